import type { GameWords } from '../../../options.ts'

/** What is said of it before it is chosen. */
export default {
  clash: {
    title: 'Clash',
    tag: 'Creatures, spells, neighbours',
    summary: 'Call creatures, cast spells, knock the others out: a duel of five colours, for two or for forty.',
    best: '2 to 6',
  },
} as const satisfies { readonly [game: string]: GameWords }
