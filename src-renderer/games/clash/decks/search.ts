import type { Colour } from '../../../../src-engine/colours/colours.ts'
import { allCards } from '../../../../src-engine/clash/book.ts'
import type { Card } from '../../../../src-engine/clash/cards/card.ts'
import { manaValue } from '../../../../src-engine/clash/cards/cost.ts'
import { shownColours } from '../cards/colours.ts'

/** What somebody looks for among all cards; an empty field asks for nothing. */
export interface CardQuery {
  /** Words of the name or the text, in any order. */
  readonly text: string
  /** A land is of the colours it gives. */
  readonly colour: Colour | 'none' | ''
  readonly type: Card['is'][number] | ''
  /** Mana cost; 7 stands for seven or more. */
  readonly mana: number | ''
}
export const anyCard: CardQuery = { text: '', colour: '', type: '', mana: '' }
/** Cards of this cost or more share one column. */
export const dearest = 7

/** Where a card stands in the curve. */
export function manaOf(card: Card): number {
  return Math.min(dearest, manaValue(card.manaCost))
}

/** The cards that match, in the order of the book. `textOf`: a card's text in the reader's language. */
export function searchCards(wish: CardQuery, textOf: (card: Card) => string): readonly Card[] {
  const words = wish.text.toLowerCase().split(/\s+/).filter(Boolean)
  return allCards.filter(card => {
    if (wish.type !== '' && !card.is.includes(wish.type)) return false
    if (wish.mana !== '' && (card.isLand || manaOf(card) !== wish.mana)) return false
    const colours = card.isLand ? (card.mana ?? []) : shownColours(card)
    if (wish.colour === 'none' ? colours.length > 0 : wish.colour !== '' && !colours.includes(wish.colour)) return false
    if (words.length === 0) return true
    const all = `${card.name} ${textOf(card)}`.toLowerCase()
    return words.every(word => all.includes(word))
  })
}
