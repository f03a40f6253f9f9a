import { z } from 'zod'
import type { JsonObject } from '../../src-engine/core/json.ts'
import type { Reader, Row } from './database.ts'
import { fromText, momentIn } from './from-text.ts'
import { placeOf } from './order.ts'
import type { Write } from './write.ts'

/** `live`: runs now, or ran when the host was killed · `archived`: not running, and can be resumed. */
export type StoredState = 'live' | 'archived'

export interface StoredTable {
  readonly id: string
  readonly state: StoredState
  /** The record of its game, once one was dealt. */
  readonly record?: string
  readonly setup: JsonObject
  readonly at: number
  /** By which tables are in order (order.ts). */
  readonly place: number
  /** People who no longer want it on their list. */
  readonly dismissedBy: readonly string[]
}

export interface TableStore {
  /** Latest first. Held in memory, for every message of the lobby asks. */
  all(): readonly StoredTable[]
  /** The archived tables this person sat at and has on their list, latest first. */
  archivedOf(person: string): readonly StoredTable[]
  find(id: string): StoredTable | undefined
  /** Whether it is still kept, and just so. */
  holds(table: StoredTable): boolean
  /** How many actions the record of an archived table has; counted once. */
  actions(table: StoredTable): number
}

/**
 * Tables and who sits at them; the games themselves are records. `unreadable` is called for each row that can't be read;
 * `applied` must be of each write that was made.
 */
export function tableStore(
  reader: Reader,
  unreadable: () => void = () => {},
): TableStore & { applied(write: Write, at: number, number: number): void } {
  const held = new Map<string, StoredTable>()
  const dismissed = new Map<string, string[]>()
  for (const { table_id: id, person } of reader.rows(
    'SELECT table_id, person FROM dismissals ORDER BY table_id, person',
  )) {
    dismissed.set(String(id), [...(dismissed.get(String(id)) ?? []), String(person)])
  }
  for (const found of reader.rows('SELECT * FROM tables')) {
    const table = read(found, dismissed.get(String(found['id'])) ?? [])
    if (table === undefined) unreadable()
    else held.set(table.id, table)
  }
  let sorted: readonly StoredTable[] | undefined
  let byPerson: Map<string, StoredTable[]> | undefined
  const all = (): readonly StoredTable[] => (sorted ??= [...held.values()].sort(latestFirst))
  const counted = new WeakMap<StoredTable, number>()
  return {
    all,
    archivedOf: person => (byPerson ??= archivedByPerson(all())).get(person) ?? [],
    find: id => held.get(id),
    holds: table => held.get(table.id) === table,
    applied: (write, at, number) => {
      if (write.write === 'keep') {
        const { id, state, record, setup } = write
        const place = placeOf(number, at, write.fromFile === true)
        held.set(id, { id, state, setup, at, place, dismissedBy: [], ...(record === undefined ? {} : { record }) })
      } else if (write.write === 'dismiss') {
        const table = held.get(write.id)
        if (table === undefined) return
        const dismissedBy = [...new Set([...table.dismissedBy, write.person])].sort()
        held.set(write.id, { ...table, dismissedBy })
      } else if (write.write === 'drop') held.delete(write.id)
      else return
      sorted = undefined
      byPerson = undefined
    },
    actions: table => {
      if (table.record === undefined) return 0
      let count = counted.get(table)
      if (count === undefined) {
        const found = reader.row('SELECT count(*) AS count FROM actions WHERE record = ?', table.record)
        counted.set(table, (count = Number(found?.['count'] ?? 0)))
      }
      return count
    },
  }
}

/** The order of every list of tables; those of one write by their ids. Below 0 where `a` comes before `b`. */
export function latestFirst(a: Pick<StoredTable, 'place' | 'id'>, b: Pick<StoredTable, 'place' | 'id'>): number {
  return b.place - a.place || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}

const sitters = z.object({ places: z.array(z.object({ person: z.string().optional() })) })
/** Read once of each: after a change of one table the lists of all are made again. */
const sat = new WeakMap<JsonObject, readonly string[]>()

/** The people who sat at a table and still want it on their list. */
export function wantedBy({ setup, dismissedBy }: StoredTable): string[] {
  let people = sat.get(setup)
  if (people === undefined) {
    const { places } = sitters.safeParse(setup).data ?? { places: [] }
    people = [...new Set(places.flatMap(({ person }) => person ?? []))]
    sat.set(setup, people)
  }
  return people.filter(one => !dismissedBy.includes(one))
}

function archivedByPerson(tables: readonly StoredTable[]): Map<string, StoredTable[]> {
  const lists = new Map<string, StoredTable[]>()
  for (const table of tables) {
    if (table.state !== 'archived') continue
    for (const person of wantedBy(table)) {
      const list = lists.get(person)
      if (list === undefined) lists.set(person, [table])
      else list.push(table)
    }
  }
  return lists
}

/** What the store reads of a table; the rest is the table's own (host/table/model/schema.ts). */
const setupShape = z.looseObject({ game: z.string(), solo: z.boolean(), host: z.string() })

/** Nothing where it cannot be read: it stays in the file, and harms nobody. */
function read(found: Row, dismissedBy: readonly string[]): StoredTable | undefined {
  const setup = fromText(found['setup'], setupShape) as JsonObject | undefined
  if (setup === undefined) return undefined
  return {
    id: String(found['id']),
    state: found['state'] === 'live' ? 'live' : 'archived',
    ...(typeof found['record'] === 'string' ? { record: found['record'] } : {}),
    setup,
    at: momentIn(found['at']),
    place: Number(found['place']),
    dismissedBy,
  }
}
