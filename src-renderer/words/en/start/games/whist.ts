import type { GameWords } from '../../../options.ts'

/** What is said of it before it is chosen. */
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
} as const satisfies { readonly [game: string]: GameWords }
