import type { FanCard } from '../../design/index.ts'
import { useShortcuts } from '../../table/use-shortcuts.ts'

/** Each card that can be played now with the key that plays it; none has one where single keys do not play (`single`). */
export function withKeys(hand: readonly FanCard[], single: boolean): readonly FanCard[] {
  return hand.map((card, at) => (single && at < 9 && !card.unplayable ? { ...card, key: String(at + 1) } : card))
}

/** 1 to 9 play the card of that number in the hand, T taps the table; arrows and Enter are the fan's own. */
export function useKeys(hand: () => readonly FanCard[], play: (card: string) => void, tap: () => void): void {
  useShortcuts(event => {
    if (event.repeat) return
    if (event.key === 't' || event.key === 'T') return tap()
    if (!/^[1-9]$/.test(event.key)) return
    const card = hand()[Number(event.key) - 1]
    if (card && !card.unplayable) play(card.card)
  })
}
