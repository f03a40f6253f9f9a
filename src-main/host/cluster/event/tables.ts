import type { Redis } from 'ioredis'
import { z } from 'zod'
import { whyNot } from '../../../../src-engine/core/why-not.ts'
import { copyOfTable, withoutTable } from '../../../store/table-copy.ts'
import { writeShape, type Entry, type Write } from '../../../store/write.ts'
import type { Client } from '../../context/client.ts'
import { add, archiveStored, setUpAgain, type Lobby } from '../../lobby/lobby.ts'
import { follow } from '../../table/run/devices.ts'
import { stop } from '../../table/run/live.ts'
import { seatsOf } from '../../table/model/table.ts'
import { endsMs, keys } from './keys.ts'
import { tableScripts, type TableAnswer } from './table-scripts.ts'
import { writesByTable } from './writes-by-table.ts'

const entryShape = z.object({ at: z.number(), writes: z.array(writeShape) })

/** The tables of this process in Redis, each with its log there; and those of others, should they be gone. */
export interface SharedTables {
  wrote(entry: Entry): void
  /** The entry of this number is told nobody. */
  passed(number: number): void
  /** Resolves once Redis has what was written up to this number; or where it is away, and this process goes on alone. */
  settled(upTo: number): Promise<void>
  /** Before the tables of an earlier run begin: what another has taken up meanwhile is no more ours. */
  beforeReopen(): Promise<void>
  /** Redis was away, or our lease was: what others have taken up is theirs, what it lost is written in again. */
  check(): Promise<void>
  /** Redis lacks something of a table, or its keys are to be renewed. */
  isDue(): boolean
  /** Redis is away: what waits for it goes on by our own disk. */
  goOnAlone(): void
  /** Takes up what it can of a process that is gone. */
  takeUp(from: string): Promise<void>
}

interface How {
  readonly redis: Redis
  /** This process. */
  readonly by: string
  readonly lobby: Lobby
  /** Whether Redis is away, and this process goes on by its own disk. */
  isAlone(): boolean
  /** Whether others may have taken tables up that Redis does not know any more; and how long they have to say so. */
  hasSlept(): boolean
  readonly graceMs: number
  /** This entry of our log came from elsewhere, and is told nobody. */
  isTheirs(number: number): void
  /** Sends somebody after a table that another has taken up. */
  sendAfter(client: Client, table: string): void
  failed(what: string, error: unknown): void
}

/** So long others are first to take up what could not be taken up here, in milliseconds: longer each time. */
const othersFirstMs = { least: 2000, most: 30_000 }

const epochSetting = (table: string): string => `event-epoch-${table}`

