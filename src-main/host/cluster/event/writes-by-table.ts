import type { Store } from '../../../store/store.ts'
import type { Write } from '../../../store/write.ts'

/** Whose writes are whose: those of a game are its table's. */
export function writesByTable({ tables }: Pick<Store, 'tables'>) {
  const ofRecord = new Map<string, string>()
  const last = new Map<string, string>()
  const knows = ({ id, record }: { readonly id: string; readonly record?: string | undefined }): void => {
    if (record === undefined || last.get(id) === record) return
    // That of the game before may still be taken back, with this one.
    const before = last.get(id)
    for (const [old, table] of ofRecord) if (table === id && old !== before) ofRecord.delete(old)
    last.set(id, record)
    ofRecord.set(record, id)
  }
  const tableOf = (write: Write): string | undefined => {
    switch (write.write) {
      case 'keep':
      case 'drop':
        return write.id
      case 'start':
      case 'append':
      case 'cut':
      case 'end':
      case 'reopen':
      case 'drop-record':
        return ofRecord.get(write.record)
      default:
        return undefined
    }
  }
  for (const table of tables.all()) if (table.state === 'live') knows(table)
  return {
    knows,
    of: (writes: readonly Write[]): ReadonlyMap<string, readonly Write[]> => {
      for (const write of writes) if (write.write === 'keep') knows(write)
      const found = new Map<string, Write[]>()
      for (const write of writes) {
        const table = tableOf(write)
        if (table === undefined) continue
        const list = found.get(table)
        if (list === undefined) found.set(table, [write])
        else list.push(write)
      }
      return found
    },
  }
}
