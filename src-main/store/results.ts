import { rows, run, together, type Row, type Sql } from './database.ts'

/** One seat's finished game: what all statistics are added up from. */
export interface StoredResult {
  readonly record: string
  /** A person's id; for a guest at somebody's device `guest:` and the name. */
  readonly player: string
  readonly name: string
  readonly game: string
  readonly players: number
  readonly seat: string
  /** Finishing place from 1; shared places are averaged. */
  readonly place: number
  readonly won: boolean
  readonly drawn: boolean
  readonly tallies: { readonly [what: string]: number }
  readonly at: number
}

export interface ResultStore {
  /** Twice the same game and seat counts once. Gives how many were new. */
  add(results: readonly StoredResult[]): number
  /** These and no others are what this record counts for. */
  replace(record: string, results: readonly StoredResult[]): void
  all(): StoredResult[]
  clear(player?: string): void
}

export function resultStore(sql: Sql): ResultStore {
  return {
    add: results => together(sql, () => insertAll(sql, results)),
    replace: (record, results) =>
      together(sql, () => {
        run(sql, 'DELETE FROM results WHERE record = ?', record)
        insertAll(sql, results)
      }),
    all: () => rows(sql, 'SELECT * FROM results ORDER BY at, record, seat').map(read),
    clear: player => {
      if (player === undefined) run(sql, 'DELETE FROM results')
      else run(sql, 'DELETE FROM results WHERE player = ?', player)
    },
  }
}

function insertAll(sql: Sql, results: readonly StoredResult[]): number {
  const insert = sql.prepare('INSERT OR IGNORE INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  let added = 0
  for (const one of results) {
    const { record, player, name, game, players, seat, place, won, drawn, tallies, at } = one
    const flags = [won ? 1 : 0, drawn ? 1 : 0]
    const values = [record, player, name, game, players, seat, place, ...flags, JSON.stringify(tallies), at]
    added += insert.run(...values).changes
  }
  return added
}

function read(found: Row): StoredResult {
  return {
    record: String(found['record']),
    player: String(found['player']),
    name: String(found['name']),
    game: String(found['game']),
    players: Number(found['players']),
    seat: String(found['seat']),
    place: Number(found['place']),
    won: found['won'] === 1,
    drawn: found['drawn'] === 1,
    tallies: JSON.parse(String(found['tallies'])) as { readonly [what: string]: number },
    at: Number(found['at']),
  }
}
