// How the screens read and say the names of the cards. The names themselves are the engine's: `AH`, `TD`, `2S`.
import { ranks, suits } from '../../../src-engine/cards/french.ts'
import type { Rank, Suit } from '../../../src-engine/cards/french.ts'
import { t } from '../../words/index.ts'

export { pack } from '../../../src-engine/cards/french.ts'
export type { Rank, Suit } from '../../../src-engine/cards/french.ts'

export interface CardName {
  readonly rank: Rank
  readonly suit: Suit
}

/** Takes 'AH', 'TS', also '10s'; gives rank and suit, or undefined for anything else. */
export function cardName(text: string): CardName | undefined {
  const upper = text.trim().toUpperCase().replace('10', 'T')
  const rank = ranks.find(entry => entry === upper[0])
  const suit = suits.find(entry => entry === upper[1])
  return rank && suit && upper.length === 2 ? { rank, suit } : undefined
}

/** 'H' → "hearts". */
export function suitName(suit: Suit): string {
  return t(`cards.suit.${suit}`)
}

/** 'AH' → "ace", 'TS' → "10". */
export function rankText(card: string): string {
  const digits = card.startsWith('T') ? '10' : card[0]!
  return /\d/u.test(digits) ? digits : t(`cards.rank.${digits as 'A'}`)
}

/** 'AH' → 'ace of hearts', 'TS' → '10 of spades'. What is no card is given back as it came. */
export function cardText(text: string): string {
  const card = cardName(text)
  if (!card) return text
  return t('cards.of', { rank: rankText(card.rank), suit: suitName(card.suit) })
}
