import type { Seat } from '../../../src-engine/core/game.ts'
import { placesOf, placesSoFar } from '../../../src-engine/core/places.ts'
import type { FormatView } from '../../../src-engine/formats/index.ts'
import { finishOf } from '../../../src-engine/formats/places.ts'

/** What the view of a game in a format tells of who is out. */
type Standings = Pick<FormatView, 'seatOrder' | 'fell' | 'teams' | 'points'> & {
  /** Once it is over. */
  readonly winners?: readonly Seat[]
}

/**
 * Finishing places of a game in a format, as statistics count them. Before the end only those are settled whom no team
 * or point can still save.
 */
export function placesInFormat(view: Standings): ReadonlyMap<Seat, number> {
  const { seatOrder, fell, teams, points, winners } = view
  if (winners !== undefined) return placesOf(finishOf(view, winners))
  return teams === undefined && points === undefined ? placesSoFar(seatOrder, fell) : new Map()
}

/** Who is out of a game in a format, whatever place that will be. */
export function outInFormat({ fell }: Standings): readonly Seat[] {
  return fell.flat()
}

/** The seat that has most of something, and how much; nobody where several have as much or none has any. */
export function soleLeader(
  seats: readonly Seat[],
  count: (seat: Seat) => number,
): { readonly seat: Seat; readonly n: number } | undefined {
  const n = Math.max(0, ...seats.map(count))
  const [seat, other] = n === 0 ? [] : seats.filter(one => count(one) === n)
  return seat === undefined || other !== undefined ? undefined : { seat, n }
}
