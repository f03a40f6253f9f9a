import { copyFileSync, existsSync, rmSync } from 'node:fs'
import Database from 'libsql'
import { migrate } from './migrations.ts'
import { row, rows, transaction, type Row, type Sql } from './database.ts'
import { standingShape } from './write.ts'

/** What could still be read of a damaged database. */
export interface Rescued {
  readonly people: number
  readonly games: number
}

/** After so many rows in turn that are not to be had, SQLite is asked for the next. */
const skipAfter = 5000
/** So many rows are asked for in one go: each by its own key, but an answer of its own for each takes most of the time. */
const atOnce = 100
/** Past about so many rows in turn that can't be read, the rest of a table is not looked for. */
const longestHole = 2 ** 20

/**
 * Takes over from a damaged file whatever can be read of it into `sql`, a database without tables yet, and brings it up
 * to this version. Every row is asked for by its own key, so that a hole takes nothing with it but what lies in it. The
 * log begins a new epoch: who followed the old one has entries that may be lost here. Nothing of the file is changed.
 * Throws where `sql` can't be written.
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
  /** A column of the only row of a table. */
  const only = (table: string, column: string): Row[string] => {
    const found = from && attempt(() => row(from, `SELECT ${asBytes([column])} FROM ${table}`))
    return found === undefined ? null : valueIn(found, column)
  }
  const number = (value: Row[string]): number | undefined => (Number.isSafeInteger(value) ? Number(value) : undefined)
  const version = number(only('pragma_user_version', 'user_version'))
  const epoch = number(only('log', 'epoch'))
  const standing = standingShape.catch('held').parse(only('log', 'standing'))
  try {
    // Rows fit the tables as they were, which are brought up to this version after. Without a version it is this one.
    migrate(sql, version || undefined)
    const found = from === undefined ? { people: 0, games: 0 } : transaction(sql, () => copyAll(from, sql))
    migrate(sql)
    // Where the old one can't be read: higher than any that was counted up.
    const next = epoch === undefined ? Date.now() : epoch + 1
    sql.prepare('UPDATE log SET epoch = ?').run(next)
    // What was given away stays so. Its epoch is the other's, too, and no later one.
    if (standing !== 'held') {
      const word = String(only('log', 'word') ?? '')
      sql.prepare('UPDATE log SET standing = ?, word = ?, epoch = ?').run(standing, word, epoch ?? 1)
    }
    return found
  } finally {
    from?.close()
  }
}

function copyAll(from: Sql, sql: Sql): Rescued {
  const table = (name: string): Copied => copied(from, sql, name)
  table('settings').byRowid()
  const people = table('people').byRowid()
  table('tables').byRowid()
  table('nights').byRowid()
  const games = table('records').byRowid()
  const [actions, results] = [table('actions'), table('results')]
  for (const { id } of rows(sql, 'SELECT id FROM records')) {
    // What comes after a hole can't be played any more.
    for (let number = 1; actions.where('record = ? AND number = ?', String(id), number) > 0; number++);
    results.where('record = ?', String(id))
  }
  // Those of games that are not kept, and what nobody wants on their list, have no key to be asked for by.
  results.where('1')
  table('dismissals').where('1')
  return { people, games }
}

/** Takes rows of one table over, and gives how many: those that can be read, and fit. */
interface Copied {
  where(condition: string, ...values: readonly (string | number)[]): number
  byRowid(): number
}

function copied(from: Sql, sql: Sql, table: string): Copied {
  const columns = rows(sql, 'SELECT name FROM pragma_table_info(?)', table).map(one => String(one['name']))
  if (columns.length === 0) return { where: () => 0, byRowid: () => 0 }
  const blanks = columns.map(() => '?').join(', ')
  const insert = sql.prepare(`INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${blanks})`)
  const statements = new Map<string, ReturnType<Sql['prepare']>>()
  const put = (one: Row): number => attempt(() => insert.run(...columns.map(name => valueIn(one, name))).changes) ?? 0
  /** Nothing where damage lies in the way of any of them. */
  const read = (condition: string, values: readonly (string | number)[]): Row[] | undefined =>
    attempt(() => {
      const statement =
        statements.get(condition) ?? from.prepare(`SELECT ${asBytes(columns)} FROM ${table} WHERE ${condition}`)
      statements.set(condition, statement)
      return statement.all(...values) as Row[]
    })
  const where = (condition: string, ...values: readonly (string | number)[]): number =>
    (read(condition, values) ?? []).reduce((count, one) => count + put(one), 0)
  /** How many of `atOnce` rows from the first on; where one is damaged, each is asked for by itself. */
  const several = (first: number): number => {
    const rowids = Array.from({ length: atOnce }, (_, i) => first + i)
    const found = read(`rowid IN (${rowids.map(() => '?').join()})`, rowids)
    if (found === undefined) return rowids.reduce((count, rowid) => count + where('rowid = ?', rowid), 0)
    return found.reduce((count, one) => count + put(one), 0)
  }
  /** The first row from here on; null if there is none, nothing where damage keeps SQLite from telling. */
  const next = (rowid: number): Row[string] | undefined =>
    attempt(() => row(from, `SELECT min(rowid) AS next FROM ${table} NOT INDEXED WHERE rowid >= ?`, rowid))?.['next']
  return {
    where,
    byRowid: () => {
      let count = 0
      for (let rowid = 1, upTo = skipAfter; ; rowid += atOnce) {
        const here = several(rowid)
        const last = rowid + atOnce - 1
        count += here
        if (here > 0) upTo = Math.max(upTo, last + skipAfter)
        if (last < upTo) continue
        let ahead = 1
        while (next(last + ahead) === undefined && ahead < longestHole) ahead *= 2
        const found = next(last + ahead)
        // Between what SQLite can't look past and where it can again there may be rows.
        if (found !== undefined && ahead > 1) upTo = last + ahead
        // No table grows to more than this: a greater key, or one that goes back, is damage.
        else if (typeof found === 'number' && found > last && found < 2 ** 50)
          [rowid, upTo] = [found - atOnce, found + skipAfter]
        else return count
      }
    },
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

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Of each column its kind and its bytes, for `valueIn`: a text that is none would end the process (`checkTexts`). */
function asBytes(columns: readonly string[]): string {
  return columns.map(name => `typeof(${name}) AS ${name}_kind, CAST(${name} AS BLOB) AS ${name}_bytes`).join(', ')
}

function valueIn(found: Row, name: string): string | number | null {
  const kind = found[`${name}_kind`]
  if (kind === 'null') return null
  // What is no text gets the sign for that, and is judged by the one who reads it.
  const text = new TextDecoder().decode(Buffer.from((found[`${name}_bytes`] ?? '') as never))
  return kind === 'integer' || kind === 'real' ? Number(text) : text
}
