import fs, { readFileSync, writeFileSync, writeSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Disk } from '../../src-main/store/disk.ts'
import { builtProgram } from '../support/built-program.ts'
import { cell } from './killer.ts'

// Ways in which the process of a host ends by itself, to the microsecond: nobody outside can say when a write is half done.

/** Stands between the host and its disk; `die` ends the process within the next write, or within the wait for the disk after it. */
export function deadlyDisk(): { readonly through: (disk: Disk) => Disk; die(share: number): void } {
  const shared = new Int32Array(new SharedArrayBuffer(16))
  /** Microseconds that a write and the wait after it usually take. */
  let usual = 200
  let part = 0
  const phase = (is: number): void => void Atomics.store(shared, cell.phase, is)
  return {
    die: share => {
      part = share
      const killer = new Worker(builtProgram('tests/torture/killer.ts'), { execArgv: [], workerData: shared })
      killer.unref()
    },
    through: disk => ({
      ...disk,
      write: work => {
        const began = process.hrtime.bigint()
        phase(1)
        if (Atomics.load(shared, cell.armed) === 1) {
          Atomics.store(shared, cell.after, Math.round(usual * part))
          Atomics.store(shared, cell.began, 1)
        }
        disk.write(work)
        phase(2)
        usual += (Number(process.hrtime.bigint() - began) / 1000 - usual) / 8
      },
      flushed: () => disk.flushed().then(() => phase(3)),
      copy: file => disk.copy(file),
      closed: () => disk.closed(),
      flushSync: () => {
        disk.flushSync()
        phase(3)
      },
    }),
  }
}

/**
 * From now on notes what the database's files held when a sync of them began that has ended; what they hold now counts
 * as synced. The function it gives ends the process as a power cut would at its worst: everything that was written after
 * that is lost. It says when, by how many milliseconds its timers were late just before, and for how many the disk had
 * been at the sync under way: what a busy machine or a slow disk takes is no fault of the host's.
 */
export function pluggedIn(data: string): () => never {
  const files = ['knockabout.db', 'knockabout.db-wal'].map(name => join(data, name))
  const held = (): Buffer[] => files.map(file => readFileSync(file))
  let safe = held()
  let [due, late] = [performance.now() + 10, 0]
  setInterval(() => {
    late = Math.max(late * 0.8, performance.now() - due)
    due = performance.now() + 10
  }, 10).unref()
  let began: number | undefined
  const { fdatasync, fdatasyncSync } = fs
  fs.fdatasync = ((file: number, done: (error: NodeJS.ErrnoException | null) => void) => {
    // Reading what the files hold is no work of the host's either, and takes longer the longer they are.
    began = performance.now()
    const now = held()
    fdatasync(file, error => {
      began = undefined
      if (error === null) safe = now
      done(error)
    })
  }) as typeof fs.fdatasync
  fs.fdatasyncSync = file => {
    const now = held()
    fdatasyncSync(file)
    safe = now
  }
  syncBuiltinESMExports()
  return () => {
    // Before the files are put back, which takes longer the longer they are.
    const cut = Date.now()
    late = Math.max(late, performance.now() - due)
    const syncing = began === undefined ? 0 : performance.now() - began
    const lost = safe.some((bytes, at) => !bytes.equals(readFileSync(files[at]!)))
    safe.forEach((bytes, at) => writeFileSync(files[at]!, bytes))
    writeSync(1, `died ${lost ? 'unsynced' : 'at rest'}\ncut ${cut} ${Math.round(late)} ${Math.round(syncing)}\n`)
    process.kill(process.pid, 'SIGKILL')
    throw new Error('still there')
  }
}
