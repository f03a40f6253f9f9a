import type { Printed } from '../../cards/card.ts'

export const green = {
  'Forest Bear': { is: ['creature'], types: ['beast'], cost: '1G', power: 2, toughness: 2 },
  'Quiet Mist': { is: ['instant'], cost: 'G', spell: { effects: [{ do: 'no-combat-damage' }] } },
  'Hedge Witch': { is: ['creature'], cost: '1G', power: 1, toughness: 1, mana: ['green'] },
  'Web Weaver': { is: ['creature'], types: ['beast'], cost: '2G', power: 1, toughness: 4, keywords: ['reach'] },
  'Thicket Cat': { is: ['creature'], types: ['beast'], cost: '2G', power: 3, toughness: 2, keywords: ['flash'] },
  'Far Walker': {
    is: ['creature'],
    cost: '2G',
    power: 3,
    toughness: 3,
    triggers: [{ when: 'moves', what: 'this', effects: [{ do: 'counters', what: 'this', amount: 2 }] }],
  },
  'Jealous Sow': {
    is: ['creature'],
    types: ['beast'],
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
    types: ['beast'],
    cost: '3G',
    power: 2,
    toughness: 2,
    statics: [{ on: 'this', power: { players: 'others' }, toughness: { players: 'others' } }],
  },
  'Marches Bull': { is: ['creature'], types: ['beast'], cost: '3G', power: 4, toughness: 3, keywords: ['trample'] },
  'Stump Giant': { is: ['creature'], cost: '4G', power: 5, toughness: 5 },
  'Elder Oak': { is: ['creature'], types: ['plant'], cost: '5GG', power: 7, toughness: 7, keywords: ['trample'] },
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
  'Berry Picker': {
    is: ['creature'],
    cost: '2G',
    power: 2,
    toughness: 1,
    triggers: [{ when: 'enters', what: 'this', effects: [{ do: 'search', for: 'basic-land', to: 'hand' }] }],
  },
  'Thorn Hedge': {
    is: ['creature'],
    types: ['plant'],
    cost: '1G',
    power: 1,
    toughness: 4,
    keywords: ['defender', 'reach'],
  },
  'Bog Oak': {
    is: ['creature'],
    types: ['plant'],
    cost: '2G',
    power: 1,
    toughness: 3,
    abilities: [{ cost: '3G', effects: [{ do: 'counters', what: 'this', amount: 2 }] }],
  },
  'Herd Caller': {
    is: ['creature'],
    types: ['beast'],
    cost: '3G',
    power: 3,
    toughness: 3,
    triggers: [
      {
        when: 'enters',
        what: { type: 'beast', of: 'you', other: true },
        effects: [{ do: 'draw', who: 'you', amount: 1 }],
      },
    ],
  },
  'Great Tusker': {
    is: ['creature'],
    types: ['beast'],
    cost: '5G',
    power: 6,
    toughness: 5,
    keywords: ['trample'],
    cycling: '2',
  },
  'Moss Matron': {
    is: ['creature'],
    types: ['plant'],
    cost: '2G',
    power: 2,
    toughness: 2,
    statics: [{ on: { type: 'plant', of: 'you', other: true }, power: 1, toughness: 1 }],
  },
  'Grandfather Antler': {
    is: ['creature'],
    types: ['beast'],
    cost: '4GG',
    legend: true,
    power: 5,
    toughness: 5,
    statics: [{ on: { type: 'beast', of: 'you', other: true }, power: 1, toughness: 1, gains: ['trample'] }],
  },
  'Bean Row': {
    is: ['enchantment'],
    cost: '3G',
    triggers: [{ when: 'upkeep', who: 'you', effects: [{ do: 'token', token: 'Sprout', amount: 1 }] }],
  },
  'Seed Scatter': {
    is: ['sorcery'],
    cost: 'G',
    modes: [
      { effects: [{ do: 'token', token: 'Sprout', amount: 1 }] },
      { more: '4', effects: [{ do: 'token', token: 'Sprout', amount: 4 }] },
    ],
  },
  'Rain in May': {
    is: ['sorcery'],
    cost: '2G',
    spell: { effects: [{ do: 'counters', what: { every: { is: 'creature', of: 'you' } }, amount: 1 }] },
  },
  'Big Appetite': {
    is: ['sorcery'],
    cost: 'XG',
    spell: {
      targets: [{ thing: { is: 'creature', of: 'you' } }],
      effects: [{ do: 'counters', what: { target: 0 }, amount: 'x' }],
    },
  },
  'Harvest Home': {
    is: ['sorcery'],
    cost: '4G',
    spell: { effects: [{ do: 'draw', who: 'you', amount: { count: { is: 'creature', of: 'you', powerAtLeast: 3 } } }] },
  },
  'Wild Pursuit': {
    is: ['instant'],
    cost: '1G',
    fromGraveyard: '3G',
    spell: {
      targets: [{ thing: { is: 'creature' } }],
      effects: [{ do: 'bonus', what: { target: 0 }, power: 2, toughness: 2, gains: ['trample'] }],
    },
  },
  'From the Compost': {
    is: ['sorcery'],
    cost: '1G',
    cycling: 'G',
    spell: { targets: [{ grave: 'creature' }], effects: [{ do: 'return', what: { target: 0 } }] },
  },
  'Gift Horse': {
    is: ['sorcery'],
    cost: '2G',
    spell: {
      targets: [{ player: 'opponent' }],
      effects: [
        {
          do: 'offer',
          kind: 'gift',
          to: { target: 0 },
          taken: [
            { do: 'token', token: 'Wolf', amount: 3 },
            { do: 'draw', who: 'that-player', amount: 1 },
          ],
          refused: [{ do: 'token', token: 'Wolf', amount: 2 }],
        },
      ],
    },
  },
  'Village Meeting': {
    is: ['sorcery'],
    cost: '2G',
    spell: {
      effects: [
        {
          do: 'vote',
          ways: [[{ do: 'token', token: 'Wolf', amount: 2 }], [{ do: 'draw', who: 'everybody', amount: 2 }]],
        },
      ],
    },
  },
} satisfies { readonly [name: string]: Printed }
