import { isUtf8 } from 'node:buffer'
import type { Coded } from '../../src-engine/core/coded.ts'
import Database from 'libsql'

/** The one SQLite connection of a host. */
export type Sql = Database.Database

/** A row as libsql gives it; each store reads its own columns out of it. */
export type Row = { readonly [column: string]: string | number | null }

export function rows(sql: Sql, text: string, ...values: readonly (string | number | null)[]): Row[] {
  return sql.prepare(text).all(...values) as Row[]
}

export function row(sql: Sql, text: string, ...values: readonly (string | number | null)[]): Row | undefined {
  return sql.prepare(text).get(...values) as Row | undefined
}

/** Which version of the tables a database has; 0 without any. */
export function versionOf(sql: Sql): number {
  return Number(row(sql, 'PRAGMA user_version')?.['user_version'] ?? 0)
}

/** How everything but the log asks the database: it changes nothing. */
export interface Reader {
  rows(text: string, ...values: readonly (string | number | null)[]): Row[]
  row(text: string, ...values: readonly (string | number | null)[]): Row | undefined
}

export function readerOf(sql: Sql): Reader {
  return { rows: (text, ...values) => rows(sql, text, ...values), row: (text, ...values) => row(sql, text, ...values) }
}

/**
 * All or nothing. Not libsql's own `transaction`: after SQLITE_FULL, SQLite has rolled back by itself, and libsql's
 * second rollback hides the true error.
 */
export function transaction<T>(sql: Sql, work: () => T): T {
  const { begin, commit } = bracketsOf(sql)
  begin.run()
  try {
    const made = work()
    commit.run()
    return made
  } catch (error) {
    try {
      sql.exec('ROLLBACK')
    } catch {
      // Already rolled back: the error that matters is the first.
    }
    throw error
  }
}

interface Brackets {
  readonly begin: Database.Statement
  readonly commit: Database.Statement
}
/** Prepared once for each connection. */
const brackets = new WeakMap<Sql, Brackets>()
function bracketsOf(sql: Sql): Brackets {
  let found = brackets.get(sql)
  if (found === undefined) {
    brackets.set(sql, (found = { begin: sql.prepare('BEGIN IMMEDIATE'), commit: sql.prepare('COMMIT') }))
  }
  return found
}

/** What is thrown where a file holds what can't be; it is set aside then, and rescued. */
export function damaged(why: string): Error {
  return new Error(`the database is damaged: ${why}`)
}

/**
 * Throws where a value is no proper text: SQLite minds nothing, but libsql ends the whole process on reading one. Each
 * table is walked through once, by SQLite's own cursor, whatever its keys hold. `columns`: of each table.
 */
export function checkTexts(sql: Sql, columns: { readonly [table: string]: readonly string[] }): void {
  for (const [table, names] of Object.entries(columns)) {
    // With something between them, or the end of one broken text and the beginning of the next could make a letter.
    const whole = names.map(name => `coalesce(${name}, '')`).join(` || ' ' || `)
    // Rows of one game, which lie side by side, are looked at together: it takes a quarter of the time.
    const query =
      names[0] === 'record'
        ? `SELECT CAST(group_concat(${whole}, ' ') AS BLOB) AS bytes FROM ${table} GROUP BY record`
        : `SELECT CAST(${whole} AS BLOB) AS bytes FROM ${table}`
    const values = sql.prepare(query).iterate() as Iterable<Row>
    let proper = true
    // To the end in any case: a statement that is left half way keeps the file locked until it is collected.
    for (const one of values) proper &&= isUtf8(Buffer.from((one['bytes'] ?? '') as never))
    if (!proper) throw damaged(`no text in ${table}`)
  }
}

/** Opens a file (or `:memory:`) so that what is committed survives a power cut. Throws when it is no database or cannot be had. */
export function openSql(file: string): Sql {
  const sql = new Database(file)
  try {
    // One process at a time: a second host on the same folder would play the same tables. The lock dies with its process.
    sql.pragma('locking_mode = EXCLUSIVE')
    sql.pragma('journal_mode = WAL')
    sql.pragma('synchronous = FULL')
    sql.pragma('foreign_keys = ON')
    const check = 'SELECT CAST(quick_check AS BLOB) AS said FROM pragma_quick_check(1)'
    const said = String(Buffer.from((row(sql, check)?.['said'] ?? '') as never))
    if (said !== 'ok') throw damaged(said)
    // A file that can be read but not written is found out now, not at the first play.
    sql.exec('BEGIN IMMEDIATE')
    sql.exec('COMMIT')
    return sql
  } catch (error) {
    sql.close()
    throw error
  }
}

/**
 * Lets the file go at once. Statements that still wait for the garbage collector keep a closed connection, and its lock,
 * alive; so the lock is given up first, which SQLite does only outside WAL.
 */
export function closeSql(sql: Sql): void {
  try {
    sql.pragma('journal_mode = DELETE')
    sql.pragma('locking_mode = NORMAL')
    row(sql, 'SELECT count(*) AS count FROM sqlite_schema')
  } catch {
    // What was committed is in the file or its journal either way.
  }
  sql.close()
}

/** Why a write failed: `disk-full` or `disk-failed`. */
export function whyNotWritten(error: unknown): Coded {
  const text = error instanceof Error ? `${(error as { code?: string }).code ?? ''} ${error.message}` : String(error)
  return { code: /FULL|disk is full|ENOSPC/i.test(text) ? 'disk-full' : 'disk-failed' }
}
