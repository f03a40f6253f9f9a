import type { MenuEntry } from '../../design/index.ts'

/** One thing a person can do here: whatever shows it (a button, a menu, the list of keys) and whichever key does it. */
export interface Action extends MenuEntry {
  /**
   * The key that does it: what is printed on it in small letters (`b`, `1`, `?`), `Shift+h`, or where it lies on the
   * keyboard (`KeyW`, `Semicolon`), wherever that letter is printed.
   */
  readonly shortcut?: string | undefined
  /** Shown on the key where `shortcut` says only where it lies. */
  readonly printed?: string | undefined
  readonly run: () => unknown
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/** Whether this press of a key is the one an action names. */
export function isPressed(shortcut: string, { key, code, shiftKey }: Pressed): boolean {
  if (shortcut.startsWith('Shift+')) return shiftKey && key.toLowerCase() === shortcut.slice('Shift+'.length)
  // A sign may need the Shift key, a letter must do without: `Shift+h` is another key.
  const isLetter = key.toLowerCase() !== key.toUpperCase()
  return (!shiftKey && code === shortcut) || ((!shiftKey || !isLetter) && key.toLowerCase() === shortcut)
}

/** What to press, as it is shown: `B`, `Shift+H`. */
export function shortcutText({ shortcut, printed }: Pick<Action, 'shortcut' | 'printed'>): string {
  return printed ?? shortcut?.replace(/^(Key|Digit)/, '').replace(/^.$|(?<=\+).$/, letter => letter.toUpperCase()) ?? ''
}
