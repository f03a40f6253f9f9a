import type { Level, Seat } from '../../core/game.ts'

/** How a bot likes to play, where more than one choice makes sense. */
export type PlayingStyle = 'steady' | 'bold' | 'patient' | 'greedy' | 'spiteful'

/** Somebody to be beaten in the gauntlet. What is said of them is among the renderer's words, by their seat. */
export interface Opponent {
  /** What they are called at the table, by which a bot knows its playing style. */
  readonly seat: Seat
  readonly face: string
  readonly level: Level
  readonly style: PlayingStyle
  /** Their own cards, as people write a deck; basic lands come by themselves. */
  readonly cards: string
}

/** The eight, in the order in which they are met: each next one is harder, the last by far. */
export const opponents = [
  {
    seat: 'Pip',
    face: 'mouse',
    level: 'easy',
    style: 'bold',
    cards: `
      4 Apprentice Brawler, 2 Match Girl, 3 Hill Goat, 2 Bottle Duellist, 3 Plains Pony, 2 Good Neighbour,
      3 Runaway Boar, 2 Drunken Courage, 2 Rousing Song`,
  },
  {
    seat: 'Hettie',
    face: 'duck',
    level: 'easy',
    style: 'patient',
    cards: `
      2 Pier Gull, 2 River Sage, 3 Sentry Gander, 2 Gosling Nanny, 3 Sky Lancer, 2 Flock Mother, 4 Watch Goose,
      2 Marsh Heron, 2 Send Home, 1 Healing Draught`,
  },
  {
    seat: 'Wilkin',
    face: 'raven',
    level: 'normal',
    style: 'steady',
    cards: `
      2 Needle Nan, 2 Forest Bear, 2 Compost Wight, 2 Pallbearer, 2 Grave Robber, 2 Web Weaver, 2 Grave Walker,
      2 Debt Collector, 2 Undertaker, 2 Bad Oyster, 2 Dug Up Again, 1 From the Compost`,
  },
  {
    seat: 'Brand',
    face: 'bull',
    level: 'normal',
    style: 'bold',
    cards: `
      2 Hedge Witch, 3 Ram Rider, 2 Forest Bear, 3 Far Walker, 3 Marches Bull, 2 Ridge Ogre, 2 Fair Day Boar,
      1 Big Barnaby, 2 Stump Giant, 2 Settle It Outside, 1 Second Helping`,
  },
  {
    seat: 'Mell',
    face: 'owl',
    level: 'normal',
    style: 'patient',
    cards: `
      2 Night Porter, 3 Vault Whisperer, 1 Night School Dean, 2 Pawnbroker, 3 Cellar Eel, 2 Eavesdropper,
      2 Marsh Heron, 2 Harbour Whale, 2 Bad Oyster, 2 Not in This House, 1 Round of Gossip, 1 Down the Well`,
  },
  {
    seat: 'Grette',
    face: 'badger',
    level: 'hard',
    style: 'greedy',
    cards: `
      2 Doorstep Squire, 2 Good Neighbour, 3 Road Marshal, 3 Far Walker, 2 Brother in Arms, 1 Mayor Applewhite,
      1 Mother Odile, 1 Captain Adela, 2 Marches Bull, 1 Warden of Both Doors, 2 Stump Giant, 2 Settle It Outside,
      1 Toll of the Bridge`,
  },
  {
    seat: 'Corvin',
    face: 'wolf-head',
    level: 'hard',
    style: 'spiteful',
    cards: `
      2 Needle Nan, 2 Bottle Duellist, 2 Cellar Ghoul, 3 Wedding Crasher, 2 Ridge Ogre, 1 Brannoc of the Wake,
      1 Mad Meg, 1 Chimney Dragon, 4 Fire Bolt, 3 Bad Oyster, 2 Knife on the Stairs`,
  },
  {
    seat: 'Agatha',
    face: 'dragon-head',
    level: 'master',
    style: 'steady',
    cards: `
      4 Doorstep Squire, 2 Bridge Guard, 4 Gull Rider, 1 Admiral of Gulls, 1 Skylark Choir, 2 Sky Lancer,
      2 Captain Adela, 2 Watch Goose, 2 Toll of the Bridge, 1 Fast Asleep, 1 Old Mother Cormorant, 1 Polite Refusal`,
  },
] as const satisfies readonly Opponent[]

export type OpponentSeat = (typeof opponents)[number]['seat']

export function opponentNamed(seat: Seat): Opponent | undefined {
  return opponents.find(one => one.seat === seat)
}
