import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '../../context/client.ts'
import { matchAt, seatsOf } from '../model/table.ts'
import type { Live } from './live.ts'

/** The most a play is held back where lag is levelled out (RULES BRL-2), in milliseconds. */
const mostMs = 40

/**
 * Levels lag as the host measured it, where the house rules ask for it: a player's act waits for what the slowest line of
 * those who sit here loses beyond their own. What one client sent stays in its order.
 */
export function holdBack(live: Live, client: Client | undefined, enqueue: () => void): void {
  const before = client && live.delayed.get(client)
  const ms = client === undefined ? 0 : holdMs(live, client)
  if (client === undefined || (ms === 0 && before === undefined)) return enqueue()
  const delayed = Promise.all([before, wait(ms)]).then(() => {
    if (live.delayed.get(client) === delayed) live.delayed.delete(client)
    enqueue()
  })
  live.delayed.set(client, delayed)
}

function holdMs(live: Live, client: Client): number {
  const match = matchAt(live.table)
  const time = match?.game.time
  if (match === undefined || time?.pace !== 'realtime' || time.evenLag?.(match.options) !== true) return 0
  const players = [...live.followers].filter(one => seatsOf(live.table, one.person?.id).length > 0)
  const slowest = Math.max(0, ...players.map(one => one.lag()))
  return Math.round(Math.max(0, Math.min(mostMs, slowest) - client.lag()))
}
