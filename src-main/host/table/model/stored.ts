import type { JsonObject } from '../../../../src-engine/core/json.ts'
import type { StoredTable } from '../../../store/tables.ts'
import { dealtAt, type Sitting, type Table } from './table.ts'

/** Who sits where and how the table is set, as it is kept; the game itself is its record. */
export interface Setup {
  readonly game: string
  readonly solo: boolean
  readonly host: string
  readonly options: JsonObject
  readonly timer: number
  readonly level: Table['level']
  readonly thinking: number
  readonly fill: boolean
  readonly coach: boolean
  readonly scenario?: JsonObject
  /** Who has held which seats; absent in tables from before it was kept. */
  readonly held?: readonly (readonly [person: string, seats: readonly string[]])[]
  readonly places: readonly (Pick<Sitting, 'seat' | 'kind' | 'name' | 'colour' | 'avatar' | 'guest'> & {
    readonly person?: string
    readonly level?: Table['level']
  })[]
}

export function setupOf(table: Table): Setup {
  const { solo, host, options, timer, level, thinking, fill, coach, scenario } = table
  const handsSeen = dealtAt(table)?.handsSeen
  return {
    game: table.game.id,
    solo,
    host,
    options,
    timer,
    level,
    thinking,
    fill,
    coach,
    ...(scenario === undefined ? {} : { scenario }),
    ...(handsSeen === undefined ? {} : { held: [...handsSeen] }),
    places: table.places.map(({ seat, kind, name, colour, avatar, person, guest, level }) => ({
      seat,
      kind,
      name,
      colour,
      avatar,
      guest,
      ...(person === undefined ? {} : { person }),
      ...(level === undefined ? {} : { level }),
    })),
  }
}

export function setupIn(stored: StoredTable): Setup {
  return stored.setup as unknown as Setup
}

/** Everybody who sat at a stored table, for the list of unfinished games. */
export function savedNames(stored: StoredTable): string[] {
  return setupIn(stored)
    .places.filter(place => place.kind !== 'open')
    .map(place => place.name)
}