export function sharedTables({
  redis,
  by,
  lobby,
  isAlone,
  hasSlept,
  graceMs,
  isTheirs,
  sendAfter,
  failed,
}: How): SharedTables {
  const { context } = lobby
  const { store, tuning } = context
  const { log } = store
  const scripts = tableScripts(redis, by)
  /** The tables that are ours, and by which epoch. */
  const epochs = new Map<string, number>()
  /** Those of which Redis lacks something. */
  const missed = new Set<string>()
  const alone = new Set<() => void>()
  const byTable = writesByTable(store)
  /** Something of these processes, which are gone, could not be taken up here. */
  const waits = new Map<string, { readonly ms: number; readonly until: number }>()
  /** Tables that are ours in Redis and can't be carried on here: by which epoch, and whose they were. Others wait for them. */
  const owed = new Map<string, { readonly epoch: number; readonly to: string }>()
  let isReopening = false
  let checking: Promise<unknown> | undefined

  const write = (writes: readonly Write[], at: number): void => {
    if (writes.length > 0) isTheirs(log.adopt(writes, at))
  }

  /** Another has taken the table up: nothing that is on its way here is acknowledged any more. */
  const lose = (id: string): void => {
    const live = lobby.tables.get(id)
    epochs.delete(id)
    if (live !== undefined) {
      lobby.tables.delete(id)
      lobby.openers.delete(id)
      stop(live)
    }
    try {
      write(withoutTable(store, id), tuning.now())
    } catch (error) {
      failed('a table that another has could not be dropped', error)
    }
    for (const client of live?.followers ?? []) {
      client.follows.delete(id)
      sendAfter(client, id)
    }
    live?.followers.clear()
    context.lobbyChanged()
  }

  const answered = async (id: string, answer: Promise<TableAnswer>): Promise<void> => {
    const went = await answer
    if (went === 'lost') lose(id)
    else if (went === 'missing') await writeIn(id)
  }
  /** All of a table, in place of what Redis may have of it. */
  const addWhole = async (id: string): Promise<void> => {
    const epoch = epochs.get(id)
    const writes = copyOfTable(store, id)
    if (epoch === undefined || writes.length === 0) return
    const entry = JSON.stringify({ at: tuning.now(), writes })
    missed.delete(id)
    await answered(id, scripts.add(id, epoch, log.position().number, entry, 'whole'))
  }
  /** Redis knows nothing of a table: its holder writes it in again. */
  const writeIn = async (id: string): Promise<void> => {
    if (!isReopening && !hasSlept()) return addWhole(id)
    // Whoever has it by now comes first.
    await new Promise(resolve => setTimeout(resolve, graceMs))
    const epoch = epochs.get(id)
    if (epoch === undefined) return
    if ((await scripts.renew(id, epoch)) === 'lost') lose(id)
    else await addWhole(id)
  }
  const renew = async (id: string, epoch: number): Promise<void> => {
    await answered(id, scripts.renew(id, epoch))
    if (missed.has(id)) await addWhole(id)
  }
  /** Waits for Redis, unless it is away and this process goes on without it. */
  const unlessAlone = async (id: string, work: () => Promise<void>): Promise<void> => {
    if (isAlone()) {
      missed.add(id)
      return
    }
    let goOn = (): void => {}
    const left = new Promise<void>(resolve => {
      goOn = () => {
        missed.add(id)
        resolve()
      }
      alone.add(goOn)
    })
    const done = work().catch(error => {
      missed.add(id)
      failed('a table’s log could not be passed on', error)
    })
    await Promise.race([done, left])
    alone.delete(goOn)
  }

  const passOn = (id: string, { number, at }: Entry, writes: readonly Write[]): Promise<void> => {
    const last = writes.findLast(one => one.write === 'keep' || one.write === 'drop')
    const isOver = last?.write === 'drop' || (last?.write === 'keep' && last.state === 'archived')
    const epoch = epochs.get(id)
    if (isOver) {
      epochs.delete(id)
      missed.delete(id)
      if (epoch === undefined) return Promise.resolve()
      return unlessAlone(id, async () => void (await scripts.drop(id, epoch)))
    }
    if (epoch === undefined) {
      if (last === undefined) return Promise.resolve()
      epochs.set(id, 1)
      return unlessAlone(id, () => addWhole(id))
    }
    // Of a game that follows another, or of a lobby, nothing before is needed.
    const isFresh = writes.some(one => one.write === 'start') || (last?.write === 'keep' && last.record === undefined)
    const entry = JSON.stringify({ at, writes })
    return unlessAlone(id, () =>
      // Nothing is added where something before it is lacking.
      missed.has(id) ? addWhole(id) : answered(id, scripts.add(id, epoch, number, entry, isFresh ? 'cut' : 'more')),
    )
  }

  let checked = performance.now()
  let reached = log.position().number
  let tail = Promise.resolve()
  const waiting = new Set<{ readonly upTo: number; readonly done: () => void }>()
  const reach = (number: number): void => {
    reached = Math.max(reached, number)
    for (const one of waiting) if (one.upTo <= reached && waiting.delete(one)) one.done()
  }

  const passed = (number: number, waits: readonly Promise<void>[] = []): void => {
    if (waits.length === 0 && reached === number - 1) return reach(number)
    tail = Promise.all([tail, ...waits]).then(() => reach(number))
  }

  const giveBack = async (id: string): Promise<void> => {
    const { epoch, to } = owed.get(id)!
    await scripts.giveBack(id, epoch, to)
    owed.delete(id)
  }
  const check = async (): Promise<void> => {
    checking ??= Promise.all([
      ...[...epochs].map(([id, epoch]) => renew(id, epoch)),
      ...[...owed.keys()].map(giveBack),
    ]).finally(() => {
      checking = undefined
      checked = performance.now()
    })
    await checking
  }

  /** Makes a table's log our own, and sets the table going. */
  const setGoing = async (id: string, epoch: number): Promise<void> => {
    epochs.set(id, epoch)
    const found = (await redis.xrange(keys.log(id), '-', '+')).map(([, fields]) => JSON.parse(fields[1]!) as unknown)
    // Made as they came: a parsed copy has its keys in another order.
    for (const one of found) entryShape.parse(one)
    const entries = found as { readonly at: number; readonly writes: readonly Write[] }[]
    const records = entries.flatMap(({ writes }) =>
      writes.flatMap(one => (one.write === 'start' || one.write === 'import-record' ? [one.record] : [])),
    )
    const before = records.flatMap((record): Write[] =>
      store.records.find(record) === undefined ? [] : [{ write: 'drop-record', record }],
    )
    write([...withoutTable(store, id).filter(one => one.write === 'drop'), ...before], tuning.now())
    for (const { at, writes } of entries) write(writes, at)
    // Last: what is here only in part is not ours at the next start.
    write([{ write: 'setting', key: epochSetting(id), value: String(epoch) }], tuning.now())
    const stored = store.tables.find(id)
    if (stored === undefined) throw new Error('nothing of it is in its log')
    byTable.knows(stored)
    const made = await setUpAgain(lobby, stored)
    if ('unplayable' in made) return archiveStored(lobby, stored, whyNot(made.unplayable))
    const live = add(lobby, made, { do: 'restart' }, refused => refused && archiveStored(lobby, stored, refused))
    for (const client of context.clients) if (seatsOf(live.table, client.person?.id).length > 0) follow(live, client)
    context.lobbyChanged()
  }

  return {
    wrote: entry => {
      const waits = [...byTable.of(entry.writes)].map(([id, writes]) => passOn(id, entry, writes))
      passed(entry.number, waits)
    },
    passed,
    settled: upTo =>
      upTo <= reached ? Promise.resolve() : new Promise<void>(done => void waiting.add({ upTo, done })),
    beforeReopen: async () => {
      for (const stored of store.tables.all()) {
        if (stored.state !== 'live') continue
        byTable.knows(stored)
        epochs.set(stored.id, Number(store.settings.read(epochSetting(stored.id)) ?? 1))
      }
      isReopening = true
      await check()
      isReopening = false
    },
    check,
    isDue: () => missed.size + owed.size > 0 || performance.now() - checked > endsMs.table / 6,
    goOnAlone: () => {
      for (const goOn of alone) goOn()
    },
    takeUp: async from => {
      const before = waits.get(from)
      if (before !== undefined && performance.now() < before.until) return
      const ids = await redis.smembers(keys.of(from))
      for (const id of ids) {
        // Each by itself, so that several who take up share them.
        const epoch = await scripts.claim(id, from)
        if (epoch === 0) continue
        try {
          await setGoing(id, epoch)
        } catch (error) {
          failed('a table could not be taken up', error)
          lose(id)
          // Nobody else could read it: it stays with us, and ends.
          if (error instanceof SyntaxError || error instanceof z.ZodError) continue
          const ms = Math.min(2 * (before?.ms ?? othersFirstMs.least / 2), othersFirstMs.most)
          waits.set(from, { ms, until: performance.now() + ms })
          owed.set(id, { epoch, to: from })
          await giveBack(id)
        }
      }
      await scripts.forget(from)
    },
  }
}
