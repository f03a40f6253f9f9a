import { closeSync, fdatasync, fdatasyncSync, fstatSync, openSync, statfsSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { checkpoint, copierOf, vacuumInto } from './copier.ts'
import type { Sql } from './database.ts'

/** Says when what was committed is on the disk, and lets the program go on until then. */
export interface Disk {
  /** Does a commit, which does not wait for the disk: `flushed` or `flushSync` must follow before anybody is told of it, but of a play. */
  write(work: () => void): void
  /** Resolves once all that is committed by now survives a power cut; rejects where the disk fails. */
  flushed(): Promise<void>
  /** The same, before it returns; throws where the disk fails. */
  flushSync(): void
  /** Copies all that is committed by now into a new file, while games go on. Rejects with the disk's error. */
  copy(to: string): Promise<void>
  close(): void
  /** The database itself is closed. */
  closed(): void
}

/** Room for the journal's usual length (1000 pages) is made at once, where at least this much of the disk is free. */
const preallocated = { bytes: 4200 * 1024, free: 256 * 1024 * 1024 }

/** Asks the system to bring a file's bytes to the disk; a test may have one that fails. */
export interface Syncs {
  later(file: number, done: (error: Error | null) => void): void
  now(file: number): void
}
/** Looked up at each call: a test that cuts the power notes when they end. */
const systemSyncs: Syncs = { later: (file, done) => fdatasync(file, done), now: file => fdatasyncSync(file) }

/**
 * The journal beside the database file. SQLite's own full commit is its normal commit and a sync of the journal right
 * after it; here the sync is asked of the system apart, on another thread, and several commits share one.
 * Without a file, and on macOS (where this sync is a far slower one than SQLite's), every commit waits by itself.
 * A sync that fails says once that something is lost, and the next may say that all is well: from then on nothing is on
 * the disk until all of the journal was read again and written into the database file.
 */
export function diskOf(sql: Sql, file: string | undefined, syncs: Syncs = systemSyncs): Disk {
  const copy = file === undefined ? vacuumInto(sql) : copierOf(sql, file)
  const journal = file === undefined || process.platform === 'darwin' ? undefined : openJournal(`${file}-wal`)
  if (journal === undefined) {
    const flushed = (): Promise<void> => Promise.resolve()
    return { write: work => work(), flushed, flushSync: () => {}, copy: copy.to, close: () => {}, closed: copy.closed }
  }
  sql.pragma('synchronous = NORMAL')
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let closed = false
  let hasFailed = false
  /** After a sync that failed: true once a checkpoint has brought everything into the database file. */
  const isSound = (): boolean => {
    if (hasFailed && !checkpoint(sql)) throw new Error('what was written could not be brought to the disk')
    hasFailed = false
    return true
  }
  const sync = (): Promise<void> =>
    (running = new Promise<void>((done, failed) => {
      const ended = (error: Error | null): void => {
        running = undefined
        if (closed && next === undefined) closeSync(journal)
        if (error === null) return done()
        hasFailed = true
        failed(error)
      }
      try {
        if (isSound()) syncs.later(journal, ended)
      } catch (error) {
        setImmediate(ended, error as Error)
      }
    }))
  return {
    write: work => work(),
    // One that is under way may have begun before the last commit: that needs the next, shared by all who come meanwhile.
    flushed: () => {
      if (next !== undefined) return next
      if (running === undefined) return sync()
      return (next = running
        .catch(() => undefined)
        .then(() => {
          next = undefined
          return sync()
        }))
    },
    flushSync: () => {
      isSound()
      try {
        syncs.now(journal)
      } catch (error) {
        hasFailed = true
        throw error
      }
    },
    copy: copy.to,
    close: () => {
      closed = true
      if (running === undefined && next === undefined) closeSync(journal)
    },
    closed: copy.closed,
  }
}

/**
 * Opens the journal and lengthens it by zeros, which SQLite takes for the end as it does old pages: a sync of a file that
 * grows must wait for the file system's own journal as well. Nothing where it can't be had.
 */
function openJournal(path: string): number | undefined {
  let journal: number
  try {
    journal = openSync(path, 'r+')
  } catch {
    return undefined
  }
  try {
    const { bavail, bsize } = statfsSync(dirname(path))
    const { size } = fstatSync(journal)
    if (bavail * bsize > preallocated.free && size < preallocated.bytes) {
      writeSync(journal, Buffer.alloc(preallocated.bytes - size), 0, preallocated.bytes - size, size)
    }
  } catch {
    // Then it grows as it is written.
  }
  return journal
}
