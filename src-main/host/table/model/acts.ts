import type { Coded } from '../../../../src-engine/core/coded.ts'
import type { AnyGame, GameEvent, Level, Seat, VisibleEvent } from '../../../../src-engine/core/game.ts'
import type { Json, JsonObject } from '../../../../src-engine/core/json.ts'
import type { RecordedAction } from '../../../../src-engine/core/record.ts'
import type { Person } from '../../../../src-engine/protocol/person.ts'
import type { ToHost } from '../../../../src-engine/protocol/to-host.ts'
import type { Refusal } from '../../context/refusal.ts'
import type { FreshSeed, Table } from './table.ts'

/** Who says it: a person, and whether they sit at the host's own machine. */
export interface By {
  readonly person: string
  readonly owner: boolean
}

type Said<D extends string, More = object> = { readonly do: D; readonly by: By } & More
type Itself<D extends string, More = object> = { readonly do: D } & More

/** Everything that can happen at a table: what people say (`by`), and what the house says for the clock, the line and the door. */
export type Act =
  | Said<'sit', { readonly who: Person; readonly place?: number | undefined; readonly guest?: string | undefined }>
  | Said<'stand', { readonly seat: Seat }>
  | Said<'leave'>
  | Said<'choose', { readonly seat: Seat; readonly key: string; readonly value?: Json | undefined }>
  | Said<'set', { readonly change: Change; readonly games: Games }>
  | Said<'bot', { readonly place: number; readonly level?: Level | undefined }>
  | Said<'remove', { readonly seat: Seat }>
  | Said<'arrange', { readonly order: readonly Seat[] }>
  | Said<'start'>
  | Said<'rematch'>
  | Said<'pause', { readonly on: boolean }>
  | Said<'here', { readonly seat: Seat; readonly sitIn: boolean }>
  | Said<'sit-in', { readonly seat: Seat }>
  | Said<'hurry'>
  | Said<'seen'>
  | Said<'close'>
  | Said<'resume'>
  /** Without `by`: a bot's play, or what the rules had the table say when its time came. */
  | { readonly do: 'act'; readonly by?: By; readonly seat: Seat; readonly action: JsonObject }
  | Itself<'timeout', { readonly seat: Seat }>
  /** A device follows the table, or no longer; a display has no person. Another device of theirs may still be here. */
  | Itself<'come', { readonly person?: string | undefined }>
  | Itself<'go', { readonly person?: string | undefined }>
  /** Who went has not come back within the grace. */
  | Itself<'lapse', { readonly person: string }>
  | Itself<'rename', { readonly who: Person }>
  /** A play could not be kept: the table waits. */
  | Itself<'halt'>
  | Itself<'archive', { readonly reason: Coded }>

export type Change = Extract<ToHost, { say: 'set' }>['change']
export type Games = { readonly [id: string]: AnyGame }

/** What no rule of the table may make up by itself: times, lots, names. Asked for anew at every act. */
export interface Given {
  /** Milliseconds by a clock that is never set back. */
  readonly now: number
  /** Of a deal to come. */
  readonly seed: FreshSeed
  /** The name of a new record. */
  readonly record: string
  /** What lots are drawn from, apart from any deal. */
  readonly lot: string
  /** People who watch without a seat, for another deal. */
  readonly waiting?: readonly Person[]
  /** Devices that follow the table once this is done. */
  readonly viewers: number
}

/** A table after an act: the game's events, and what its record holds of it. */
export interface Step {
  readonly table: Table
  readonly events: readonly VisibleEvent<GameEvent>[]
  readonly play?: RecordedAction
}

export type Stepped = Step | { readonly refused: Refusal }

export function step(table: Table): Step {
  return { table, events: [] }
}
