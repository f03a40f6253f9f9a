import { writeSync } from 'node:fs'
import { isMainThread, workerData } from 'node:worker_threads'

/**
 * A thread that ends its process in the middle of a write: the other thread says when one begins, this one counts the
 * microseconds from there, for the other can do nothing while it writes.
 */
/** What stands where in the memory both share. */
export const cell = { armed: 0, began: 1, after: 2, phase: 3 } as const
export const phases = ['before', 'writing', 'syncing', 'synced'] as const

if (!isMainThread) {
  const shared = workerData as Int32Array
  Atomics.store(shared, cell.armed, 1)
  while (Atomics.load(shared, cell.began) === 0) {
    // Waiting asleep, it would wake up too late.
  }
  const due = process.hrtime.bigint() + BigInt(Atomics.load(shared, cell.after)) * 1000n
  while (process.hrtime.bigint() < due) {
    // The same.
  }
  writeSync(1, `died ${phases[Atomics.load(shared, cell.phase)]!}\n`)
  process.kill(process.pid, 'SIGKILL')
}
