import { entryOf } from '../core/json.ts'
import type { Seat } from '../core/game.ts'
import { isIn, standing, takers, type Circle, type Turn } from './state.ts'
import type { Range } from './format.ts'

/** How far a seat's spells reach. */
export function rangeOf(circle: Circle, seat: Seat): Range {
  const { rules, places } = circle
  const chair = entryOf(places, seat)
  if (chair?.role === 'emperor') return rules.emperorRange ?? rules.range
  return chair?.inner ? (rules.innerRange ?? rules.range) : rules.range
}

/** Steps from one position to another round the ring to the left, empty positions counted; nothing if either is gone. */
export function stepsLeft(circle: Circle, from: Seat, to: Seat): number | undefined {
  const { ring } = circle
  const a = ring.indexOf(from)
  const b = ring.indexOf(to)
  return a < 0 || b < 0 ? undefined : (b - a + ring.length) % ring.length
}

/** Positions a seat has in range, empty ones too (RULES FMT-4); its own is one of them. In seat order, as the ring is. */
export function positionsNear(circle: Circle, seat: Seat): readonly Seat[] {
  const { ring } = circle
  const range = rangeOf(circle, seat)
  const here = ring.indexOf(seat)
  if (here < 0) return []
  if (range === 'unlimited') return ring
  return ring.filter((_, i) => {
    const left = (i - here + ring.length) % ring.length
    return Math.min(left, ring.length - left) <= range
  })
}

/** A circle is never changed: whom each seat reaches is worked out once for it. */
const reached = new WeakMap<Circle, Map<Seat, readonly Seat[]>>()

/** The players a seat's spells reach, itself included (RULES FMT-2), in seat order. Nobody, for one who is out. */
export function reach(circle: Circle, seat: Seat): readonly Seat[] {
  let known = reached.get(circle)
  if (known === undefined) reached.set(circle, (known = new Map()))
  let seats = known.get(seat)
  if (seats === undefined) {
    seats = isIn(circle, seat) ? positionsNear(circle, seat).filter(one => !circle.out.includes(one)) : []
    known.set(seat, seats)
  }
  return seats
}

export function inRange(circle: Circle, from: Seat, of: Seat): boolean {
  return reach(circle, from).includes(of)
}

/** Something on the table: where it lies and whom it obeys. */
export interface Thing {
  readonly territory: Seat
  readonly controller: Seat
}

/** Whether a seat may aim at a thing (RULES FMT-17): by where it lies, unless the table measures by control. */
export function mayTarget(circle: Circle, from: Seat, thing: Thing): boolean {
  return inRange(circle, from, circle.rules.rangeBasis === 'controller' ? thing.controller : thing.territory)
}

/** Whether what a seat does without a target touches a thing (RULES FMT-17): by control, unless measured by territory. */
export function touches(circle: Circle, from: Seat, thing: Thing): boolean {
  return inRange(circle, from, circle.rules.rangeBasis === 'territory' ? thing.territory : thing.controller)
}

/** The player having a turn and everybody in range (RULES FMT-13), in seat order; of a team's turn, both members'. */
export function sphereOf(circle: Circle, turn: Turn): readonly Seat[] {
  const reached = takers(circle, turn).flatMap(seat => reach(circle, seat))
  return circle.seats.filter(seat => reached.includes(seat))
}

/**
 * Who may answer during a turn (RULES FMT-17): everybody, or with several turns at once the players of the sphere and
 * `aimedAt`, those at whom, or into whose territory, something on that turn's stack is aimed. In seat order.
 */
export function mayRespond(circle: Circle, turn: Turn, aimedAt: readonly Seat[]): readonly Seat[] {
  const { turns } = circle.rules
  if (turns === 'one' || turns === 'team') return standing(circle)
  const asked = new Set([...sphereOf(circle, turn), ...aimedAt])
  return standing(circle).filter(seat => asked.has(seat))
}
