import type { Printed } from './card.ts'

/** Cards of two colours. */
export const gold = {
  'Gull Rider': {
    is: ['creature'],
    cost: '1WU',
    power: 2,
    toughness: 3,
    keywords: ['flying', 'protection-from-red'],
  },
  'Polite Refusal': {
    is: ['instant'],
    cost: '1WU',
    spell: {
      targets: [{ player: 'any' }],
      effects: [
        { do: 'prevent', to: { target: 0 }, amount: 'all' },
        { do: 'draw', who: 'you', amount: 1 },
      ],
    },
  },
  'Poached Cook': {
    is: ['sorcery'],
    cost: '4UB',
    spell: {
      targets: [{ thing: { is: 'creature' } }],
      effects: [{ do: 'control', what: { target: 0 }, until: 'ever' }],
    },
  },
  'Vault Whisperer': {
    is: ['creature'],
    cost: '1UB',
    power: 2,
    toughness: 3,
    keywords: ['protection-from-green'],
    triggers: [
      {
        when: 'enters',
        what: 'this',
        targets: [{ player: 'neighbour' }],
        effects: [{ do: 'mill', who: { target: 0 }, amount: 4 }],
      },
    ],
  },
  'Wedding Crasher': {
    is: ['creature'],
    cost: '2BR',
    power: 4,
    toughness: 3,
    keywords: ['protection-from-white'],
    triggers: [
      {
        when: 'deals-combat-damage-to-player',
        what: 'this',
        effects: [{ do: 'discard', who: 'that-player', amount: 1, random: true }],
      },
    ],
  },
  'Shared Misery': {
    is: ['sorcery'],
    cost: '2BR',
    spell: { effects: [{ do: 'lose-life', who: 'others', amount: 4 }] },
  },
  'Ram Rider': {
    is: ['creature'],
    cost: '1RG',
    power: 4,
    toughness: 2,
    keywords: ['haste', 'protection-from-blue'],
  },
  'Stampede at the Fair': {
    is: ['sorcery'],
    cost: '2RG',
    spell: {
      effects: [
        { do: 'bonus', what: { every: { is: 'creature', of: 'you' } }, power: 2, toughness: 1, gains: ['trample'] },
      ],
    },
  },
  'Road Marshal': {
    is: ['creature'],
    cost: '1GW',
    power: 3,
    toughness: 3,
    keywords: ['protection-from-black'],
    statics: [{ on: { is: 'creature', of: 'you', stands: 'abroad' }, power: 2, toughness: 2 }],
  },
  'Break Bread': {
    is: ['sorcery'],
    cost: '3GW',
    spell: { targets: [{ player: 'other' }], effects: [{ do: 'special', rule: 'share-life' }] },
  },
  'Struck from the Rolls': {
    is: ['instant'],
    cost: '2WB',
    spell: { targets: [{ thing: { is: 'creature' } }], effects: [{ do: 'exile', what: { target: 0 } }] },
  },
  'Knife Juggler': {
    is: ['creature'],
    cost: '1UR',
    power: 2,
    toughness: 3,
    triggers: [{ when: 'casts', who: 'you', effects: [{ do: 'damage', to: 'left', amount: 1 }] }],
  },
  'Compost Wight': {
    is: ['creature'],
    cost: '1BG',
    power: 1,
    toughness: 1,
    statics: [{ on: 'this', power: { graveyard: 'creature' }, toughness: { graveyard: 'creature' } }],
  },
  'Drill Sergeant': {
    is: ['creature'],
    cost: '1RW',
    power: 2,
    toughness: 3,
    triggers: [
      {
        when: 'combat',
        who: 'you',
        targets: [{ thing: { is: 'creature', of: 'you' } }],
        effects: [{ do: 'bonus', what: { target: 0 }, power: 2 }],
      },
    ],
  },
  'Talking Frog': {
    is: ['creature'],
    cost: 'GU',
    power: 2,
    toughness: 2,
    preventions: [{ prevents: 'combat', to: 'this' }],
  },
} satisfies { readonly [name: string]: Printed }
