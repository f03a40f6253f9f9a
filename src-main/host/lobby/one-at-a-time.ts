import type { Client } from '../context/client.ts'
import { no, type Refusal } from '../context/refusal.ts'

/** Does what a client asks once all it asked before is answered: one at a time, however many it asks for. */
export function oneAtATime<T>(
  client: Client,
  work: () => T | Promise<T>,
): T | Promise<T> | { readonly refused: Refusal } {
  const before = client.work.question
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
  const settled = mine
    .catch(() => undefined)
    .finally(() => {
      if (client.work.question === settled) client.work.question = undefined
    })
  client.work.question = settled
  return mine as Promise<T>
}

const left = no('left')
