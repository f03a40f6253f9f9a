import type { Coded } from '../core/coded.ts'
import type { Seat } from '../core/game.ts'

/** The five colours that decks of creature duels are built from, in their usual order. */
export const colours = ['white', 'blue', 'black', 'red', 'green'] as const
export type Colour = (typeof colours)[number]

/** The colours of the star format (RULES FMT-15): the format knows its five points, the games that play it these pairs. */

export type Pair = readonly [Colour, Colour]

/** The friendly pair of each point of the star, clockwise: neighbours share a colour, the two across have the enemy colour. */
export const starPairs: readonly Pair[] = [
  ['white', 'blue'],
  ['blue', 'black'],
  ['black', 'red'],
  ['red', 'green'],
  ['green', 'white'],
]

/** The colour a pair fights: the one across from the two in the circle of colours. */
export function enemyColour(pair: Pair): Colour {
  return colours[(pointOf(pair) + 3) % 5]!
}

/** Which point of the star has these two colours, in either order; −1 if they are no friendly pair. */
export function pointOf(pair: readonly Colour[]): number {
  return starPairs.findIndex(known => pair.length === 2 && known.every(colour => pair.includes(colour)))
}

/** What the host may choose: each seat's pair. */
export interface StarOptions {
  readonly format: string
  readonly colours?: { readonly [seat: Seat]: readonly Colour[] }
}

/**
 * The points of the star the chosen colours put the seats at, in seat order. Nothing if none were chosen: then the
 * seating counts from the first player (RULES FMT-19); nor where no star can be played. A code, if a seat has no pair or they don't follow each other
 * round the star.
 */
export function starPoints(
  seats: readonly Seat[],
  { format, colours: chosen }: StarOptions,
): readonly number[] | Coded | undefined {
  if (chosen === undefined || format !== 'star' || seats.length !== 5) return undefined
  const stranger = Object.keys(chosen).find(seat => !seats.includes(seat))
  if (stranger !== undefined) return { code: 'colours-stranger', params: { option: 'colours', seat: stranger } }
  const points = seats.map(seat => pointOf(chosen[seat] ?? []))
  if (points.some(point => point < 0)) return { code: 'colours-pairs', params: { option: 'colours' } }
  if (points.some((point, i) => point !== (points[0]! + i) % 5)) {
    return { code: 'colours-order', params: { option: 'colours' } }
  }
  return points
}
