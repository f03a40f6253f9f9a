import { starPairs, type Pair } from '../../formats/index.ts'
import type { Recipe } from './recipe.ts'
import { halfDecks } from './halves.ts'

/** A ready deck for each place of the star: lands and cards of its two colours, no artifacts (RULES FMT-15). */
export interface StarDeck {
  readonly id: string
  readonly pair: Pair
  readonly cards: Recipe
}

export const starDecks: readonly StarDeck[] = starPairs.map(pair => ({
  id: `star-${pair.join('-')}`,
  pair,
  cards: Object.assign(
    {},
    ...pair.map(colour => {
      const { 'Gushing Well': _w, ...cards } = halfDecks.find(half => half.colour === colour)!.cards
      return cards
    }),
  ) as Recipe,
}))
