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
  'Apprentice Brawler': {
    is: ['creature'],
    cost: 'R',
    power: 2,
    toughness: 1,
    statics: [{ on: 'this', power: 1, toughness: 1, while: { amount: { players: 'neighbours' }, atLeast: 2 } }],
  },
  'Bottle Duellist': { is: ['creature'], cost: '1R', power: 2, toughness: 1, keywords: ['first-strike'] },
  'Runaway Boar': { is: ['creature'], cost: '2R', power: 3, toughness: 2, keywords: ['haste'] },
  'Spark Urchin': {
    is: ['creature'],
    cost: '2R',
    power: 1,
    toughness: 1,
    abilities: [{ tap: true, targets: [{ any: true }], effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }] }],
  },
  Bookmaker: {
    is: ['creature'],
    cost: '2R',
    power: 2,
    toughness: 2,
    triggers: [{ when: 'attacked', who: 'others', effects: [{ do: 'damage', to: 'that-player', amount: 1 }] }],
  },
  'Bad Landlord': {
    is: ['creature'],
    cost: '3R',
    power: 2,
    toughness: 3,
    triggers: [{ when: 'upkeep', who: 'left', effects: [{ do: 'damage', to: 'that-player', amount: 1 }] }],
  },
  'Ridge Ogre': { is: ['creature'], cost: '3R', power: 4, toughness: 3, keywords: ['menace'] },
  'Mad Meg': {
    is: ['creature'],
    cost: '4R',
    legend: true,
    power: 3,
    toughness: 3,
    keywords: ['double-strike'],
  },
  'Chimney Dragon': { is: ['creature'], cost: '4RR', power: 5, toughness: 4, keywords: ['flying'] },
  'Thrown Stool': {
    is: ['instant'],
    cost: '1R',
    spell: { targets: [{ thing: { is: 'creature' } }], effects: [{ do: 'damage', to: { target: 0 }, amount: 4 }] },
  },
  'House on Fire': {
    is: ['sorcery'],
    cost: 'XR',
    spell: { targets: [{ any: true }], effects: [{ do: 'damage', to: { target: 0 }, amount: 'x' }] },
  },
  'Elbow Room': {
    is: ['sorcery'],
    cost: '2R',
    spell: { effects: [{ do: 'damage', to: { every: { is: 'creature', of: 'neighbours' } }, amount: 2 }] },
  },
  'Get Them Arguing': {
    is: ['instant'],
    cost: '1R',
    spell: { effects: [{ do: 'special', rule: 'neighbours-fight' }] },
  },
  'Pass It Left': {
    is: ['sorcery'],
    cost: '3R',
    spell: { effects: [{ do: 'special', rule: 'creatures-go-left' }] },
  },
  'Drunken Courage': {
    is: ['instant'],
    cost: 'R',
    spell: {
      targets: [{ thing: { is: 'creature' } }],
      effects: [{ do: 'bonus', what: { target: 0 }, power: 3, gains: ['trample'] }],
    },
  },
} satisfies { readonly [name: string]: Printed }
