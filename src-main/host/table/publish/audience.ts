import type { Changes, Offer, Seat, Viewer } from '../../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../../src-engine/core/json.ts'
import type { Match } from '../../../../src-engine/core/match.ts'
import type { TableState } from '../../../../src-engine/protocol/to-client.ts'
import type { Client } from '../../context/client.ts'
import type { Encoded } from '../../context/encoded.ts'
import type { HostContext } from '../../context/context.ts'
import type { EventLog } from '../storage/event-log.ts'
import type { LostSeat } from './lost-seats.ts'
import type { Table } from '../model/table.ts'

/** Who follows a table, and what they have been shown of it. */
export interface Audience {
  readonly context: HostContext
  /** On disk, and shown to everybody here. */
  readonly table: Table
  readonly followers: ReadonlySet<Client>
  readonly eventLog: EventLog
  /** Who says that they were sitting where (lost.ts). */
  readonly lost: ReadonlyMap<Seat, LostSeat>
  /** Milliseconds left of a turn timer (clock.ts). */
  readonly clock: { turnLeftMs(viewer: Viewer): number | undefined }
  /** What everybody here is shown, and the step that led to it. */
  show: Show | undefined
  step: Step | undefined
  /** What is being written will be shown so, made ready for when it is on disk. */
  precomputed: Show | undefined
  /** The whole open view as it was sent last, and what it was sent with. */
  whole: { readonly key: string; readonly view: JsonObject | undefined; readonly encoded: Encoded } | undefined
  /** As which viewers each person looks, as long as the places stay as they are. */
  viewersByPerson:
    | {
        readonly places: Table['places']
        readonly seats: readonly Seat[] | undefined
        readonly of: Map<string, readonly Viewer[]>
      }
    | undefined
  /** The table's state as everybody was last sent it: to whom, and encoded for each list of one's own seats. */
  lastState:
    | {
        readonly state: TableState
        readonly text: string
        readonly holders: WeakSet<Client>
        readonly encoded: Map<string, Encoded>
      }
    | undefined
}

/** What everybody here is shown of a match as it stands. */
export interface Show {
  readonly match: Match
  /** Made when it is first asked for (`openOf`): where the game says what changed, most plays need none. */
  open: JsonObject | undefined
  readonly seats: Map<Seat, SeatShow>
  /** What changed since the show before it, where the game knows. */
  readonly changes: Changes | undefined
}

/** What a seat is shown beyond that, and what it may do. */
export interface SeatShow {
  readonly own: JsonObject | undefined
  readonly offers: readonly Offer[]
}

/** What turns the view before into the one that is shown now, for those who hold that. */
export interface Step {
  /** Number of the view it starts from. */
  readonly base: number
  /** The same for everybody, and all there is for most. */
  readonly view: readonly [Encoded]
  /** For seats of which something of their own changed. */
  readonly own: ReadonlyMap<Viewer, Encoded>
}
