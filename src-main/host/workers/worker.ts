import { parentPort, workerData } from 'node:worker_threads'
import { games } from '../../../src-engine/index.ts'
import { outcomeOf } from './tasks.ts'
import type { AnswerMessage, TaskMessage } from '../context/worker-tasks.ts'

/** The number of the last cancelled task, written by the host. */
const cancelled = new Int32Array((workerData as { readonly cancelled: SharedArrayBuffer }).cancelled)

/** A thread for long tasks, so that they don't hold up the host. */
parentPort?.on('message', ({ id, task }: TaskMessage) => {
  const wanted = (): boolean => Atomics.load(cancelled, 0) < id
  let answer: AnswerMessage
  try {
    answer = { id, outcome: outcomeOf(games, task, wanted) }
  } catch (error) {
    answer = { id, error: error instanceof Error ? error.message : String(error) }
  }
  parentPort?.postMessage(answer)
})

parentPort?.postMessage('ready')
