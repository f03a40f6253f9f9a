import type { Reader } from './database.ts'
import type { Write } from './write.ts'

export interface SettingsStore {
  read(key: string): string | undefined
}

/** Small things this host remembers about itself: its id, for one. */
export function settingsStore(reader: Reader): SettingsStore {
  return { read: key => reader.row('SELECT value FROM settings WHERE key = ?', key)?.['value']?.toString() }
}

type Kept = { readonly settings: SettingsStore }
const updates = 'updates'

/** Whether the owner wants to be told of newer versions: yes, until they say otherwise. */
export const updatesWanted = ({ settings }: Kept): boolean => settings.read(updates) !== 'off'

export const updatesSetting = (wanted: boolean): Write => ({
  write: 'setting',
  key: updates,
  value: wanted ? 'on' : 'off',
})
