import { copyFileSync, existsSync, rmSync } from 'node:fs'
import Database from 'libsql'
import { migrate, tables } from './migrations.ts'
import { row, rows, transaction, type Row, type Sql } from './database.ts'

/** What could still be read of a damaged database. */
export interface Rescued {
  readonly people: number
  readonly games: number
}

const page = 64
/** Holes are stepped over one row at a time, so many; after them in ever longer steps. */
const singleSteps = 2000

/**
 * Takes over from a damaged file whatever can be read of it, row by row, into `sql`, a database without tables yet, and
 * brings it up to this version. Nothing of the file is changed. Throws where `sql` can't be written.
 */
export function rescue(file: string, sql: Sql): Rescued {
  // From a copy: the connection that found the damage may hold its lock for a while after it was closed.
  const copy = `${file}.reading`
  const ends = ['', '-wal'].filter(end => existsSync(file + end))
  try {
    for (const end of ends) copyFileSync(file + end, copy + end)
    return readFrom(copy, sql)
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(copy + end, { force: true })
  }
}

function readFrom(file: string, sql: Sql): Rescued {
  const from = opened(file)
  if (from === undefined) {
    migrate(sql)
    return { people: 0, games: 0 }
  }
  try {
    migrate(sql, versionOf(from))
    const results = `SELECT ${raw('results')} FROM results`
    return transaction(sql, () => {
      copy(sql, 'settings', byRowid(from, 'settings'))
      const people = copy(sql, 'people', byRowid(from, 'people'))
      copy(sql, 'tables', byRowid(from, 'tables'))
      const games = copy(sql, 'records', byRowid(from, 'records'))
      for (const { id } of rows(sql, 'SELECT id FROM records')) {
        copy(sql, 'actions', actionsOf(from, String(id)))
        copy(sql, 'results', attempt(() => rows(from, `${results} WHERE record = ?`, String(id))) ?? [])
      }
      copy(sql, 'results', attempt(() => rows(from, results)) ?? [])
      return { people, games }
    })
  } finally {
    from.close()
    migrate(sql)
  }
}

function opened(file: string): Sql | undefined {
  return attempt(() => {
    const sql = new Database(file)
    // Whether it is a database at all.
    if (attempt(() => row(sql, 'SELECT count(*) AS count FROM sqlite_schema')) !== undefined) return sql
    sql.close()
    throw new Error('no database')
  })
}

function versionOf(sql: Sql): number {
  return Number(attempt(() => row(sql, 'PRAGMA user_version'))?.['user_version'] ?? 0)
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Every row of a table that can be read, over the holes: a page at a time, and then by itself each one that was left out. */
function* byRowid(sql: Sql, table: string): Generator<Row> {
  const select = `SELECT rowid AS k, ${raw(table)} FROM ${table} NOT INDEXED WHERE`
  const seen = new Set<number>()
  for (let after = 0, missed = 0; ;) {
    const found = attempt(() => rows(sql, `${select} rowid > ? ORDER BY rowid LIMIT ${page}`, after))
    if (found?.length === 0) break
    if (found === undefined) {
      // No rowid is that large: whatever is behind the hole is not to be had.
      if (after > 2 ** 40) break
      after += ++missed <= singleSteps ? 1 : after
      continue
    }
    yield* found
    for (const one of found) seen.add(Number(one['k']))
    missed = 0
    after = Number(found.at(-1)!['k'])
  }
  const last = [...seen].reduce((most, one) => Math.max(most, one), 0)
  for (let rowid = 1; rowid <= Math.min(last + singleSteps, 1e6); rowid++) {
    if (!seen.has(rowid)) yield* attempt(() => rows(sql, `${select} rowid = ?`, rowid)) ?? []
  }
}

/** A game's actions as far as they can be read: what comes after a hole can't be played any more. */
function* actionsOf(sql: Sql, record: string): Generator<Row> {
  const select = `SELECT number AS k, ${raw('actions')} FROM actions WHERE record = ? AND number > ? ORDER BY number LIMIT`
  for (let after = 0; ;) {
    const found =
      attempt(() => rows(sql, `${select} ${page}`, record, after)) ??
      attempt(() => rows(sql, `${select} 1`, record, after))
    if (found === undefined || found.length === 0) return
    yield* found
    after = Number(found.at(-1)!['k'])
  }
}

/** Of each column its kind and its bytes: a text that is none would end the process (`checkTexts`). */
function raw(table: string): string {
  return tables[table]!.map(name => `typeof(${name}) AS ${name}_kind, CAST(${name} AS BLOB) AS ${name}_bytes`).join(
    ', ',
  )
}

function valueIn(found: Row, name: string): string | number | null {
  const kind = found[`${name}_kind`]
  if (kind === 'null') return null
  // What is no text gets the sign for that, and is judged by the one who reads it.
  const text = new TextDecoder().decode(Buffer.from((found[`${name}_bytes`] ?? '') as never))
  return kind === 'integer' || kind === 'real' ? Number(text) : text
}

/** Gives how many rows were new; one that doesn't fit is left out. */
function copy(sql: Sql, table: string, found: Iterable<Row>): number {
  const columns = tables[table]!
  const insert = `INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
  const statement = sql.prepare(insert)
  let count = 0
  for (const one of found)
    count += attempt(() => statement.run(...columns.map(name => valueIn(one, name))).changes) ?? 0
  return count
}
