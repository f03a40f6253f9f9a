import { lobbyFor, peopleHere, publicTables, archivedTables } from './listing.ts'
import type { Lobby } from './lobby.ts'

/** Tells everybody what tables there are: soon after a change, and to each only what they don't know yet. */
export interface LobbyBroadcast {
  soon(): void
  stop(): void
}

/** Changes come in bunches: milliseconds that are waited for more of them. */
const gatherMs = 60

export function lobbyBroadcast(lobby: () => Lobby): LobbyBroadcast {
  const sent = new WeakMap<object, string>()
  let waiting: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const tell = (): void => {
    waiting = undefined
    const tables = publicTables(lobby())
    const archived = archivedTables(lobby())
    const people = peopleHere(lobby())
    for (const client of lobby().context.clients) {
      const text = lobbyFor(lobby(), client, tables, archived, people)
      if (sent.get(client) === text || client.full()) continue
      sent.set(client, text)
      client.sendText(text)
    }
  }
  return {
    soon: () => {
      if (!stopped) waiting ??= setTimeout(tell, gatherMs)
    },
    stop: () => {
      stopped = true
      clearTimeout(waiting)
    },
  }
}
