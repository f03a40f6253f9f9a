import { watch } from 'vue'

/**
 * Keeps the keyboard's place in the hand: a card that is played takes the focus with it, and while others play the cards
 * are no buttons. As soon as one may play again, the card that lies there now has the focus, unless the person went
 * elsewhere meanwhile. Mouse and finger are left alone.
 */
export function useHandFocus(list: () => Element | null | undefined, state: () => string): void {
  let kept: number | undefined
  const buttons = (): HTMLElement[] => [...(list()?.querySelectorAll<HTMLElement>('button') ?? [])]
  watch(
    state,
    () => {
      const at = buttons().findIndex(button => button === document.activeElement && button.matches(':focus-visible'))
      if (at >= 0) kept = at
    },
    { flush: 'pre' },
  )
  watch(
    state,
    () => {
      if (kept === undefined) return
      const active = document.activeElement
      if (active !== null && active !== document.body) {
        kept = undefined
        return
      }
      const cards = buttons()
      const next = cards[Math.min(kept, cards.length - 1)]
      if (!next) return
      next.focus({ preventScroll: true })
      kept = undefined
    },
    { flush: 'post' },
  )
}
