import { z } from 'zod'
import { entryOf } from '../../src-engine/core/json.ts'
import { run, together } from './database.ts'
import { fromText } from './from-text.ts'
import type { Store } from './store.ts'
import type { StoredTable } from './tables.ts'

/** How long unfinished practice games are kept: each person's latest, none of them older than so many days. */
export interface Keeping {
  readonly games: number
  readonly days: number
}

const usual: Keeping = { games: 20, days: 60 }
const key = 'unfinished-practice'
export const keepingShape = z.strictObject({ games: z.int().min(1).max(500), days: z.int().min(1).max(3650) })
const day = 24 * 60 * 60 * 1000

export function keepingOf(store: Pick<Store, 'settings'>): Keeping {
  return fromText(store.settings.read(key), keepingShape) ?? usual
}

/** Throws where it cannot be written; then the rule is as it was. */
export function setKeeping(store: Pick<Store, 'settings'>, keeping: Keeping): void {
  store.settings.write(key, JSON.stringify(keeping))
}

/**
 * Lets go of practice games nobody finished, past what the rule keeps, with their records, one at each step: there may be
 * a thousand. `counts` as in `letGo`.
 */
export function* thinOut(
  store: Store,
  now: number,
  counts: (table: StoredTable) => boolean,
): Generator<StoredTable, void> {
  const { games, days } = keepingOf(store)
  const kept = new Map<string, number>()
  const old: StoredTable[] = []
  for (const table of store.tables.all()) {
    const { solo, host } = table.setup
    if (table.fate !== 'away' || solo !== true) continue
    const count = kept.get(String(host)) ?? 0
    if (count >= games || table.at < now - days * day) old.push(table)
    else kept.set(String(host), count + 1)
  }
  for (const table of old) {
    // Taken up or forgotten since.
    if (!store.tables.holds(table)) continue
    letGo(store, table, counts(table))
    yield table
  }
}

/**
 * Throws a table away, and its game's record unless that was played to its end. Practice that its player left, never to
 * come back to it, is lost (`counts`: it could have been gone on with): leaving must not look better than losing. Written
 * when this returns, on disk only once `Disk` says so; throws with nothing written otherwise.
 */
export function letGo(store: Store, table: StoredTable, counts: boolean): void {
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
  store.disk.hastily(() => together(store.sql, write))
}

/** Records that were begun and whose table is gone: nobody can ever go on with them. For the start, before tables run. */
export function dropOrphans(store: Store): void {
  const held = 'SELECT record FROM tables WHERE record IS NOT NULL'
  run(store.sql, `DELETE FROM records WHERE ended IS NULL AND id NOT IN (${held})`)
}
