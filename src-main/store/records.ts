import type { GameEvent, Outcome } from '../../src-engine/core/game.ts'
import type { MatchRecord, RecordedAction } from '../../src-engine/core/record.ts'
import type { Unplayable } from '../../src-engine/core/replay.ts'
import { outcome as outcomeShape } from '../../src-engine/scenario/file.ts'
import type { Reader, Row } from './database.ts'
import { fromText, momentIn } from './from-text.ts'
import { actionShape, closedShape, eventsShape, headShape, type RecordHead } from './shapes.ts'

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
}

export interface RecordStore {
  /** Nothing for one that is not there or cannot be read. */
  find(id: string): StoredRecord | undefined
  /** Its actions, or `most` of them from number `from` on: they count from 1. */
  actions(id: string, from?: number, most?: number): TimedAction[]
  /** The visible events of the deal (0) and of each action from this one on, in order; at most so many actions. */
  eventLog(id: string, from: number, most: number): { readonly action: number; readonly events: readonly GameEvent[] }[]
  /** When each action of these numbers was taken, both included. */
  times(id: string, from: number, upTo: number): { readonly number: number; readonly at: number }[]
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
export function recordStore(reader: Reader, unreadable: () => void = () => {}): RecordStore {
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
  return {
    find: id => {
      const found = reader.row('SELECT * FROM records WHERE id = ?', id)
      return found === undefined ? undefined : readable(found)
    },
    actions: (id, from = 1, most = -1) => {
      const wanted = 'SELECT at, body FROM actions WHERE record = ? AND number >= ? ORDER BY number LIMIT ?'
      return reader.rows(wanted, id, from, most).map(found => ({ at: Number(found['at']), action: actionIn(found) }))
    },
    eventLog: (id, from, most) => {
      const all =
        'SELECT 0 AS number, events FROM records WHERE id = ?1 AND events IS NOT NULL UNION ALL ' +
        'SELECT number, events FROM actions WHERE record = ?1 AND events IS NOT NULL'
      const found = reader.rows(`SELECT * FROM (${all}) WHERE number >= ?2 ORDER BY number LIMIT ?3`, id, from, most)
      return found.map(({ number, events }) => ({
        action: Number(number),
        events: fromText(events, eventsShape) ?? [],
      }))
    },
    times: (id, from, upTo) =>
      reader
        .rows(
          'SELECT number, at FROM actions WHERE record = ? AND number BETWEEN ? AND ? ORDER BY number',
          id,
          from,
          upTo,
        )
        .map(found => ({ number: Number(found['number']), at: Number(found['at']) })),
    count: id => Number(reader.row('SELECT count(*) AS count FROM actions WHERE record = ?', id)?.['count'] ?? 0),
    *finished(limit) {
      const next =
        'SELECT * FROM records WHERE place IS NOT NULL AND (place, id) < (?, ?) ORDER BY place DESC, id DESC LIMIT ?'
      for (let left = limit, last: Row | undefined; left > 0; left -= few) {
        const before = [last?.['place'] ?? Number.MAX_SAFE_INTEGER, last?.['id'] ?? '']
        const found = reader.rows(next, ...before, Math.min(few, left))
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

/** Nothing where its head cannot be read: it stays in the file, and harms nobody. */
function read(found: Row): StoredRecord | undefined {
  const head = fromText(found['head'], headShape)
  if (head === undefined) return undefined
  const outcome = fromText(found['outcome'], outcomeShape)
  const closed = fromText(found['closed'], closedShape)
  return {
    id: String(found['id']),
    head,
    started: momentIn(found['started']),
    ...(typeof found['ended'] === 'number' ? { ended: momentIn(found['ended']) } : {}),
    ...(typeof found['digest'] === 'string' ? { digest: found['digest'] } : {}),
    ...(outcome === undefined ? {} : { outcome }),
    ...(closed === undefined ? {} : { closed }),
  }
}
