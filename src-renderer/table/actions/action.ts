import { preferences, type MenuEntry } from '../../design/index.ts'
import { keyboard, standInFor, type Layout } from './keyboard.ts'

/** One thing a person can do here: whatever shows it (a button, a menu, the list of keys) and whichever key does it. */
export interface Action extends MenuEntry {
  /**
   * The key that does it: what is printed on it in small letters (`b`, `1`, `?`), `Shift+h`, its name (`Enter`, `Home`,
   * ` `), or where it lies on the keyboard (`KeyW`, `Semicolon`), wherever that letter is printed.
   */
  readonly shortcut?: string | undefined
  /** Keys that do it too, and stand in the list alone. */
  readonly also?: readonly string[]
  /** Kept down, its key does it again and again. */
  readonly repeats?: true
  readonly run: () => unknown
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/** The digit a key is: the one printed there, with Shift or without, else the one that lies there. */
function digitOf({ key, code, shiftKey }: Pressed): string | undefined {
  if (/^\d$/.test(key)) return key
  return shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1]
}

/** The letter a key is: the one printed there; on a keyboard of other letters the one that lies there. */
function letterOf({ key, code }: Pressed): string {
  const isOther = /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key)
  return isOther ? (/^Key(\w)$/.exec(code)?.[1] ?? key).toLowerCase() : key.toLowerCase()
}

/**
 * Whether this press of a key is the one an action names. A key is what is printed on it; one of the row of digits is its digit,
 * whatever it writes, and nothing else: on French keyboards 6 is no minus.
 */
export function isPressed(shortcut: string, press: Pressed, on: Layout = keyboard.value): boolean {
  const { key, code, shiftKey } = press
  if (shortcut.startsWith('Shift+')) return shiftKey && letterOf(press) === shortcut.slice('Shift+'.length)
  if (!shiftKey && code === shortcut) return true
  const digit = digitOf(press)
  if (digit !== undefined) return digit === shortcut
  if (!shiftKey && code === standInFor(shortcut, on)) return true
  // A sign may need the Shift key, a letter must do without: `Shift+h` is another key.
  const isLetter = key.toLowerCase() !== key.toUpperCase()
  return (!shiftKey || !isLetter) && (key === shortcut || letterOf(press) === shortcut)
}

/** All keys of an action. */
export const keysOf = ({ shortcut, also = [] }: Pick<Action, 'shortcut' | 'also'>): readonly string[] =>
  shortcut === undefined ? also : [shortcut, ...also]

/** What to press, as it is printed on this keyboard: `B`, `Shift+H`, and of a key named by where it lies what stands there. */
export function shortcutText({ shortcut = '' }: Pick<Action, 'shortcut'>, on: Layout = keyboard.value): string {
  const digit = /^Digit(\d)$/.exec(shortcut)?.[1]
  if (digit !== undefined) return digit
  const [printed = shortcut] = on.get(standInFor(shortcut, on) ?? shortcut) ?? []
  return printed.replace(/^.$|(?<=\+).$/u, letter => letter.toUpperCase())
}

/** A button's own key, as screen readers are told it; none while single keys do not play. */
export function heardKey(action: Pick<Action, 'shortcut'>): string | undefined {
  return (preferences.letterKeys && shortcutText(action)) || undefined
}

/** What makes a button of an action: `v-bind="asButton(action)"`. */
export const asButton = (action: Action) => ({
  'aria-keyshortcuts': heardKey(action),
  onClick: () => void action.run(),
})
