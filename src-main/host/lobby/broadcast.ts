import { archivedTables, listOfTables, lobbyFor, peopleHere, tablesByPerson } from './listing.ts'
import type { Lobby } from './lobby.ts'

/** Tells everybody what tables there are: soon after a change, and to each only what they don't know yet. */
export interface LobbyBroadcast {
  soon(): void
  stop(): void
}

/**
 * Changes come in bunches: milliseconds that are waited for more of them; where telling takes long, for there are many tables
 * and people, so many times as long, so that it takes no more than a tenth of the host's time.
 */
const gather = { leastMs: 60, share: 9 }

export function lobbyBroadcast(lobby: () => Lobby): LobbyBroadcast {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let tookMs = 0
  const tell = (): void => {
    waiting = undefined
    const began = performance.now()
    const tables = listOfTables(lobby())
    const archived = archivedTables(lobby())
    const people = peopleHere(lobby())
    const seated = tablesByPerson(lobby())
    for (const client of lobby().context.clients) {
      const text = lobbyFor(lobby(), client, tables, archived, people, seated)
      if (client.work.lobby === text || client.full()) continue
      client.work.lobby = text
      client.sendText(text)
    }
    tookMs = performance.now() - began
  }
  return {
    soon: () => {
      if (!stopped) waiting ??= setTimeout(tell, Math.max(gather.leastMs, tookMs * gather.share))
    },
    stop: () => {
      stopped = true
      clearTimeout(waiting)
    },
  }
}
