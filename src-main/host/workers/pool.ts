import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { games as registered, type Games } from '../../../src-engine/index.ts'
import { outcomeOf } from './tasks.ts'
import { isLong, type Answering, type Asking, type Outcome, type Task } from './words.ts'

/** On whose behalf a task is done: once they are gone nobody waits for it. */
export interface Asker {
  readonly address: string
  readonly gone: AbortSignal
}

export interface Pool {
  /**
   * What the task comes to, or nothing if its thread crashed, erred or took too long, or the asker left. Long tasks wait
   * for each other, and addresses take turns.
   */
  ask<T extends Task>(task: T, asker?: Asker): Promise<Outcome<T> | undefined>
  stop(): Promise<void>
}

interface Waiting {
  readonly task: Task
  readonly address: string
  readonly settle: (answer: Answering | undefined) => void
}

interface Thread {
  readonly worker: Worker
  readonly long: boolean
  /** Shared with it: the number of its last task that was cancelled. */
  readonly cancelled: Int32Array
  warm: boolean
  busy?: { readonly id: number; readonly waiting: Waiting; readonly timer: ReturnType<typeof setTimeout> }
}

/** Past its time a thread has this long until it is given up. The first answer waits for the thread to load. */
const patience = { warm: 1500, cold: 8000, cancelled: 250 }

/** Threads, started when first needed; one dies alone and is replaced. One of them is for what takes long, so that no bot waits behind it. */
export function workerPool(games: Games, quick = Math.max(1, Math.min(4, cpus().length - 1))): Pool {
  const threads: Thread[] = []
  const lines: { readonly quick: Waiting[]; readonly long: Waiting[] } = { quick: [], long: [] }
  /** When each address had its last turn. */
  const turns = new Map<string, number>()
  let count = 0
  let stopped = false

  const free = (thread: Thread, answer: Answering | undefined): void => {
    const { busy } = thread
    delete thread.busy
    if (busy === undefined) return
    clearTimeout(busy.timer)
    busy.waiting.settle(answer)
  }
  const drop = (thread: Thread): void => {
    const index = threads.indexOf(thread)
    if (index < 0) return
    threads.splice(index, 1)
    void thread.worker.terminate()
    free(thread, undefined)
    next()
  }
  const begin = (long: boolean): Thread => {
    const cancelled = new Int32Array(new SharedArrayBuffer(4))
    const thread: Thread = { worker: startWorker(cancelled), long, cancelled, warm: false }
    thread.worker.unref()
    thread.worker.on('message', (answer: Answering) => {
      thread.warm = true
      if (thread.busy?.id === answer.id) free(thread, answer)
      next()
    })
    thread.worker.on('error', () => drop(thread))
    thread.worker.on('exit', () => drop(thread))
    threads.push(thread)
    return thread
  }
  const idle = (long: boolean): Thread | undefined => {
    const mine = threads.filter(thread => thread.long === long)
    return (
      mine.find(thread => thread.busy === undefined) ?? (mine.length < (long ? 1 : quick) ? begin(long) : undefined)
    )
  }

  const next = (): void => {
    if (stopped) return
    for (const long of [false, true]) {
      const line = long ? lines.long : lines.quick
      while (line.length > 0) {
        const thread = idle(long)
        if (thread === undefined) break
        let first = 0
        if (long) for (const [index, one] of line.entries()) if (turnOf(one) < turnOf(line[first]!)) first = index
        give(thread, line.splice(first, 1)[0]!)
      }
    }
    if (turns.size > 256) turns.clear()
  }
  const turnOf = ({ address }: Waiting): number => turns.get(address) ?? 0
  const give = (thread: Thread, waiting: Waiting): void => {
    const id = ++count
    turns.set(waiting.address, id)
    const most = (thread.warm ? patience.warm : patience.cold) + waiting.task.thinking
    thread.busy = { id, waiting, timer: setTimeout(() => drop(thread), most) }
    thread.worker.postMessage({ id, task: waiting.task } satisfies Asking)
  }

  const cancel = (waiting: Waiting): void => {
    for (const line of [lines.quick, lines.long]) {
      const index = line.indexOf(waiting)
      if (index >= 0) line.splice(index, 1)
    }
    waiting.settle(undefined)
    const thread = threads.find(one => one.busy?.waiting === waiting)
    if (thread?.busy === undefined) return
    Atomics.store(thread.cancelled, 0, thread.busy.id)
    clearTimeout(thread.busy.timer)
    thread.busy = { ...thread.busy, timer: setTimeout(() => drop(thread), patience.cancelled) }
  }

  return {
    ask: <T extends Task>(task: T, asker?: Asker) =>
      new Promise<Outcome<T> | undefined>(resolve => {
        if (stopped || asker?.gone.aborted === true) return resolve(undefined)
        // Threads have the house's games and no others: a test with games of its own does without threads.
        if (games !== registered && isLong(task)) return resolve(outcomeOf(games, task, () => true) as Outcome<T>)
        const left = (): void => cancel(waiting)
        const waiting: Waiting = {
          task,
          address: asker?.address ?? '',
          settle: answer => {
            asker?.gone.removeEventListener('abort', left)
            resolve(answer !== undefined && 'outcome' in answer ? (answer.outcome as Outcome<T>) : undefined)
          },
        }
        asker?.gone.addEventListener('abort', left)
        lines[isLong(task) ? 'long' : 'quick'].push(waiting)
        next()
      }),
    stop: async () => {
      stopped = true
      for (const one of [...lines.quick.splice(0), ...lines.long.splice(0)]) one.settle(undefined)
      const all = threads.splice(0)
      for (const thread of all) free(thread, undefined)
      await Promise.all(all.map(thread => thread.worker.terminate()))
    },
  }
}

/** Built, the worker lies beside the host (or above its chunk); from the sources it is run by the same tsx that runs the host. */
function startWorker(cancelled: Int32Array): Worker {
  const workerData = { cancelled: cancelled.buffer }
  const here = dirname(fileURLToPath(import.meta.url))
  const built = [join(here, 'worker.cjs'), join(here, '..', 'worker.cjs')].find(file => existsSync(file))
  // `npm run host` runs under tsx, which what is built has no need of.
  if (built !== undefined) return new Worker(built, { execArgv: [], workerData })
  const api = createRequire(import.meta.url).resolve('tsx/cjs/api')
  const source = join(here, 'worker.ts')
  const program = `require(${JSON.stringify(api)}).register(); require(${JSON.stringify(source)})`
  return new Worker(program, { eval: true, workerData })
}
