import type { TableSummary } from '../../../src-engine/protocol/desktop.ts'
import type { LobbyOfAll, LobbyOfOne } from '../../../src-engine/protocol/to-client.ts'
import type { SavedAnswer, SavedTable } from '../../../src-engine/protocol/answers.ts'
import { latestFirst, type StoredTable } from '../../store/tables.ts'
import type { Client } from '../context/client.ts'
import { personAt } from '../table/model/table.ts'
import { summaryOf } from '../table/publish/table-state.ts'
import { namesAt, valueOf } from '../table/storage/stored-tables.ts'
import { unplayableOf, type Lobby } from './lobby.ts'

/** This process' own tables that anybody may see: all but practice. */
export function publicTables(lobby: Lobby): TableSummary[] {
  return [...lobby.tables.values()].filter(live => !live.table.solo && live.began).map(summaryOf)
}

/** What of the lobby is the same for all clients: the tables, those at other hosts of an event too, and how many people are here. */
export function lobbyOfAll(lobby: Lobby): LobbyOfAll {
  const tables = [...publicTables(lobby), ...(lobby.event?.tables() ?? [])]
  const people = new Set([...lobby.context.clients].flatMap(({ person }) => person?.id ?? []))
  return { tables: Object.fromEntries(tables.map(table => [table.id, table])), people: people.size }
}

/** What of the lobby is this client's own. */
export function lobbyOfOne(
  lobby: Lobby,
  client: Client,
  archived = archivedTables(lobby),
  seated = tablesByPerson(lobby),
): LobbyOfOne {
  const id = client.person?.id
  const mine = (id && seated.get(id)) || []
  return { mine: [...mine, ...((id && lobby.event?.seatedAt(id)) || [])], ...savedFor(lobby, client, archived) }
}

/** The tables at which each person has a seat; looked up once for all clients. */
export function tablesByPerson({ tables }: Lobby): ReadonlyMap<string, readonly string[]> {
  const seated = new Map<string, string[]>()
  for (const { table } of tables.values()) {
    for (const person of new Set(table.places.flatMap(place => personAt(place) ?? []))) {
      const list = seated.get(person)
      if (list === undefined) seated.set(person, [table.id])
      else list.push(table.id)
    }
  }
  return seated
}

/** Archived tables, latest first; read once for everybody who is sent the lobby. */
export function archivedTables(lobby: Lobby): StoredTable[] {
  return lobby.context.store.tables.all().filter(one => one.state === 'archived' && !lobby.tables.has(one.id))
}

/** Unfinished games on one page of the list. */
const pageLength = 30

/**
 * A page of the unfinished games this person sat in, latest first: those that follow `after`, or the first. At the host's
 * own machine it is everybody's but other people's practice. `moreSaved`, where the list goes on: ask after the last.
 */
export function savedFor(
  lobby: Lobby,
  client: Client,
  archived: readonly StoredTable[],
  after?: Pick<StoredTable, 'place' | 'id'>,
): SavedAnswer {
  const id = client.person?.id
  if (id === undefined) return { saved: [] }
  const mine = lobby.context.store.tables.archivedOf(id)
  const own = new Set(client.owner ? mine : [])
  const saved: SavedTable[] = []
  for (const stored of client.owner ? archived : mine) {
    if (lobby.tables.has(stored.id)) continue
    if (client.owner && stored.setup['solo'] === true && !own.has(stored)) continue
    if (after !== undefined && latestFirst(stored, after) <= 0) continue
    const table = savedTable(lobby, stored)
    if (table === undefined) continue
    if (saved.length === pageLength) return { saved, moreSaved: true }
    saved.push(table)
  }
  return { saved }
}

/** Nothing where it can't be read. */
function savedTable(lobby: Lobby, stored: StoredTable): SavedTable | undefined {
  const value = valueOf(stored)
  if (value === undefined) return undefined
  const unplayable = unplayableOf(lobby, stored)
  return {
    id: stored.id,
    game: value.game,
    title: value.game,
    names: namesAt(value),
    at: stored.at,
    solo: value.solo,
    actions: lobby.context.store.tables.actions(stored),
    ...(unplayable === undefined ? {} : { unplayable }),
  }
}
