import type { Outcome, Seat } from './game.ts'

/** Seats in the order they fell, first to last: those who fell in the same moment are in one list. */
export type Fell<S = Seat> = readonly (readonly S[])[]

/**
 * Everybody by finishing place, best first: `ahead` as it stands, then all who are still in, then those who fell, the
 * latest first. Whoever fell in the same moment shares a place; who is `ahead` stands there, fallen or not.
 */
export function placesAfter<S = Seat>(seats: readonly S[], fell: Fell<S>, ahead: Fell<S> = []): Fell<S> {
  const placed = new Set(ahead.flat())
  const fallen = new Set(fell.flat())
  const left = seats.filter(seat => !placed.has(seat) && !fallen.has(seat))
  const behind = fell.toReversed().map(group => seats.filter(seat => group.includes(seat) && !placed.has(seat)))
  return [...ahead, left, ...behind].filter(group => group.length > 0)
}

/**
 * Each seat's finishing place, from 1, for podium and statistics alike: who shares a place takes up those behind it
 * (1, 2, 2, 4). Of sides the second is second, however many the first are.
 */
export function placesOf({ places, sides }: Pick<Outcome, 'places' | 'sides'>): ReadonlyMap<Seat, number> {
  const of = new Map<Seat, number>()
  for (const [at, group] of places.entries()) {
    const place = sides ? at + 1 : of.size + 1
    for (const seat of group) of.set(seat, place)
  }
  return of
}

/** The places that are settled while a game goes on in which nobody comes back: of those who fell. */
export function placesSoFar(seats: readonly Seat[], fell: Fell): ReadonlyMap<Seat, number> {
  const fallen = new Set(fell.flat())
  const places = placesOf({ places: placesAfter(seats, fell), sides: false })
  return new Map([...places].filter(([seat]) => fallen.has(seat)))
}
