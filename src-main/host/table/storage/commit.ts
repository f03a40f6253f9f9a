import { together } from '../../../store/database.ts'
import type { Store } from '../../../store/store.ts'
import type { Write } from '../model/writes.ts'

/**
 * Writes it all or nothing; throws where it can't. On disk only once `store.disk` says so. `at`: milliseconds since 1970.
 */
export function commit(store: Store, writes: readonly Write[], at: number): void {
  const [first, ...others] = writes
  if (first?.write === 'append' && others.length === 0) {
    store.records.appendUnsynced(
      first.record,
      first.first,
      first.actions.map(play => ({ at, ...play })),
    )
    return
  }
  store.disk.write(() => {
    together(store.sql, () => {
      for (const write of writes) make(store, write, at)
    })
  })
}

function make({ records, results, tables }: Store, write: Write, at: number): void {
  switch (write.write) {
    case 'start':
      records.start(write.record, write.head, at, write.events)
      records.append(
        write.record,
        1,
        write.actions.map(action => ({ at, action })),
      )
      return
    case 'append':
      records.append(
        write.record,
        write.first,
        write.actions.map(play => ({ at, ...play })),
      )
      return
    case 'end':
      results.replace(
        write.record,
        write.results.map(result => ({ ...result, at })),
      )
      records.end(write.record, write.end, at)
      return
    case 'reopen':
      results.replace(write.record, [])
      records.reopen(write.record)
      return
    case 'keep': {
      const { id, state, setup, record } = write
      tables.keep({ id, state, setup: setup as never, at, ...(record === undefined ? {} : { record }) })
      return
    }
    case 'drop':
      tables.drop(write.id)
  }
}

/**
 * Takes writes back that may not have reached the disk, so that it holds what was told. `back`: what would be written if
 * the table became again what it was.
 */
export function takeBack(store: Store, writes: readonly Write[], back: readonly Write[], at: number): void {
  try {
    together(store.sql, () => {
      for (const write of writes) {
        if (write.write === 'append') store.records.cut(write.record, write.first)
        if (write.write === 'start') store.records.drop(write.record)
      }
      for (const write of back) if (write.write !== 'start') make(store, write, at)
    })
  } catch {
    // A disk that takes nothing back either: the next start finds more than was told.
  }
}
