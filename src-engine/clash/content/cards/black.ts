import type { Printed } from '../../cards/card.ts'

export const black = {
  'Bog Rat': { is: ['creature'], types: ['beast'], cost: '1B', power: 2, toughness: 2 },
  'Call from the Crypt': {
    is: ['sorcery'],
    cost: 'B',
    spell: { targets: [{ grave: 'creature' }], effects: [{ do: 'return', what: { target: 0 } }] },
  },
  'Grave Walker': {
    is: ['creature'],
    types: ['ghoul'],
    cost: '3B',
    power: 3,
    toughness: 2,
    replacements: [{ replaces: 'dies', goes: 'library' }],
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
  'Needle Nan': { is: ['creature'], types: ['rogue'], cost: 'B', power: 1, toughness: 1, keywords: ['deathtouch'] },
  'Gallows Crow': { is: ['creature'], types: ['bird'], cost: '2B', power: 2, toughness: 1, keywords: ['flying'] },
  'Cellar Ghoul': { is: ['creature'], types: ['ghoul'], cost: '2B', power: 3, toughness: 2, keywords: ['menace'] },
  'Debt Collector': {
    is: ['creature'],
    types: ['rogue'],
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
    types: ['rogue'],
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
  'Wake Singer': {
    is: ['creature'],
    types: ['ghoul'],
    cost: '1B',
    power: 1,
    toughness: 2,
    triggers: [
      {
        when: 'dies',
        what: { is: 'creature', of: 'you', other: true },
        effects: [
          { do: 'lose-life', who: 'opponents', amount: 1 },
          { do: 'gain-life', who: 'you', amount: 1 },
        ],
      },
    ],
  },
  Pallbearer: {
    is: ['creature'],
    types: ['ghoul'],
    cost: '1B',
    power: 2,
    toughness: 1,
    triggers: [{ when: 'dies', what: 'this', effects: [{ do: 'token', token: 'Bone Heap', amount: 1 }] }],
  },
  'Hungry Ghoul': {
    is: ['creature'],
    types: ['ghoul'],
    cost: '2B',
    power: 2,
    toughness: 2,
    abilities: [{ sacrifice: { is: 'creature', other: true }, effects: [{ do: 'counters', what: 'this', amount: 2 }] }],
  },
  'Grave Robber': {
    is: ['creature'],
    types: ['rogue'],
    cost: '2B',
    power: 2,
    toughness: 2,
    abilities: [
      { cost: '3B', tap: true, targets: [{ grave: 'creature' }], effects: [{ do: 'return', what: { target: 0 } }] },
    ],
  },
  'Late Visitor': { is: ['creature'], types: ['ghoul'], cost: '2B', power: 3, toughness: 1, fromGraveyard: '5B' },
  'Widow Tallow': {
    is: ['creature'],
    types: ['rogue'],
    cost: '1BB',
    legend: true,
    power: 2,
    toughness: 3,
    abilities: [
      { cost: '1', sacrifice: { is: 'creature', other: true }, effects: [{ do: 'draw', who: 'you', amount: 1 }] },
    ],
  },
  'Gaffer Mould': {
    is: ['creature'],
    types: ['ghoul'],
    cost: '3BB',
    legend: true,
    power: 4,
    toughness: 4,
    statics: [{ on: { type: 'ghoul', of: 'you', other: true }, power: 1, toughness: 1 }],
  },
  'Tuition Owed': {
    is: ['enchantment'],
    cost: '1B',
    triggers: [{ when: 'discards', who: 'you', effects: [{ do: 'lose-life', who: 'opponents', amount: 1 }] }],
  },
  'Long Goodbye': {
    is: ['enchantment'],
    cost: '2B',
    triggers: [
      { when: 'sacrifices', who: 'you', is: 'creature', effects: [{ do: 'token', token: 'Bone Heap', amount: 1 }] },
    ],
  },
  'Potters Field': {
    is: ['sorcery'],
    cost: '1B',
    fromGraveyard: '4B',
    spell: { effects: [{ do: 'token', token: 'Bone Heap', amount: 2 }] },
  },
  'Last Orders': {
    is: ['instant'],
    cost: '1B',
    costs: { sacrifice: { is: 'creature' } },
    spell: { effects: [{ do: 'draw', who: 'you', amount: 3 }] },
  },
  'Blood Ledger': {
    is: ['sorcery'],
    cost: '1B',
    spell: {
      effects: [
        { do: 'draw', who: 'you', amount: 2 },
        { do: 'lose-life', who: 'you', amount: 2 },
      ],
    },
  },
  'Bad Water': {
    is: ['instant'],
    cost: '3B',
    cycling: '2',
    spell: {
      targets: [{ thing: { is: 'creature' } }],
      effects: [{ do: 'bonus', what: { target: 0 }, power: -5, toughness: -5 }],
    },
  },
  'Bounty Clerk': {
    is: ['creature'],
    types: ['rogue'],
    cost: '1B',
    power: 2,
    toughness: 1,
    triggers: [
      {
        when: 'enters',
        what: 'this',
        targets: [{ player: 'opponent' }],
        effects: [{ do: 'bounty', who: { target: 0 }, amount: 1 }],
      },
    ],
  },
  'Cold Coronation': {
    is: ['sorcery'],
    cost: '4B',
    spell: {
      targets: [{ thing: { is: 'creature' } }],
      effects: [
        { do: 'destroy', what: { target: 0 } },
        { do: 'crown', who: 'you' },
      ],
    },
  },
} satisfies { readonly [name: string]: Printed }
