import { applier } from './apply.ts'
import { damaged, row, transaction, versionOf, type Sql } from './database.ts'
import type { Disk } from './disk.ts'
import { standingShape, type Entry, type Write } from './write.ts'

/** Where a database stands: in which epoch, and the number of the last entry it holds. */
export interface Position {
  readonly epoch: number
  readonly number: number
}

/** Who has the house, and what is kept of the hand-over that made it so. */
export interface Standing {
  readonly standing: Extract<Write, { write: 'standing' }>['standing']
  readonly word: string
}

/**
 * Everything the host keeps, as numbered entries in one order. What they made is in the tables; the entries themselves
 * are not kept. Another place holds the same by a copy of the database and the entries from the copy's number on.
 * Migrations are no entries: a program brings its database to its own version as it opens it. So an entry says for which
 * version of the tables it was made, and only a database of that version takes it: who follows is updated together with
 * the one followed, and takes a new copy.
 */
export interface Log {
  /**
   * Makes the writes together or not at all, and gives their number; without any, the last one's. They survive a power
   * cut only once flushed. Throws the disk's error, and then they have no number. `at`: milliseconds since 1970.
   */
  commit(writes: readonly Write[], at: number): number
  /**
   * As `commit`, in one transaction with all that is gathered in this turn of the event loop. Resolves once these outlive the
   * program; the sync that a power cut needs follows within forty milliseconds, for all of them together. Rejects with the disk's error.
   */
  gather(writes: readonly Write[], at: number): Promise<void>
  /** Whether what is gathered may be told before it is synced: not where another disk must have it, nor while this one fails. */
  mayGather(): boolean
  /** Calls where the sync of what was gathered fails. */
  onUnsynced(tell: (error: unknown) => void): void
  /** As `commit`, of what was made elsewhere, with all that follows from it: nothing more does here. */
  adopt(writes: readonly Write[], at: number): number
  /** Makes what another place committed. Throws where it is not the next entry or for other tables, and the disk's error. */
  take(entry: Entry): void
  /** Resolves once all that is committed by now survives a power cut, and `also` has it; rejects where the disk fails. */
  flushed(): Promise<void>
  /** From here on `flushed` waits for this as well, told up to which number: a standby's disk; or for nothing else any more. */
  also(wait: ((upTo: number) => Promise<void>) | undefined): void
  /** The same, before it returns; throws where the disk fails. */
  flushSync(): void
  position(): Position
  standing(): Standing
  /**
   * From here on `commit` throws but for what changes the standing, as it does where another has the house; until
   * `resume`.
   */
  halt(): void
  resume(): void
  /**
   * Calls with each entry after `from`, in order, once it is flushed. Gives the way to stop; nothing where the entries
   * are not at hand any more, or `from` is none of this log's: then take a copy.
   */
  follow(from: Position, listener: (entry: Entry) => void): (() => void) | undefined
  /**
   * A copy of the whole database into a new file, as it stands now: from there on it can be followed at once. `made`
   * resolves once the file is whole, and games go on meanwhile. Throws or rejects with the disk's error.
   */
  copy(file: string): Position & { readonly made: Promise<void> }
  /** What was gathered is made, and nothing is synced any more. */
  close(): void
}

/** Throws where the log does not tell where the database stands: nothing could be written to it any more. */
export function checkLog(sql: Sql): void {
  const { epoch, number } = rowOf(sql)
  if (!Number.isSafeInteger(epoch) || !Number.isSafeInteger(number)) throw damaged('the log')
}

const rowOf = (sql: Sql): Position & { readonly now: Standing } => {
  // As text: a number too large to count on from can't be asked for as one.
  const text = 'CAST(epoch AS TEXT) AS epoch, CAST(number AS TEXT) AS number'
  const found = row(sql, `SELECT ${text}, standing, word FROM log`)
  const standing = standingShape.catch('held').parse(found?.['standing'])
  return {
    epoch: Number(found?.['epoch']),
    number: Number(found?.['number']),
    now: { standing, word: String(found?.['word'] ?? '') },
  }
}

/** Why nothing is written: the house is on its way to another machine, or there. */
const notHere = 'the house is not here'

interface Follower {
  next: number
  readonly listener: (entry: Entry) => void
}

/** What is gathered waits so long for its sync, which takes some time itself. */
const syncAfterMs = 20

interface Gathered {
  readonly writes: readonly Write[]
  readonly at: number
  readonly kept: () => void
  readonly failed: (error: unknown) => void
}

/** Entries kept in memory for those who follow: whoever was away for a moment needs no copy. */
const entriesAtHand = 256

/**
 * The log of this database, the only one to write to it. `applied` is told of each write that was made; `following` gives
 * the writes together with those that follow from them.
 */
