import type { Printed } from './card.ts'

export const red = {
  'Hill Goat': { is: ['creature'], cost: '1R', power: 2, toughness: 2 },
  'Fire Bolt': {
    is: ['instant'],
    cost: 'R',
    spell: { targets: [{ any: true }], effects: [{ do: 'damage', to: { target: 0 }, amount: 3 }] },
  },
  'Embers for All': {
    is: ['sorcery'],
    cost: '1R',
    spell: { effects: [{ do: 'damage', to: [{ every: { is: 'creature' } }, 'everybody'], amount: 1 }] },
  },
} satisfies { readonly [name: string]: Printed }
