import type { JsonObject } from '../../../src-engine/core/json.ts'
import { rulesFor, type FormatOptions, type Rules } from '../../../src-engine/formats/index.ts'

/** The format's rules before anything is dealt, as the house rules say them; what is left out is as usual. */
export function rulesOf(options: JsonObject, seats: number): Rules {
  const usual = { format: 'free-for-all', rules: 'booklet', peace: 0, handSize: 7, small: false, reduce: 'early' }
  return rulesFor({ ...usual, ...options } as FormatOptions, seats)
}

/** How many may sit down in the format that is chosen: the least and the most. */
export function playersIn(options: JsonObject): readonly [number, number] {
  const { seats } = rulesOf(options, 4)
  return 'min' in seats ? [seats.min, seats.max] : [Math.min(...seats.exactly), Math.max(...seats.exactly)]
}
