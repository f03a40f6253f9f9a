import type { Coded } from '../core/coded.ts'
import { entryOf } from '../core/json.ts'
import type { Seat } from '../core/game.ts'

export const colours = ['white', 'blue', 'black', 'red', 'green'] as const
export type Colour = (typeof colours)[number]
export type Pair = readonly [Colour, Colour]

/** The five friendly pairs, clockwise: neighbours share a colour, the two across play the enemy colour (RULES FMT-15). */
export const starPairs: readonly Pair[] = [
  ['white', 'blue'],
  ['blue', 'black'],
  ['black', 'red'],
  ['red', 'green'],
  ['green', 'white'],
]

/** The colour a pair fights: the one across from the two in the circle of colours. */
export function enemyColour(pair: Pair): Colour {
  const at = pairAt(pair)
  return colours[(at + 3) % 5]!
}

/** Which of the five pairs these two colours are, in either order; −1 if they are none. */
function pairAt(pair: readonly Colour[]): number {
  return starPairs.findIndex(one => pair.length === 2 && one.every(colour => pair.includes(colour)))
}

/**
 * The pairs of a table's seats, the first seat of `seats` taking the first turn. Nothing told: white-blue first and
 * round (RULES FMT-19). Told: every seat must have a pair, and they must follow each other round the star.
 */
export function starSeating(
  seats: readonly Seat[],
  told: { readonly [seat: Seat]: readonly Colour[] } | undefined,
): readonly Pair[] | Coded {
  if (told === undefined) return seats.map((_, i) => starPairs[i % 5]!)
  const stranger = Object.keys(told).find(seat => !seats.includes(seat))
  if (stranger !== undefined) return { code: 'colours-stranger', params: { option: 'colours', seat: stranger } }
  const at = seats.map(seat => pairAt(entryOf(told, seat) ?? []))
  const missing = at.findIndex(one => one < 0)
  if (missing >= 0) return { code: 'colours-pairs', params: { option: 'colours' } }
  if (at.some((one, i) => one !== (at[0]! + i) % 5)) {
    return { code: 'colours-order', params: { option: 'colours' } }
  }
  return at.map(one => starPairs[one]!)
}
