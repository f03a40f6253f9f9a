import type { Printed } from './card.ts'

export const white = {
  'Plains Pony': { is: ['creature'], cost: '1W', power: 2, toughness: 2 },
  'Sky Lancer': { is: ['creature'], cost: '2W', power: 2, toughness: 2, keywords: ['flying'] },
  'Ruin of Hosts': {
    is: ['sorcery'],
    cost: '2WW',
    spell: { effects: [{ do: 'destroy', what: { every: { is: 'creature' } } }] },
  },
  'Healing Draught': {
    is: ['instant'],
    cost: 'W',
    modes: [
      { targets: [{ player: 'any' }], effects: [{ do: 'gain-life', who: { target: 0 }, amount: 3 }] },
      { targets: [{ any: true }], effects: [{ do: 'prevent', to: { target: 0 }, amount: 3 }] },
    ],
  },
} satisfies { readonly [name: string]: Printed }
