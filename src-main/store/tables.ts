import { z } from 'zod'
import type { JsonObject } from '../../src-engine/core/json.ts'
import { row, rows, run, type Row, type Sql } from './database.ts'
import { fromText } from './from-text.ts'

/** `live`: runs now, or ran when the host was killed · `away`: put away unfinished, to be taken up another evening. */
export type StoredState = 'live' | 'archived'

export interface StoredTable {
  readonly id: string
  readonly state: StoredState
  /** The record of its game, once one was dealt. */
  readonly record?: string
  readonly setup: JsonObject
  readonly at: number
}

export interface TableStore {
  /** Latest first. Held in memory, for every message of the lobby asks. */
  all(): readonly StoredTable[]
  /** Whether it is still kept, and just so. */
  holds(table: StoredTable): boolean
  keep(table: StoredTable): void
  drop(id: string): void
  /** How many actions the record of a table that is put away has; counted once. */
  actions(table: StoredTable): number
}

/** Tables and who sits at them; the games themselves are records. `unreadable` is called for each row that can't be read. */
export function tableStore(sql: Sql, unreadable: () => void = () => {}): TableStore {
  const held = new Map<string, StoredTable>()
  for (const found of rows(sql, 'SELECT * FROM tables')) {
    const table = read(found)
    if (table === undefined) unreadable()
    else held.set(table.id, table)
  }
  let sorted: readonly StoredTable[] | undefined
  const counted = new WeakMap<StoredTable, number>()
  return {
    all: () => (sorted ??= [...held.values()].sort((a, b) => b.at - a.at)),
    holds: table => held.get(table.id) === table,
    keep: table => {
      const { id, state, record, setup, at } = table
      const values = [id, state, record ?? null, JSON.stringify(setup), at]
      run(sql, 'INSERT OR REPLACE INTO tables (id, state, record, setup, at) VALUES (?, ?, ?, ?, ?)', ...values)
      held.set(id, table)
      sorted = undefined
    },
    drop: id => {
      run(sql, 'DELETE FROM tables WHERE id = ?', id)
      held.delete(id)
      sorted = undefined
    },
    actions: table => {
      if (table.record === undefined) return 0
      let count = counted.get(table)
      if (count === undefined) {
        const found = row(sql, 'SELECT count(*) AS count FROM actions WHERE record = ?', table.record)
        counted.set(table, (count = Number(found?.['count'] ?? 0)))
      }
      return count
    },
  }
}

/** What everybody reads of a stored table before it is taken up; the rest is the table's own. */
const setupShape = z.looseObject({
  game: z.string(),
  solo: z.boolean(),
  host: z.string(),
  options: z.record(z.string(), z.unknown()),
  places: z.array(z.looseObject({ seat: z.string(), kind: z.string(), name: z.string() })),
})

/** Nothing where it cannot be read: it stays in the file, and harms nobody. */
function read(found: Row): StoredTable | undefined {
  const setup = fromText(found['setup'], setupShape) as JsonObject | undefined
  if (setup === undefined) return undefined
  return {
    id: String(found['id']),
    state: found['state'] === 'live' ? 'live' : 'archived',
    ...(typeof found['record'] === 'string' ? { record: found['record'] } : {}),
    setup,
    at: Number(found['at']),
  }
}
