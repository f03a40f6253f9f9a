import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { games as registered, type Games } from '../../../src-engine/index.ts'
import { outcomeOf } from './tasks.ts'
import {
  isLong,
  type AnswerMessage,
  type Asker,
  type TaskMessage,
  type Outcome,
  type Pool,
  type Task,
} from '../context/worker-tasks.ts'

interface Waiting {
  readonly task: Task
  readonly address: string
  readonly settle: (answer: AnswerMessage | undefined) => void
  /** A bot's table does not wait for ever for a thread: then it plays without. */
  timer?: ReturnType<typeof setTimeout>
}

interface Thread {
  readonly worker: Worker
  readonly long: boolean
  /** Shared with it: the number of its last task that was cancelled. */
  readonly cancelled: Int32Array
  /** It is loaded. Until then it gets no task, so that a slow start does not count as a slow task. */
  ready: boolean
  readonly starting: ReturnType<typeof setTimeout>
  busy?: { readonly id: number; readonly waiting: Waiting; readonly timer: ReturnType<typeof setTimeout> }
}

/** A test may have less. */
export interface TimeLimits {
  /** How long a thread may take to load: on a busy machine many times what it takes on a quiet one. */
  readonly startMs: number
  /** How long a bot's task waits for a thread, past its own time. */
  readonly queueMs: number
  /** How long a thread may exceed its task's time before it is ended. */
  readonly taskMs: number
  readonly cancelledMs: number
}
const usual: TimeLimits = { startMs: 120_000, queueMs: 8000, taskMs: 5000, cancelledMs: 250 }

/**
 * Threads, started when first needed; a crash ends one thread, which is replaced. One of them does the long tasks, so that
 * no bot waits behind those. A thread whose task was cancelled goes on with the next one: piscina would end it, and the
 * next task would wait for the games to be loaded again, without the cached replays.
 */
export function workerPool(
  games: Games,
  quick = Math.max(1, Math.min(4, cpus().length - 1)),
  limits: TimeLimits = usual,
): Pool {
  const threads: Thread[] = []
  const queues: { readonly quick: Waiting[]; readonly long: Waiting[] } = { quick: [], long: [] }
  /** When each address had its last turn. */
  const turns = new Map<string, number>()
  let count = 0
  let stopped = false

  const release = (thread: Thread, answer: AnswerMessage | undefined): void => {
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
    clearTimeout(thread.starting)
    void thread.worker.terminate()
    release(thread, undefined)
    next()
  }
  const begin = (long: boolean): Thread => {
    const cancelled = new Int32Array(new SharedArrayBuffer(4))
    const starting = setTimeout(() => drop(thread), limits.startMs)
    starting.unref()
    const thread: Thread = { worker: startWorker(cancelled), long, cancelled, ready: false, starting }
    thread.worker.unref()
    thread.worker.on('message', (said: AnswerMessage | 'ready') => {
      if (said === 'ready') {
        thread.ready = true
        clearTimeout(starting)
      } else if (thread.busy?.id === said.id) release(thread, said)
      next()
    })
    thread.worker.on('error', () => drop(thread))
    thread.worker.on('exit', () => drop(thread))
    threads.push(thread)
    return thread
  }
  /** A thread that can begin now. Where all are busy one more is started, which will take from the queue once it is ready. */
  const idle = (long: boolean): Thread | undefined => {
    const mine = threads.filter(thread => thread.long === long)
    const free = mine.find(thread => thread.ready && thread.busy === undefined)
    if (free === undefined && mine.every(thread => thread.ready) && mine.length < (long ? 1 : quick)) begin(long)
    return free
  }

  const next = (): void => {
    if (stopped) return
    for (const long of [false, true]) {
      const queue = long ? queues.long : queues.quick
      while (queue.length > 0) {
        const thread = idle(long)
        if (thread === undefined) break
        let first = 0
        if (long) for (const [index, one] of queue.entries()) if (turnOf(one) < turnOf(queue[first]!)) first = index
        give(thread, queue.splice(first, 1)[0]!)
      }
    }
    if (turns.size > 256) turns.clear()
  }
  const turnOf = ({ address }: Waiting): number => turns.get(address) ?? 0
  const give = (thread: Thread, waiting: Waiting): void => {
    const id = ++count
    turns.set(waiting.address, id)
    clearTimeout(waiting.timer)
    const most = limits.taskMs + waiting.task.thinking
    thread.busy = { id, waiting, timer: setTimeout(() => drop(thread), most) }
    thread.worker.postMessage({ id, task: waiting.task } satisfies TaskMessage)
  }

  const cancel = (waiting: Waiting): void => {
    clearTimeout(waiting.timer)
    for (const queue of [queues.quick, queues.long]) {
      const index = queue.indexOf(waiting)
      if (index >= 0) queue.splice(index, 1)
    }
    waiting.settle(undefined)
    const thread = threads.find(one => one.busy?.waiting === waiting)
    if (thread?.busy === undefined) return
    Atomics.store(thread.cancelled, 0, thread.busy.id)
    clearTimeout(thread.busy.timer)
    thread.busy = { ...thread.busy, timer: setTimeout(() => drop(thread), limits.cancelledMs) }
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
        if (!isLong(task)) {
          waiting.timer = setTimeout(left, limits.queueMs + task.thinking)
          waiting.timer.unref()
        }
        queues[isLong(task) ? 'long' : 'quick'].push(waiting)
        next()
      }),
    stop: async () => {
      stopped = true
      for (const one of [...queues.quick.splice(0), ...queues.long.splice(0)]) cancel(one)
      const all = threads.splice(0)
      for (const thread of all) {
        clearTimeout(thread.starting)
        release(thread, undefined)
      }
      await Promise.all(all.map(thread => thread.worker.terminate()))
    },
  }
}

/**
 * Built, the worker lies beside the host (or above its chunk), or where tests built it; from the sources it is run by the
 * same tsx that runs the host.
 */
function startWorker(cancelled: Int32Array): Worker {
  const workerData = { cancelled: cancelled.buffer }
  // A search allocates much that is freed at once; without a limit V8 would keep tens of megabytes for it in every thread.
  const resourceLimits = { maxYoungGenerationSizeMb: 8 }
  const here = dirname(fileURLToPath(import.meta.url))
  const places = [process.env.KNOCKABOUT_WORKER ?? [], join(here, 'worker.cjs'), join(here, '..', 'worker.cjs')].flat()
  const built = places.find(file => existsSync(file))
  // `npm run host` runs under tsx, which built code does not need.
  if (built !== undefined) return new Worker(built, { execArgv: [], workerData, resourceLimits })
  const api = createRequire(import.meta.url).resolve('tsx/cjs/api')
  const source = join(here, 'worker.ts')
  const program = `require(${JSON.stringify(api)}).register(); require(${JSON.stringify(source)})`
  return new Worker(program, { eval: true, workerData, resourceLimits })
}
