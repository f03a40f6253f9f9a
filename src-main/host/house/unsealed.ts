import { unsealed, wasSealed } from '../../store/settings.ts'
import type { HostContext } from '../context/context.ts'

/** A house that was left with sealed lines says once that there are none; where that can't be written, again at the next start. */
export function sayUnsealed({ store, tuning, warn }: HostContext): void {
  if (!wasSealed(store)) return
  warn('seal', { code: 'seal-gone' })
  try {
    store.log.commit([unsealed], tuning.now())
  } catch {
    // The disk has its own notice.
  }
}
