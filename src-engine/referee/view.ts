import type { Seat } from '../core/game.ts'
import { starPairs, type Pair } from '../colours/colours.ts'
import {
  describeRules,
  formats,
  hasTeams,
  blockingTurns,
  lifeOf,
  mayAttack,
  mayAttackFrom,
  mayMoveTo,
  activePlayers,
  playersInRange,
  playersInBothSpheres,
  smallestDeck,
  sphereOf,
  statusOf,
  playersOfTurn,
  teamSeats,
  waitingPlayers,
  type FormatFacts,
  type FormatState,
  type FormatView,
  type HeldTurn,
  type Rules,
  type SeatStanding,
} from '../formats/index.ts'
import { countersOf } from './counters.ts'
import { countMovedCreatures } from './creatures.ts'
import { undoableBySeat } from './take-back.ts'
import type { LogEntry, RefereeState, RoundClock } from './state.ts'
import type { Witnessed } from './events.ts'

// What the referee shows, for its screens. Aliases, not interfaces: only those are JSON to the compiler.

type BySeat<Value> = { readonly [seat: Seat]: Value }

export type RefereeSeatView = SeatStanding & {
  /** In the star. */
  readonly colours?: Pair
  readonly counters?: { readonly [name: string]: number }
  /** By who dealt them, and by name. */
  readonly dealtBy?: BySeat<{ readonly [name: string]: number }>
}

export type RefereeFormatFacts = FormatFacts &
  Pick<Rules, 'rangeBasis' | 'life' | 'sharedLife' | 'poison' | 'peace'> & {
    readonly rules: Rules['book']
    readonly smallestDeck?: number
    readonly deck?: 'two-colours' | 'shared'
  }

export type LogEntryView = { readonly [Key in keyof LogEntry]: LogEntry[Key] }
export type RoundClockView = Pick<RoundClock, 'seconds' | 'left'> & {
  readonly extensions: readonly { readonly seconds: number; readonly why?: string }[]
}

export type RefereeView = FormatView & {
  readonly phase: 'play' | 'paused' | 'over'
  readonly toAct: readonly Seat[]
  readonly turnsEnded: number
  /** Positions that count for range, clockwise. */
  readonly ring: readonly Seat[]
  /** By controller and territory: creatures that stand there, and whom they may attack (RULES FMT-3). */
  readonly moved?: BySeat<BySeat<number>>
  readonly mayAttackFrom?: BySeat<BySeat<readonly Seat[]>>
  /** `seatOrder` says in which order they sit: a judge may have put two of them right. */
  readonly seats: BySeat<RefereeSeatView>
  readonly winners?: readonly Seat[]
  readonly draw?: boolean
  readonly format: RefereeFormatFacts
  readonly host: Seat
  /** The last change, and each seat's own latest that nothing was built on. */
  readonly undo?: { readonly n: number; readonly by: Seat; readonly own: BySeat<number> }
  readonly spoils?: readonly { readonly to: Seat; readonly of: Seat }[]
  readonly paused?: NonNullable<RefereeState['paused']>
  readonly clock?: RoundClockView
  readonly decks?: RefereeState['decks']
  readonly witnessed: readonly { readonly [Key in keyof Witnessed]: Witnessed[Key] }[]
  readonly log: readonly LogEntryView[]
}

