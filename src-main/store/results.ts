import { z } from 'zod'
import type { StatisticsAnswer } from '../../src-engine/protocol/asks.ts'
import { placesOf } from '../../src-engine/core/places.ts'
import { outcome as outcomeShape } from '../../src-engine/scenario/file.ts'
import type { Reader, Row } from './database.ts'
import { fromText, momentIn } from './from-text.ts'
import type { Result } from './write.ts'

/** One seat's finished game: what all statistics are added up from. */
export interface StoredResult extends Result {
  readonly at: number
}

/** A result with its finishing place as people are told it: `place` is the first of those that `together` seats share. */
export interface PlacedResult extends StoredResult {
  readonly together: number
}

export interface ResultStore {
  /** Whether it counts already what this seat did in this game. */
  has(result: Pick<StoredResult, 'record' | 'seat'>): boolean
  /** How many of a player's results came from files. */
  imported(player: string): number
  all(): StoredResult[]
  /** Everybody with results, by the name of their latest, and how many; who has most comes first. */
  players(): { readonly player: string; readonly name: string; readonly games: number }[]
  /**
   * With whom a player played their latest games, most often first, in how many they finished ahead, and who knocked out
   * whom; those asked for.
   */
  rivals(player: string, narrowed: { readonly game?: string; readonly players?: number }): StatisticsAnswer['rivals']
  /**
   * All of them, or one player's, as texts of JSON lists for `resultsIn`, so many results each: reading one costs little,
   * and the caller can let others have their turn before the next.
   */
  pages(results: number, player?: string): Generator<string, void>
}

/** Latest games in which rivals are looked for, and how many rivals are sent. */
const gamesCompared = 500
const rivalsShown = 12

export function resultStore(reader: Reader): ResultStore {
  const columns = reader.rows(`SELECT name FROM pragma_table_info('results')`)
  const outcome = '(SELECT outcome FROM records WHERE id = record)'
  const asJson = `json_object('outcome', ${outcome}, ${columns.map(({ name }) => `'${name}', ${name}`).join(', ')})`
  return {
    has: ({ record, seat }) =>
      reader.row('SELECT 1 FROM results WHERE record = ? AND seat = ?', record, seat) !== undefined,
    imported: player =>
      Number(
        reader.row('SELECT count(*) AS count FROM results WHERE player = ? AND imported = 1', player)?.['count'] ?? 0,
      ),
    all: () => reader.rows('SELECT * FROM results ORDER BY at, record, seat').map(read),
    players: () =>
      reader
        .rows(
          `SELECT player, games, (SELECT name FROM results WHERE player = one.player ORDER BY at DESC LIMIT 1) AS name
          FROM (SELECT player, count(*) AS games FROM results GROUP BY player) AS one ORDER BY games DESC, player`,
        )
        .map(({ player, name, games }) => ({ player: String(player), name: String(name), games: Number(games) })),
    rivals: (player, { game, players }) =>
      reader
        .rows(
          `SELECT other.player, max(other.at), other.name, count(*) AS games, sum(own.place < other.place) AS ahead,
            total(other.knocked_out_by = own.seat) AS knocked_out, total(own.knocked_out_by = other.seat) AS knocked_out_by
          FROM (SELECT record, seat, place, knocked_out_by FROM results WHERE player = ?1 AND (?2 IS NULL OR game = ?2)
            AND (?3 IS NULL OR players = ?3) ORDER BY at DESC LIMIT ${gamesCompared}) AS own
          JOIN results AS other ON other.record = own.record AND other.player <> ?1
          GROUP BY other.player ORDER BY games DESC, other.player LIMIT ${rivalsShown}`,
          player,
          game ?? null,
          players ?? null,
        )
        .map(({ player: rival, name, games, ahead, knocked_out, knocked_out_by }) => ({
          player: String(rival),
          name: String(name),
          games: Number(games),
          ahead: Number(ahead),
          knockedOut: Number(knocked_out),
          knockedOutBy: Number(knocked_out_by),
        })),
    *pages(results, player) {
      // In the order of an index, which has one player's by time.
      const key = player === undefined ? ['record', 'seat'] : ['at', 'record', 'seat']
      const own = player === undefined ? '' : 'player = ? AND'
      const behind = `${own} (${key.join(', ')}) > (${key.map(() => '?').join(', ')})`
      const next = `FROM results WHERE ${behind} ORDER BY ${key.join(', ')} LIMIT ${results}`
      const backwards = key.map(name => `${name} DESC`).join(', ')
      for (let after: (string | number)[] = key.map(name => (name === 'at' ? -1 : '')); ;) {
        const values = player === undefined ? after : [player, ...after]
        const page = reader.row(`SELECT json_group_array(${asJson}) AS page FROM (SELECT * ${next})`, ...values)
        const last = reader.row(
          `SELECT * FROM (SELECT ${key.join(', ')} ${next}) ORDER BY ${backwards} LIMIT 1`,
          ...values,
        )
        if (last === undefined) return
        yield String(page?.['page'])
        after = key.map(name => last[name]!)
      }
    },
  }
}

/** The results in some of the texts of `pages`, oldest first. */
export function resultsIn(pages: readonly string[]): StoredResult[] {
  return inOrder(pages, read)
}

/** The same with their places as people are told them. */
export function placedResultsIn(pages: readonly string[]): PlacedResult[] {
  return inOrder(pages, placed)
}

function inOrder<R extends StoredResult>(pages: readonly string[], each: (found: Row) => R): R[] {
  const results = pages.flatMap(page => (JSON.parse(page) as Row[]).map(each))
  const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
  return results.sort((a, b) => a.at - b.at || order(a.record, b.record) || order(a.seat, b.seat))
}

/**
 * People are told the first of shared places, as the podium tells it, and that is stored; before, the mean of them was. How
 * many share it stands in the game's outcome; of a game whose record is not here, a place is taken for one seat's alone.
 */
function placed(found: Row): PlacedResult {
  const result = read(found)
  const outcome = fromText(found['outcome'], outcomeShape)
  if (outcome === undefined) return { ...result, place: Math.floor(result.place), together: 1 }
  const together = outcome.places.find(group => group.includes(result.seat))?.length ?? 1
  return { ...result, place: placesOf(outcome).get(result.seat) ?? Math.floor(result.place), together }
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
    at: momentIn(found['at']),
    ...(found['imported'] === 1 ? { imported: true } : {}),
    ...(typeof found['knocked_out_by'] === 'string' ? { knockedOutBy: found['knocked_out_by'] } : {}),
  }
}
