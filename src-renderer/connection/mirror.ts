import { shallowReactive, shallowRef } from 'vue'
import type { FromHost } from '../../src-engine/protocol/reader.ts'
import type { ToClient } from '../../src-engine/protocol/to-client.ts'
import { emptyTable, take, type KnownTable } from './table.ts'

type Said<S extends ToClient['say']> = Extract<ToClient, { say: S }>
type TableMessage = Extract<FromHost, { say: 'table' | 'view' | 'missed' }>

/** What is known of a host before it has admitted us. */
const emptyHouse: Said<'lobby'> = { say: 'lobby', tables: [], mine: [], saved: [], people: [] }

/** The latest state of the host, its lobby and the tables followed here. `sync` asks for a whole view and the missed events. */
export function useMirror(sync: (table: string, viewer: string, from: number) => void) {
  const welcome = shallowRef<Said<'welcome'>>()
  const lobby = shallowRef(emptyHouse)
  const tables = shallowReactive(new Map<string, KnownTable>())
  /** Tables to follow, also after the connection was lost and found again. */
  const watched = new Set<string>()

  function tableSaid(message: TableMessage): void {
    const id = message.say === 'table' ? message.table.id : message.table
    tables.set(
      id,
      take(tables.get(id) ?? emptyTable(), message, (viewer, from) => sync(id, viewer, from)),
    )
  }
  function forgetTable(id: string): void {
    tables.delete(id)
    watched.delete(id)
  }
  function forgetAll(): void {
    welcome.value = undefined
    lobby.value = emptyHouse
    tables.clear()
    watched.clear()
  }
  /** What was missed at this table has been read. */
  function read(id: string): void {
    const table = tables.get(id)
    if (table) tables.set(id, { ...table, missed: undefined })
  }
  return { welcome, lobby, tables, watched, tableSaid, forgetTable, forgetAll, read }
}
