import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Answering, Asking, Question, Review } from './words.ts'

export interface BotPool {
  /** The bot's answer, or nothing if its thread crashed, erred or took too long: the host then plays a legal move itself. */
  ask(question: Question | Review): Promise<Answering | undefined>
  stop(): Promise<void>
}

interface Thread {
  readonly worker: Worker
  readonly jobs: Map<number, (answer: Answering | undefined) => void>
  warm: boolean
}

/** Past its time for thinking, a bot's thread has this long until it is given up. The first answer waits for the thread to load. */
const patience = { warm: 1500, cold: 8000 }

/** Threads for bots, started when first needed; one dies alone and is replaced. */
export function botPool(size = Math.max(1, Math.min(4, cpus().length - 1))): BotPool {
  const threads: Thread[] = []
  let count = 0
  let stopped = false

  const drop = (thread: Thread): void => {
    const index = threads.indexOf(thread)
    if (index >= 0) threads.splice(index, 1)
    for (const settle of thread.jobs.values()) settle(undefined)
    thread.jobs.clear()
    void thread.worker.terminate()
  }

  const begin = (): Thread => {
    const thread: Thread = { worker: startWorker(), jobs: new Map(), warm: false }
    thread.worker.unref()
    thread.worker.on('message', (answer: Answering) => {
      thread.warm = true
      const settle = thread.jobs.get(answer.id)
      thread.jobs.delete(answer.id)
      settle?.(answer.error === undefined ? answer : undefined)
    })
    thread.worker.on('error', () => {
      drop(thread)
    })
    thread.worker.on('exit', () => {
      drop(thread)
    })
    threads.push(thread)
    return thread
  }

  const leastBusy = (): Thread => {
    const idle = threads.find(thread => thread.jobs.size === 0)
    if (idle !== undefined) return idle
    if (threads.length < size) return begin()
    return threads.reduce((least, thread) => (thread.jobs.size < least.jobs.size ? thread : least))
  }

  return {
    ask: question =>
      new Promise(resolve => {
        if (stopped) {
          resolve(undefined)
          return
        }
        const thread = leastBusy()
        const id = ++count
        const wait = (thread.warm ? patience.warm : patience.cold) + question.thinking * (thread.jobs.size + 1)
        const timer = setTimeout(() => {
          drop(thread)
        }, wait)
        thread.jobs.set(id, answer => {
          clearTimeout(timer)
          resolve(answer)
        })
        thread.worker.postMessage({ id, question } satisfies Asking)
      }),
    stop: async () => {
      stopped = true
      await Promise.all(threads.splice(0).map(thread => thread.worker.terminate()))
    },
  }
}

/** Built, the worker lies beside the host (or above its chunk); from the sources it is run by the same tsx that runs the host. */
function startWorker(): Worker {
  const here = dirname(fileURLToPath(import.meta.url))
  const built = [join(here, 'worker.cjs'), join(here, '..', 'worker.cjs')].find(file => existsSync(file))
  // `npm run host` runs under tsx, which what is built has no need of.
  if (built !== undefined) return new Worker(built, { execArgv: [] })
  const api = createRequire(import.meta.url).resolve('tsx/cjs/api')
  const source = join(here, 'worker.ts')
  return new Worker(`require(${JSON.stringify(api)}).register(); require(${JSON.stringify(source)})`, { eval: true })
}
