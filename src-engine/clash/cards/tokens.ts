import type { Printed } from './card.ts'

/** What cards make: named like cards, never in a deck. The cost stands for the colour alone. */
export const tokens = {
  Recruit: { is: ['creature'], cost: 'W', power: 1, toughness: 1 },
} satisfies { readonly [name: string]: Printed }
