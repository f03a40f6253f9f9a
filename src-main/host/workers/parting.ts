import { z } from 'zod'
import type { Parted, Parting } from './words.ts'

const bundle = z.object({ person: z.string().max(80), items: z.array(z.unknown()).max(10_000) })

/** Takes a file of everything a host keeps apart, so that its things can be read one by one. */
export function partsOf({ file }: Parting): Parted {
  let raw: unknown
  try {
    raw = JSON.parse(file)
  } catch {
    return {}
  }
  const read = bundle.safeParse(raw)
  if (!read.success) return {}
  return { person: read.data.person, items: read.data.items.map(item => JSON.stringify(item ?? null)) }
}
