import type { Seat } from '../core/game.ts'
import { bySeat } from '../core/seat.ts'
import { starPairs, type Pair } from '../colours/colours.ts'
import {
  activePlayers,
  formatFacts,
  formats,
  formatView,
  mayAttackFrom,
  seatStanding,
  smallestDeck,
  type FormatFacts,
  type FormatState,
  type FormatView,
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

/** Whose turn it is, for `Game.toAct`: the table waits for nothing but the end of a turn, and in a pause not for that either. */
export function toAct({ format, paused }: RefereeState): readonly Seat[] {
  return paused === undefined ? activePlayers(format) : []
}

/** All there is to know, which everybody may: the paths of scenarios (SCENARIOS, Referee), and what the screens need beside them. */
export function openView(state: RefereeState): RefereeView {
  const { format } = state
  const { rules, ended } = format
  const last = state.past.at(-1)
  return {
    phase: ended === undefined ? (state.paused === undefined ? 'play' : 'paused') : 'over',
    toAct: toAct(state),
    ...formatView(format),
    turnsEnded: state.turnsEnded,
    ring: format.ring,
    ...(rules.moving === 'no' ? {} : attacksOfMovedCreatures(state)),
    seats: bySeat(format.seats, seat => seatOf(state, seat)),
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
  const { point } = state.format.places[seat]!
  return {
    ...seatStanding(state.format, seat),
    ...(point === undefined ? {} : { colours: starPairs[point]! }),
    ...countersOf(state, seat),
  }
}

/** What is played here, for the screens and the rules page. */
function factsOf(format: FormatState): RefereeFormatFacts {
  const { format: id, book, rangeBasis, life, sharedLife, poison, peace, oneDeck } = format.rules
  const { deck } = formats[id]
  return {
    ...formatFacts(format),
    rules: book,
    rangeBasis,
    life,
    sharedLife,
    poison,
    peace,
    ...(oneDeck ? { smallestDeck: smallestDeck(format.seats.length) } : {}),
    ...(deck === undefined ? {} : { deck }),
  }
}
