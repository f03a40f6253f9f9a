import type { Colour } from '../../../colours/colours.ts'
import type { Recipe } from '../../cards/card.ts'

/** How a half-deck plays, as a code: its line is among the renderer's words. */
export type Style =
  | 'many-small'
  | 'guard'
  | 'flyers'
  | 'answers'
  | 'killers'
  | 'graveyard'
  | 'quick'
  | 'fire'
  | 'big'
  | 'growing'

/** Thirty cards of one colour, twelve of them lands: any two make a legal deck (RULES CLA-1). */
export interface HalfDeck {
  readonly id: string
  readonly name: string
  readonly style: Style
  readonly colour: Colour
  readonly cards: Recipe
}

/** Two a colour. Of the same colour they share at most four of a card. */
export const halfDecks: readonly HalfDeck[] = [
  {
    id: 'bench',
    name: 'The Long Bench',
    style: 'many-small',
    colour: 'white',
    cards: {
      Plains: 12,
      'Doorstep Squire': 1,
      'Bridge Guard': 2,
      'Plains Pony': 2,
      'Good Neighbour': 2,
      'Banner Bearer': 2,
      'Sky Lancer': 2,
      'Captain Adela': 2,
      'Call to the Bench': 2,
      'Shoulder to Shoulder': 1,
      'Toll of the Bridge': 2,
    },
  },
  {
    id: 'gatehouse',
    name: 'The Gatehouse',
    style: 'guard',
    colour: 'white',
    cards: {
      Plains: 12,
      'Bridge Guard': 2,
      'Sky Lancer': 2,
      'Brother in Arms': 1,
      'Sworn Brother': 1,
      'Watch Goose': 3,
      'Warden of Both Doors': 2,
      'Toll of the Bridge': 2,
      'Ball and Chain': 2,
      'Healing Draught': 1,
      'Oath of the Lock': 1,
      'Ruin of Hosts': 1,
    },
  },
  {
    id: 'harbour',
    name: 'The Harbour',
    style: 'flyers',
    colour: 'blue',
    cards: {
      Island: 12,
      'Pier Gull': 1,
      'River Sage': 2,
      'Reef Crab': 2,
      'Cellar Eel': 3,
      'Marsh Heron': 3,
      'Harbour Whale': 2,
      'Send Home': 2,
      'Spilled Ale': 2,
      'Down the Well': 1,
    },
  },
  {
    id: 'counting-house',
    name: 'The Counting-house',
    style: 'answers',
    colour: 'blue',
    cards: {
      Island: 12,
      'Reef Crab': 2,
      'River Sage': 2,
      Eavesdropper: 3,
      'Marsh Heron': 1,
      'Harbour Whale': 2,
      'Not in This House': 2,
      'Round of Gossip': 2,
      'Fast Asleep': 2,
      'Down the Well': 1,
      'Borrowed Blade': 1,
    },
  },
  {
    id: 'gallows',
    name: 'The Gallows',
    style: 'killers',
    colour: 'black',
    cards: {
      Swamp: 12,
      'Needle Nan': 2,
      'Bog Rat': 2,
      'Gallows Crow': 3,
      'Cellar Ghoul': 3,
      'Heir of the Fallen': 1,
      'Bad Oyster': 2,
      'Knife on the Stairs': 2,
      'Blood Oath': 1,
      'Absent Friends': 2,
    },
  },
  {
    id: 'crypt',
    name: 'The Crypt',
    style: 'graveyard',
    colour: 'black',
    cards: {
      Swamp: 12,
      Pawnbroker: 2,
      'Bog Rat': 2,
      'Grave Walker': 1,
      'Barrow Keeper': 3,
      'Debt Collector': 2,
      Undertaker: 2,
      'Bad Oyster': 2,
      'Unpaid Bill': 2,
      'Dug Up Again': 1,
      'Knife on the Stairs': 1,
    },
  },
  {
    id: 'taproom',
    name: 'The Taproom',
    style: 'quick',
    colour: 'red',
    cards: {
      Mountain: 12,
      'Apprentice Brawler': 3,
      'Hill Goat': 2,
      'Bottle Duellist': 2,
      'Runaway Boar': 3,
      Bookmaker: 2,
      'Ridge Ogre': 2,
      'Fire Bolt': 3,
      'Drunken Courage': 1,
    },
  },
  {
    id: 'chimney',
    name: 'The Chimney',
    style: 'fire',
    colour: 'red',
    cards: {
      Mountain: 12,
      'Hill Goat': 2,
      'Spark Urchin': 2,
      'Bad Landlord': 2,
      'Ridge Ogre': 2,
      'Mad Meg': 1,
      'Chimney Dragon': 1,
      'Thrown Stool': 2,
      'House on Fire': 1,
      'Embers for All': 1,
      'Elbow Room': 1,
      'Apprentice Brawler': 1,
      'Drunken Courage': 2,
    },
  },
  {
    id: 'herd',
    name: 'The Herd',
    style: 'big',
    colour: 'green',
    cards: {
      Forest: 12,
      'Hedge Witch': 2,
      'Forest Bear': 2,
      'Far Walker': 2,
      'Jealous Sow': 2,
      'Crowd-fed Ox': 1,
      'Marches Bull': 3,
      'Stump Giant': 2,
      'Elder Oak': 1,
      'Settle It Outside': 2,
      'Second Helping': 1,
    },
  },
  {
    id: 'thicket',
    name: 'The Thicket',
    style: 'growing',
    colour: 'green',
    cards: {
      Forest: 12,
      'Hedge Witch': 2,
      'Forest Bear': 2,
      'Web Weaver': 2,
      'Thicket Cat': 2,
      'Crowd-fed Ox': 2,
      'Pups in the Barn': 2,
      'Elder Oak': 1,
      'Settle It Outside': 2,
      'Giant Porridge': 1,
      'Marches Bull': 1,
      'Stump Giant': 1,
    },
  },
]
