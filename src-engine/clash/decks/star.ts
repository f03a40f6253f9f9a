import { starPairs, type Pair } from '../../colours/star.ts'
import { halfDecks } from './halves.ts'
import type { Recipe } from './recipe.ts'

/** A ready deck for each point of the star, in their order: lands and cards of its two colours, no artifacts (RULES FMT-15). */
export interface StarDeck {
  readonly id: string
  readonly pair: Pair
  readonly cards: Recipe
}

/** Two half-decks, of which plain creatures and some basic lands make room for what belongs to both colours. */
function star(halves: readonly [string, string], out: Recipe, into: Recipe): Omit<StarDeck, 'id' | 'pair'> {
  const cards: { [name: string]: number } = { ...into }
  for (const id of halves) {
    for (const [name, count] of Object.entries(halfDecks.find(half => half.id === id)!.cards)) {
      const left = (cards[name] ?? 0) + count - (out[name] ?? 0)
      if (left > 0) cards[name] = left
    }
  }
  return { cards }
}

const byPair: { readonly [pair: string]: Omit<StarDeck, 'id' | 'pair'> } = {
  'white-blue': star(
    ['bench', 'harbour'],
    { Plains: 2, Island: 2, 'Plains Pony': 2, 'Reef Crab': 2 },
    { 'Chapel Quay': 4, 'Gull Rider': 3, 'Polite Refusal': 1 },
  ),
  'blue-black': star(
    ['counting-house', 'crypt'],
    { Island: 2, Swamp: 2, 'Reef Crab': 2, 'Bog Rat': 2 },
    { 'Drowned Vault': 4, 'Vault Whisperer': 3, 'Poached Cook': 1 },
  ),
  'black-red': star(
    ['gallows', 'taproom'],
    { Swamp: 2, Mountain: 2, 'Bog Rat': 2, 'Hill Goat': 2 },
    { 'Cinder Bog': 4, 'Wedding Crasher': 3, 'Shared Misery': 1 },
  ),
  'red-green': star(
    ['chimney', 'herd'],
    { Mountain: 2, Forest: 2, 'Hill Goat': 2, 'Forest Bear': 2 },
    { 'Foothill Pasture': 4, 'Ram Rider': 3, 'Stampede at the Fair': 1 },
  ),
  'green-white': star(
    ['thicket', 'gatehouse'],
    { Forest: 2, Plains: 2, 'Forest Bear': 2, 'Sworn Brother': 1, 'Brother in Arms': 1 },
    { 'Orchard Abbey': 4, 'Road Marshal': 3, 'Break Bread': 1 },
  ),
}

export const starDecks: readonly StarDeck[] = starPairs.map(pair => ({
  id: `star-${pair.join('-')}`,
  pair,
  ...byPair[pair.join('-')]!,
}))
