import type { Seat } from '../core/game.ts'
import {
  isIn,
  lifeTotalSeat,
  lifeOf,
  neighbour,
  playersIn,
  teamSeats,
  withTeams,
  type FormatState,
  type Step,
  type Turn,
} from './state.ts'
import { endTurnsOfEliminated } from './elimination.ts'
import type { FormatEvent } from './events.ts'
import { playersInRange, stepsLeft } from './range.ts'
import { initialTurnCount, turnCountFor } from './turn-count.ts'
import { beginTurns } from './turns.ts'

/** A judge sets totals as they should be; nobody goes out by this. */
export function setLife(state: FormatState, totals: { readonly [seat: Seat]: number }): FormatState {
  const life = { ...state.life }
  for (const [seat, total] of Object.entries(totals)) life[lifeTotalSeat(state, seat)] = total
  return { ...state, life }
}

/** A judge sets points; what they were scored for is no longer counted. */
export function setPoints(state: FormatState, totals: { readonly [seat: Seat]: number }): FormatState {
  const scores = state.scores.filter(score => totals[score.to] === undefined)
  return { ...state, points: { ...state.points, ...totals }, scores }
}

/**
 * A judge puts players back in, whole teams where these stand and fall together (RULES FMT-8): their positions count
 * again, with at least 1 life; a finished game goes on. Turns stay with those who have them. What their fall brought
 * goes back: points, and turns that it took away; one that would now share a player with another's sphere is held back.
 */
export function reinstate(state: FormatState, named: readonly Seat[]): Step {
  const { ended, ...open } = state
  const seats = withTeams(state, named)
  const fell = state.fell.map(group => group.filter(seat => !seats.includes(seat))).filter(group => group.length > 0)
  const life = { ...state.life }
  const knockedOutBy = { ...state.knockedOutBy }
  for (const seat of seats) {
    delete knockedOutBy[seat]
    const keeper = lifeTotalSeat(state, seat)
    life[keeper] = Math.max(1, life[keeper] ?? 0)
  }
  const ring = state.seats.filter(seat => state.ring.includes(seat) || seats.includes(seat))
  const turns = ended?.turns ?? state.turns
  const scored = giveBackPoints({ ...open, fell, knockedOutBy, life, ring, turns }, seats)
  const next = moreTurns(scored.state)
  const settled = endTurnsOfEliminated({ ...next, turns: withSeparateSpheres(next) })
  return { state: settled.state, events: [...scored.events, ...settled.events] }
}

/** Points got for the fall of players who are in again, and for being the last one in, which nobody is any more. */
function giveBackPoints(state: FormatState, seats: readonly Seat[]): Step {
  const events: FormatEvent[] = []
  const points = { ...state.points }
  const back = state.scores.filter(score => score.of === undefined || seats.includes(score.of))
  for (const { to, points: n, of = seats[0]! } of back) {
    const total = (points[to] ?? 0) - n
    points[to] = total
    events.push({ type: 'points', seat: to, points: -n, total, for: 'put-back', of })
  }
  return { state: { ...state, points, scores: state.scores.filter(score => !back.includes(score)) }, events }
}

/**
 * A judge puts right who sits where: two players change chairs. What hangs on the chair is that of the new one: neighbours,
 * team and role, the team's life and turn (RULES FMT-19). A player's own life, points and turn go along. Nothing where
 * each plays the colours of their place (RULES FMT-15).
 */
export function swapSeats(state: FormatState, a: Seat, b: Seat): Step | undefined {
  if (state.seats.some(seat => state.places[seat]?.point !== undefined)) return undefined
  const other = (seat: Seat): Seat => (seat === a ? b : seat === b ? a : seat)
  const seats = state.seats.map(other)
  const places = Object.fromEntries(
    seats.map(seat => {
      const chair = state.places[other(seat)]!
      return [seat, chair.across === undefined ? chair : { ...chair, across: other(chair.across) }]
    }),
  )
  const sat: FormatState = {
    ...state,
    seats,
    places,
    ring: seats.filter(seat => state.ring.includes(seat)),
    turns: state.rules.turns === 'team' ? state.turns.map(turn => ({ ...turn, of: other(turn.of) })) : state.turns,
  }
  const life = state.rules.sharedLife
    ? Object.fromEntries(
        ([0, 1] as const).map(team => [teamSeats(sat, team)[0]!, lifeOf(state, teamSeats(state, team)[0]!)]),
      )
    : state.life
  const next = { ...sat, life }
  return beginTurns({ ...next, turns: withSeparateSpheres(next) })
}

/** As many turns as before so few were in (RULES FMT-14): one that has not gone yet stays, one that has begins again. */
function moreTurns(state: FormatState): FormatState {
  const { rules, seats } = state
  const turnsAllowed = turnCountFor(rules, playersIn(state).length, initialTurnCount(rules, seats.length))
  let room = turnsAllowed - state.turns.filter(turn => !turn.leaving).length
  const turns = state.turns.map((turn): Turn => {
    if (!turn.leaving || room <= 0) return turn
    room--
    return { ...turn, leaving: false }
  })
  let next: FormatState = { ...state, turnsAllowed, turns }
  for (; room > 0; room--) next = anotherTurn(next)
  return next
}

/** One more turn, for the player farthest from every other. */
function anotherTurn(state: FormatState): FormatState {
  const steps = (seat: Seat, other: Seat): number => {
    const left = stepsLeft(state, seat, other) ?? 0
    return Math.min(left, state.ring.length - left)
  }
  const free = (seat: Seat): number => Math.min(state.ring.length, ...state.turns.map(turn => steps(seat, turn.of)))
  const of = playersIn(state).reduce((best, seat) => (free(seat) > free(best) ? seat : best))
  const turn: Turn = { id: state.nextTurn, of, state: 'next', leaving: false }
  return { ...state, turns: [...state.turns, turn], nextTurn: state.nextTurn + 1 }
}

/** A judge says whose turn it is; every other turn ends at once. */
export function assignTurns(state: FormatState, seats: readonly Seat[]): Step {
  const given = seats.map(seat => (isIn(state, seat) ? seat : neighbour(state, seat, 'left')))
  const turns = [...new Set(given)].map((of, i): Turn => ({
    id: state.nextTurn + i,
    of,
    state: 'next',
    leaving: false,
  }))
  return beginTurns({ ...state, turns, nextTurn: state.nextTurn + turns.length })
}

function withSeparateSpheres(state: FormatState): readonly Turn[] {
  if (state.rules.turns !== 'spheres') return state.turns
  const taken = new Set<Seat>()
  return state.turns.map(turn => {
    if (turn.state !== 'running') return turn
    const sphere = playersInRange(state, turn.of)
    if (sphere.some(seat => taken.has(seat))) return { ...turn, state: 'held' }
    for (const seat of sphere) taken.add(seat)
    return turn
  })
}
