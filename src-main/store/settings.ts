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

type Kept = { readonly settings: SettingsStore }
const updates = 'updates'

/** Whether the owner wants to be told of newer versions: yes, until they say otherwise. */
export const updatesWanted = ({ settings }: Kept): boolean => settings.read(updates) !== 'off'

/** Throws where it cannot be written; then it is as it was. */
export const setUpdatesWanted = ({ settings }: Kept, wanted: boolean): void =>
  settings.write(updates, wanted ? 'on' : 'off')
