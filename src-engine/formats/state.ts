import type { Seat } from '../core/game.ts'
import type { Fell } from '../core/places.ts'
import type { Rules } from './format.ts'
import type { FormatEvent } from './events.ts'
import type { Place } from './seating.ts'

/**
 * One of the turns being taken. `held`: due, but not begun; `next`: just passed on, about to be tried. What lasts
 * "this turn" carries its `id`.
 */
export interface Turn {
  readonly id: number
  /** Whose it is; for a team's turn, the seat it came to. */
  readonly of: Seat
  readonly state: 'running' | 'held' | 'next'
  /** It is removed at its end, not passed on (RULES FMT-14). */
  readonly leaving: boolean
}

export interface Ended {
  readonly winners: readonly Seat[]
  readonly draw: boolean
  /** The turns under way as the game ended, for a judge who opens it again. */
  readonly turns: readonly Turn[]
}

/** Points somebody got: for the fall of another, or (`of` left out) for being the last one in. */
export interface Score {
  readonly to: Seat
  readonly points: number
  readonly of?: Seat
}

/** A whole format under way: seats, positions, turns, totals. Immutable. */
export interface FormatState {
  readonly rules: Rules
  /** Everybody who sat down, clockwise: the next one sits to the left. */
  readonly seats: readonly Seat[]
  readonly places: { readonly [seat: Seat]: Place }
  /** Positions that count for range, clockwise: everybody in, and empty seats until a turn passes by. */
  readonly ring: readonly Seat[]
  /** Who went out, first to last, those of the same moment together. */
  readonly fell: Fell
  /** Of those who are out, who knocked them out, where that is known. */
  readonly knockedOutBy: { readonly [seat: Seat]: Seat }
  /** By the seat that keeps the total: for a shared one, the team's first. */
  readonly life: { readonly [seat: Seat]: number }
  readonly points: { readonly [seat: Seat]: number }
  /** What the points were got for, so that they can be given back with who is put back. */
  readonly scores: readonly Score[]
  readonly turns: readonly Turn[]
  readonly nextTurn: number
  readonly turnsAllowed: number
  /** Turns each seat has begun. */
  readonly turnsBegun: { readonly [seat: Seat]: number }
  /** One Deck: who gets whose things at the end of this turn. */
  readonly inheritances: readonly { readonly to: Seat; readonly of: Seat }[]
  readonly ended?: Ended
}

/** A next state and what happened on the way. */
export interface Step {
  readonly state: FormatState
  readonly events: readonly FormatEvent[]
}

/** What never changes is looked through once. */
const fallenIn = new WeakMap<Fell, ReadonlySet<Seat>>()

/** Everybody who is out. */
export function fallen({ fell }: Pick<FormatState, 'fell'>): ReadonlySet<Seat> {
  let seats = fallenIn.get(fell)
  if (seats === undefined) fallenIn.set(fell, (seats = new Set(fell.flat())))
  return seats
}

export function isIn(state: FormatState, seat: Seat): boolean {
  return state.seats.includes(seat) && !fallen(state).has(seat)
}

export function playersIn(state: FormatState): readonly Seat[] {
  return state.fell.length === 0 ? state.seats : state.seats.filter(seat => !fallen(state).has(seat))
}

/** `eliminated`: out, but the position still counts for range; `gone`: the neighbours have moved together. */
export function statusOf(state: FormatState, seat: Seat): 'in' | 'eliminated' | 'gone' {
  if (isIn(state, seat)) return 'in'
  return state.ring.includes(seat) ? 'eliminated' : 'gone'
}

/** The seats of a team: 0 is that of the player the seating is counted from (RULES FMT-19). */
export function teamSeats(state: FormatState, team: 0 | 1): readonly Seat[] {
  return state.seats.filter(seat => state.places[seat]?.team === team)
}

export function hasTeams(state: FormatState): boolean {
  return state.seats.some(seat => state.places[seat]?.team !== undefined)
}

export function areTeamMates(state: FormatState, a: Seat, b: Seat): boolean {
  const team = state.places[a]?.team
  return a !== b && team !== undefined && state.places[b]?.team === team
}

/** These seats and, where a team shares one total and goes out together, all of their teams (RULES FMT-8). */
export function withTeams(state: FormatState, seats: readonly Seat[]): readonly Seat[] {
  if (!state.rules.sharedLife) return seats
  const all = seats.flatMap(seat => teamSeats(state, state.places[seat]?.team ?? 0))
  return [...new Set([...seats, ...all])]
}

/** The seat under which a seat's life total is kept. */
export function lifeTotalSeat(state: FormatState, seat: Seat): Seat {
  if (!state.rules.sharedLife) return seat
  const team = state.places[seat]?.team
  return team === undefined ? seat : teamSeats(state, team)[0]!
}

export function lifeOf(state: FormatState, seat: Seat): number {
  return state.life[lifeTotalSeat(state, seat)] ?? 0
}

/** Who takes this turn: one player, or all of a team that are in. */
export function playersOfTurn(state: FormatState, turn: Turn): readonly Seat[] {
  if (state.rules.turns !== 'team') return [turn.of]
  return playersIn(state).filter(seat => seat === turn.of || areTeamMates(state, seat, turn.of))
}

/** Everybody whose turn it is, in seat order. */
export function activePlayers(state: FormatState): readonly Seat[] {
  const having: Seat[] = []
  for (const turn of state.turns) if (turn.state === 'running') having.push(...playersOfTurn(state, turn))
  return having.length < 2 ? having : state.seats.filter(seat => having.includes(seat))
}

/** Everybody whose turn is due but held back, in seat order. */
export function waitingPlayers(state: FormatState): readonly Seat[] {
  const held = state.turns.filter(turn => turn.state !== 'running').map(turn => turn.of)
  return state.seats.filter(seat => held.includes(seat))
}

/** The next player still in, one way round or the other; the seat itself if there is no other. */
export function neighbour(state: FormatState, seat: Seat, side: 'left' | 'right'): Seat {
  const { seats } = state
  const here = seats.indexOf(seat)
  const step = side === 'left' ? 1 : seats.length - 1
  for (let k = 1; k < seats.length; k++) {
    const there = seats[(here + k * step) % seats.length]!
    if (!fallen(state).has(there)) return there
  }
  return seat
}
