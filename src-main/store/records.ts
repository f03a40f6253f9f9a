import type { Outcome } from '../../src-engine/core/game.ts'
import type { MatchRecord, RecordedAction } from '../../src-engine/core/record.ts'
import { row, rows, run, together, type Row, type Sql } from './database.ts'
import type { Disk } from './disk.ts'

/** What a record starts from, and who sat where: a person's id, or nothing for a bot. */
export type RecordHead = Omit<MatchRecord, 'actions'> & {
  readonly people: { readonly [seat: string]: string }
  /** Nobody else may look at it: a practice game. */
  readonly solo?: boolean
}

export interface StoredRecord {
  readonly id: string
  readonly head: RecordHead
  readonly started: number
  readonly ended?: number
  readonly outcome?: Outcome
}

export interface TimedAction {
  readonly at: number
  readonly action: RecordedAction
}

export interface RecordStore {
  start(id: string, head: RecordHead, at: number): void
  /** On disk when this returns; throws with nothing written otherwise. Numbers count from 1. */
  append(id: string, first: number, actions: readonly TimedAction[]): void
  /** Written when this returns, throws with nothing written otherwise; on disk only once `Disk` says so. */
  appendHastily(id: string, first: number, actions: readonly TimedAction[]): void
  /** Takes back the actions from this number on: they never reached the disk. */
  cut(id: string, first: number): void
  end(id: string, outcome: Outcome, at: number): void
  /** Its end was taken back: unfinished again. */
  reopen(id: string): void
  find(id: string): StoredRecord | undefined
  actions(id: string): TimedAction[]
  count(id: string): number
  finished(limit: number): StoredRecord[]
}

/** Games as lists of actions, one row each (DESIGN). */
export function recordStore(sql: Sql, disk: Disk): RecordStore {
  const insert = sql.prepare('INSERT INTO actions VALUES (?, ?, ?, ?)')
  const add = (id: string, number: number, { at, action }: TimedAction): void => {
    insert.run(id, number, at, JSON.stringify(action))
  }
  const append: RecordStore['append'] = (id, first, actions) => {
    if (actions.length === 1) add(id, first, actions[0]!)
    else together(sql, () => actions.forEach((action, index) => add(id, first + index, action)))
  }
  return {
    start: (id, head, at) => {
      run(sql, 'INSERT INTO records VALUES (?, ?, ?, ?, NULL, NULL)', id, head.game, JSON.stringify(head), at)
    },
    append,
    appendHastily: (id, first, actions) => {
      disk.hastily(() => append(id, first, actions))
    },
    cut: (id, first) => {
      run(sql, 'DELETE FROM actions WHERE record = ? AND number >= ?', id, first)
    },
    end: (id, outcome, at) => {
      run(sql, 'UPDATE records SET ended = ?, outcome = ? WHERE id = ?', at, JSON.stringify(outcome), id)
    },
    reopen: id => {
      run(sql, 'UPDATE records SET ended = NULL, outcome = NULL WHERE id = ?', id)
    },
    find: id => {
      const found = row(sql, 'SELECT * FROM records WHERE id = ?', id)
      return found === undefined ? undefined : read(found)
    },
    actions: id =>
      rows(sql, 'SELECT at, body FROM actions WHERE record = ? ORDER BY number', id).map(found => ({
        at: Number(found['at']),
        action: JSON.parse(String(found['body'])) as RecordedAction,
      })),
    count: id => Number(row(sql, 'SELECT count(*) AS count FROM actions WHERE record = ?', id)?.['count'] ?? 0),
    finished: limit =>
      rows(sql, 'SELECT * FROM records WHERE ended IS NOT NULL ORDER BY ended DESC LIMIT ?', limit).map(read),
  }
}

function read(found: Row): StoredRecord {
  return {
    id: String(found['id']),
    head: JSON.parse(String(found['head'])) as RecordHead,
    started: Number(found['started']),
    ...(found['ended'] === null || found['ended'] === undefined ? {} : { ended: Number(found['ended']) }),
    ...(typeof found['outcome'] === 'string' ? { outcome: JSON.parse(found['outcome']) as Outcome } : {}),
  }
}
