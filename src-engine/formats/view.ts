import type { Seat } from '../core/game.ts'
import { bySeat } from '../core/seat.ts'
import type { Fell } from '../core/places.ts'
import { mayAttack, mayMoveTo } from './attack.ts'
import { describeRules, type RuleDescription } from './descriptions.ts'
import type { FormatId, Rules } from './format.ts'
import { playersInRange, sphereOf } from './range.ts'
import type { Place } from './seating.ts'
import {
  activePlayers,
  areTeamMates,
  hasTeams,
  lifeOf,
  playersOfTurn,
  statusOf,
  teamSeats,
  waitingPlayers,
  type FormatState,
} from './state.ts'
import { blockingTurns, playersInBothSpheres } from './turns.ts'
import { outcomeOf } from './victory.ts'

// What games in a format show of it and answer alike. Aliases, not interfaces: only those are JSON to the compiler.

type BySeat<Value> = { readonly [seat: Seat]: Value }

/** A turn that waits, and why: whose turns stand in the way, and who would be in two spheres. */
export type HeldTurn = {
  readonly seat: Seat
  readonly behind: readonly Seat[]
  readonly sharers: readonly Seat[]
}

/** How one seat stands. */
export type SeatStanding = Pick<Place, 'team' | 'role'> & {
  readonly status: ReturnType<typeof statusOf>
  /** Turns it has begun. */
  readonly turns: number
}

/** Seats, ranges and turns. */
export type FormatView = {
  /** Whose turns are being taken, and whose wait. */
  readonly turns: readonly Seat[]
  readonly waiting: readonly Seat[]
  readonly held: readonly HeldTurn[]
  /** Whose turn is removed at its end. */
  readonly leaving: readonly Seat[]
  readonly turnsAllowed: number
  readonly inRange: BySeat<readonly Seat[]>
  readonly sphere: BySeat<readonly Seat[]>
  readonly mayAttack: BySeat<readonly Seat[]>
  readonly mayMoveTo: BySeat<readonly Seat[]>
  readonly teams?: readonly (readonly Seat[])[]
  readonly life: BySeat<number>
  /** Where they decide. */
  readonly points?: BySeat<number>
  readonly seatOrder: readonly Seat[]
  /** Who went out, first to last, those of the same moment together. */
  readonly fell: Fell
}

/** What is played, settled from the format, the book and the host's choices. */
export type FormatFacts = Pick<Rules, 'base' | 'range' | 'attack' | 'moving' | 'wins' | 'talk' | 'handSize'> & {
  readonly id: FormatId
  /** The rules in words, as codes. */
  readonly words: readonly RuleDescription[]
}

export function formatView(state: FormatState): FormatView {
  const { rules, seats, turns } = state
  const running = turns.filter(turn => turn.state === 'running')
  return {
    turns: activePlayers(state),
    waiting: waitingPlayers(state),
    held: turns
      .filter(turn => turn.state !== 'running')
      .map(turn => {
        const against = blockingTurns(state, turn)
        const sharers = playersInBothSpheres(state, turn, against)
        return { seat: turn.of, behind: against.map(other => other.of), sharers }
      }),
    leaving: turns.filter(turn => turn.leaving).map(turn => turn.of),
    turnsAllowed: state.turnsAllowed,
    inRange: bySeat(seats, seat => playersInRange(state, seat)),
    sphere: Object.fromEntries(
      running.flatMap(turn => playersOfTurn(state, turn).map(seat => [seat, sphereOf(state, turn)])),
    ),
    mayAttack: bySeat(seats, seat => mayAttack(state, seat)),
    mayMoveTo: bySeat(seats, seat => mayMoveTo(state, seat)),
    ...(hasTeams(state) ? { teams: [teamSeats(state, 0), teamSeats(state, 1)] } : {}),
    life: bySeat(seats, seat => lifeOf(state, seat)),
    ...(rules.wins === 'points' ? { points: bySeat(seats, seat => state.points[seat] ?? 0) } : {}),
    // A list beside what is kept by seat: the difference between two views does not show a change in the order of keys.
    seatOrder: seats,
    fell: state.fell,
  }
}

export function formatFacts({ rules }: FormatState): FormatFacts {
  const { format: id, base, range, attack, moving, wins, talk, handSize } = rules
  return { id, base, range, attack, moving, wins, talk, handSize, words: describeRules(rules) }
}

export function seatStanding(state: FormatState, seat: Seat): SeatStanding {
  const { team, role } = state.places[seat]!
  return {
    status: statusOf(state, seat),
    ...(team === undefined ? {} : { team }),
    ...(role === undefined ? {} : { role }),
    turns: state.turnsBegun[seat] ?? 0,
  }
}

type InFormat = { readonly format: FormatState }

/** What every game in a format answers alike. */
export const formatMembers = {
  outcome: ({ format }: InFormat) => outcomeOf(format),
  tallies: ({ format }: InFormat, seat: Seat) => ({
    turns: format.turnsBegun[seat] ?? 0,
    ...(format.rules.wins === 'points' ? { points: format.points[seat] ?? 0 } : {}),
  }),
  knockedOutBy: ({ format }: InFormat, seat: Seat) => format.knockedOutBy[seat],
  team: ({ format }: InFormat, seat: Seat) =>
    // Where table talk is forbidden, a team has no chat of its own (RULES FMT-6, 7).
    format.rules.talk ? format.seats.filter(other => other === seat || areTeamMates(format, other, seat)) : [seat],
}
