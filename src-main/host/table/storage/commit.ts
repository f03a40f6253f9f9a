import type { Store } from '../../../store/store.ts'
import type { Write } from '../../../store/write.ts'

/**
 * Takes writes back that may not have reached the disk, so that it holds what was told. `back`: what would be written if
 * the table became again what it was. `at`: milliseconds since 1970.
 */
export function takeBack({ log }: Store, writes: readonly Write[], back: readonly Write[], at: number): void {
  const undone = writes.flatMap((write): Write[] => {
    if (write.write === 'append') return [{ write: 'cut', record: write.record, first: write.first }]
    return write.write === 'start' ? [{ write: 'drop-record', record: write.record }] : []
  })
  try {
    log.commit([...undone, ...back.filter(one => one.write !== 'start')], at)
  } catch {
    // A disk that takes nothing back either: the next start finds more than was told.
  }
}
