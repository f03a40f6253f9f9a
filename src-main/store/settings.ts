import type { Reader } from './database.ts'
import type { Write } from './write.ts'

export interface SettingsStore {
  read(key: string): string | undefined
}

/** Small things this host remembers about itself: its id, for one. */
export function settingsStore(reader: Reader): SettingsStore {
  return { read: key => reader.row('SELECT value FROM settings WHERE key = ?', key)?.['value']?.toString() }
}

export type Kept = { readonly settings: SettingsStore }
const updates = 'updates'

/** Whether the owner wants to be told of newer versions: yes, until they say otherwise. */
export const updatesWanted = ({ settings }: Kept): boolean => settings.read(updates) !== 'off'

export const updatesSetting = (wanted: boolean): Write => ({
  write: 'setting',
  key: updates,
  value: wanted ? 'on' : 'off',
})

const seal = 'seal'

/** Whether this house was left with sealed lines, which there are no more. */
export const wasSealed = ({ settings }: Kept): boolean => settings.read(seal)?.startsWith('on') === true

export const unsealed: Write = { write: 'setting', key: seal, value: '' }

const certificate = 'certificate'

/** By what desktop apps know this house again: both as PEM. */
export interface HouseCertificate {
  readonly key: string
  readonly certificate: string
}

export function certificateOf({ settings }: Kept): HouseCertificate | undefined {
  const kept = settings.read(certificate)
  return !kept ? undefined : (JSON.parse(kept) as HouseCertificate)
}

export const certificateSetting = (one: HouseCertificate): Write => ({
  write: 'setting',
  key: certificate,
  value: JSON.stringify(one),
})

/** From now on there is none; the next one who asks for it has a new one made. */
export const noCertificate: Write = { write: 'setting', key: certificate, value: '' }

const id = 'id'

/** By what this house is known on the network, and by its guests' devices. */
export const idOf = ({ settings }: Kept): string | undefined => settings.read(id)

export const idSetting = (value: string): Write => ({ write: 'setting', key: id, value })

const copied = 'copied'

/** Whether this house became one of its own, and what it has in common with the one it is a copy of is still to go. */
export const isCopied = ({ settings }: Kept): boolean => settings.read(copied) === 'on'

export const copiedSetting = (is: boolean): Write => ({ write: 'setting', key: copied, value: is ? 'on' : '' })
