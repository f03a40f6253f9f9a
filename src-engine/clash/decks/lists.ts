import { numbersFrom } from '../../core/written.ts'
import type { Recipe } from '../cards/card.ts'
import { halves } from '../content/decks/halves.ts'
import { ready } from '../content/decks/ready.ts'

/** Two a colour. */
export const halfDecks = halves.map(read)
/** One for each pair of colours: first the five friendly ones in the order of the star, then the five of enemies. */
export const readyDecks = ready.map(read)

function read<Deck extends { readonly cards: string }>(deck: Deck): Omit<Deck, 'cards'> & { readonly cards: Recipe } {
  return { ...deck, cards: numbersFrom(deck.cards) }
}
