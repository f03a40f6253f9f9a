import { z } from 'zod'
import type { GameEvent, Outcome } from '../../src-engine/core/game.ts'
import type { MatchRecord, RecordedAction } from '../../src-engine/core/record.ts'
import type { Unplayable } from '../../src-engine/core/replay.ts'
import { outcome as outcomeShape } from '../../src-engine/scenario/file.ts'
import { row, rows, run, together, type Row, type Sql } from './database.ts'
import type { Disk } from './disk.ts'
import { fromText } from './from-text.ts'

/** What a record starts from, and who sat where: a person's id, or nothing for a bot. */
export type RecordHead = Omit<MatchRecord, 'actions' | 'digest' | 'result'> & {
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
  /** `digestOf` its final state. */
  readonly digest?: string
  /** It was not played to its end: why no build here could go on with it. */
  readonly closed?: Unplayable
}

export interface TimedAction {
  readonly at: number
  readonly action: RecordedAction
  /** What everybody at the table was shown of it, kept for builds that can’t play the action again. */
  readonly events?: readonly GameEvent[]
}

/** How a record ends: at its game's end, or unfinished, with why it can't go on. */
export type RecordEnd = { readonly outcome: Outcome; readonly digest: string } | { readonly closed: Unplayable }

export interface RecordStore {
  /** `events`: what everybody at the table was shown of the deal. */
  start(id: string, head: RecordHead, at: number, events?: readonly GameEvent[]): void
  /** On disk when this returns; throws with nothing written otherwise. Numbers count from 1. */
  append(id: string, first: number, actions: readonly TimedAction[]): void
  /** Written when this returns, throws with nothing written otherwise; on disk only once `Disk` says so. */
  appendUnsynced(id: string, first: number, actions: readonly TimedAction[]): void
  /** Takes back the actions from this number on: they never reached the disk. */
  cut(id: string, first: number): void
  end(id: string, end: RecordEnd, at: number): void
  /** Its end was taken back: unfinished again. */
  reopen(id: string): void
  /** Forgets it and all its actions. */
  drop(id: string): void
  /** Nothing for one that is not there or cannot be read. */
  find(id: string): StoredRecord | undefined
  /** Its actions, or `most` of them from number `from` on: they count from 1. */
  actions(id: string, from?: number, most?: number): TimedAction[]
  /** The visible events of the deal (0) and of each action from this one on, in order; at most so many actions. */
  eventLog(id: string, from: number, most: number): { readonly action: number; readonly events: readonly GameEvent[] }[]
  /** When each action from this number on was taken. */
  times(id: string, from: number): { readonly number: number; readonly at: number }[]
  count(id: string): number
  /** Latest first, at most so many; read a few at a time, as they are taken. */
  finished(limit: number): Generator<StoredRecord>
}

/** A record as it is played again, shared and reviewed. */
export function matchRecord(
  { head, outcome, digest }: StoredRecord,
  actions: readonly TimedAction[],
): MatchRecord & { readonly actions: readonly RecordedAction[] } {
  const { people: _people, solo: _solo, ...rest } = head
  return {
    ...rest,
    actions: actions.map(one => one.action),
    ...(digest === undefined ? {} : { digest }),
    ...(outcome === undefined ? {} : { result: outcome }),
  }
}

/** Records read in one go. */
const few = 10

