import type { Store } from '../../src-main/store/store.ts'

/**
 * Every row of every table the database has, as it stands there, and what the tables are: by the database's own word, so
 * that one nobody thought of is compared too.
 */
export function contents({ reader }: Store): { readonly [table: string]: readonly object[] } {
  const plain = ({ _metadata, ...row }: { readonly [column: string]: unknown }): object => row
  const schema = reader.rows('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name')
  const rowsOf = (table: string): object[] => {
    const columns = reader
      .rows('SELECT name FROM pragma_table_info(?)', table)
      .map(({ name }) => String(name))
      .join(', ')
    return reader.rows(`SELECT ${columns} FROM ${table} ORDER BY ${columns}`).map(plain)
  }
  const tables = schema.filter(({ type }) => type === 'table').map(({ name }) => String(name))
  return { schema: schema.map(plain), ...Object.fromEntries(tables.map(table => [table, rowsOf(table)])) }
}
