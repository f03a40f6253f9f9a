import type { GameWords } from '../../options.ts'

/** What each game says of itself before it is chosen, by its id. */
export default {
  'all-out-brawl': {
    title: 'All Out Brawl',
    tag: 'The whole tavern, with lives',
    summary: 'A tavern brawl in tricks: win one each hand or be dazed and pay a life. Last one with a life wins.',
    best: '5 to 10',
  },
  'knock-out-whist': {
    title: 'Knock-out Whist',
    tag: 'The one with the dog',
    summary: 'Seven cards, then six, down to one: take a trick or be knocked out, unless the dog’s life saves you.',
    best: '4 to 6',
  },
  'knockout-whist': {
    title: 'Knockout Whist',
    tag: 'Short, no second chance',
    summary: 'Up to seven rounds, from seven cards down to one: no trick in a round and you are out. Last one in wins.',
    best: '4',
  },
  brawl: {
    title: 'Brawl',
    tag: 'No turns, all reflexes',
    summary: 'Win more Bases than your opponent, without turns, as fast as your hands can play.',
    best: '2, or 4 in teams',
  },
  clash: {
    title: 'Clash',
    tag: 'Creatures, spells, neighbours',
    summary: 'Call creatures, cast spells, knock the others out: a duel of five colours, for two or for forty.',
    best: '2 to 6',
  },
  referee: {
    title: 'Referee',
    tag: 'Bring your own decks',
    summary: 'Your own decks, any multiplayer battle format: the app keeps life, turns, ranges and points.',
    best: '4 to 28',
  },
} as const satisfies { readonly [game: string]: GameWords }
