import type { Redis } from 'ioredis'
import { z } from 'zod'
import { keys } from './keys.ts'

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

export const copiedFolder =
  'another host of this event was started from a copy of the same data folder; start this one once with --new-house'

const saidShape = z.object({ addresses: z.array(z.string()) })

/** Whether another host is there under the name of this one, which has not said anything yet: their data folders are copies. */
export async function isFolderCopied(redis: Redis, process: string, withinMs: number): Promise<boolean> {
  const [lives, said] = await Promise.all([redis.exists(keys.lobby(process)), redis.hget(keys.hosts, process)])
  if (lives === 0 || said === null) return false
  // One that was killed a moment ago lives on in Redis, and answers no more.
  return (await probe(process, saidShape.parse(JSON.parse(said)).addresses, withinMs)) === 'answers'
}
