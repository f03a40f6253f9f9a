import { randomUUID } from 'node:crypto'
import type { Store } from '../../store/store.ts'

/** This host's id: made once, kept for good where anything can be kept. */
export function ownId(store: Store, now: () => number): string {
  const kept = store.settings.read('id')
  if (kept !== undefined) return kept
  const id = randomUUID()
  try {
    store.log.commit([{ write: 'setting', key: 'id', value: id }], now())
    store.log.flushSync()
  } catch {
    // A full disk: the id serves this evening.
  }
  return id
}
