import { tables } from '../../src-main/store/migrations.ts'
import type { Store } from '../../src-main/store/store.ts'

/** Every row of every table, as it stands in the database. */
export function contents({ reader }: Store): { readonly [table: string]: readonly object[] } {
  const rowsOf = (table: string, columns: string): object[] =>
    reader
      .rows(`SELECT ${columns} FROM ${table} ORDER BY ${columns}`)
      .map(({ _metadata, ...row }: { readonly [column: string]: unknown }) => row)
  return Object.fromEntries(
    Object.entries(tables).map(([table, columns]) => [table, rowsOf(table, columns.join(', '))]),
  )
}
