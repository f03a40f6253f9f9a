import type { Printed } from '../../cards/card.ts'

/** Cards of two friendly colours, those that stand beside each other in the star. */
export const gold = {
  'Gull Rider': {
    is: ['creature'],
    types: ['bird'],
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
    types: ['rogue'],
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
    types: ['beast'],
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
    types: ['soldier'],
    cost: '1GW',
    power: 3,
    toughness: 3,
    keywords: ['protection-from-black'],
    statics: [{ on: { is: 'creature', of: 'you', abroad: true }, power: 2, toughness: 2 }],
  },
  'Break Bread': {
    is: ['sorcery'],
    cost: '3GW',
    spell: { targets: [{ player: 'other' }], effects: [{ do: 'special', rule: 'share-life' }] },
  },
  'Skylark Choir': {
    is: ['creature'],
    types: ['bird'],
    cost: '2WU',
    power: 2,
    toughness: 2,
    keywords: ['flying'],
    triggers: [{ when: 'enters', what: 'this', effects: [{ do: 'token', token: 'Gosling', amount: 1 }] }],
  },
  'Admiral of Gulls': {
    is: ['creature'],
    types: ['bird'],
    cost: '1WU',
    legend: true,
    power: 2,
    toughness: 3,
    statics: [{ on: { type: 'bird', of: 'you', other: true }, power: 1, gains: ['vigilance'] }],
  },
  'Night School Dean': {
    is: ['creature'],
    types: ['rogue'],
    cost: '1UB',
    legend: true,
    power: 2,
    toughness: 4,
    triggers: [
      {
        when: 'upkeep',
        who: 'you',
        effects: [
          { do: 'draw', who: 'you', amount: 1 },
          { do: 'discard', who: 'you', amount: 1 },
        ],
      },
    ],
  },
  'Night School Exam': {
    is: ['sorcery'],
    cost: '1UB',
    fromGraveyard: '4UB',
    spell: {
      targets: [{ player: 'opponent' }],
      effects: [
        { do: 'discard', who: { target: 0 }, amount: 1 },
        { do: 'draw', who: 'you', amount: 1 },
      ],
    },
  },
  'Brannoc of the Wake': {
    is: ['creature'],
    types: ['ghoul'],
    cost: '2BR',
    legend: true,
    power: 3,
    toughness: 3,
    abilities: [
      {
        sacrifice: { is: 'creature', other: true },
        targets: [{ any: true }],
        effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }],
      },
    ],
  },
  'Funeral Games': {
    is: ['sorcery'],
    cost: '1BR',
    costs: { sacrifice: { is: 'creature' } },
    spell: {
      targets: [{ any: true }],
      effects: [
        { do: 'damage', to: { target: 0 }, amount: 5 },
        { do: 'draw', who: 'you', amount: 1 },
      ],
    },
  },
  'Big Barnaby': {
    is: ['creature'],
    types: ['beast'],
    cost: '3RG',
    legend: true,
    power: 4,
    toughness: 4,
    abilities: [{ cost: '2RG', effects: [{ do: 'bonus', what: 'this', power: 2, toughness: 2, gains: ['trample'] }] }],
  },
  'Ox Roast': {
    is: ['sorcery'],
    cost: 'XRG',
    spell: {
      targets: [{ thing: { is: 'creature' } }],
      effects: [
        { do: 'damage', to: { target: 0 }, amount: 'x' },
        { do: 'gain-life', who: 'you', amount: 'x' },
      ],
    },
  },
  'Mayor Applewhite': {
    is: ['creature'],
    types: ['soldier'],
    cost: '2GW',
    legend: true,
    power: 2,
    toughness: 3,
    triggers: [{ when: 'end-step', who: 'you', effects: [{ do: 'token', token: 'Recruit', amount: 1 }] }],
  },
  'Village Green': {
    is: ['enchantment'],
    cost: '2GW',
    statics: [{ on: { is: 'creature', of: 'you' }, power: 1, toughness: 1 }],
  },
  'Queen of the May': {
    is: ['creature'],
    types: ['plant'],
    cost: '2GW',
    legend: true,
    power: 2,
    toughness: 3,
    triggers: [{ when: 'enters', what: 'this', effects: [{ do: 'crown', who: 'you' }] }],
    statics: [{ on: { is: 'creature', of: 'you' }, power: 1, while: { amount: { crown: 'you' }, atLeast: 1 } }],
  },
  'Hanging Judge': {
    is: ['creature'],
    types: ['rogue'],
    cost: '2BR',
    legend: true,
    power: 3,
    toughness: 3,
    triggers: [{ when: 'upkeep', who: 'you', effects: [{ do: 'bounty', who: 'opponents', amount: 1 }] }],
  },
  'Kingmaker of Tar Lane': {
    is: ['creature'],
    types: ['rogue'],
    cost: '2UB',
    legend: true,
    power: 2,
    toughness: 4,
    triggers: [
      {
        when: 'takes-crown',
        who: 'everybody',
        effects: [
          { do: 'draw', who: 'you', amount: 1 },
          { do: 'lose-life', who: 'opponents', amount: 2 },
        ],
      },
    ],
  },
  'Market Truce': {
    is: ['instant'],
    cost: 'WU',
    spell: {
      targets: [{ player: 'opponent' }],
      effects: [
        {
          do: 'offer',
          kind: 'deal',
          to: { target: 0 },
          taken: [{ do: 'truce', with: 'that-player' }],
          refused: [{ do: 'draw', who: 'you', amount: 2 }],
        },
      ],
    },
  },
} satisfies { readonly [name: string]: Printed }
