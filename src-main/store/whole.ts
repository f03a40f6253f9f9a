import { z } from 'zod'
import type { JsonObject } from '../../src-engine/core/json.ts'
import type { WholeItem } from '../../src-engine/protocol/asks.ts'
import { row, rows, run, together, type Row } from './database.ts'
import { fromText } from './from-text.ts'
import { headShape, type RecordHead } from './records.ts'
import type { Store } from './store.ts'

/** The kinds of things kept, in the order in which a file has them: what others name comes first. */
const kinds = ['setting', 'person', 'record', 'table', 'results'] as const
type Kind = (typeof kinds)[number]

/** The host's own name among hosts is not a person's to carry about. */
const ownSettings = ['id']

/** About so many characters a page; a single game may be longer. */
const pageLength = 200_000

/**
 * A page of all there is to keep, and where the next one begins. `from`: nothing for the first, then what the last page
 * gave as `next`. It changes nothing, and games that end meanwhile are in a page to come or in none.
 */
export function wholePage(
  store: Store,
  from: string,
): { readonly items: readonly WholeItem[]; readonly next?: string } {
  const at = kinds.find(kind => from.startsWith(`${kind} `)) ?? kinds[0]
  let after = from.slice(at.length + 1)
  const items: WholeItem[] = []
  let length = 0
  for (const kind of kinds.slice(kinds.indexOf(at))) {
    for (;;) {
      const item = nextOf(store, kind, after)
      if (item === undefined) break
      after = item.key
      if (item.item === undefined) continue
      items.push(item.item)
      length += JSON.stringify(item.item).length
      if (length >= pageLength) return { items, next: `${kind} ${after}` }
    }
    after = ''
  }
  return { items }
}

const keyed: { readonly [K in Kind]: string } = {
  setting: 'SELECT key AS k, * FROM settings WHERE key > ? ORDER BY key LIMIT 1',
  person: 'SELECT id AS k, * FROM people WHERE id > ? ORDER BY id LIMIT 1',
  record: 'SELECT id AS k, * FROM records WHERE id > ? ORDER BY id LIMIT 1',
  table: 'SELECT id AS k, * FROM tables WHERE id > ? ORDER BY id LIMIT 1',
  results: 'SELECT record AS k FROM results WHERE record > ? ORDER BY record LIMIT 1',
}

/** The thing whose key follows; without an `item` where it is not for a file. */
function nextOf({ sql }: Store, kind: Kind, after: string): { key: string; item?: WholeItem } | undefined {
  const found = row(sql, keyed[kind], after)
  if (found === undefined) return undefined
  const key = String(found['k'])
  if (kind === 'setting' && ownSettings.includes(key)) return { key }
  const { k: _k, _metadata, ...columns } = found as Row & { readonly _metadata?: unknown }
  if (kind === 'record') {
    const actions = rows(sql, 'SELECT number, at, body, told FROM actions WHERE record = ? ORDER BY number', key)
    return {
      key,
      item: {
        kind,
        row: columns,
        actions: actions.map(one => [one['number']!, one['at']!, one['body']!, one['told'] ?? null]),
      },
    }
  }
  if (kind === 'results') {
    return { key, item: { kind, rows: rows(sql, 'SELECT * FROM results WHERE record = ?', key).map(plain) } }
  }
  return { key, item: { kind, row: columns } }
}

function plain(found: Row): JsonObject {
  const { _metadata, ...columns } = found as Row & { readonly _metadata?: unknown }
  return columns
}

const text = z.string().max(200)
const whole = z.int().nonnegative()
const json = z.string().max(1_000_000)
const items = {
  setting: z.object({ row: z.object({ key: text, value: z.string().max(10_000) }) }),
  person: z.object({
    row: z.object({ id: text, token_hash: text, name: text, colour: whole, avatar: text, seen: whole }),
  }),
  record: z.object({
    row: z.object({
      id: text,
      game: text,
      head: json,
      started: whole,
      ended: whole.nullable(),
      outcome: json.nullable(),
      digest: text.nullish(),
      closed: json.nullish(),
      told: json.nullish(),
    }),
    actions: z.array(z.tuple([z.int().positive(), whole, json, json.nullable()])).max(20_000),
  }),
  table: z.object({ row: z.object({ id: text, record: text.nullable(), setup: json, at: whole }) }),
  results: z.object({
    rows: z.array(
      z.object({
        record: text,
        player: text,
        name: text,
        game: text,
        players: whole,
        seat: text,
        place: z.number(),
        won: whole,
        drawn: whole,
        tallies: json,
        at: whole,
      }),
    ),
  }),
}

