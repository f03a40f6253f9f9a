import { row, run, type Sql } from './database.ts'

export interface SettingsStore {
  read(key: string): string | undefined
  write(key: string, value: string): void
}

/** Small things this host remembers about itself: its id, for one. */
export function settingsStore(sql: Sql): SettingsStore {
  return {
    read: key => row(sql, 'SELECT value FROM settings WHERE key = ?', key)?.['value']?.toString(),
    write: (key, value) => {
      run(sql, 'INSERT INTO settings VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value', key, value)
    },
  }
}
