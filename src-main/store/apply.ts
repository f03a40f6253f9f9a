import type { Sql } from './database.ts'
import { fromText } from './from-text.ts'
import { placeOf } from './order.ts'
import { headShape, type RecordHead } from './shapes.ts'
import type { Entry, Write } from './write.ts'

type Value = string | number | null

/**
 * Makes an entry's writes and notes its number, always to the same effect: no clock, no chance, nothing but the entry.
 * The only code that changes what a host keeps. Throws the disk's error. For use within a transaction.
 */
export function applier(sql: Sql): (entry: Entry) => void {
  const prepared = new Map<string, (...values: readonly Value[]) => unknown>()
  const run = (text: string, ...values: readonly Value[]): void => {
    let execute = prepared.get(text)
    if (execute === undefined) {
      const statement = sql.prepare(text)
      prepared.set(text, (execute = (...them) => statement.run(them)))
    }
    execute(...values)
  }
  const action = (record: string, number: number, at: number, body: string, events: string | null): void =>
    run(
      'INSERT INTO actions (record, number, at, body, events) VALUES (?, ?, ?, ?, ?)',
      record,
      number,
      at,
      body,
      events,
    )
  const result = (one: Extract<Write, { write: 'results' }>['results'][number]): void => {
    const { record, player, name, game, players, seat, place, won, drawn, tallies, at, imported, knockedOutBy } = one
    const [wonFlag, drawnFlag] = [won ? 1 : 0, drawn ? 1 : 0]
    const values = [record, player, name, game, players, seat, place, wonFlag, drawnFlag, JSON.stringify(tallies), at]
    run(
      'INSERT OR IGNORE INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      ...values,
      imported === true ? 1 : 0,
      knockedOutBy ?? null,
    )
  }
  const ended = (
    record: string,
    ...columns: [place: Value, at: Value, outcome: Value, digest: Value, closed: Value]
  ): void =>
    run('UPDATE records SET place = ?, ended = ?, outcome = ?, digest = ?, closed = ? WHERE id = ?', ...columns, record)

  const make = (write: Write, at: number, number: number): void => {
    switch (write.write) {
      case 'start': {
        const { record, head, actions, events } = write
        const values = [record, head.game, JSON.stringify(head), at, JSON.stringify(events), whosePractice(head)]
        run('INSERT INTO records (id, game, head, started, events, solo) VALUES (?, ?, ?, ?, ?, ?)', ...values)
        for (const [index, one] of actions.entries()) action(record, index + 1, at, JSON.stringify(one), null)
        return
      }
      case 'append':
        for (const [index, { action: taken, events }] of write.actions.entries()) {
          const shown = events.length === 0 ? null : JSON.stringify(events)
          action(write.record, write.first + index, at, JSON.stringify(taken), shown)
        }
        return
      case 'cut':
        return run('DELETE FROM actions WHERE record = ? AND number >= ?', write.record, write.first)
      case 'end': {
        const { record, end, results } = write
        run('DELETE FROM results WHERE record = ?', record)
        for (const one of results) result({ ...one, at })
        if ('closed' in end) return ended(record, number, at, null, null, JSON.stringify(end.closed))
        return ended(record, number, at, JSON.stringify(end.outcome), end.digest, null)
      }
      case 'reopen':
        run('DELETE FROM results WHERE record = ?', write.record)
        return ended(write.record, null, null, null, null, null)
      case 'drop-record':
        return run('DELETE FROM records WHERE id = ?', write.record)
      case 'keep': {
        const { id, state, record = null, setup, fromFile = false } = write
        const values = [id, state, record, JSON.stringify(setup), at, placeOf(number, at, fromFile)]
        const kept = 'INSERT OR REPLACE INTO tables (id, state, record, setup, at, place) VALUES (?, ?, ?, ?, ?, ?)'
        return run(kept, ...values)
      }
      case 'drop':
        return run('DELETE FROM tables WHERE id = ?', write.id)
      case 'dismiss':
        return run('INSERT OR IGNORE INTO dismissals VALUES (?, ?)', write.id, write.person)
      case 'prepared':
        // It is kept with the night, whose own write follows.
        return
      case 'night': {
        const { night, fromFile = false } = write
        return run(
          'INSERT OR REPLACE INTO nights (id, value, at, place) VALUES (?, ?, ?, ?)',
          night.id,
          JSON.stringify(night),
          at,
          placeOf(number, at, fromFile),
        )
      }
      case 'person': {
        const { id, name, colour, avatar } = write.person
        return run('INSERT INTO people VALUES (?, ?, ?, ?, ?, ?)', id, write.tokenHash, name, colour, avatar, at)
      }
      case 'profile': {
        const { id, name, colour, avatar } = write.person
        return run(
          'UPDATE people SET name = ?, colour = ?, avatar = ?, seen = ? WHERE id = ?',
          name,
          colour,
          avatar,
          at,
          id,
        )
      }
      case 'token':
        return run('UPDATE people SET token_hash = ? WHERE id = ?', write.tokenHash, write.person)
      case 'standing':
        return run('UPDATE log SET standing = ?, epoch = ?, word = ?', write.standing, write.epoch, write.word)
      case 'results':
        for (const one of write.results) result(one)
        return
      case 'clear-results':
        if (write.player === undefined) return run('DELETE FROM results')
        return run('DELETE FROM results WHERE player = ?', write.player)
      case 'setting': {
        const set = 'INSERT INTO settings VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value'
        return run(set, write.key, write.value)
      }
      case 'import-record': {
        const { record, game, head, started, events } = write
        return run(
          'INSERT INTO records (id, game, head, started, events, solo) VALUES (?, ?, ?, ?, ?, ?)',
          record,
          game,
          head,
          started,
          events,
          whosePractice(fromText(head, headShape)),
        )
      }
      case 'import-actions':
        for (const [number, taken, body, events] of write.actions) action(write.record, number, taken, body, events)
        return
      case 'import-end':
        return ended(
          write.record,
          write.ended === null ? null : placeOf(number, write.ended, true),
          write.ended,
          write.outcome,
          write.digest,
          write.closed,
        )
    }
  }
  return ({ number, at, writes }) => {
    for (const write of writes) make(write, at, number)
    run('UPDATE log SET number = ?', number)
  }
}

/** Whose practice a game is; null for games people play together, and where that can't be read. */
function whosePractice(head: RecordHead | undefined): string | null {
  return head?.solo === true ? (Object.values(head.people)[0] ?? null) : null
}
