import { preferences, type MenuEntry } from '../../design/index.ts'

/** One thing a person can do here: whatever shows it (a button, a menu, the list of keys) and whichever key does it. */
export interface Action extends MenuEntry {
  /**
   * The key that does it: what is printed on it in small letters (`b`, `1`, `?`), `Shift+h`, its name (`Enter`, `Home`,
   * ` `), or where it lies on the keyboard (`KeyW`, `Semicolon`), wherever that letter is printed.
   */
  readonly shortcut?: string | undefined
  /** Keys that do it too, and stand in the list alone. */
  readonly also?: readonly string[]
  /** Shown on the key where `shortcut` says only where it lies. */
  readonly printed?: string | undefined
  /** Kept down, its key does it again and again. */
  readonly repeats?: true
  readonly run: () => unknown
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/** Whether this press of a key is the one an action names. */
export function isPressed(shortcut: string, { key, code, shiftKey }: Pressed): boolean {
  if (shortcut.startsWith('Shift+')) return shiftKey && key.toLowerCase() === shortcut.slice('Shift+'.length)
  // A sign may need the Shift key, a letter must do without: `Shift+h` is another key.
  const isLetter = key.toLowerCase() !== key.toUpperCase()
  if (!shiftKey && code === shortcut) return true
  return (!shiftKey || !isLetter) && (key === shortcut || key.toLowerCase() === shortcut)
}

/** All keys of an action. */
export const keysOf = ({ shortcut, also = [] }: Pick<Action, 'shortcut' | 'also'>): readonly string[] =>
  shortcut === undefined ? also : [shortcut, ...also]

/** What to press, as it is shown: `B`, `Shift+H`. */
export function shortcutText({ shortcut, printed }: Pick<Action, 'shortcut' | 'printed'>): string {
  return printed ?? shortcut?.replace(/^(Key|Digit)/, '').replace(/^.$|(?<=\+).$/, letter => letter.toUpperCase()) ?? ''
}

/** A button's own key, as screen readers are told it; none while single keys do not play. */
export function heardKey(action: Pick<Action, 'shortcut' | 'printed'>): string | undefined {
  return (preferences.letterKeys && shortcutText(action)) || undefined
}

/** What makes a button of an action: `v-bind="asButton(action)"`. */
export const asButton = (action: Action) => ({
  'aria-keyshortcuts': heardKey(action),
  onClick: () => void action.run(),
})