/** All there is to know, which everybody may: the paths of scenarios (SCENARIOS, Referee), and what the screens need beside them. */
export function openView(state: RefereeState): RefereeView {
  const { format } = state
  const { rules, ended } = format
  const last = state.past.at(-1)
  return {
    phase: ended === undefined ? (state.paused === undefined ? 'play' : 'paused') : 'over',
    toAct: activePlayers(format),
    turns: activePlayers(format),
    waiting: waitingPlayers(format),
    held: heldBack(format),
    leaving: format.turns.filter(turn => turn.leaving).map(turn => turn.of),
    turnsAllowed: format.turnsAllowed,
    turnsEnded: state.turnsEnded,
    ring: format.ring,
    inRange: bySeat(format, seat => playersInRange(format, seat)),
    sphere: Object.fromEntries(
      format.turns
        .filter(turn => turn.state === 'running')
        .flatMap(turn => playersOfTurn(format, turn).map(seat => [seat, sphereOf(format, turn)] as const)),
    ),
    mayAttack: bySeat(format, seat => mayAttack(format, seat)),
    mayMoveTo: bySeat(format, seat => mayMoveTo(format, seat)),
    ...(rules.moving === 'no' ? {} : attacksOfMovedCreatures(state)),
    ...(hasTeams(format) ? { teams: [teamSeats(format, 0), teamSeats(format, 1)] } : {}),
    life: bySeat(format, seat => lifeOf(format, seat)),
    ...(rules.wins === 'points' ? { points: bySeat(format, seat => format.points[seat] ?? 0) } : {}),
    seats: bySeat(format, seat => seatOf(state, seat)),
    // A list beside `seats`: the difference between two views does not show a change in the order of keys.
    seatOrder: format.seats,
    fell: format.fell,
    ...(ended === undefined ? {} : { winners: ended.winners, draw: ended.draw }),
    format: factsOf(format),
    host: state.host,
    ...(last === undefined ? {} : { undo: { n: last.n, by: last.by, own: undoableBySeat(state) } }),
    ...(format.inheritances.length === 0 ? {} : { spoils: format.inheritances }),
    ...(state.paused === undefined ? {} : { paused: state.paused }),
    ...(state.clock === undefined ? {} : { clock: state.clock }),
    ...(Object.keys(state.decks).length === 0 ? {} : { decks: state.decks }),
    witnessed: state.witnessed,
    log: state.log,
  }
}

function bySeat<Value>(format: FormatState, of: (seat: Seat) => Value): { readonly [seat: Seat]: Value } {
  return Object.fromEntries(format.seats.map(seat => [seat, of(seat)]))
}

/** By controller and territory: how many creatures stand there, and whom they may attack from there (RULES FMT-3). */
function attacksOfMovedCreatures({
  format,
  movedCreatures,
}: RefereeState): Pick<RefereeView, 'moved' | 'mayAttackFrom'> {
  const moved = countMovedCreatures(movedCreatures)
  const attackable = Object.entries(moved).map(([controller, counts]) => [
    controller,
    Object.fromEntries(Object.keys(counts).map(territory => [territory, mayAttackFrom(format, controller, territory)])),
  ])
  return { moved, mayAttackFrom: Object.fromEntries(attackable) }
}

function seatOf(state: RefereeState, seat: Seat): RefereeSeatView {
  const { format } = state
  const place = format.places[seat]
  return {
    status: statusOf(format, seat),
    ...(place?.team === undefined ? {} : { team: place.team }),
    ...(place?.role === undefined ? {} : { role: place.role }),
    ...(place?.point === undefined ? {} : { colours: starPairs[place.point]! }),
    ...countersOf(state, seat),
    turns: format.turnsBegun[seat] ?? 0,
  }
}

/** Turns that wait, and why: whose turns stand in the way, and who would be in two spheres. */
function heldBack(format: FormatState): readonly HeldTurn[] {
  return format.turns
    .filter(turn => turn.state !== 'running')
    .map(turn => {
      const against = blockingTurns(format, turn)
      return {
        seat: turn.of,
        behind: against.map(other => other.of),
        sharers: playersInBothSpheres(format, turn, against),
      }
    })
}

/** What is played here, for the screens and the rules page. */
function factsOf({ rules, seats }: FormatState): RefereeFormatFacts {
  return {
    id: rules.format,
    base: rules.base,
    rules: rules.book,
    range: rules.range,
    rangeBasis: rules.rangeBasis,
    attack: rules.attack,
    life: rules.life,
    sharedLife: rules.sharedLife,
    moving: rules.moving,
    wins: rules.wins,
    talk: rules.talk,
    poison: rules.poison,
    handSize: rules.handSize,
    peace: rules.peace,
    words: describeRules(rules),
    ...(rules.oneDeck ? { smallestDeck: smallestDeck(seats.length) } : {}),
    ...(formats[rules.format].deck === undefined ? {} : { deck: formats[rules.format].deck }),
  }
}
