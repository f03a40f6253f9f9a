import { z } from 'zod'
import type { Reader, Row } from './database.ts'
import { fromText } from './from-text.ts'
import type { Result } from './write.ts'

/** One seat's finished game: what all statistics are added up from. */
export interface StoredResult extends Result {
  readonly at: number
}

export interface ResultStore {
  /** Whether it counts already what this seat did in this game. */
  has(result: Pick<StoredResult, 'record' | 'seat'>): boolean
  /** How many of a player's results came from files. */
  imported(player: string): number
  all(): StoredResult[]
  /**
   * All of them, or one player's, as texts of JSON lists for `resultsIn`, so many games each: reading one costs little,
   * and the caller can let others have their turn before the next.
   */
  pages(games: number, player?: string): Generator<string, void>
}

export function resultStore(reader: Reader): ResultStore {
  return {
    has: ({ record, seat }) =>
      reader.row('SELECT 1 FROM results WHERE record = ? AND seat = ?', record, seat) !== undefined,
    imported: player =>
      Number(
        reader.row('SELECT count(*) AS count FROM results WHERE player = ? AND imported = 1', player)?.['count'] ?? 0,
      ),
    all: () => reader.rows('SELECT * FROM results ORDER BY at, record, seat').map(read),
    *pages(games, player) {
      const own = player === undefined ? '' : ' AND player = ?2'
      const values = player === undefined ? [] : [player]
      const next = `SELECT record FROM results WHERE record > ?1${own} GROUP BY record ORDER BY record LIMIT ${games}`
      for (let after = ''; ;) {
        const last = reader.row(`SELECT max(record) AS last FROM (${next})`, after, ...values)?.['last']
        if (typeof last !== 'string') return
        const upTo = `SELECT * FROM results WHERE record > ?1${own} AND record <= ?${values.length + 2}`
        const page = reader.row(`SELECT json_group_array(${asJson}) AS page FROM (${upTo})`, after, ...values, last)
        yield String(page?.['page'])
        after = last
      }
    },
  }
}

const columns = [
  'record',
  'player',
  'name',
  'game',
  'players',
  'seat',
  'place',
  'won',
  'drawn',
  'tallies',
  'at',
  'imported',
]
const asJson = `json_object(${columns.map(name => `'${name}', ${name}`).join(', ')})`

/** The results in some of the texts of `pages`, oldest first. */
export function resultsIn(pages: readonly string[]): StoredResult[] {
  const results = pages.flatMap(page => (JSON.parse(page) as Row[]).map(read))
  const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
  return results.sort((a, b) => a.at - b.at || order(a.record, b.record) || order(a.seat, b.seat))
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
    ...(found['imported'] === 1 ? { imported: true } : {}),
  }
}
