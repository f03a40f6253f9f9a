import { randomBytes } from 'node:crypto'
import { sealKeyFrom } from '../../../src-engine/protocol/seal-key.ts'
import { sealOf, sealSetting } from '../../store/settings.ts'
import type { Store } from '../../store/store.ts'
import type { HostContext } from './context.ts'

export const newSealKey = (): string => sealKeyFrom(randomBytes(16))

/** The key of a sealed house, for those who are in: what they show others to scan leads in as well. */
export function sealShown({ store }: Pick<HostContext, 'store'>): { readonly seal?: string } {
  const { on, key } = sealOf(store)
  return on && key !== undefined ? { seal: key } : {}
}

/** What whoever starts the house wants of its seal: kept like what the owner sets in the app. Throws the disk's error. */
export function keepSeal(store: Store, wanted: 'on' | 'off' | 'new', now: number): void {
  const { on, key = newSealKey() } = sealOf(store)
  if (wanted === (on ? 'on' : 'off')) return
  store.log.commit([sealSetting(wanted !== 'off', wanted === 'new' ? newSealKey() : key)], now)
}
