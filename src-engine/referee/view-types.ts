import type { Pair } from '../colours/star.ts'
import type { Seat } from '../core/game.ts'
import type { FormatFacts, FormatView, Rules, SeatStanding } from '../formats/index.ts'
import type { LogEntry, RefereeState, RoundClock, Witnessed } from './state.ts'

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
