import type { Rules } from './options.ts'

// What a start page asks of Brawl. Apart from the house rules, whose schemas would be fetched with it.

/** The least and the most players of each kind of table (RULES BRL-12, BRL-13). */
export const seatCounts: { readonly [T in Rules['table']]: readonly [least: number, most: number] } = {
  duel: [2, 2],
  'round-robin': [3, 12],
  'tag-team': [4, 12],
}

/** Milliseconds a bot of each level takes to react; a card takes it two, to draw it and to play it. */
export const reactionMs = { easy: 1500, normal: 750, hard: 500, master: 380 } as const
