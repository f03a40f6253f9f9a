import { randomUUID } from 'node:crypto'
import type { Given } from '../model/acts.ts'
import type { FreshSeed } from '../model/table.ts'
import type { Live } from './live.ts'

/** Seeds, names and lots nobody can predict, 128 bits each from the system's own generator, and the clock's times. */
export function givenFor({ context: { tuning }, clock }: Live): Given {
  const seed = tuning.draw() as FreshSeed
  return { now: tuning.steady(), seed, record: randomUUID(), lot: tuning.draw(), leftMs: clock.leftMs() }
}
