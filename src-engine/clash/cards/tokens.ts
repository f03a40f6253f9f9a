import type { Printed } from './card.ts'

/** What cards make: named like cards, never in a deck. The cost stands for the colour alone. */
export const tokens = {
  Recruit: { is: ['creature'], cost: 'W', power: 1, toughness: 1 },
  Wolf: { is: ['creature'], cost: 'G', power: 2, toughness: 2 },
} satisfies { readonly [name: string]: Printed }
