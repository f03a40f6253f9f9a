import { row, together, type Sql } from './database.ts'

/** Each step brings a database from its index to the next version. Steps that were released are never edited. */
const steps: readonly string[] = [
  `
  CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE people (
    id TEXT PRIMARY KEY, token_hash TEXT NOT NULL UNIQUE, name TEXT NOT NULL, colour INTEGER NOT NULL,
    avatar TEXT NOT NULL, seen INTEGER NOT NULL
  );
  CREATE TABLE tables (
    id TEXT PRIMARY KEY, state TEXT NOT NULL, record TEXT, setup TEXT NOT NULL, at INTEGER NOT NULL
  );
  CREATE TABLE records (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, head TEXT NOT NULL, started INTEGER NOT NULL,
    ended INTEGER, outcome TEXT
  );
  CREATE TABLE actions (
    record TEXT NOT NULL REFERENCES records (id) ON DELETE CASCADE, number INTEGER NOT NULL, at INTEGER NOT NULL,
    body TEXT NOT NULL, PRIMARY KEY (record, number)
  ) WITHOUT ROWID;
  CREATE TABLE results (
    record TEXT NOT NULL, player TEXT NOT NULL, name TEXT NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL,
    seat TEXT NOT NULL, place REAL NOT NULL, won INTEGER NOT NULL, drawn INTEGER NOT NULL, tallies TEXT NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY (record, seat)
  ) WITHOUT ROWID;
  CREATE INDEX results_of_player ON results (player, at);
  CREATE INDEX records_by_end ON records (ended);
  `,
]

/** Brings a database up to this program's version. Throws on one from a later version rather than harm it. */
export function migrate(sql: Sql): void {
  const version = Number(row(sql, 'PRAGMA user_version')?.['user_version'] ?? 0)
  if (version > steps.length) throw new Error(newerDatabase)
  for (const [index, step] of steps.entries()) {
    if (index < version) continue
    together(sql, () => {
      sql.exec(step)
      sql.exec(`PRAGMA user_version = ${index + 1}`)
    })
  }
}

export const newerDatabase = 'the database was written by a later version of Knockabout'
