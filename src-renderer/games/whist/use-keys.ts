import type { Card } from '../../../src-engine/cards/french.ts'
import type { FanCard } from '../../design/index.ts'
import { useActions } from '../../table/actions/use-actions.ts'
import { t } from '../../words/index.ts'
import { cardText } from './captions.ts'

/** Each card that can be played now with the key that plays it; none has one where single keys do not play (`single`). */
export function withKeys(hand: readonly FanCard[], single: boolean): readonly FanCard[] {
  return hand.map((card, at) => (single && at < 9 && !card.unplayable ? { ...card, key: String(at + 1) } : card))
}

/** 1 to 9 play the card of that number in the hand, T taps the table where one may; arrows and Enter are the fan's own. */
export function useKeys(
  hand: () => readonly FanCard[],
  play: (card: string) => void,
  tap: () => (() => void) | undefined,
): void {
  useActions(() => {
    const cards = hand().map(({ card, unplayable, reason }, at) => ({
      key: `play ${card}`,
      label: t('whist.read.play-card', { card: cardText(card as Card) }),
      ...(at < 9 ? { shortcut: String(at + 1) } : {}),
      whyNot: unplayable ? reason : '',
      run: () => play(card),
    }))
    const run = tap()
    return run === undefined ? cards : [...cards, { key: 'tap', label: t('whist.table.tap'), shortcut: 't', run }]
  })
}
