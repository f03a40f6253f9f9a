import type { Outcome, Seat } from '../core/game.ts'
import { placesAfter, type Fell } from '../core/places.ts'

/** What the finishing places of a game in a format follow from, in its state as in a view of it. */
export interface Finish {
  readonly seatOrder: readonly Seat[]
  readonly fell: Fell
  /** Who plays together, where there are teams. */
  readonly teams?: readonly (readonly Seat[])[]
  /** Where they decide. */
  readonly points?: { readonly [seat: Seat]: number }
}

/**
 * Everybody by finishing place. A team finishes as one, with its fallen members. Else the winners come first, then by
 * points where they decide, then who stayed in longer. A draw is shared by those still in, and by those who fell last
 * where nobody is (RULES CLA-10).
 */
export function finishOf(
  { seatOrder, fell, teams, points }: Finish,
  winners: readonly Seat[],
): Pick<Outcome, 'places' | 'sides'> {
  if (teams !== undefined) {
    const places = winners.length === 0 ? [seatOrder] : [winners, seatOrder.filter(seat => !winners.includes(seat))]
    return { places, sides: true }
  }
  const ahead = winners.length === 0 ? [] : [winners]
  if (points === undefined) return { places: placesAfter(seatOrder, fell, ahead), sides: false }
  const first = winners.length === 0 ? placesAfter(seatOrder, fell)[0]! : winners
  const pointsOf = (seat: Seat): number => points[seat] ?? 0
  const rest = seatOrder.filter(seat => !first.includes(seat))
  const ranks = [...new Set(rest.map(pointsOf))].toSorted((a, b) => b - a)
  return { places: [first, ...ranks.map(n => rest.filter(seat => pointsOf(seat) === n))], sides: false }
}
