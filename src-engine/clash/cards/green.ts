import type { Printed } from './card.ts'

export const green = {
  'Forest Bear': { is: ['creature'], cost: '1G', power: 2, toughness: 2 },
  'Quiet Mist': { is: ['instant'], cost: 'G', spell: { effects: [{ do: 'no-combat-damage' }] } },
  'Hedge Witch': { is: ['creature'], cost: '1G', power: 1, toughness: 1, mana: ['green'] },
  'Web Weaver': { is: ['creature'], cost: '2G', power: 1, toughness: 4, keywords: ['reach'] },
  'Thicket Cat': { is: ['creature'], cost: '2G', power: 3, toughness: 2, keywords: ['flash'] },
  'Far Walker': {
    is: ['creature'],
    cost: '2G',
    power: 3,
    toughness: 3,
    triggers: [{ when: 'moves', what: 'this', effects: [{ do: 'counters', what: 'this', amount: 2 }] }],
  },
  'Jealous Sow': {
    is: ['creature'],
    cost: '2G',
    power: 2,
    toughness: 2,
    triggers: [
      {
        when: 'enters',
        what: { is: 'creature', of: 'left' },
        effects: [{ do: 'counters', what: 'this', amount: 1 }],
      },
    ],
  },
  'Crowd-fed Ox': {
    is: ['creature'],
    cost: '3G',
    power: 2,
    toughness: 2,
    statics: [{ on: 'this', power: { players: 'others' }, toughness: { players: 'others' } }],
  },
  'Marches Bull': { is: ['creature'], cost: '3G', power: 4, toughness: 3, keywords: ['trample'] },
  'Stump Giant': { is: ['creature'], cost: '4G', power: 5, toughness: 5 },
  'Elder Oak': { is: ['creature'], cost: '5GG', power: 7, toughness: 7, keywords: ['trample'] },
  'Settle It Outside': {
    is: ['sorcery'],
    cost: '1G',
    spell: {
      targets: [{ thing: { is: 'creature', of: 'you' } }, { thing: { is: 'creature', of: 'opponents' } }],
      effects: [{ do: 'fight', one: { target: 0 }, other: { target: 1 } }],
    },
  },
  'Second Helping': {
    is: ['instant'],
    cost: 'G',
    spell: {
      targets: [{ thing: { is: 'creature' } }],
      effects: [{ do: 'bonus', what: { target: 0 }, power: 3, toughness: 3 }],
    },
  },
  'Good Breakfast': {
    is: ['sorcery'],
    cost: '1G',
    spell: {
      targets: [{ thing: { is: 'creature' } }],
      effects: [{ do: 'counters', what: { target: 0 }, amount: 2 }],
    },
  },
  'Long Way Round': {
    is: ['sorcery'],
    cost: '1G',
    spell: { effects: [{ do: 'search', for: 'basic-land', to: 'battlefield' }] },
  },
  'Rust and Rot': {
    is: ['instant'],
    cost: '1G',
    modes: [
      { targets: [{ thing: { is: 'artifact' } }], effects: [{ do: 'destroy', what: { target: 0 } }] },
      { targets: [{ thing: { is: 'enchantment' } }], effects: [{ do: 'destroy', what: { target: 0 } }] },
    ],
  },
  'Pups in the Barn': {
    is: ['sorcery'],
    cost: '3G',
    spell: { effects: [{ do: 'token', token: 'Wolf', amount: 2 }] },
  },
  'Giant Porridge': {
    is: ['enchantment'],
    cost: '2G',
    enchants: { is: 'creature' },
    statics: [{ on: 'host', power: 3, toughness: 3 }],
  },
} satisfies { readonly [name: string]: Printed }
