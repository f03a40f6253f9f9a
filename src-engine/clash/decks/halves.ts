import type { Colour } from '../../formats/index.ts'
import type { Recipe } from './recipe.ts'

/** Thirty cards of one colour, twelve of them lands: any two make a deck (RULES CLA-1). */
export interface HalfDeck {
  readonly id: string
  readonly name: string
  readonly colour: Colour
  readonly cards: Recipe
}

export const halfDecks: readonly HalfDeck[] = [
  {
    id: 'white-1',
    name: 'White',
    colour: 'white',
    cards: { Plains: 12, 'Plains Pony': 6, 'Sky Lancer': 6, 'Healing Draught': 4, 'Ruin of Hosts': 2 },
  },
  {
    id: 'red-1',
    name: 'Red',
    colour: 'red',
    cards: { Mountain: 12, 'Hill Goat': 8, 'Fire Bolt': 6, 'Embers for All': 4 },
  },
  {
    id: 'black-1',
    name: 'Black',
    colour: 'black',
    cards: { Swamp: 12, 'Bog Rat': 6, 'Grave Walker': 4, 'Barrow Keeper': 4, 'Blood Oath': 4 },
  },
  {
    id: 'blue-1',
    name: 'Blue',
    colour: 'blue',
    cards: { Island: 12, 'Reef Crab': 6, 'River Sage': 4, 'Borrowed Blade': 4, Relearning: 2, 'Send Home': 2 },
  },
  {
    id: 'green-1',
    name: 'Green',
    colour: 'green',
    cards: { Forest: 12, 'Forest Bear': 14, 'Quiet Mist': 2, 'Gushing Well': 2 },
  },
]