/** What a file brought: new things, things that were here already, and ones that could not be read. */
export interface Brought {
  added: number
  known: number
  unreadable: number
}

/**
 * Takes one thing of a file in, all of it or nothing. What is here stays as it is, so the same file twice counts once.
 * `theirs`, the person whose file it is, is `mine` from here on. Throws where the disk fails.
 */
export function bring(store: Store, item: unknown, theirs: string, mine: string, brought: Brought): void {
  const kind = kinds.find(one => one === (item as { kind?: unknown } | null)?.kind)
  const me = (id: string): string => (id === theirs ? mine : id)
  const count = (added: boolean): void => void (added ? brought.added++ : brought.known++)
  const { sql } = store
  switch (kind) {
    case 'setting': {
      const read = items.setting.safeParse(item)
      if (!read.success || ownSettings.includes(read.data.row.key)) break
      const { key, value } = read.data.row
      const known = store.settings.read(key) !== undefined
      if (!known) store.settings.write(key, value)
      return count(!known)
    }
    case 'person': {
      const read = items.person.safeParse(item)
      if (!read.success) break
      const { id, token_hash: hash, name, colour, avatar, seen } = read.data.row
      // Whose file it is, is here already; and so is a person with either the id or the token.
      const known =
        id === theirs || row(sql, 'SELECT 1 FROM people WHERE id = ? OR token_hash = ?', id, hash) !== undefined
      if (!known) store.people.add({ id, name, colour, avatar }, hash, seen)
      return count(!known)
    }
    case 'record': {
      const read = items.record.safeParse(item)
      const head = read.success ? fromText(read.data.row.head, headShape) : undefined
      if (!read.success || head === undefined) break
      const { id, game, started, ended, outcome, digest, closed, told } = read.data.row
      if (row(sql, 'SELECT 1 FROM records WHERE id = ?', id) !== undefined) return count(false)
      const people = Object.fromEntries(Object.entries(head.people).map(([seat, person]) => [seat, me(person)]))
      const kept: RecordHead = { ...head, people }
      const values = [
        id,
        game,
        JSON.stringify(kept),
        started,
        ended,
        outcome,
        digest ?? null,
        closed ?? null,
        told ?? null,
      ]
      together(sql, () => {
        const into = '(id, game, head, started, ended, outcome, digest, closed, told)'
        run(sql, `INSERT INTO records ${into} VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`, ...values)
        const insert = sql.prepare('INSERT INTO actions (record, number, at, body, told) VALUES (?, ?, ?, ?, ?)')
        for (const [number, at, body, events] of read.data.actions) insert.run(id, number, at, body, events)
      })
      return count(true)
    }
    case 'table': {
      const read = items.table.safeParse(item)
      const setup = read.success ? fromText(read.data.row.setup, setupShape) : undefined
      if (!read.success || setup === undefined) break
      const { id, record, at } = read.data.row
      // Only an unfinished game that no table here has.
      const open = record !== null && store.records.find(record)
      const taken = store.tables.all().some(one => one.id === id || one.record === record)
      if (record === null || !open || open.ended !== undefined || taken) return count(false)
      const places = setup.places.map(place =>
        place.person === undefined ? place : { ...place, person: me(place.person) },
      )
      const kept = { ...setup, host: me(setup.host), places } as unknown as JsonObject
      store.tables.keep({ id, fate: 'away', record, setup: kept, at })
      return count(true)
    }
    case 'results': {
      const read = items.results.safeParse(item)
      if (!read.success || read.data.rows.some(one => fromText(one.tallies, tallies) === undefined)) break
      const found = read.data.rows.map(one => ({
        ...one,
        player: me(one.player),
        won: one.won === 1,
        drawn: one.drawn === 1,
        tallies: fromText(one.tallies, tallies)!,
      }))
      return count(store.results.add(found) > 0)
    }
    default:
  }
  brought.unreadable++
}

const tallies = z.record(z.string(), z.number())
const setupShape = z.looseObject({
  game: z.string(),
  solo: z.boolean(),
  host: z.string(),
  options: z.record(z.string(), z.unknown()),
  places: z.array(
    z.looseObject({ seat: z.string(), kind: z.string(), name: z.string(), person: z.string().optional() }),
  ),
})
