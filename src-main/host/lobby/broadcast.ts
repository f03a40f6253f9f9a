import type { JsonObject } from '../../../src-engine/core/json.ts'
import { difference } from '../../../src-engine/protocol/difference.ts'
import type { LobbyOfAll } from '../../../src-engine/protocol/to-client.ts'
import type { Client } from '../context/client.ts'
import { Encoded } from '../context/encoded.ts'
import { archivedTables, lobbyOfAll, lobbyOfOne, tablesByPerson } from './listing.ts'
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

/** Sends one who has just come the whole lobby. */
export function sendLobby(lobby: Lobby, client: Client): void {
  const [all, own] = [lobbyOfAll(lobby), lobbyOfOne(lobby, client)]
  client.work.lobby = { all, own }
  client.send(new Encoded({ say: 'lobby', ...all, ...own }))
}

export function lobbyBroadcast(lobby: () => Lobby): LobbyBroadcast {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let tookMs = 0
  const tell = (): void => {
    waiting = undefined
    const began = performance.now()
    const all = lobbyOfAll(lobby())
    const archived = archivedTables(lobby())
    const seated = tablesByPerson(lobby())
    // Most hold the same, and whoever came since then what it was by then.
    const changes = new Map<LobbyOfAll, readonly Encoded[]>()
    for (const client of lobby().context.clients) {
      const { lobby: held } = client.work
      if (held === undefined || client.full()) continue
      const own = lobbyOfOne(lobby(), client, archived, seated)
      let change = changes.get(held.all)
      if (change === undefined) changes.set(held.all, (change = changeOf(held.all, all)))
      client.work.lobby = { all, own }
      client.send(...change, ...changeOf(held.own, own))
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

function changeOf<Part extends object>(before: Part, after: Part): readonly Encoded[] {
  const change = difference(before as JsonObject, after as JsonObject)
  return change === undefined ? [] : [new Encoded({ say: 'lobby-change', change })]
}
