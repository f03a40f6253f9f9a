import type { Colour } from '../../../colours/colours.ts'

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
  readonly style: Style
  readonly colour: Colour
  /** As people write a deck. */
  readonly cards: string
}

/** Two a colour. Of the same colour they share at most four of a card. */
export const halves: readonly HalfDeck[] = [
  {
    id: 'bench',
    style: 'many-small',
    colour: 'white',
    cards: `
      12 Plains, 1 Doorstep Squire, 2 Bridge Guard, 2 Plains Pony, 2 Good Neighbour, 2 Banner Bearer, 2 Sky Lancer,
      2 Captain Adela, 2 Call to the Bench, 1 Shoulder to Shoulder, 2 Toll of the Bridge`,
  },
  {
    id: 'gatehouse',
    style: 'guard',
    colour: 'white',
    cards: `
      12 Plains, 2 Bridge Guard, 2 Sky Lancer, 1 Brother in Arms, 1 Sworn Brother, 3 Watch Goose,
      2 Warden of Both Doors, 2 Toll of the Bridge, 2 Ball and Chain, 1 Healing Draught, 1 Oath of the Lock,
      1 Ruin of Hosts`,
  },
  {
    id: 'harbour',
    style: 'flyers',
    colour: 'blue',
    cards: `
      12 Island, 1 Pier Gull, 2 River Sage, 2 Reef Crab, 3 Cellar Eel, 3 Marsh Heron, 2 Harbour Whale, 2 Send Home,
      2 Spilled Ale, 1 Down the Well`,
  },
  {
    id: 'counting-house',
    style: 'answers',
    colour: 'blue',
    cards: `
      12 Island, 2 Reef Crab, 2 River Sage, 3 Eavesdropper, 1 Marsh Heron, 2 Harbour Whale, 2 Not in This House,
      2 Round of Gossip, 2 Fast Asleep, 1 Down the Well, 1 Borrowed Blade`,
  },
  {
    id: 'gallows',
    style: 'killers',
    colour: 'black',
    cards: `
      12 Swamp, 2 Needle Nan, 2 Bog Rat, 3 Gallows Crow, 3 Cellar Ghoul, 1 Heir of the Fallen, 2 Bad Oyster,
      2 Knife on the Stairs, 1 Blood Oath, 2 Absent Friends`,
  },
  {
    id: 'crypt',
    style: 'graveyard',
    colour: 'black',
    cards: `
      12 Swamp, 2 Pawnbroker, 2 Bog Rat, 1 Grave Walker, 3 Barrow Keeper, 2 Debt Collector, 2 Undertaker,
      2 Bad Oyster, 2 Unpaid Bill, 1 Dug Up Again, 1 Knife on the Stairs`,
  },
  {
    id: 'taproom',
    style: 'quick',
    colour: 'red',
    cards: `
      12 Mountain, 3 Apprentice Brawler, 2 Hill Goat, 2 Bottle Duellist, 3 Runaway Boar, 2 Bookmaker, 2 Ridge Ogre,
      3 Fire Bolt, 1 Drunken Courage`,
  },
  {
    id: 'chimney',
    style: 'fire',
    colour: 'red',
    cards: `
      12 Mountain, 2 Hill Goat, 2 Spark Urchin, 2 Bad Landlord, 2 Ridge Ogre, 1 Mad Meg, 1 Chimney Dragon,
      2 Thrown Stool, 1 House on Fire, 1 Embers for All, 1 Elbow Room, 1 Apprentice Brawler, 2 Drunken Courage`,
  },
  {
    id: 'herd',
    style: 'big',
    colour: 'green',
    cards: `
      12 Forest, 2 Hedge Witch, 2 Forest Bear, 2 Far Walker, 2 Jealous Sow, 1 Crowd-fed Ox, 3 Marches Bull,
      2 Stump Giant, 1 Elder Oak, 2 Settle It Outside, 1 Second Helping`,
  },
  {
    id: 'thicket',
    style: 'growing',
    colour: 'green',
    cards: `
      12 Forest, 2 Hedge Witch, 2 Forest Bear, 2 Web Weaver, 2 Thicket Cat, 2 Crowd-fed Ox, 2 Pups in the Barn,
      1 Elder Oak, 2 Settle It Outside, 1 Giant Porridge, 1 Marches Bull, 1 Stump Giant`,
  },
]
