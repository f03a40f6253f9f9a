// A person's preferences, stored on their device: one reactive object that is read directly.
import { reactive, watch } from 'vue'

export const suitColourings = ['two', 'four'] as const
export const motions = ['system', 'full', 'less'] as const
export const cardSizes = ['normal', 'big'] as const
export const contrasts = ['normal', 'high'] as const

export interface Preferences {
  suits: (typeof suitColourings)[number]
  /** 0 to 1. */
  volume: number
  muted: boolean
  /** Announcements are spoken aloud; the live region for screen readers is always there. */
  speech: boolean
  /** Somebody listens, with a screen reader: bots wait until they have heard what was said. */
  listens: boolean
  /** One's turn is felt, where the device can shake. */
  vibrates: boolean
  motion: (typeof motions)[number]
  cards: (typeof cardSizes)[number]
  contrast: (typeof contrasts)[number]
  /** Single letters, digits and signs act at a table. */
  letterKeys: boolean
}

export const preferencesKey = 'knockabout.preferences'

const initial: Readonly<Preferences> = {
  suits: 'two',
  volume: 0.6,
  muted: false,
  speech: false,
  listens: false,
  vibrates: true,
  motion: 'system',
  cards: 'normal',
  contrast: 'normal',
  letterKeys: true,
}

/** Takes whatever was stored (or anything at all); gives whole preferences, each wrong value replaced by its default. */
export function readPreferences(stored: unknown): Preferences {
  const from: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {}
  const oneOf = <T extends string>(list: readonly T[], value: unknown, otherwise: T): T =>
    list.find(entry => entry === value) ?? otherwise
  const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise)
  const volume = from['volume']
  return {
    suits: oneOf(suitColourings, from['suits'], initial.suits),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : initial.volume,
    muted: flag(from['muted'], initial.muted),
    speech: flag(from['speech'], initial.speech),
    listens: flag(from['listens'], initial.listens),
    vibrates: flag(from['vibrates'], initial.vibrates),
    motion: oneOf(motions, from['motion'], initial.motion),
    cards: oneOf(cardSizes, from['cards'], initial.cards),
    contrast: oneOf(contrasts, from['contrast'], initial.contrast),
    letterKeys: flag(from['letterKeys'], initial.letterKeys),
  }
}

function load(): Preferences {
  try {
    return readPreferences(JSON.parse(globalThis.localStorage?.getItem(preferencesKey) ?? 'null'))
  } catch {
    return { ...initial } // storage may be denied or hold rubbish; neither may stop the app
  }
}

export const preferences = reactive<Preferences>(load())

export function resetPreferences(): void {
  Object.assign(preferences, initial)
}

/** True when things should appear at once instead of moving. */
export function motionIsLess(): boolean {
  if (preferences.motion !== 'system') return preferences.motion === 'less'
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}

/** Call once when the app starts: writes the preferences to the document now and at every change, and keeps them. */
export function applyPreferences(root: HTMLElement = document.documentElement): () => void {
  return watch(
    preferences,
    now => {
      root.dataset['suits'] = now.suits
      root.dataset['cards'] = now.cards
      root.dataset['contrast'] = now.contrast
      if (now.motion === 'system') delete root.dataset['motion']
      else root.dataset['motion'] = now.motion
      try {
        localStorage.setItem(preferencesKey, JSON.stringify(now))
      } catch {
        // storage is full or forbidden: the preference is not remembered
      }
    },
    { immediate: true, deep: true, flush: 'sync' },
  )
}
