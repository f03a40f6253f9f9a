import type { Level, Seat } from '../../core/game.ts'
import type { Recipe } from '../cards/card.ts'

/** How a bot likes to play, where more than one choice makes sense. */
export type PlayingStyle = 'steady' | 'bold' | 'patient' | 'greedy' | 'spiteful'

/** Somebody to be beaten in the gauntlet. What is said of them is among the renderer's words, by their seat. */
export interface Opponent {
  /** What they are called at the table, by which a bot knows its playing style. */
  readonly seat: Seat
  readonly face: string
  readonly level: Level
  readonly style: PlayingStyle
  /** Their own cards; basic lands come by themselves. */
  readonly cards: Recipe
}

/** The eight, in the order in which they are met: each next one is harder, the last by far. */
export const opponents = [
  {
    seat: 'Pip',
    face: 'mouse',
    level: 'easy',
    style: 'bold',
    cards: {
      'Apprentice Brawler': 4,
      'Match Girl': 2,
      'Hill Goat': 3,
      'Bottle Duellist': 2,
      'Plains Pony': 3,
      'Good Neighbour': 2,
      'Runaway Boar': 3,
      'Drunken Courage': 2,
      'Rousing Song': 2,
    },
  },
  {
    seat: 'Hettie',
    face: 'duck',
    level: 'easy',
    style: 'patient',
    cards: {
      'Pier Gull': 2,
      'River Sage': 2,
      'Sentry Gander': 3,
      'Gosling Nanny': 2,
      'Sky Lancer': 3,
      'Flock Mother': 2,
      'Watch Goose': 4,
      'Marsh Heron': 2,
      'Send Home': 2,
      'Healing Draught': 1,
    },
  },
  {
    seat: 'Wilkin',
    face: 'raven',
    level: 'normal',
    style: 'steady',
    cards: {
      'Needle Nan': 2,
      'Forest Bear': 2,
      'Compost Wight': 2,
      Pallbearer: 2,
      'Grave Robber': 2,
      'Web Weaver': 2,
      'Grave Walker': 2,
      'Debt Collector': 2,
      Undertaker: 2,
      'Bad Oyster': 2,
      'Dug Up Again': 2,
      'From the Compost': 1,
    },
  },
  {
    seat: 'Brand',
    face: 'bull',
    level: 'normal',
    style: 'bold',
    cards: {
      'Hedge Witch': 2,
      'Ram Rider': 3,
      'Forest Bear': 2,
      'Far Walker': 3,
      'Marches Bull': 3,
      'Ridge Ogre': 2,
      'Fair Day Boar': 2,
      'Big Barnaby': 1,
      'Stump Giant': 2,
      'Settle It Outside': 2,
      'Second Helping': 1,
    },
  },
  {
    seat: 'Mell',
    face: 'owl',
    level: 'normal',
    style: 'patient',
    cards: {
      'Night Porter': 2,
      'Vault Whisperer': 3,
      'Night School Dean': 1,
      Pawnbroker: 2,
      'Cellar Eel': 3,
      Eavesdropper: 2,
      'Marsh Heron': 2,
      'Harbour Whale': 2,
      'Bad Oyster': 2,
      'Not in This House': 2,
      'Round of Gossip': 1,
      'Down the Well': 1,
    },
  },
  {
    seat: 'Grette',
    face: 'badger',
    level: 'hard',
    style: 'greedy',
    cards: {
      'Doorstep Squire': 2,
      'Good Neighbour': 2,
      'Road Marshal': 3,
      'Far Walker': 3,
      'Brother in Arms': 2,
      'Mayor Applewhite': 1,
      'Mother Odile': 1,
      'Captain Adela': 1,
      'Marches Bull': 2,
      'Warden of Both Doors': 1,
      'Stump Giant': 2,
      'Settle It Outside': 2,
      'Toll of the Bridge': 1,
    },
  },
  {
    seat: 'Corvin',
    face: 'wolf-head',
    level: 'hard',
    style: 'spiteful',
    cards: {
      'Needle Nan': 2,
      'Bottle Duellist': 2,
      'Cellar Ghoul': 2,
      'Wedding Crasher': 3,
      'Ridge Ogre': 2,
      'Brannoc of the Wake': 1,
      'Mad Meg': 1,
      'Chimney Dragon': 1,
      'Fire Bolt': 4,
      'Bad Oyster': 3,
      'Knife on the Stairs': 2,
    },
  },
  {
    seat: 'Agatha',
    face: 'dragon-head',
    level: 'master',
    style: 'steady',
    cards: {
      'Doorstep Squire': 4,
      'Bridge Guard': 2,
      'Gull Rider': 4,
      'Admiral of Gulls': 1,
      'Skylark Choir': 1,
      'Sky Lancer': 2,
      'Captain Adela': 2,
      'Watch Goose': 2,
      'Toll of the Bridge': 2,
      'Fast Asleep': 1,
      'Old Mother Cormorant': 1,
      'Polite Refusal': 1,
    },
  },
] as const satisfies readonly Opponent[]

export type OpponentSeat = (typeof opponents)[number]['seat']

export function opponentNamed(seat: Seat): Opponent | undefined {
  return opponents.find(one => one.seat === seat)
}
