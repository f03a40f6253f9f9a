import type { Seat } from '../core/game.ts'
import { fallen, isIn, playersIn, playersOfTurn, type FormatState, type Turn } from './state.ts'
import type { Range } from './format.ts'

/** How far a seat's spells reach. */
export function rangeOf(state: FormatState, seat: Seat): Range {
  const { rules, places } = state
  const chair = places[seat]
  if (chair?.role === 'emperor') return rules.emperorRange ?? rules.range
  return chair?.inner ? (rules.innerRange ?? rules.range) : rules.range
}

/** Steps from one position to another round the ring to the left, empty positions counted; nothing if either is gone. */
export function stepsLeft(state: FormatState, from: Seat, to: Seat): number | undefined {
  const { ring } = state
  const a = ring.indexOf(from)
  const b = ring.indexOf(to)
  return a < 0 || b < 0 ? undefined : (b - a + ring.length) % ring.length
}

/** Positions a seat has in range, empty ones too (RULES FMT-4); its own is one of them. In seat order, as the ring is. */
export function positionsInRange(state: FormatState, seat: Seat): readonly Seat[] {
  const { ring } = state
  const range = rangeOf(state, seat)
  const here = ring.indexOf(seat)
  if (here < 0) return []
  if (range === 'unlimited') return ring
  return ring.filter((_, i) => {
    const left = (i - here + ring.length) % ring.length
    return Math.min(left, ring.length - left) <= range
  })
}

/**
 * Whom each seat reaches hangs on little of a state, and is worked out once for as long as that stays as it is. Chairs
 * change with `seats` alone.
 */
interface Reach extends Pick<FormatState, 'rules' | 'seats' | 'fell'> {
  readonly players: Map<Seat, readonly Seat[]>
  readonly spheres: Map<Seat, readonly Seat[]>
}
const reaches = new WeakMap<FormatState['ring'], Reach>()

function reachIn({ rules, seats, ring, fell }: FormatState): Reach {
  const known = reaches.get(ring)
  if (known?.fell === fell && known.rules === rules && known.seats === seats) return known
  const reach = { rules, seats, fell, players: new Map(), spheres: new Map() }
  reaches.set(ring, reach)
  return reach
}

/** The players a seat's spells reach, itself included (RULES FMT-2), in seat order. Nobody, for one who is out. */
export function playersInRange(state: FormatState, seat: Seat): readonly Seat[] {
  const { players } = reachIn(state)
  let seats = players.get(seat)
  if (seats === undefined) {
    seats = isIn(state, seat) ? positionsInRange(state, seat).filter(other => !fallen(state).has(other)) : []
    players.set(seat, seats)
  }
  return seats
}

export function inRange(state: FormatState, from: Seat, of: Seat): boolean {
  return playersInRange(state, from).includes(of)
}

/** A permanent: in whose territory it stands and who controls it. */
export interface Thing {
  readonly territory: Seat
  readonly controller: Seat
}

/** Whether a seat may aim at a thing (RULES FMT-17): by where it lies, unless the table measures by control. */
export function mayTarget(state: FormatState, from: Seat, thing: Thing): boolean {
  return inRange(state, from, state.rules.rangeBasis === 'controller' ? thing.controller : thing.territory)
}

/**
 * Whether a seat's effect without a target affects a permanent (RULES FMT-17): by control, or where so measured, by
 * territory.
 */
export function mayAffect(state: FormatState, from: Seat, thing: Thing): boolean {
  return inRange(state, from, state.rules.rangeBasis === 'territory' ? thing.territory : thing.controller)
}

/** The player having a turn and everybody in range (RULES FMT-13), in seat order; of a team's turn, both members'. */
export function sphereOf(state: FormatState, turn: Turn): readonly Seat[] {
  const { spheres } = reachIn(state)
  let seats = spheres.get(turn.of)
  if (seats === undefined) {
    const reached = new Set(playersOfTurn(state, turn).flatMap(seat => playersInRange(state, seat)))
    seats = state.seats.filter(seat => reached.has(seat))
    spheres.set(turn.of, seats)
  }
  return seats
}

/**
 * Who may answer during a turn (RULES FMT-17): everybody, or with several turns at once the players of the sphere and
 * `aimedAt`, those at whom, or into whose territory, something on that turn's stack is aimed. In seat order.
 */
export function respondersTo(state: FormatState, turn: Turn, aimedAt: readonly Seat[]): readonly Seat[] {
  if (state.rules.turns === 'one') return playersIn(state)
  const asked = new Set([...sphereOf(state, turn), ...aimedAt])
  return playersIn(state).filter(seat => asked.has(seat))
}
