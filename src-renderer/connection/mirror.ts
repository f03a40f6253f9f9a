import { shallowReactive, shallowRef } from 'vue'
import type { NightState } from '../../src-engine/night/state.ts'
import type { FromHost, SeenLobby } from '../../src-engine/protocol/reader.ts'
import type { ToClient } from '../../src-engine/protocol/to-client.ts'
import { emptyTable, take, type KnownTable } from './table.ts'

type Said<S extends ToClient['say']> = Extract<ToClient, { say: S }>
type TableMessage = Extract<FromHost, { say: 'table' | 'view' | 'missed' }>

/** The house's night, and when that came (milliseconds since 1970): a break counts down from there by this device's clock. */
export interface KnownNight extends NightState {
  readonly cameAt: number
}

/** What is known of a host before it has admitted us. */
const emptyHouse: SeenLobby = { say: 'lobby', tables: [], mine: [], saved: [], people: 0 }

/** The latest state of the host, its lobby and the tables followed here. `sync` asks for a whole view and the missed events. */
export function useMirror(sync: (table: string, viewer: string, from: number) => void) {
  const welcome = shallowRef<Said<'welcome'>>()
  const lobby = shallowRef(emptyHouse)
  const night = shallowRef<KnownNight>()
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
  function nightSaid(now: NightState): void {
    night.value = { ...now, cameAt: Date.now() }
  }
  function forgetTable(id: string): void {
    tables.delete(id)
    watched.delete(id)
  }
  function forgetAll(): void {
    welcome.value = undefined
    lobby.value = emptyHouse
    night.value = undefined
    tables.clear()
    watched.clear()
  }
  /** What was missed at this table has been read. */
  function read(id: string): void {
    const table = tables.get(id)
    if (table) tables.set(id, { ...table, missed: undefined })
  }
  return { welcome, lobby, night, tables, watched, tableSaid, nightSaid, forgetTable, forgetAll, read }
}
