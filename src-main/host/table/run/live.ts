import type { Level, Seat, Viewer } from '../../../../src-engine/core/game.ts'
import type { Client } from '../../context/client.ts'
import type { House } from '../../context/house.ts'
import type { Refusal } from '../../context/refusal.ts'
import type { Act, Step } from '../model/acts.ts'
import type { Hung } from './clock.ts'
import type { Settled } from '../model/settle.ts'
import type { Show } from '../publish/show.ts'
import { nothingSaid, type PackedStep, type Sayings } from '../publish/steps.ts'
import type { Story } from '../storage/event-log.ts'
import type { Table } from '../model/table.ts'
import type { LastTold } from '../publish/table-state.ts'

/** An act on its way through a table's queue, and who is to hear what became of it. */
export interface Entry {
  readonly act: Act
  readonly client?: Client
  readonly n?: number
  /** Told once it is settled: true if it was done. */
  readonly settled?: (done: boolean) => void
  /** When its turn in the queue came, by a clock that is never set back. */
  readonly at?: number
}

/** Acts on their way to the disk: nobody is told of them yet, and what comes meanwhile waits in the queue. */
export interface Writing {
  readonly before: Table
  readonly after: Table
  readonly accepted: readonly { readonly entry: Entry; readonly step: Step }[]
  readonly refused: readonly { readonly entry: Entry; readonly why: Refusal }[]
  readonly settled: Settled
}

/** A table as it stands, and around it what takes it from one act to the next: queue, disk, clocks, bots and sockets. */
export interface Live {
  readonly house: House
  /** Packed steps call the table by it. */
  readonly number: number
  /** On disk, and told to everybody here. */
  table: Table
  readonly followers: Set<Client>
  readonly queue: Entry[]
  writing: Writing | undefined
  /** The write that is about to be made of `queue`. */
  soon: NodeJS.Immediate | undefined
  pumping: boolean
  /** Nothing of it acts or writes any more. */
  stopped: boolean
  /** What hangs on time now, by key. */
  readonly clock: Map<string, Hung>
  bots: ReadonlyMap<Seat, Level>
  /** Seats whose bot is thinking or waiting to act, each with what cancels it. */
  readonly thinkers: Map<Seat, { cancelled: boolean; timer?: ReturnType<typeof setTimeout> }>
  /** When the last play that was taken had come in; the next is told by how much it came later (queue.ts). */
  lastPlay: number | undefined
  /** Until when people look at what just happened (a trick, a tie); bots wait for it. */
  lookUntil: number
  /** Acts of quick lines that wait for what slow ones lose (even-lag.ts). */
  readonly held: Map<
    Client,
    {
      readonly acts: { readonly entry: Entry; readonly due: number }[]
      timer: ReturnType<typeof setTimeout> | undefined
    }
  >
  /** Everything told of this game. */
  story: Story
  /** What everybody here is shown, and the step that led to it, packed. */
  show: Show | undefined
  step: PackedStep | undefined
  /** How many events each viewer had been told when it became that. */
  told: ReadonlyMap<Viewer, number>
  /** What is being written will be shown so, ready for when it is on disk. */
  foreseen: Show | undefined
  readonly sayings: Sayings
  /** Numbers that packed messages call viewers by. */
  readonly viewers: Map<Viewer, number>
  /** Who looks with whose eyes, as long as the places stay as they are. */
  eyes:
    | {
        readonly places: Table['places']
        readonly seats: readonly Seat[] | undefined
        readonly of: Map<string, readonly Viewer[]>
      }
    | undefined
  lastTold: LastTold | undefined
  committed: { readonly seed: string; readonly hash: string } | undefined
  /** Puts an act into the table's one queue. */
  readonly submit: (entry: Entry) => void
  /** Called once the table is no more. */
  readonly ended: () => void
}

export function live(
  house: House,
  table: Table,
  story: Story,
  ended: () => void,
  submit: (entry: Entry) => void,
): Live {
  return {
    house,
    number: house.nextNumber(),
    table,
    followers: new Set(),
    queue: [],
    writing: undefined,
    soon: undefined,
    pumping: false,
    stopped: false,
    clock: new Map(),
    bots: new Map(),
    thinkers: new Map(),
    lastPlay: undefined,
    lookUntil: 0,
    held: new Map(),
    story,
    show: undefined,
    step: undefined,
    told: new Map(),
    foreseen: undefined,
    sayings: nothingSaid(),
    viewers: new Map(),
    eyes: undefined,
    lastTold: undefined,
    committed: undefined,
    submit,
    ended,
  }
}

/** Ends everything of a table that runs by itself: from here on nothing of it acts or writes any more. */
export function stop(live: Live): void {
  live.stopped = true
  clearImmediate(live.soon)
  live.soon = undefined
  for (const hung of live.clock.values()) clearTimeout(hung.timer)
  live.clock.clear()
  const waiting = live.queue.splice(0)
  for (const held of live.held.values()) {
    clearTimeout(held.timer)
    waiting.push(...held.acts.map(act => act.entry))
  }
  live.held.clear()
  stopBots(live)
  for (const entry of waiting) refuse(live, entry, gone)
}

export function refuse(_live: Live, { client, n, settled }: Entry, why: Refusal): void {
  if (n !== undefined) client?.send({ say: 'refused', n, ...why })
  settled?.(false)
}

/** What is said to a table while it closes comes too late. */
export const gone: Refusal = { code: 'no-table', text: 'no-table' }

export function stopBots(live: Live): void {
  for (const thinker of live.thinkers.values()) {
    thinker.cancelled = true
    clearTimeout(thinker.timer)
  }
  live.thinkers.clear()
}
