import type { Offer, Seat, Viewer } from '../../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../../src-engine/core/json.ts'
import type { Match } from '../../../../src-engine/core/match.ts'
import type { Change } from '../../../../src-engine/protocol/difference.ts'
import type { Speech } from '../../../../src-engine/protocol/speech.ts'
import type { TableState } from '../../../../src-engine/protocol/to-client.ts'
import type { Client } from '../../context/client.ts'
import type { House } from '../../context/house.ts'
import type { EventLog } from '../storage/event-log.ts'
import type { Table } from '../model/table.ts'
import type { Encoded } from './serialise.ts'

/** Who follows a table, and what they have been shown of it. */
export interface Audience {
  readonly house: House
  /** Packed steps call the table by it. */
  readonly number: number
  /** On disk, and shown to everybody here. */
  readonly table: Table
  readonly followers: ReadonlySet<Client>
  readonly eventLog: EventLog
  /** Milliseconds left of a turn timer (clock.ts). */
  readonly clock: { turnLeftMs(viewer: Viewer): number | undefined }
  /** What everybody here is shown, and the step that led to it, packed. */
  show: Show | undefined
  step: PackedStep | undefined
  /** How many events each viewer had been sent when it became that. */
  told: ReadonlyMap<Viewer, number>
  /** What is being written will be shown so, ready for when it is on disk. */
  precomputed: Show | undefined
  readonly sayings: Sayings
  /** Numbers that packed messages call viewers by. */
  readonly viewerNumbers: Map<Viewer, number>
  /** As which viewers each person looks, as long as the places stay as they are. */
  viewersByPerson:
    | {
        readonly places: Table['places']
        readonly seats: readonly Seat[] | undefined
        readonly of: Map<string, readonly Viewer[]>
      }
    | undefined
  lastTold: LastTold | undefined
  committed: { readonly seed: string; readonly hash: string } | undefined
}

/** What one viewer is shown of a match as it stands. */
export interface Scene {
  /** What turns the table's view into theirs. */
  readonly own: Change | undefined
  readonly offers: readonly Offer[]
  /** What turned the table's view into theirs before, if there was a scene before, and whether that and the offers changed. */
  readonly since?: { readonly was: Change | undefined; readonly own: boolean; readonly offers: boolean }
}

/** What everybody here is shown of a match as it stands: the table's view is all see, and a seat's is made from it. */
export interface Show {
  readonly match: Match
  readonly record: string | undefined
  readonly open: JsonObject
  /** The show before, if there was one: how many plays it had, its open view, and what has become of that. */
  readonly since?: {
    readonly seq: number
    readonly open: JsonObject
    readonly change: Change | undefined
    /** It was the end of the game before. */
    readonly deal: boolean
  }
  readonly scenes: Map<Viewer, Scene>
}

/** What was said so far in packed messages: all devices at the table that take them know it. */
export interface Sayings {
  readonly game: Speech
  readonly own: Map<Viewer, Speech>
  readonly table: Speech
  /** Somebody was sent the game, or the table, whole, and knows nothing of what was said: the next message starts over. */
  gameWhole: boolean
  tableWhole: boolean
}

/** A packed message that is the same for all, framed, and its beginning, for those who are told more. */
export interface PackedMessage {
  readonly frame: Uint8Array
  readonly first: Uint8Array
}

/** The step to a show from the one before, packed: what is the same for all is there once. */
export interface PackedStep extends PackedMessage {
  /** The view it starts from. */
  readonly base: number
  readonly own: ReadonlyMap<Viewer, Uint8Array>
}

/**
 * The table's state as everybody was last sent it, and who was, with which seats for theirs: they need no more than what
 * changes of it. Who comes later is sent it whole.
 */
export interface LastTold {
  readonly state: TableState
  readonly text: Encoded<TableState>
  readonly to: Map<Client, Encoded<readonly Seat[]>>
}
