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
  'Doorstep Squire': { is: ['creature'], cost: 'W', power: 1, toughness: 2, keywords: ['lifelink'] },
  'Bridge Guard': { is: ['creature'], cost: '1W', power: 2, toughness: 1, keywords: ['first-strike'] },
  'Good Neighbour': {
    is: ['creature'],
    cost: '1W',
    power: 3,
    toughness: 2,
    triggers: [{ when: 'enters', what: 'this', effects: [{ do: 'gain-life', who: 'left', amount: 3 }] }],
  },
  'Banner Bearer': {
    is: ['creature'],
    cost: '2W',
    power: 2,
    toughness: 2,
    statics: [{ on: { is: 'creature', of: 'you', other: true }, toughness: 1 }],
  },
  'Brother in Arms': {
    is: ['creature'],
    cost: '2W',
    power: 2,
    toughness: 4,
    triggers: [{ when: 'attacked', who: 'team-mates', effects: [{ do: 'token', token: 'Recruit', amount: 1 }] }],
  },
  'Sworn Brother': {
    is: ['creature'],
    cost: '2W',
    power: 1,
    toughness: 5,
    replacements: [{ replaces: 'damage', to: 'team-mates' }],
  },
  'Watch Goose': { is: ['creature'], cost: '3W', power: 2, toughness: 3, keywords: ['flying', 'vigilance'] },
  'Warden of Both Doors': {
    is: ['creature'],
    cost: '4W',
    power: 3,
    toughness: 5,
    preventions: [{ prevents: 'some', amount: 1, to: 'you' }],
  },
  'Captain Adela': {
    is: ['creature'],
    cost: '2WW',
    legend: true,
    power: 3,
    toughness: 3,
    statics: [{ on: { is: 'creature', of: 'you', other: true }, power: 1, toughness: 1 }],
  },
  'Call to the Bench': {
    is: ['sorcery'],
    cost: '2W',
    spell: { effects: [{ do: 'token', token: 'Recruit', amount: { players: 'everybody' } }] },
  },
  'Shoulder to Shoulder': {
    is: ['instant'],
    cost: '1W',
    spell: { effects: [{ do: 'bonus', what: { every: { is: 'creature', of: 'you' } }, power: 1, toughness: 2 }] },
  },
  'Toll of the Bridge': {
    is: ['instant'],
    cost: '1W',
    spell: {
      targets: [{ thing: { is: 'creature', inCombat: 'attacking' } }],
      effects: [{ do: 'destroy', what: { target: 0 } }],
    },
  },
  'Ball and Chain': {
    is: ['enchantment'],
    cost: '2W',
    enchants: { is: 'creature' },
    statics: [{ on: 'host', gains: ['cannot-attack', 'cannot-block'] }],
  },
  'Oath of the Lock': {
    is: ['instant'],
    cost: 'W',
    spell: { targets: [{ thing: { is: 'creature', of: 'you' } }], effects: [{ do: 'protect', what: { target: 0 } }] },
  },
} satisfies { readonly [name: string]: Printed }
