import type { Printed } from './card.ts'

export const black = {
  'Bog Rat': { is: ['creature'], cost: '1B', power: 2, toughness: 2 },
  'Call from the Crypt': {
    is: ['sorcery'],
    cost: 'B',
    spell: { targets: [{ grave: 'creature' }], effects: [{ do: 'return', what: { target: 0 } }] },
  },
  'Grave Walker': {
    is: ['creature'],
    cost: '3B',
    power: 3,
    toughness: 2,
    instead: [{ instead: 'dies', what: 'this', goes: 'library' }],
  },
  'Barrow Keeper': {
    is: ['creature'],
    cost: '3B',
    power: 2,
    toughness: 2,
    triggers: [
      {
        when: 'enters',
        what: 'this',
        may: true,
        targets: [{ grave: 'creature' }],
        effects: [{ do: 'return', what: { target: 0 } }],
      },
    ],
  },
  'Blood Oath': {
    is: ['enchantment'],
    cost: '1B',
    enchants: { is: 'creature' },
    statics: [{ on: 'host', power: 2, toughness: 1 }],
  },
} satisfies { readonly [name: string]: Printed }
