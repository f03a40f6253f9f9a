import { useEventListener, useMutationObserver } from '@vueuse/core'
import { watch, type Ref } from 'vue'

/**
 * Keeps the keyboard's place at the table: it is on the table as the game opens, and when the button that had it goes,
 * it comes to what the game marked with `data-focus-first`, so that Tab goes on from there.
 */
export function useKeptFocus(table: Readonly<Ref<HTMLElement | null>>): void {
  const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body
  /** What had the focus on the table last. */
  let last: Element | undefined
  useEventListener(table, 'focusin', ({ target }) => (last = target instanceof Element ? target : undefined))
  useMutationObserver(
    table,
    () => {
      // Whoever clicks beside everything has no place to be kept.
      if (!isNowhere() || last === undefined || last.isConnected) return
      last = undefined
      table.value?.querySelector<HTMLElement>('[data-focus-first]')?.focus({ preventScroll: true })
    },
    { childList: true, subtree: true },
  )
  // What was pressed to get here is gone.
  watch(table, now => isNowhere() && now?.focus({ preventScroll: true }), { flush: 'post' })
}
