import type { Client } from '../house/client.ts'
import type { Room, Wanted } from './room.ts'

/** The most a play is held back where lag is levelled out (RULES BRL-2). */
const mostMs = 40

/**
 * Levels lag as the host measured it, where the game asks for it: a quick line waits for what the slowest one
 * at the table loses. Never a client's clock. What one client said stays in its order, whatever its line does between.
 */
export function level(room: Room, wanted: Wanted, enqueue: (wanted: Wanted) => void): void {
  const { client } = wanted
  const hold = client === undefined ? 0 : holdFor(room, client)
  const waiting = client === undefined ? undefined : room.held.get(client)
  if (client === undefined || (hold === 0 && waiting === undefined)) {
    enqueue(wanted)
    return
  }
  const last = waiting?.plays.at(-1)?.due ?? 0
  const play = { wanted, due: Math.max(last, performance.now() + hold) }
  if (waiting === undefined) {
    const fresh = { plays: [play], timer: undefined }
    room.held.set(client, fresh)
    wait(room, client, enqueue)
  } else waiting.plays.push(play)
}

function wait(room: Room, client: Client, enqueue: (wanted: Wanted) => void): void {
  const waiting = room.held.get(client)
  const first = waiting?.plays[0]
  if (waiting === undefined || first === undefined) {
    room.held.delete(client)
    return
  }
  waiting.timer = setTimeout(
    () => {
      const now = performance.now()
      while (waiting.plays[0] !== undefined && waiting.plays[0].due <= now + 0.5) enqueue(waiting.plays.shift()!.wanted)
      wait(room, client, enqueue)
    },
    Math.max(0, first.due - performance.now()),
  )
}

function holdFor(room: Room, client: Client): number {
  const { match } = room
  const time = match?.game.time
  if (match === undefined || time?.pace !== 'realtime' || time.evenLag?.(match.options) !== true) return 0
  let slowest = 0
  for (const one of room.followers) if (one.person !== undefined) slowest = Math.max(slowest, one.lag())
  return Math.round(Math.max(0, Math.min(mostMs, slowest) - client.lag()))
}
