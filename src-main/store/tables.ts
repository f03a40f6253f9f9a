import type { JsonObject } from '../../src-engine/core/json.ts'
import { rows, run, type Row, type Sql } from './database.ts'

/** `live`: runs now, or ran when the host was killed · `away`: put away unfinished, to be taken up another evening. */
export type TableFate = 'live' | 'away'

export interface StoredTable {
  readonly id: string
  readonly fate: TableFate
  /** The record of its game, once one was dealt. */
  readonly record?: string
  readonly setup: JsonObject
  readonly at: number
}

export interface TableStore {
  all(): StoredTable[]
  keep(table: StoredTable): void
  drop(id: string): void
}

/** Tables and who sits at them; the games themselves are records. */
export function tableStore(sql: Sql): TableStore {
  return {
    all: () => rows(sql, 'SELECT * FROM tables ORDER BY at DESC').map(read),
    keep: ({ id, fate, record, setup, at }) => {
      run(
        sql,
        'INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?)',
        id,
        fate,
        record ?? null,
        JSON.stringify(setup),
        at,
      )
    },
    drop: id => {
      run(sql, 'DELETE FROM tables WHERE id = ?', id)
    },
  }
}

function read(found: Row): StoredTable {
  return {
    id: String(found['id']),
    fate: found['state'] === 'live' ? 'live' : 'away',
    ...(found['record'] === null || found['record'] === undefined ? {} : { record: String(found['record']) }),
    setup: JSON.parse(String(found['setup'])) as JsonObject,
    at: Number(found['at']),
  }
}
