import { randomUUID } from 'node:crypto'
import { idOf, idSetting } from '../../store/settings.ts'
import type { Store } from '../../store/store.ts'

/** This host's id: made once, kept for good where anything can be kept. */
export function ownId(store: Store, now: () => number): string {
  const kept = idOf(store)
  if (kept !== undefined) return kept
  const id = randomUUID()
  try {
    store.log.commit([idSetting(id)], now())
    store.log.flushSync()
  } catch {
    // A full disk: the id serves this evening.
  }
  return id
}
