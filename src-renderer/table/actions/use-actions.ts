import { computed, onScopeDispose, shallowReactive, shallowRef } from 'vue'
import { preferences, useToasts } from '../../design/index.ts'
import { t } from '../../words/index.ts'
import { isPressed, keysOf, type Action } from './action.ts'
import { askKeyboard, learn } from './keyboard.ts'

/** What each part of the screen that is open offers now. */
const offered = shallowReactive(new Set<() => readonly Action[]>())

/** All that can be done on this screen, for the list of keys. */
export const allActions = computed<readonly Action[]>(() =>
  [...offered].flatMap(actions => actions()).filter(({ label }) => label !== ''),
)

/** `run` opens the list of all of them (`ActionList`), which every screen with keys has. */
export function openList(run: () => void): Action {
  return { key: 'keys', label: t('table.actions.open'), icon: 'info', shortcut: '?', run }
}

/** Offers these actions as long as this part of the screen is open, and hears their keys; one that can't be done says why. */
export function useActions(actions: () => readonly Action[]): void {
  // A page that is only written out as text hears nothing, and is never closed.
  if (globalThis.addEventListener === undefined) return
  if (offered.size === 0) {
    addEventListener('keydown', press)
    void askKeyboard()
  }
  offered.add(actions)
  onScopeDispose(() => {
    offered.delete(actions)
    if (offered.size === 0) removeEventListener('keydown', press)
  })
}

/** Where keys are meant for something else: what is typed into, a menu, a list to choose from, a dialog. */
const elsewhere =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"][data-state]'
/** What lies over the page takes the keys wherever the focus was left. */
const above =
  '[role="dialog"][data-state="open"], [role="menu"][data-state="open"], [role="listbox"][data-state="open"]'
/** What Space and Enter press while it has the focus. */
export const pressable = 'button, a, input, select, textarea, summary, [role="button"], dialog'

/** Whether the table may take a key: nothing that is typed into, chosen from or pressed has it. */
function isFree(event: KeyboardEvent): boolean {
  const { key, target } = event
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return false
  // Single keys can be switched off: people who speak to their device, or whose hands shake, press them by accident.
  if (!preferences.letterKeys && key.length === 1 && key !== ' ') return false
  const has = (what: string): boolean => (target as Element | null)?.closest?.(what) != null
  if (has(elsewhere) || document.querySelector(above)) return false
  return (key !== ' ' && key !== 'Enter') || !has(pressable)
}

/** The key pressed last, where nothing answered it: what reads is loaded late, and may. */
export const unanswered = shallowRef<KeyboardEvent>()

/** A key that was to read something is pressed once more, as it were: all others may mean something else by now. */
export function answerLate(): void {
  const event = unanswered.value
  unanswered.value = undefined
  if (event?.shiftKey) press(event)
}

/** The one place that hears keys: what was opened last comes first, the frame round the table last. */
function press(event: KeyboardEvent): void {
  if (!isFree(event)) return
  learn(event)
  const named = [...offered]
    .toReversed()
    .flatMap(actions => actions())
    .filter(action => keysOf(action).some(key => isPressed(key, event)))
  unanswered.value = named.length === 0 ? event : undefined
  if (named.length === 0) return
  const found = named.find(({ whyNot }) => !whyNot)
  if (event.repeat && found?.repeats !== true) return
  event.preventDefault()
  if (found === undefined) useToasts().refused(named[0]!.whyNot!)
  else found.run()
}
