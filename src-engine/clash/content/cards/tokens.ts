import type { Printed } from '../../cards/card.ts'

/** What cards make: named like cards, never in a deck. The cost stands for the colour alone. */
export const tokens = {
  Recruit: { is: ['creature'], types: ['soldier'], cost: 'W', power: 1, toughness: 1 },
  Wolf: { is: ['creature'], types: ['beast'], cost: 'G', power: 2, toughness: 2 },
  Gosling: { is: ['creature'], types: ['bird'], cost: 'W', power: 1, toughness: 1, keywords: ['flying'] },
  'Bone Heap': { is: ['creature'], types: ['ghoul'], cost: 'B', power: 1, toughness: 1 },
  Sprout: { is: ['creature'], types: ['plant'], cost: 'G', power: 1, toughness: 1 },
} satisfies { readonly [name: string]: Printed }