/** Games as lists of actions, one row each (DESIGN). `unreadable` is called for each row that can't be read. */
export function recordStore(sql: Sql, disk: Disk, unreadable: () => void = () => {}): RecordStore {
  const readable = (found: Row): StoredRecord | undefined => {
    const record = read(found)
    if (record === undefined) unreadable()
    return record
  }
  const actionIn = (found: Row): RecordedAction => {
    const action = fromText(found['body'], actionShape)
    if (action !== undefined) return action
    unreadable()
    // No rules take it: the record stops being played again there.
    return { by: '', do: 'unreadable' }
  }
  const insert = sql.prepare('INSERT INTO actions (record, number, at, body, told) VALUES (?, ?, ?, ?, ?)')
  const add = (id: string, number: number, { at, action, events = [] }: TimedAction): void => {
    insert.run(id, number, at, JSON.stringify(action), events.length === 0 ? null : JSON.stringify(events))
  }
  const append: RecordStore['append'] = (id, first, actions) => {
    if (actions.length === 1) add(id, first, actions[0]!)
    else together(sql, () => actions.forEach((action, index) => add(id, first + index, action)))
  }
  return {
    start: (id, head, at, events = []) => {
      const values = [id, head.game, JSON.stringify(head), at, JSON.stringify(events)]
      run(sql, 'INSERT INTO records (id, game, head, started, told) VALUES (?, ?, ?, ?, ?)', ...values)
    },
    append,
    appendUnsynced: (id, first, actions) => {
      disk.write(() => append(id, first, actions))
    },
    cut: (id, first) => {
      run(sql, 'DELETE FROM actions WHERE record = ? AND number >= ?', id, first)
    },
    end: (id, end, at) => {
      const [outcome, digest, closed] =
        'closed' in end ? [null, null, JSON.stringify(end.closed)] : [JSON.stringify(end.outcome), end.digest, null]
      const set = 'UPDATE records SET ended = ?, outcome = ?, digest = ?, closed = ? WHERE id = ?'
      run(sql, set, at, outcome, digest, closed, id)
    },
    reopen: id => {
      run(sql, 'UPDATE records SET ended = NULL, outcome = NULL, digest = NULL, closed = NULL WHERE id = ?', id)
    },
    drop: id => {
      run(sql, 'DELETE FROM records WHERE id = ?', id)
    },
    find: id => {
      const found = row(sql, 'SELECT * FROM records WHERE id = ?', id)
      return found === undefined ? undefined : readable(found)
    },
    actions: (id, from = 1, most = -1) => {
      const wanted = 'SELECT at, body FROM actions WHERE record = ? AND number >= ? ORDER BY number LIMIT ?'
      return rows(sql, wanted, id, from, most).map(found => ({ at: Number(found['at']), action: actionIn(found) }))
    },
    eventLog: (id, from, most) => {
      const all =
        'SELECT 0 AS number, told FROM records WHERE id = ?1 AND told IS NOT NULL UNION ALL ' +
        'SELECT number, told FROM actions WHERE record = ?1 AND told IS NOT NULL'
      const found = rows(sql, `SELECT * FROM (${all}) WHERE number >= ?2 ORDER BY number LIMIT ?3`, id, from, most)
      return found.map(({ number, told }) => ({ action: Number(number), events: fromText(told, eventsShape) ?? [] }))
    },
    times: (id, from) =>
      rows(sql, 'SELECT number, at FROM actions WHERE record = ? AND number >= ? ORDER BY number', id, from).map(
        found => ({ number: Number(found['number']), at: Number(found['at']) }),
      ),
    count: id => Number(row(sql, 'SELECT count(*) AS count FROM actions WHERE record = ?', id)?.['count'] ?? 0),
    *finished(limit) {
      const next =
        'SELECT * FROM records WHERE ended IS NOT NULL AND (ended, id) < (?, ?) ORDER BY ended DESC, id DESC LIMIT ?'
      for (let left = limit, last: Row | undefined; left > 0; left -= few) {
        const before = [last?.['ended'] ?? Number.MAX_SAFE_INTEGER, last?.['id'] ?? '']
        const found = rows(sql, next, ...before, Math.min(few, left))
        for (const one of found) {
          const record = readable(one)
          if (record !== undefined) yield record
        }
        last = found.at(-1)
        if (found.length < few) return
      }
    },
  }
}

const texts = z.record(z.string(), z.string())
const anything = z.record(z.string(), z.unknown())
const writtenHead = z.looseObject({
  game: z.string(),
  rulesVersion: z.int().optional(),
  /** Its name before. */
  rules: z.int().optional(),
  options: anything,
  seats: z.array(z.string()),
  names: texts,
  faces: anything.optional(),
  seed: z.string(),
  given: anything.optional(),
  people: texts,
  solo: z.boolean().optional(),
})
export const headShape = writtenHead.transform(({ rules, ...head }) =>
  rules === undefined ? head : { ...head, rulesVersion: rules },
) as unknown as z.ZodType<RecordHead>
const actionShape = z.looseObject({ by: z.string(), do: z.string() }) as unknown as z.ZodType<RecordedAction>
const eventsShape = z.array(z.looseObject({ type: z.string() })) as unknown as z.ZodType<readonly GameEvent[]>
const closedShape = z.looseObject({ why: z.string() }) as unknown as z.ZodType<Unplayable>

/** Nothing where its head cannot be read: it stays in the file, and harms nobody. */
function read(found: Row): StoredRecord | undefined {
  const head = fromText(found['head'], headShape)
  if (head === undefined) return undefined
  const outcome = fromText(found['outcome'], outcomeShape)
  const closed = fromText(found['closed'], closedShape)
  return {
    id: String(found['id']),
    head,
    started: Number(found['started']),
    ...(typeof found['ended'] === 'number' ? { ended: found['ended'] } : {}),
    ...(typeof found['digest'] === 'string' ? { digest: found['digest'] } : {}),
    ...(outcome === undefined ? {} : { outcome }),
    ...(closed === undefined ? {} : { closed }),
  }
}
