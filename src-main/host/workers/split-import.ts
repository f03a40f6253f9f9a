import { z } from 'zod'
import { piecesOf } from '../../store/import-pieces.ts'
import type { ImportAnswer, ImportTask } from '../context/worker-tasks.ts'

const bundle = z.object({ person: z.string().max(80), items: z.array(z.unknown()).max(10_000) })

/** Splits a file with everything a host keeps: the pieces are checked here and stored one by one on the host's thread. */
export function splitImport({ file }: ImportTask, wanted: () => boolean): ImportAnswer {
  let raw: unknown
  try {
    raw = JSON.parse(file)
  } catch {
    return {}
  }
  const read = bundle.safeParse(raw)
  if (!read.success) return {}
  const { person, items } = read.data
  const pieces: string[] = []
  let unreadable = 0
  for (const item of items) {
    if (!wanted()) throw new Error('nobody waits for it')
    const some = piecesOf(item)
    if (some === undefined) unreadable++
    else pieces.push(...some.map(piece => JSON.stringify(piece)))
  }
  return { file: { person, pieces, unreadable } }
}
