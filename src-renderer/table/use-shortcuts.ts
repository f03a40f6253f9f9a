import { useEventListener } from '@vueuse/core'
import { preferences } from '../design/index.ts'

/** Where keys are meant for something else: what is typed into, a menu, a list to choose from, a dialog. */
const elsewhere = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]'
/** What lies over the page takes the keys wherever the focus was left. */
const above =
  '[role="dialog"][data-state="open"], [role="menu"][data-state="open"], [role="listbox"][data-state="open"]'

/**
 * Calls `press` for every key that may be a shortcut here. Keys with a letter, digit or sign can be switched off in the
 * settings (people who speak to their device, or whose hands shake, press them by accident).
 */
export function useShortcuts(press: (event: KeyboardEvent) => void): void {
  useEventListener('keydown', (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
    if (!preferences.letterKeys && event.key.length === 1 && event.key !== ' ') return
    if ((event.target as Element | null)?.closest?.(elsewhere) || document.querySelector(above)) return
    press(event)
  })
}
