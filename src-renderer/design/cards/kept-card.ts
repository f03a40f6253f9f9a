import { watch, type Ref } from 'vue'

/**
 * Keeps the keyboard's place in a hand: when the card that has it is about to go, its neighbour has it before that. Once
 * the focus had been lost a screen reader would tell of the whole hand again. `keys`: of the cards, as `data-key` has them.
 */
export function useKeptCard(hand: Readonly<Ref<HTMLElement | null>>, keys: () => readonly string[]): void {
  watch(
    keys,
    (now, before) => {
      const cards = [...(hand.value?.querySelectorAll<HTMLElement>('[data-key]') ?? [])]
      const held = cards.find(one => one === document.activeElement)?.dataset['key'] ?? ''
      if (held === '' || now.includes(held)) return
      const at = before.indexOf(held)
      const next = [...before.slice(at + 1), ...before.slice(0, at).toReversed()].find(key => now.includes(key))
      cards.find(one => one.dataset['key'] === next)?.focus({ preventScroll: true })
    },
    { flush: 'pre' },
  )
}
