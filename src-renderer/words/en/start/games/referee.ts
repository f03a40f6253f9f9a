import type { GameWords } from '../../../options.ts'

/** What is said of it before it is chosen. */
export default {
  referee: {
    title: 'Referee',
    tag: 'Bring your own decks',
    summary: 'Your own decks, any multiplayer battle format: the app keeps life, turns, ranges and points.',
    best: '4 to 28',
  },
} as const satisfies { readonly [game: string]: GameWords }
