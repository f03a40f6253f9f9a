import type { Client } from '../context/client.ts'
import { no, type Refusal } from '../context/refusal.ts'

/** Questions of one client that may wait behind the one being answered. */
const most = 8

/** Does what a client asks once all it asked before is answered: one at a time, however many it asks for. */
export function oneAtATime<T>(
  client: Client,
  work: () => T | Promise<T>,
): T | Promise<T> | { readonly refused: Refusal } {
  const { questions } = client.work
  if (questions.count > most) return no('busy', { most })
  const before = questions.count === 0 ? undefined : questions.last
  const later = (): T | Promise<T> => {
    const began = performance.now()
    try {
      return work()
    } finally {
      client.spent(performance.now() - began)
    }
  }
  const mine = before === undefined ? work() : before.then(() => (client.gone.aborted ? left : later()))
  if (!(mine instanceof Promise)) return mine
  questions.count++
  const settled = mine.finally(() => questions.count--)
  questions.last = settled.catch(() => undefined)
  return settled as Promise<T>
}

const left = no('left')
