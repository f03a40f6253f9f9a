import { numbersFrom } from '../../core/written.ts'
import { cardNamed } from '../book.ts'
import { creatureCardValue } from '../cards/worth.ts'
import { manaValue } from '../cards/cost.ts'
import { playedRatings } from '../content/played-ratings.ts'

const played = numbersFrom(playedRatings)

/** How good a card is in a drafted deck, 50 being usual: what share of the games it was drawn in were won (`played-ratings.ts`). */
export function ratingOf(name: string): number {
  return played[name] ?? guessedRating(name)
}

/** Of a card that is newer than those games: what it is worth for its cost. */
function guessedRating(name: string): number {
  const card = cardNamed(name)
  if (card === undefined || card.isLand) return 45
  const cost = manaValue(card.manaCost)
  return card.isCreature ? 48 + 2 * (creatureCardValue(card) / Math.max(1, cost) - 1.3) : 50
}
