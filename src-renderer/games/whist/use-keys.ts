import { onBeforeUnmount, onMounted } from 'vue'
import type { FanCard } from '../../design/index.ts'

/** 1 to 9 play the card of that place in the hand, T taps the table; arrows and Enter are the fan's own. */
export function useKeys(hand: () => readonly FanCard[], play: (card: string) => void, tap: () => void): void {
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
    const target = event.target as HTMLElement | null
    if (target?.closest('input, textarea, select, [role="dialog"], [contenteditable]')) return
    if (event.key === 't' || event.key === 'T') return tap()
    if (!/^[1-9]$/.test(event.key)) return
    const card = hand()[Number(event.key) - 1]
    if (card && !card.unplayable) play(card.card)
  }
  onMounted(() => addEventListener('keydown', press))
  onBeforeUnmount(() => removeEventListener('keydown', press))
}
