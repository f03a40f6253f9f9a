import { z } from 'zod'

/** Whether a process whose lease has run out answers at its own address: then only Redis is out of its reach. */
export type Probed = 'answers' | 'refused' | 'silent'

const infoShape = z.object({ process: z.string() })

/** Asks all its addresses. `refused`: nothing of it listens there any more, so it has ended. */
export async function probe(process: string, addresses: readonly string[], withinMs: number): Promise<Probed> {
  const all = await Promise.all(
    addresses.map(async (address): Promise<Probed> => {
      try {
        const answer = await fetch(`${address}/info`, { signal: AbortSignal.timeout(Math.round(withinMs)) })
        // Another one may have its port by now.
        return infoShape.parse(await answer.json()).process === process ? 'answers' : 'refused'
      } catch (error) {
        if (error instanceof z.ZodError) return 'refused'
        const { cause } = error as { cause?: { code?: string } }
        return cause?.code === 'ECONNREFUSED' ? 'refused' : 'silent'
      }
    }),
  )
  if (all.includes('answers')) return 'answers'
  return all.includes('silent') ? 'silent' : 'refused'
}
