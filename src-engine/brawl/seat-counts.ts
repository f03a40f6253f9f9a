import type { Rules } from './options.ts'

/** The least and the most players of each kind of table (RULES BRL-12, BRL-13). */
export const seatCounts: { readonly [T in Rules['table']]: readonly [least: number, most: number] } = {
  duel: [2, 2],
  'round-robin': [3, 12],
  'tag-team': [4, 12],
}
