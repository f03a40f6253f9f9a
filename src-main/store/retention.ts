import { z } from 'zod'
import { entryOf } from '../../src-engine/core/json.ts'
import { fromText } from './from-text.ts'
import type { StoredRecord } from './records.ts'
import type { StoredResult } from './results.ts'
import type { Store } from './store.ts'
import { wantedBy, type StoredTable } from './tables.ts'
import type { Write } from './write.ts'

/** How long unfinished practice games are kept: each person's latest, none of them older than so many days. */
export interface PracticeRetention {
  readonly games: number
  readonly days: number
}

const usual: PracticeRetention = { games: 20, days: 60 }
const key = 'unfinished-practice'
export const practiceRetentionShape = z.strictObject({ games: z.int().min(1).max(500), days: z.int().min(1).max(3650) })
const day = 24 * 60 * 60 * 1000

export function practiceRetention(store: Pick<Store, 'settings'>): PracticeRetention {
  return fromText(store.settings.read(key), practiceRetentionShape) ?? usual
}

export const practiceRetentionSetting = (retention: PracticeRetention): Write => ({
  write: 'setting',
  key,
  value: JSON.stringify(retention),
})

/** Archived tables kept for each person who sat there; one is let go once it is past that for all of them. */
export const archivedPerPerson = 30

/**
 * Removes archived tables with their records, one at each step: games played together once nobody has them among their
 * latest any more, and old practice. `counts` as in `discard`.
 */
export function* prune(
  store: Store,
  now: number,
  counts: (table: StoredTable) => boolean,
): Generator<StoredTable, void> {
  const unwanted = store.tables.all().filter(table => {
    if (table.state !== 'archived' || table.setup['solo'] === true) return false
    return !wantedBy(table).some(one => store.tables.archivedOf(one).indexOf(table) < archivedPerPerson)
  })
  for (const table of unwanted) {
    if (!store.tables.holds(table)) continue
    discard(store, table, counts(table), now)
    yield table
  }
  yield* prunePractice(store, now, counts)
}

/**
 * Removes practice games nobody finished, past what the rule keeps, with their records, one at each step: there may be
 * a thousand. `counts` as in `discard`.
 */
export function* prunePractice(
  store: Store,
  now: number,
  counts: (table: StoredTable) => boolean,
): Generator<StoredTable, void> {
  const { games, days } = practiceRetention(store)
  const kept = new Map<string, number>()
  const outdated: StoredTable[] = []
  for (const table of store.tables.all()) {
    const { solo, host } = table.setup
    if (table.state !== 'archived' || solo !== true) continue
    const count = kept.get(String(host)) ?? 0
    if (count >= games || table.at < now - days * day) outdated.push(table)
    else kept.set(String(host), count + 1)
  }
  for (const table of outdated) {
    // Taken up or forgotten since.
    if (!store.tables.holds(table)) continue
    discard(store, table, counts(table), now)
    yield table
  }
}

/**
 * Throws a table away, and its game's record unless that was played to its end. Practice that its player left, never to
 * come back to it, is lost (`counts`: it could have been gone on with): leaving must not look better than losing. On disk
 * once the log is flushed; throws with nothing written otherwise. `now`: milliseconds since 1970.
 */
export function discard(store: Store, table: StoredTable, counts: boolean, now: number): void {
  const { id, record, setup, at } = table
  const stored = record === undefined ? undefined : store.records.find(record)
  const writes: Write[] = [{ write: 'drop', id }]
  if (record !== undefined && stored?.ended === undefined) writes.push({ write: 'drop-record', record })
  const lost = counts && stored?.ended === undefined && stored?.head.solo === true && setup['scenario'] === undefined
  if (lost && store.records.count(stored.id) > 0) writes.push({ write: 'results', results: losses(stored, at) })
  store.log.commit(writes, now)
}

function losses({ id, head }: StoredRecord, at: number): StoredResult[] {
  const { people, seats, names, game } = head
  const players = seats.length
  return Object.entries(people).map(([seat, player]) => {
    const name = entryOf(names, seat) ?? seat
    return { record: id, player, name, game, players, seat, at, place: players, won: false, drawn: false, tallies: {} }
  })
}

/** Records that were begun and whose table is gone: nobody can ever go on with them. For the start, before tables run. */
export function dropOrphans(store: Store, now: number): void {
  const tables = 'SELECT record FROM tables WHERE record IS NOT NULL'
  const orphans = store.reader.rows(`SELECT id FROM records WHERE ended IS NULL AND id NOT IN (${tables}) ORDER BY id`)
  const writes = orphans.map(({ id }): Write => ({ write: 'drop-record', record: String(id) }))
  store.log.commit(writes, now)
}
