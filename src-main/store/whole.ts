import type { JsonObject } from '../../src-engine/core/json.ts'
import { row, rows, type Row } from './database.ts'
import type { Store } from './store.ts'

/** The kinds of things kept, in the order in which a file has them: what others name comes first. */
const kinds = ['setting', 'person', 'record', 'table', 'results'] as const
type Kind = (typeof kinds)[number]

/** The host's own name among hosts is not a person's to carry about. */
export const ownSettings = ['id']

/** About so many characters a page; a single game may be longer. */
const pageLength = 200_000

/** How many things there are to keep, as far as `wholePage` gives them. */
export function wholeCount({ sql }: Store): number {
  const counts = ['settings', 'people', 'records', 'tables'].map(table => `(SELECT count(*) FROM ${table})`)
  const all = `SELECT ${counts.join(' + ')} + (SELECT count(DISTINCT record) FROM results) AS count`
  return Number(row(sql, all)?.['count'] ?? 0)
}

/**
 * A page of all there is to keep, each thing as the JSON of a `WholeItem`, and where the next page begins. `from`: nothing
 * for the first, then what the last page gave as `next`. It changes nothing, and games that end meanwhile are in a page to
 * come or in none. `breath` is awaited between any two things.
 */
export async function wholePage(
  store: Store,
  from: string,
  breath: () => Promise<void> | undefined,
): Promise<{ readonly items: readonly string[]; readonly next?: string }> {
  const at = kinds.find(kind => from.startsWith(`${kind} `)) ?? kinds[0]
  let after = from.slice(at.length + 1)
  const items: string[] = []
  let length = 0
  for (const kind of kinds.slice(kinds.indexOf(at))) {
    for (;;) {
      await breath()
      const item = nextOf(store, kind, after)
      if (item === undefined) break
      after = item.key
      if (item.item === undefined) continue
      const text = kind === 'record' ? await recordText(store, item.item, after, breath) : JSON.stringify(item.item)
      items.push(text)
      length += text.length
      if (length >= pageLength) return { items, next: `${kind} ${after}` }
    }
    after = ''
  }
  return { items }
}

/** Actions read in one go. */
const few = 100

/** A game with all its actions, put together bit by bit: it may have thousands. */
async function recordText(
  { sql }: Store,
  item: JsonObject,
  id: string,
  breath: () => Promise<void> | undefined,
): Promise<string> {
  const lots: string[] = []
  const next = 'SELECT number, at, body, told FROM actions WHERE record = ? AND number > ? ORDER BY number LIMIT ?'
  for (let last = 0; ;) {
    await breath()
    const found = rows(sql, next, id, last, few)
    if (found.length > 0) {
      const actions = found.map(one => [one['number']!, one['at']!, one['body']!, one['told'] ?? null])
      lots.push(JSON.stringify(actions).slice(1, -1))
      last = Number(found.at(-1)!['number'])
    }
    if (found.length < few) break
  }
  return `${JSON.stringify(item).slice(0, -1)},"actions":[${lots.join(',')}]}`
}

const keyed: { readonly [K in Kind]: string } = {
  setting: 'SELECT key AS k, * FROM settings WHERE key > ? ORDER BY key LIMIT 1',
  person: 'SELECT id AS k, * FROM people WHERE id > ? ORDER BY id LIMIT 1',
  record: 'SELECT id AS k, * FROM records WHERE id > ? ORDER BY id LIMIT 1',
  table: 'SELECT id AS k, * FROM tables WHERE id > ? ORDER BY id LIMIT 1',
  results: 'SELECT record AS k FROM results WHERE record > ? ORDER BY record LIMIT 1',
}

/** The thing whose key follows, a game without its actions; without an `item` where it is not for a file. */
function nextOf({ sql }: Store, kind: Kind, after: string): { key: string; item?: JsonObject } | undefined {
  const found = row(sql, keyed[kind], after)
  if (found === undefined) return undefined
  const key = String(found['k'])
  if (kind === 'setting' && ownSettings.includes(key)) return { key }
  const { k: _k, _metadata, ...columns } = found as Row & { readonly _metadata?: unknown }
  if (kind === 'results') {
    return { key, item: { kind, rows: rows(sql, 'SELECT * FROM results WHERE record = ?', key).map(plain) } }
  }
  return { key, item: { kind, row: columns } }
}

function plain(found: Row): JsonObject {
  const { _metadata, ...columns } = found as Row & { readonly _metadata?: unknown }
  return columns
}
