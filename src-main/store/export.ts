import type { JsonObject } from '../../src-engine/core/json.ts'
import type { Row } from './database.ts'
import { runningDaysKey } from './retention.ts'
import type { Store } from './store.ts'

/** The kinds of things kept, in the order in which a file has them: what others name comes first. */
const kinds = ['setting', 'person', 'record', 'table', 'results', 'night'] as const
type Kind = (typeof kinds)[number]

/** A host's own id, and when it ran, are not a person's to carry about. */
export const hostOnlySettings = ['id', runningDaysKey]

/** About so many characters a page; a single game may be longer. */
const pageLength = 200_000

/** How many things there are to keep, as far as `exportPage` gives them. */
export function exportCount({ reader }: Store): number {
  const counts = ['settings', 'people', 'records', 'tables', 'nights'].map(table => `(SELECT count(*) FROM ${table})`)
  const all = `SELECT ${counts.join(' + ')} + (SELECT count(DISTINCT record) FROM results) AS count`
  return Number(reader.row(all)?.['count'] ?? 0)
}

/**
 * A page of all there is to keep, each thing as the JSON of a `ExportedItem`, and where the next page begins. `from`: nothing
 * for the first, then what the last page gave as `next`. It changes nothing, and games that end meanwhile are in a page to
 * come or in none. `yieldIfLong` is awaited between any two pieces of work.
 */
export async function exportPage(
  store: Store,
  from: string,
  yieldIfLong: () => Promise<void> | undefined,
): Promise<{ readonly items: readonly string[]; readonly next?: string }> {
  // Within a game's actions: behind which of them, and then the game.
  const within = /^actions (\d+) (.*)$/s.exec(from)
  const at = within === null ? (kinds.find(kind => from.startsWith(`${kind} `)) ?? kinds[0]) : 'record'
  let after = within?.[2] ?? from.slice(at.length + 1)
  const items: string[] = []
  let length = 0
  if (within !== null) {
    const { lots, last } = await actionsAfter(store, after, Number(within[1]), pageLength, yieldIfLong)
    items.push(`{"kind":"actions","actions":[${lots.join(',')}]}`)
    if (last !== undefined) return { items, next: `actions ${last} ${after}` }
  }
  for (const kind of kinds.slice(kinds.indexOf(at))) {
    for (;;) {
      await yieldIfLong()
      const item = nextOf(store, kind, after)
      if (item === undefined) break
      after = item.key
      if (item.item === undefined) continue
      let text = JSON.stringify(item.item)
      if (kind === 'record') {
        const { lots, last } = await actionsAfter(store, after, 0, pageLength - length, yieldIfLong)
        text = `${text.slice(0, -1)},"actions":[${lots.join(',')}]}`
        if (last !== undefined) return { items: [...items, text], next: `actions ${last} ${after}` }
      }
      items.push(text)
      length += text.length
      if (length >= pageLength) return { items, next: `${kind} ${after}` }
    }
    after = ''
  }
  return { items }
}

/** Actions read in one go. */
const few = 50

/** A game's actions behind this number, as lots of JSON; `last`: there is room for no more than up to this one. */
async function actionsAfter(
  { reader }: Store,
  id: string,
  number: number,
  room: number,
  yieldIfLong: () => Promise<void> | undefined,
): Promise<{ readonly lots: readonly string[]; readonly last?: number }> {
  const lots: string[] = []
  const next = 'SELECT number, at, body, events FROM actions WHERE record = ? AND number > ? ORDER BY number LIMIT ?'
  for (let last = number, left = room; ;) {
    await yieldIfLong()
    const found = reader.rows(next, id, last, few)
    if (found.length === 0) return { lots }
    const lot = JSON.stringify(found.map(one => [one['number']!, one['at']!, one['body']!, one['events'] ?? null]))
    lots.push(lot.slice(1, -1))
    last = Number(found.at(-1)!['number'])
    left -= lot.length
    if (found.length < few) return { lots }
    if (left <= 0) return { lots, last }
  }
}

const keyed: { readonly [K in Kind]: string } = {
  setting: 'SELECT key AS k, * FROM settings WHERE key > ? ORDER BY key LIMIT 1',
  person: 'SELECT id AS k, * FROM people WHERE id > ? ORDER BY id LIMIT 1',
  record: 'SELECT id AS k, * FROM records WHERE id > ? ORDER BY id LIMIT 1',
  table: 'SELECT id AS k, * FROM tables WHERE id > ? ORDER BY id LIMIT 1',
  night: 'SELECT id AS k, * FROM nights WHERE id > ? ORDER BY id LIMIT 1',
  results: 'SELECT record AS k FROM results WHERE record > ? ORDER BY record LIMIT 1',
}

/** The thing whose key follows, a game without its actions; without an `item` where it is not for a file. */
function nextOf({ reader }: Store, kind: Kind, after: string): { key: string; item?: JsonObject } | undefined {
  const found = reader.row(keyed[kind], after)
  if (found === undefined) return undefined
  const key = String(found['k'])
  if (kind === 'setting' && hostOnlySettings.includes(key)) return { key }
  // Where a thing stands in this house's order, and whose practice a game is here, the next house finds for itself.
  const { k: _k, place: _place, solo: _solo, _metadata, ...columns } = found as Row & { readonly _metadata?: unknown }
  if (kind === 'results') {
    return { key, item: { kind, rows: reader.rows('SELECT * FROM results WHERE record = ?', key).map(plain) } }
  }
  return { key, item: { kind, row: columns } }
}

function plain(found: Row): JsonObject {
  const { _metadata, ...columns } = found as Row & { readonly _metadata?: unknown }
  return columns
}
