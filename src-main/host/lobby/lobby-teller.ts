import { lobbyFor, peopleHere, publicTables, putAway, type Hall } from './hall.ts'

/** Tells everybody what tables there are: soon after a change, and to each only what they don't know yet. */
export interface LobbyTeller {
  soon(): void
  stop(): void
}

/** Changes come in bunches: milliseconds that are waited for more of them. */
const bunch = 60

export function lobbyTeller(hall: () => Hall): LobbyTeller {
  const sent = new WeakMap<object, string>()
  let waiting: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const tell = (): void => {
    waiting = undefined
    const tables = publicTables(hall())
    const away = putAway(hall())
    const people = peopleHere(hall())
    for (const client of hall().house.clients) {
      const text = lobbyFor(hall(), client, tables, away, people)
      if (sent.get(client) === text || client.full()) continue
      sent.set(client, text)
      client.sendText(text)
    }
  }
  return {
    soon: () => {
      if (!stopped) waiting ??= setTimeout(tell, bunch)
    },
    stop: () => {
      stopped = true
      clearTimeout(waiting)
    },
  }
}
