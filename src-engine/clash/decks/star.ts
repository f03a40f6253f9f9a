import { starPairs, type Pair } from '../../colours/colours.ts'
import { readyDecks } from './lists.ts'
import type { Recipe } from '../cards/card.ts'

/** A ready deck for each point of the star, in their order: lands and cards of its two colours, no artifacts (RULES FMT-15). */
export interface StarDeck {
  readonly id: string
  readonly pair: Pair
  readonly cards: Recipe
}

export const starDecks: readonly StarDeck[] = starPairs.map(pair => ({
  id: `star-${pair.join('-')}`,
  pair,
  cards: readyDecks.find(deck => deck.pair.join() === pair.join())!.cards,
}))
