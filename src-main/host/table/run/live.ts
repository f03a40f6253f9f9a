import { randomUUID } from 'node:crypto'
import type { Level, Seat } from '../../../../src-engine/core/game.ts'
import type { Client } from '../../context/client.ts'
import type { Refusal } from '../../context/refusal.ts'
import type { Act, Given, Step } from '../model/acts.ts'
import { clockFor, type Clock } from './clock.ts'
import { reducerFor, type Reduce } from '../model/reduce.ts'
import type { Settled } from '../model/settle.ts'
import type { Audience } from '../publish/audience.ts'
import type { EventLog } from '../storage/event-log.ts'
import type { FreshSeed, Table } from '../model/table.ts'
import type { LostSeat } from '../publish/lost-seats.ts'

/** An act on its way through a table's queue, and who is to hear what became of it. */
export interface Entry {
  readonly act: Act
  readonly client?: Client
  readonly n?: number
  /** Called once it is done, or refused. */
  readonly settled?: (refused?: Refusal) => void
  /** When its turn in the queue came, by a clock that is never set back. */
  readonly at?: number
}

/** Acts on their way to the disk: nobody is sent them yet, and what comes meanwhile waits in the queue. */
export interface Writing {
  readonly before: Table
  readonly after: Table
  readonly accepted: readonly { readonly entry: Entry; readonly step: Step }[]
  readonly refused: readonly { readonly entry: Entry; readonly why: Refusal }[]
  readonly settled: Settled
}

/** What a bot is about to do, with what cancels it. */
export interface Thinker {
  cancelled: boolean
  /** It thinks about what somebody asked it. */
  readonly asked: boolean
  timer?: ReturnType<typeof setTimeout>
}

/** A table as it stands, and around it what takes it from one act to the next: queue, disk, clocks, bots and sockets. */
export interface Live extends Audience {
  table: Table
  /** It was on disk before its first act. */
  readonly wasOnDisk: boolean
  /** Its first act is done. If that is refused, there is no such table. */
  began: boolean
  readonly reduce: Reduce
  readonly followers: Set<Client>
  eventLog: EventLog
  readonly queue: Entry[]
  writing: Writing | undefined
  /** The write that is about to be made of `queue`. */
  soon: NodeJS.Immediate | undefined
  pumping: boolean
  /** Nothing of it acts or writes any more. */
  stopped: boolean
  readonly clock: Clock
  /** By seat: who says that they were sitting there. */
  readonly lost: Map<Seat, LostSeat>
  bots: ReadonlyMap<Seat, Level>
  /** Seats whose bot is thinking or waiting to act. */
  readonly thinkers: Map<Seat, Thinker>
  /** When the last accepted play arrived: one that comes too late is refused with the milliseconds since (queue.ts). */
  lastPlay: number | undefined
  /** Until when people look at what just happened (a trick, a tie); bots wait for it. */
  lookUntil: number
  /** Until when somebody hears what was said of the last play; bots wait for it too. */
  hearUntil: number
  /** When the last play was told to everybody, for the bound on that. */
  toldAt: number
  /** Acts of quick lines that wait for what slow ones lose (even-lag.ts): the last of each client. */
  readonly delayed: Map<Client, Promise<void>>
  /** Puts an act into the table's one queue. */
  readonly submit: (entry: Entry) => void
  /** Called once the table is no more. */
  readonly ended: () => void
}

export type Beginning = Pick<Live, 'context' | 'table' | 'eventLog' | 'wasOnDisk' | 'ended'>

export function live(from: Beginning, submit: (live: Live, entry: Entry) => void): Live {
  const { context } = from
  const made: Live = {
    ...from,
    began: false,
    reduce: reducerFor(context.tuning.games),
    followers: new Set(),
    lost: new Map(),
    queue: [],
    writing: undefined,
    soon: undefined,
    pumping: false,
    stopped: false,
    clock: clockFor(context.tuning.steady, (act, settled) => {
      // The seat's play came in time and is on its way to the disk, or waits for one that is: its time has not run out.
      if (act.do === 'timeout' && isPlaying(made, act.seat)) return false
      made.submit({ act, settled })
      return true
    }),
    bots: new Map(),
    thinkers: new Map(),
    lastPlay: undefined,
    lookUntil: 0,
    hearUntil: 0,
    toldAt: context.tuning.steady(),
    delayed: new Map(),
    show: undefined,
    step: undefined,
    precomputed: undefined,
    whole: undefined,
    viewersByPerson: undefined,
    lastState: undefined,
    submit: entry => submit(made, entry),
  }
  return made
}

/** Whether a play of this seat is in the queue or being written. */
function isPlaying({ writing, queue }: Live, seat: Seat): boolean {
  const entries = [...(writing?.accepted.map(({ entry }) => entry) ?? []), ...queue]
  return entries.some(({ act }) => act.do === 'act' && act.seat === seat)
}

/** The one end of a table: from here on it is none of the lobby's, and nothing of it acts or writes any more. */
export function stop(live: Live): void {
  live.stopped = true
  live.ended()
  clearImmediate(live.soon)
  live.soon = undefined
  live.clock.stop()
  live.delayed.clear()
  stopBots(live)
  for (const entry of live.queue.splice(0)) refuse(entry, gone)
}

export function refuse({ client, n, settled }: Entry, why: Refusal): void {
  if (n !== undefined) client?.send({ say: 'refused', n, ...why })
  settled?.(why)
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

/** Seeds, names and lots nobody can predict, 128 bits each from the system's own generator, and the clock's times. */
export function givenFor({ context: { tuning }, clock }: Live): Given {
  const seed = tuning.draw() as FreshSeed
  return { now: tuning.steady(), seed, record: randomUUID(), lot: tuning.draw(), leftMs: clock.leftMs() }
}
