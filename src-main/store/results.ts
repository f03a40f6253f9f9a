import { z } from 'zod'
import { row, rows, run, together, type Row, type Sql } from './database.ts'
import { fromText } from './from-text.ts'

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
  /**
   * All of them, or one player's, as texts of JSON lists for `resultsIn`, so many games each: reading one costs little,
   * and the caller can let others have their turn before the next.
   */
  pages(games: number, player?: string): Generator<string, void>
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
    *pages(games, player) {
      const own = player === undefined ? '' : ' AND player = ?2'
      const values = player === undefined ? [] : [player]
      const next = `SELECT record FROM results WHERE record > ?1${own} GROUP BY record ORDER BY record LIMIT ${games}`
      for (let after = ''; ;) {
        const last = row(sql, `SELECT max(record) AS last FROM (${next})`, after, ...values)?.['last']
        if (typeof last !== 'string') return
        const upTo = `SELECT * FROM results WHERE record > ?1${own} AND record <= ?${values.length + 2}`
        const page = row(sql, `SELECT json_group_array(${asJson}) AS page FROM (${upTo})`, after, ...values, last)
        yield String(page?.['page'])
        after = last
      }
    },
    clear: player => {
      if (player === undefined) run(sql, 'DELETE FROM results')
      else run(sql, 'DELETE FROM results WHERE player = ?', player)
    },
  }
}

const columns = ['record', 'player', 'name', 'game', 'players', 'seat', 'place', 'won', 'drawn', 'tallies', 'at']
const asJson = `json_object(${columns.map(name => `'${name}', ${name}`).join(', ')})`

/** The results in some of the texts of `pages`, oldest first. */
export function resultsIn(pages: readonly string[]): StoredResult[] {
  const results = pages.flatMap(page => (JSON.parse(page) as Row[]).map(read))
  const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
  return results.sort((a, b) => a.at - b.at || order(a.record, b.record) || order(a.seat, b.seat))
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

const talliesShape = z.record(z.string(), z.number())

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
    tallies: fromText(found['tallies'], talliesShape) ?? {},
    at: Number(found['at']),
  }
}
