import type { Client } from '../context/client.ts'
import { no, type Refusal } from '../context/refusal.ts'

/** Questions of one client that may wait behind the one being answered. */
const most = 8

const lines = new WeakMap<Client, { count: number; last: Promise<unknown> }>()

/** Does what a client asks once all it asked before is answered: one at a time, however many it asks for. */
export function oneAtATime<T>(
  client: Client,
  work: () => T | Promise<T>,
): T | Promise<T> | { readonly refused: Refusal } {
  const line = lines.get(client) ?? { count: 0, last: Promise.resolve() }
  lines.set(client, line)
  if (line.count > most) return no('busy', { most })
  const before = line.count === 0 ? undefined : line.last
  const mine = before === undefined ? work() : before.then(() => (client.gone.aborted ? left : work()))
  if (!(mine instanceof Promise)) return mine
  line.count++
  const settled = mine.finally(() => line.count--)
  line.last = settled.catch(() => undefined)
  return settled as Promise<T>
}

const left = no('left')
