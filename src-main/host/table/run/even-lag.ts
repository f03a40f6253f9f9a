import type { Client } from '../../context/client.ts'
import type { Entry, Live } from './live.ts'
import { matchAt } from '../model/table.ts'

/** The most a play is held back where lag is levelled out (RULES BRL-2). */
const mostMs = 40

/**
 * Levels lag as the host measured it, where the game asks for it: a quick line waits for what the slowest one at the
 * table loses. Never a client's clock. What one client said stays in its order, whatever its line does between.
 */
export function holdBack(live: Live, entry: Entry, enqueue: (entry: Entry) => void): void {
  const { client } = entry
  const hold = client === undefined ? 0 : holdFor(live, client)
  const waiting = client === undefined ? undefined : live.held.get(client)
  if (client === undefined || (hold === 0 && waiting === undefined)) {
    enqueue(entry)
    return
  }
  const last = waiting?.acts.at(-1)?.due ?? 0
  const act = { entry, due: Math.max(last, performance.now() + hold) }
  if (waiting === undefined) {
    live.held.set(client, { acts: [act], timer: undefined })
    wait(live, client, enqueue)
  } else waiting.acts.push(act)
}

function wait(live: Live, client: Client, enqueue: (entry: Entry) => void): void {
  const waiting = live.held.get(client)
  const first = waiting?.acts[0]
  if (waiting === undefined || first === undefined) {
    live.held.delete(client)
    return
  }
  waiting.timer = setTimeout(
    () => {
      const now = performance.now()
      while (waiting.acts[0] !== undefined && waiting.acts[0].due <= now + 0.5) enqueue(waiting.acts.shift()!.entry)
      wait(live, client, enqueue)
    },
    Math.max(0, first.due - performance.now()),
  )
}

function holdFor(live: Live, client: Client): number {
  const match = matchAt(live.table)
  const time = match?.game.time
  if (match === undefined || time?.pace !== 'realtime' || time.evenLag?.(match.options) !== true) return 0
  let slowest = 0
  for (const one of live.followers) if (one.person !== undefined) slowest = Math.max(slowest, one.lag())
  return Math.round(Math.max(0, Math.min(mostMs, slowest) - client.lag()))
}
