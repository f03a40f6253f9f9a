import type { Card } from '../../../src-engine/cards/french.ts'
import type { FanCard } from '../../design/index.ts'
import type { Action } from '../../table/actions/action.ts'
import { t } from '../../words/index.ts'
import { cardText } from './advice.ts'

/** 1 to 9 play the card of that number in the hand; arrows and Enter are the fan's own. */
const keyAt = (at: number): string | undefined => (at < 9 ? String(at + 1) : undefined)

/** Each card of the hand as what can be done with it. */
export function handActions(hand: readonly FanCard[], play: (card: string) => void): readonly Action[] {
  return hand.map(({ card, unplayable, reason }, at) => ({
    key: `play ${card}`,
    label: t('whist.read.play-card', { card: cardText(card as Card) }),
    shortcut: keyAt(at),
    whyNot: unplayable ? reason : '',
    run: () => play(card),
  }))
}

/** Each card that can be played now with the key that plays it; none has one where single keys do not play (`single`). */
export function withKeys(hand: readonly FanCard[], single: boolean): readonly FanCard[] {
  return hand.map((card, at) => {
    const key = single && !card.unplayable ? keyAt(at) : undefined
    return key === undefined ? card : { ...card, key }
  })
}
