import { useEventListener, useMutationObserver } from '@vueuse/core'
import { watch, type Ref } from 'vue'

/**
 * Keeps the keyboard's place at the table: it is on the table as the game opens, and from there on one's hand as soon as it is
 * there, for screen readers let keys through where something is chosen. When what had it goes, it comes back to the card
 * that lies where one was last, to what the game marked with `data-focus-first`, or to the table.
 */
export function useKeptFocus(table: Readonly<Ref<HTMLElement | null>>): void {
  const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body
  /** What had the focus on the table last, and where in the hand it was last. */
  let last: Element | undefined
  let at = 0
  const hand = (): readonly HTMLElement[] => [...(table.value?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
  const focus = (one: HTMLElement | null | undefined): void => one?.focus({ preventScroll: true })
  useEventListener(table, 'focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    last = target
    if (target.getAttribute('role') === 'option') at = hand().indexOf(target)
  })
  useMutationObserver(
    table,
    () => {
      const cards = hand()
      const card = cards[Math.min(at, cards.length - 1)]
      if (document.activeElement === table.value) focus(card)
      // Whoever clicks beside everything has no place to be kept.
      if (!isNowhere() || last === undefined || last.isConnected) return
      last = undefined
      focus(card ?? table.value?.querySelector<HTMLElement>('[data-focus-first]') ?? table.value)
    },
    { childList: true, subtree: true },
  )
  // What was pressed to get here is gone.
  watch(table, now => isNowhere() && focus(now), { flush: 'post' })
}
