import type { TableSummary } from '../../../src-engine/protocol/desktop.ts'
import type { Person } from '../../../src-engine/protocol/person.ts'
import type { SavedTable } from '../../../src-engine/protocol/to-client.ts'
import type { StoredTable } from '../../store/tables.ts'
import type { Client } from '../context/client.ts'
import { nameBeside } from '../context/names.ts'
import { seatsOf } from '../table/model/table.ts'
import { summaryOf } from '../table/publish/table-state.ts'
import { namesAt, valueOf } from '../table/storage/stored-tables.ts'
import { unplayableOf, type Lobby } from './lobby.ts'

/** Tables anybody may see: all but practice. */
export function publicTables(lobby: Lobby): TableSummary[] {
  return [...lobby.tables.values()].filter(live => !live.table.solo && live.began).map(summaryOf)
}

/** The lobby as this client sees it. */
export function lobbyFor(
  lobby: Lobby,
  client: Client,
  tables = publicTables(lobby),
  away = putAway(lobby),
  people = peopleHere(lobby),
): string {
  const id = client.person?.id
  const mine = [...lobby.tables.values()].filter(({ table }) => seatsOf(table, id).length > 0)
  return JSON.stringify({
    say: 'lobby',
    tables,
    mine: mine.map(({ table }) => table.id),
    saved: savedFor(lobby, client, away),
    people,
  })
}

/** Everybody in the house as they are shown, no two by one name; worked out once for all who are told. */
export function peopleHere({ context }: Lobby): readonly Person[] {
  const used = new Set<string>()
  const people = new Map([...context.clients].flatMap(({ person }) => (person ? [[person.id, person]] : [])))
  return [...people.values()].map(person => {
    const name = nameBeside(person.name, used)
    used.add(name.toLowerCase())
    return { ...person, name }
  })
}

/** Tables put away unfinished, read once for all who are told. */
export function putAway(lobby: Lobby): StoredTable[] {
  return lobby.context.store.tables.all().filter(one => one.state === 'archived' && !lobby.tables.has(one.id))
}

/** Unfinished games this person sat in, and all of them for anyone who sits at the host's machine. */
function savedFor(lobby: Lobby, client: Client, away: readonly StoredTable[]): SavedTable[] {
  const id = client.person?.id
  if (id === undefined) return []
  const { store } = lobby.context
  // At the host's own machine everybody's but other people's practice; elsewhere one's own.
  const mine = store.tables.archivedOf(id).filter(stored => !lobby.tables.has(stored.id))
  const listed = client.owner ? away.filter(stored => stored.setup['solo'] !== true || mine.includes(stored)) : mine
  return listed.slice(0, 30).flatMap(stored => {
    const value = valueOf(stored)
    if (value === undefined) return []
    const unplayable = unplayableOf(lobby, stored)
    return {
      id: stored.id,
      game: value.game,
      title: value.game,
      names: namesAt(value),
      at: stored.at,
      solo: value.solo,
      actions: store.tables.actions(stored),
      ...(unplayable === undefined ? {} : { unplayable }),
    }
  })
}
