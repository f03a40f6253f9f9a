import type { RefereeCode } from './refusals.ts'
import type { Result, Seat, VisibleEvent } from '../core/game.ts'
import type { JsonObject } from '../core/json.ts'
import type { FormatState, Thing } from '../formats/index.ts'
import type { BoardAction } from './actions.ts'
import type { RefereeEvent, Witnessed } from './events.ts'
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
  /** What happened by it. */
  readonly events: readonly RefereeEvent[]
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
