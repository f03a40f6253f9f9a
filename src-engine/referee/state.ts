import type { RefereeCode } from './refusals.ts'
import type { Result, Seat, VisibleEvent } from '../core/game.ts'
import type { Json, JsonObject } from '../core/json.ts'
import type { FormatState, FormatId, FormatEvent, Thing } from '../formats/index.ts'
import type { BoardAction } from './actions.ts'
import type { RefereeOptions } from './options.ts'

/** What an undo takes back. */
export interface Board {
  readonly format: FormatState
  /** Each seat's counters by name; what another player dealt is kept under `name|seat`. */
  readonly counters: { readonly [seat: Seat]: { readonly [key: string]: number } }
  /** Creatures that stand in a team-mate's territory, one entry each (RULES FMT-3). */
  readonly movedCreatures: readonly Thing[]
  readonly turnsEnded: number
}

/** A change of the board, with the board before it. */
export interface Past {
  readonly n: number
  readonly by: Seat
  readonly action: BoardAction
  readonly board: Board
}

/** What somebody did, and what came of it. */
export interface LogEntry {
  /** The number of the action in the record, from 1. */
  readonly n: number
  readonly by: Seat
  readonly action: JsonObject
  /** What happened by it, but for turns that begin or wait: those the table shows. */
  readonly told: readonly RefereeEvent[]
  readonly undone?: true
  /** Who has said that it is not right. */
  readonly objected?: readonly Seat[]
}

/** A draw everybody has seen. */
export interface Witnessed {
  readonly by: Seat
  readonly kind: 'dice' | 'coin' | 'opponent' | 'player' | 'first-player'
  readonly sides?: number
  readonly result: Json
}

export interface RoundClock {
  readonly seconds: number
  readonly left: number
  readonly extensions: readonly { readonly seconds: number; readonly why?: string }[]
}

export interface RefereeState extends Board {
  readonly options: RefereeOptions
  /** The first seat: the table's host, and its judge. */
  readonly host: Seat
  /** What can be taken back, the latest last. */
  readonly past: readonly Past[]
  /** Actions taken so far, of every kind: the last one's number in the record. */
  readonly actions: number
  readonly log: readonly LogEntry[]
  readonly witnessed: readonly Witnessed[]
  readonly decks: { readonly [seat: Seat]: { readonly cards?: number; readonly fits?: boolean } }
  readonly paused?: { readonly why?: string }
  readonly clock?: RoundClock
}

export type RefereeEvent = JsonObject &
  (
    | FormatEvent
    | { readonly type: 'moved'; readonly seat: Seat; readonly to: Seat; readonly creatures: number }
    | { readonly type: 'came-home'; readonly seat: Seat; readonly from: Seat; readonly creatures: number }
    | { readonly type: 'died'; readonly seat: Seat; readonly in: Seat; readonly creatures: number }
    | { readonly type: 'opened'; readonly format: FormatId; readonly seats: readonly Seat[] }
    | { readonly type: 'undone'; readonly by: Seat; readonly action: JsonObject; readonly of: Seat }
    | { readonly type: 'objected'; readonly seat: Seat; readonly of: Seat; readonly n: number }
    | {
        readonly type: 'counter'
        readonly seat: Seat
        readonly name: string
        readonly amount: number
        readonly count: number
        readonly from?: Seat
      }
    | ({ readonly type: 'witnessed' } & Witnessed)
    | { readonly type: 'deck'; readonly seat: Seat; readonly cards?: number; readonly fits: boolean }
    | { readonly type: 'judged'; readonly by: Seat; readonly why: string; readonly changes: JsonObject }
    | { readonly type: 'paused'; readonly by: Seat; readonly why?: string }
    | { readonly type: 'resumed'; readonly by: Seat }
    | { readonly type: 'clock'; readonly seconds: number }
    | { readonly type: 'extended'; readonly seconds: number; readonly why?: string }
    | { readonly type: 'time'; readonly left: number }
  )

/** A next board and what happened on the way. */
export interface BoardChange {
  readonly board: Board
  readonly events: readonly RefereeEvent[]
}

export type RefereeResult = Result<RefereeState, RefereeEvent, RefereeCode>

/** Nothing at this table is secret: everybody sees all events. */
export function visibleToAll(events: readonly RefereeEvent[]): readonly VisibleEvent<RefereeEvent>[] {
  return events.map(event => ({ to: 'all', event }))
}

export function refuse(refused: RefereeCode): RefereeResult {
  return { ok: false, refused }
}
