import type { GameWords } from '../../../options.ts'

/** What is said of it before it is chosen. */
export default {
  brawl: {
    title: 'Brawl',
    tag: 'No turns, all reflexes',
    summary: 'Win more Bases than your opponent, without turns, as fast as your hands can play.',
    best: '2, or 4 in teams',
  },
} as const satisfies { readonly [game: string]: GameWords }
