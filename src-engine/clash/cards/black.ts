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
    replacements: [{ replaces: 'dies', what: 'this', goes: 'library' }],
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
  'Needle Nan': { is: ['creature'], cost: 'B', power: 1, toughness: 1, keywords: ['deathtouch'] },
  'Gallows Crow': { is: ['creature'], cost: '2B', power: 2, toughness: 1, keywords: ['flying'] },
  'Cellar Ghoul': { is: ['creature'], cost: '2B', power: 3, toughness: 2, keywords: ['menace'] },
  'Debt Collector': {
    is: ['creature'],
    cost: '3B',
    power: 3,
    toughness: 3,
    triggers: [{ when: 'enters', what: 'this', effects: [{ do: 'discard', who: 'right', amount: 1 }] }],
  },
  Undertaker: {
    is: ['creature'],
    cost: '4B',
    power: 4,
    toughness: 4,
    triggers: [{ when: 'player-eliminated', who: 'others', effects: [{ do: 'draw', who: 'you', amount: 3 }] }],
  },
  'Heir of the Fallen': {
    is: ['creature'],
    cost: '2B',
    power: 3,
    toughness: 2,
    statics: [{ on: 'this', power: { fallen: true, times: 2 }, toughness: { fallen: true, times: 2 } }],
  },
  Pawnbroker: {
    is: ['creature'],
    cost: '1B',
    power: 1,
    toughness: 3,
    triggers: [{ when: 'loses-life', who: 'right', effects: [{ do: 'gain-life', who: 'you', amount: 1 }] }],
  },
  'Bad Oyster': {
    is: ['instant'],
    cost: '1B',
    spell: {
      targets: [{ thing: { is: 'creature' } }],
      effects: [{ do: 'bonus', what: { target: 0 }, power: -3, toughness: -3 }],
    },
  },
  'Knife on the Stairs': {
    is: ['instant'],
    cost: '1BB',
    spell: { targets: [{ thing: { is: 'creature' } }], effects: [{ do: 'destroy', what: { target: 0 } }] },
  },
  'Absent Friends': {
    is: ['sorcery'],
    cost: '1B',
    spell: {
      effects: [
        { do: 'gain-life', who: 'you', amount: 2 },
        { do: 'lose-life', who: 'neighbours', amount: 2 },
      ],
    },
  },
  'Picked Pocket': {
    is: ['sorcery'],
    cost: '2B',
    spell: { targets: [{ player: 'opponent' }], effects: [{ do: 'discard', who: { target: 0 }, amount: 2 }] },
  },
  'Unpaid Bill': {
    is: ['sorcery'],
    cost: '2B',
    spell: { effects: [{ do: 'sacrifice', who: 'opponents', which: { is: 'creature' }, amount: 1 }] },
  },
  'Dug Up Again': {
    is: ['sorcery'],
    cost: '4B',
    spell: { targets: [{ grave: 'creature' }], effects: [{ do: 'reanimate', what: { target: 0 } }] },
  },
} satisfies { readonly [name: string]: Printed }
