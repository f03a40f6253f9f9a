import type { Seat } from '../../../src-engine/core/game.ts'
import { placesOf } from '../../../src-engine/core/places.ts'
import type { FormatView, SeatStanding } from '../../../src-engine/formats/index.ts'

/** What the view of a game in a format tells of who is out. */
type Standings = Pick<FormatView, 'seatOrder' | 'teams' | 'points'> & {
  readonly seats: { readonly [seat: Seat]: Pick<SeatStanding, 'wentOut'> }
  /** Once it is over. */
  readonly winners?: readonly Seat[]
}

/**
 * Finishing places of a game in a format, as statistics count them: winners first, a team together, then by points where
 * they decide, else by who stayed in longer. Before the end only those are settled whom no team or point can still save.
 */
export function placesInFormat(view: Standings): ReadonlyMap<Seat, number> {
  const { seatOrder, seats, teams, points, winners } = view
  const wentOut = (seat: Seat): number => seats[seat]?.wentOut ?? seatOrder.length + 1
  if (winners === undefined) {
    if (teams !== undefined || points !== undefined) return new Map()
    return new Map(outInFormat(view).map(seat => [seat, seatOrder.length - wentOut(seat) + 1]))
  }
  if (winners.length === 0) return placesOf([seatOrder])
  const rest = seatOrder.filter(seat => !winners.includes(seat))
  if (teams !== undefined) return placesOf([winners, rest])
  const merit = (seat: Seat): number => (points === undefined ? wentOut(seat) : (points[seat] ?? 0))
  const merits = [...new Set(rest.map(merit))].sort((a, b) => b - a)
  return placesOf([winners, ...merits.map(value => rest.filter(seat => merit(seat) === value))])
}

/** Who is out of a game in a format, whatever place that will be. */
export function outInFormat({ seatOrder, seats }: Standings): readonly Seat[] {
  return seatOrder.filter(seat => seats[seat]?.wentOut !== undefined)
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