export function openLog(
  sql: Sql,
  disk: Disk,
  applied: (write: Write, at: number, number: number) => void,
  following: (writes: readonly Write[]) => readonly Write[] = writes => writes,
): Log {
  const apply = applier(sql)
  let { epoch, number, now } = rowOf(sql)
  let halted = false
  const version = versionOf(sql)
  let durable = number
  const recent: Entry[] = []
  const followers = new Set<Follower>()

  const deliver = (upTo: number): void => {
    durable = Math.max(durable, upTo)
    for (const follower of followers) {
      for (const entry of recent) {
        if (entry.number < follower.next || entry.number > durable) continue
        follower.next = entry.number + 1
        follower.listener(entry)
      }
    }
    // What is not flushed yet stays, however much it is.
    while (recent.length > entriesAtHand && recent[0]!.number <= durable) recent.shift()
  }
  let elsewhere: ((upTo: number) => Promise<void>) | undefined
  let gathered: Gathered[] = []
  let soon: NodeJS.Immediate | undefined
  let syncing: ReturnType<typeof setTimeout> | undefined
  let isUnsynced = false
  let unsynced = (_error: unknown): void => {}

  const flushed = async (): Promise<void> => {
    makeGathered()
    clearTimeout(syncing)
    syncing = undefined
    const upTo = number
    try {
      await disk.flushed()
      isUnsynced = false
    } catch (error) {
      isUnsynced = true
      throw error
    }
    deliver(upTo)
    await elsewhere?.(upTo)
  }
  const flushSync = (): void => {
    makeGathered()
    disk.flushSync()
    deliver(number)
  }
  /** Makes them in one transaction, all or none. */
  const takeAll = (entries: readonly Entry[]): void => {
    for (const [index, entry] of entries.entries()) {
      if (entry.version !== version)
        throw new Error(`entry ${entry.number} is for tables of version ${entry.version}, and these are of ${version}`)
      if (entry.epoch !== epoch || entry.number !== number + 1 + index)
        throw new Error(`entry ${entry.number} is not the next`)
    }
    disk.write(() =>
      transaction(sql, () => {
        for (const entry of entries) apply(entry)
      }),
    )
    for (const entry of entries) {
      number = entry.number
      recent.push(entry)
      for (const write of entry.writes) {
        if (write.write === 'standing') [epoch, now] = [write.epoch, { standing: write.standing, word: write.word }]
      }
      for (const write of entry.writes) applied(write, entry.at, entry.number)
    }
    // A follower waits for the disk like everybody else, but not for somebody who asks for it.
    if (followers.size > 0) flushed().catch(() => undefined)
  }
  const take = (entry: Entry): void => {
    makeGathered()
    takeAll([entry])
  }
  const make = (writes: readonly Write[], at: number, all: typeof following): number => {
    makeGathered()
    if (writes.length === 0) return number
    const isStanding = writes.every(({ write }) => write === 'standing')
    if (!isStanding && (halted || now.standing !== 'held')) throw new Error(notHere)
    takeAll([{ version, epoch, number: number + 1, at, writes: all(writes) }])
    return number
  }
  /** Where all of them together can't be made, each is tried by itself: one that fails costs no other. */
  function makeGathered(): void {
    clearImmediate(soon)
    soon = undefined
    if (gathered.length === 0) return
    const these = gathered
    gathered = []
    try {
      if (halted || now.standing !== 'held') throw new Error(notHere)
      const entry = ({ writes, at }: Gathered, index: number): Entry => {
        return { version, epoch, number: number + 1 + index, at, writes: following(writes) }
      }
      takeAll(these.map(entry))
      for (const one of these) one.kept()
    } catch (error) {
      if (these.length === 1) return these[0]!.failed(error)
      for (const { writes, at, kept, failed } of these) {
        try {
          make(writes, at, following)
          kept()
        } catch (own) {
          failed(own)
        }
      }
    }
    syncing ??= setTimeout(() => {
      syncing = undefined
      flushed().catch(unsynced)
    }, syncAfterMs)
  }
  return {
    commit: (writes, at) => make(writes, at, following),
    gather: (writes, at) =>
      new Promise((kept, failed) => {
        gathered.push({ writes, at, kept, failed })
        soon ??= setImmediate(makeGathered)
      }),
    mayGather: () => elsewhere === undefined && !isUnsynced,
    onUnsynced: tell => {
      unsynced = tell
    },
    adopt: (writes, at) => make(writes, at, all => all),
    take,
    flushed,
    flushSync,
    also: wait => {
      elsewhere = wait
    },
    close: () => {
      makeGathered()
      clearTimeout(syncing)
    },
    position: () => ({ epoch, number }),
    standing: () => now,
    halt: () => {
      halted = true
    },
    resume: () => {
      halted = false
    },
    follow: (from, listener) => {
      const oldest = recent[0]?.number ?? number + 1
      if (from.epoch !== epoch || from.number > number || from.number + 1 < oldest) return undefined
      const follower: Follower = { next: from.number + 1, listener }
      followers.add(follower)
      deliver(durable)
      return () => void followers.delete(follower)
    },
    copy: file => {
      flushSync()
      return { epoch, number, made: disk.copy(file) }
    },
  }
}
