import type { Blank } from '../core/game.ts'
import type { Json } from '../core/json.ts'

/** One of these. */
export function one(from: readonly Json[]): Blank {
  return { pick: 'one', from }
}

/** So many of these. */
export function some(from: readonly Json[], min: number, max: number): Blank {
  return { pick: 'some', from, min, max }
}
