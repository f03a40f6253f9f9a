import { z } from 'zod'
import { entryOf } from '../../src-engine/core/json.ts'
import { run, together } from './database.ts'
import { fromText } from './from-text.ts'
import type { Store } from './store.ts'
import type { StoredTable } from './tables.ts'

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

/** Throws where it cannot be written; then the rule is as it was. */
export function setPracticeRetention(store: Pick<Store, 'settings'>, retention: PracticeRetention): void {
  store.settings.write(key, JSON.stringify(retention))
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
    discard(store, table, counts(table))
    yield table
  }
}

/**
 * Throws a table away, and its game's record unless that was played to its end. Practice that its player left, never to
 * come back to it, is lost (`counts`: it could have been gone on with): leaving must not look better than losing. Written
 * when this returns, on disk only once `Disk` says so; throws with nothing written otherwise.
 */
export function discard(store: Store, table: StoredTable, counts: boolean): void {
  const { id, record, setup, at } = table
  const stored = record === undefined ? undefined : store.records.find(record)
  const lost = counts && stored !== undefined && stored.ended === undefined && setup['scenario'] === undefined
  const write = (): void => {
    if (lost && stored.head.solo === true && store.records.count(stored.id) > 0) {
      const { people, seats, names, game } = stored.head
      const players = seats.length
      store.results.add(
        Object.entries(people).map(([seat, player]) => {
          const name = entryOf(names, seat) ?? seat
          const loss = { place: players, won: false, drawn: false, tallies: {} }
          return { record: stored.id, player, name, game, players, seat, at, ...loss }
        }),
      )
    }
    store.tables.drop(id)
    if (record !== undefined) run(store.sql, 'DELETE FROM records WHERE id = ? AND ended IS NULL', record)
  }
  store.disk.write(() => together(store.sql, write))
}

/** Records that were begun and whose table is gone: nobody can ever go on with them. For the start, before tables run. */
export function dropOrphans(store: Store): void {
  const held = 'SELECT record FROM tables WHERE record IS NOT NULL'
  run(store.sql, `DELETE FROM records WHERE ended IS NULL AND id NOT IN (${held})`)
}
