import { cardNamed } from '../cards/book.ts'
import { creatureCardValue } from '../bots/worth.ts'
import { manaValue } from '../cards/cost.ts'

/** How good a card is in a drafted deck, 50 being usual: what it is worth for its cost. No game was played to find it. */
export function ratingOf(name: string): number {
  const card = cardNamed(name)
  if (card === undefined || card.isLand) return 45
  const cost = manaValue(card.manaCost)
  return card.isCreature ? 48 + 2 * (creatureCardValue(card) / Math.max(1, cost) - 1.3) : 50
}
