import type { Coded } from '../../../../src-engine/core/coded.ts'
import type { GameEvent, Level, Seat, VisibleEvent } from '../../../../src-engine/core/game.ts'
import type { Json, JsonObject } from '../../../../src-engine/core/json.ts'
import type { RecordedAction } from '../../../../src-engine/core/record.ts'
import type { GuessKind } from '../../../../src-engine/night/guesses.ts'
import type { HelpLevel } from '../../../../src-engine/protocol/coaching.ts'
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

/**
 * Everything that can happen at a table: what people say (`by`), and what the host says for the clock, the sockets and
 * itself. Plain data: a table's acts can be written down and played again. `device`: the number of a socket.
 */
export type Act =
  /** The first act of a new table: its opener sits down, or stands by to host it, and practice is dealt. One from a position is set up already. */
  | Said<'open', { readonly who: Person; readonly device: number; readonly standsBy?: boolean }>
  /** The first act of a table that was archived. */
  | Said<'resume'>
  /** The first act of a table that ran when the host stopped: all sockets are gone. */
  | Itself<'restart'>
  | Said<
      'sit',
      {
        readonly who: Person
        readonly device?: number
        readonly place?: number | undefined
        readonly guest?: string | undefined
      }
    >
  | Said<'stand', { readonly seat: Seat }>
  | Said<'leave', { readonly device?: number }>
  | Said<'choose', { readonly seat: Seat; readonly key: string; readonly value?: Json | undefined }>
  | Said<'set', { readonly change: Change }>
  | Said<'bot', { readonly place: number; readonly level?: Level | undefined }>
  | Said<'remove', { readonly seat: Seat }>
  | Said<'arrange', { readonly order: readonly Seat[] }>
  | Said<'start'>
  /** A device adds its part to a seed that is drawn together: first it binds itself to it, then it shows it. */
  | Said<'bind', { readonly commitment: string }>
  | Said<'part', { readonly part: string }>
  /** Somebody else at the table hosts it from now on. */
  | Said<'hand-over', { readonly person: string }>
  | Said<'rematch'>
  /** After a game: everybody keeps their seat, and game, house rules and seats can be changed. */
  | Said<'to-lobby'>
  /** In the lobby: from their side the cards may be dealt. */
  | Said<'ready', { readonly on: boolean }>
  /** Whoever looks on wants a seat in the next game, or does not. */
  | Said<'deal-in', { readonly on: boolean }>
  /** Somebody who was sent away may sit down again. */
  | Said<'let-back', { readonly person: string }>
  /** How much somebody wants of the coach. */
  | Said<'help', { readonly level: HelpLevel }>
  /** Somebody who only looks on says what will come. */
  | Said<'guess', { readonly about: GuessKind; readonly on: Seat }>
  /** Nobody is sent what this person cheers, or without one, what anybody does; or they are again. */
  | Said<'quiet', { readonly on: boolean; readonly person?: string | undefined }>
  | Said<'pause', { readonly on: boolean }>
  | Said<'here', { readonly seat: Seat; readonly sitIn: boolean }>
  /** `silent`: devices of that seat's person that were asked whether anybody is there and did not answer. */
  | Said<'sit-in', { readonly seat: Seat; readonly silent: readonly number[] }>
  | Said<'hurry'>
  | Said<'seen'>
  | Said<'close'>
  /** Without `by`: a bot's play, or what the rules had the table say when its time came. */
  | { readonly do: 'act'; readonly by?: By; readonly seat: Seat; readonly action: JsonObject }
  | Itself<'timeout', { readonly seat: Seat }>
  /** A device follows the table, or is heard again, or follows no longer; a display has no person. */
  | Itself<'come', { readonly device: number; readonly who?: Person | undefined }>
  | Itself<'go', { readonly device: number }>
  /** Who went has not come back within the grace. */
  | Itself<'lapse', { readonly person: string }>
  | Itself<'rename', { readonly who: Person }>
  /** Everybody is ready, and it has been counted down. */
  | Itself<'go-on'>
  /** Somebody's part of the seed has not come in time. */
  | Itself<'draw-late'>
  /** Enough people are ready, and the host is away. */
  | Itself<'quorum'>
  /** A play could not be kept: the table waits. */
  | Itself<'halt'>
  | Itself<'archive', { readonly reason: Coded }>

export type Change = Extract<ToHost, { say: 'set' }>['change']

/**
 * Whether an act is refused where it can't be written down. The others are done all the same: nobody can be kept at a
 * table, or be made to be there, by a disk that is full.
 */
export const needsDisk: { readonly [D in Act['do']]: boolean } = {
  open: true,
  resume: true,
  restart: false,
  sit: true,
  stand: false,
  leave: false,
  choose: true,
  set: true,
  bot: true,
  remove: false,
  arrange: true,
  start: true,
  bind: false,
  part: true,
  'draw-late': false,
  'hand-over': true,
  quorum: true,
  rematch: true,
  'to-lobby': true,
  ready: false,
  'deal-in': false,
  'let-back': true,
  guess: true,
  help: false,
  quiet: false,
  pause: false,
  here: false,
  'sit-in': false,
  hurry: false,
  seen: false,
  close: false,
  act: true,
  timeout: true,
  come: false,
  go: false,
  lapse: false,
  rename: false,
  'go-on': true,
  halt: false,
  archive: false,
}

/** What no rule of the table may make up by itself: times, lots, names. Drawn for each act, and plain data like it. */
export interface Given {
  /** Milliseconds by a clock that is never set back. */
  readonly now: number
  /** Of a deal to come. */
  readonly seed: FreshSeed
  /** The name of a new record. */
  readonly record: string
  /** What lots are drawn from, apart from any deal. */
  readonly lot: string
  /** Milliseconds each timer has left. */
  readonly leftMs: { readonly [timer: string]: number }
}

/** A play draws by the seed of its game, and needs nothing else. */
export const nothingGiven: Given = { now: 0, seed: '' as FreshSeed, record: '', lot: '', leftMs: {} }

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
