import type { Level, Offer, Seat, Viewer } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { Match } from '../../../src-engine/core/match.ts'
import type { ToClient } from '../../../src-engine/protocol/to-client.ts'
import type { Client } from '../house/client.ts'
import type { House } from '../house/house.ts'
import type { Refusal } from '../house/refusal.ts'
import type { Act, Step } from './acts.ts'
import type { Hung } from './clock.ts'
import type { Fields, Spelled } from './spell.ts'
import type { Settled } from './settle.ts'
import type { Story } from './story.ts'
import type { Table } from './table.ts'

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

/** What a viewer was last shown, made once and sent to each of its sockets. */
export interface Scene {
  readonly match: Match
  readonly view: JsonObject
  /** What is open to the viewer, as text. */
  readonly open: Spelled<readonly Offer[]>
  /** What leads here from the view numbered `base`. Absent where the whole is no longer. */
  step?: Pick<Fields<Extract<ToClient, { say: 'view' }>>, 'base' | 'change' | 'offers'>
  /** Length of the last whole view as text: a difference much shorter needs no comparing. */
  size: number
}

/** A table as it stands, and around it what takes it from one act to the next: queue, disk, clocks, bots and sockets. */
export interface Live {
  readonly house: House
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
  readonly scenes: Map<Viewer, Scene>
  /** Scenes of what is being written, ready for when it is on disk. */
  readonly foreseen: Map<Viewer, Scene>
  /** The last message that told everybody of the table, to spare repeats. */
  told: string
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
    scenes: new Map(),
    foreseen: new Map(),
    told: '',
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
export const gone: Refusal = { code: 'no-table', text: 'That table is not there any more.' }

export function stopBots(live: Live): void {
  for (const thinker of live.thinkers.values()) {
    thinker.cancelled = true
    clearTimeout(thinker.timer)
  }
  live.thinkers.clear()
}
