import type { Directive } from 'vue'

/** Whether a card is no place to stop at now. */
type PassesOver = (card: HTMLElement) => boolean

/**
 * On a hand: from card to card by arrows, round its ends. `v-hand-keys="passesOver"`: cards that are passed over now; Tab
 * still comes to them.
 */
export const vHandKeys: Directive<HTMLElement, PassesOver | undefined> = {
  mounted: (hand, { value }) => hand.addEventListener('keydown', event => walk(hand, event, value)),
}

function walk(hand: HTMLElement, event: KeyboardEvent, passesOver: PassesOver = () => false): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] ?? 0
  if (step === 0) return
  const all = [...hand.querySelectorAll<HTMLElement>('[role="option"]')]
  const at = all.findIndex(card => card === document.activeElement)
  const after = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))]
  const next = (step > 0 ? after : after.toReversed()).find(card => !passesOver(card))
  if (!next) return
  event.preventDefault()
  next.focus()
}
