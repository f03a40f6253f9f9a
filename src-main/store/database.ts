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

export function run(sql: Sql, text: string, ...values: readonly (string | number | null)[]): void {
  sql.prepare(text).run(...values)
}

/**
 * All or nothing. Not libsql's own `transaction`: after SQLITE_FULL, SQLite has rolled back by itself, and libsql's
 * second rollback hides the true error. Within another it is part of that one.
 */
export function together<T>(sql: Sql, work: () => T): T {
  if (sql.inTransaction) return work()
  sql.exec('BEGIN IMMEDIATE')
  try {
    const made = work()
    sql.exec('COMMIT')
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

/** Opens a file (or `:memory:`) so that what is committed survives a power cut. Throws when it is no database or cannot be had. */
export function openSql(file: string): Sql {
  const sql = new Database(file)
  try {
    // One process at a time: a second host on the same folder would play the same tables. The lock dies with its process.
    sql.pragma('locking_mode = EXCLUSIVE')
    sql.pragma('journal_mode = WAL')
    sql.pragma('synchronous = FULL')
    sql.pragma('foreign_keys = ON')
    const check = row(sql, 'PRAGMA quick_check(1)')
    const said = Object.entries(check ?? {}).find(([column]) => column !== '_metadata')?.[1]
    if (said !== 'ok') throw new Error(`the database is damaged: ${String(said)}`)
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
