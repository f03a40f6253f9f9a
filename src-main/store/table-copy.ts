import type { Store } from './store.ts'
import type { Write } from './write.ts'

/** The writes that make a running table, with the record of its game, as it is kept here; nothing where there is none. */
export function copyOfTable({ reader, tables }: Store, id: string): Write[] {
  const table = tables.find(id)
  if (table === undefined) return []
  const { record, state, setup } = table
  const keep: Write = { write: 'keep', id, state, setup, ...(record === undefined ? {} : { record }) }
  const found = record === undefined ? undefined : reader.row('SELECT * FROM records WHERE id = ?', record)
  if (record === undefined || found === undefined) return [keep]
  const text = (column: string): string | null => found[column]?.toString() ?? null
  const rows = reader.rows('SELECT number, at, body, events FROM actions WHERE record = ? ORDER BY number', record)
  const actions = rows.map(
    ({ number, at, body, events }) =>
      [Number(number), Number(at), String(body), events?.toString() ?? null] as [number, number, string, string | null],
  )
  const started = Number(found['started'])
  const events = text('events')
  const made: Write[] = [
    { write: 'import-record', record, game: String(found['game']), head: String(found['head']), started, events },
    { write: 'import-actions', record, actions },
  ]
  if (found['ended'] !== null) {
    const ended = Number(found['ended'])
    const [outcome, digest, closed] = [text('outcome'), text('digest'), text('closed')]
    made.push({ write: 'import-end', record, ended, outcome, digest, closed })
  }
  return [...made, keep]
}

/** The writes after which nothing of a table that runs elsewhere is kept here; a game that has ended stays. */
export function withoutTable({ tables, records }: Store, id: string): Write[] {
  const table = tables.find(id)
  if (table === undefined) return []
  const { record } = table
  const isOpen = record !== undefined && records.find(record)?.ended === undefined
  return [{ write: 'drop', id }, ...(isOpen ? [{ write: 'drop-record' as const, record }] : [])]
}
