import { cardsOf } from './recipe.ts'
import { halfDecks } from './halves.ts'

/** The shared deck of so many cards (RULES FMT-16). */
export function oneDeckOf(size: number): readonly string[] {
  const cards = halfDecks.flatMap(half => cardsOf(half.cards))
  return Array.from({ length: size }, (_, i) => cards[i % cards.length]!)
}
