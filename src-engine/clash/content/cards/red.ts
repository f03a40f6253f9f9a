import type { Printed } from '../../cards/card.ts'

export const red = {
  'Hill Goat': { is: ['creature'], types: ['beast'], cost: '1R', power: 2, toughness: 2 },
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
    types: ['rogue'],
    cost: 'R',
    power: 2,
    toughness: 1,
    statics: [{ on: 'this', power: 1, toughness: 1, while: { amount: { players: 'neighbours' }, atLeast: 2 } }],
  },
  'Bottle Duellist': {
    is: ['creature'],
    types: ['rogue'],
    cost: '1R',
    power: 2,
    toughness: 1,
    keywords: ['first-strike'],
  },
  'Runaway Boar': { is: ['creature'], types: ['beast'], cost: '2R', power: 3, toughness: 2, keywords: ['haste'] },
  'Spark Urchin': {
    is: ['creature'],
    cost: '2R',
    power: 1,
    toughness: 1,
    abilities: [{ tap: true, targets: [{ any: true }], effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }] }],
  },
  Bookmaker: {
    is: ['creature'],
    types: ['rogue'],
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
  'Chimney Dragon': { is: ['creature'], cost: '4RR', power: 4, toughness: 4, keywords: ['flying'] },
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
  'Card Sharp': {
    is: ['creature'],
    types: ['rogue'],
    cost: '1R',
    power: 2,
    toughness: 1,
    triggers: [
      { when: 'deals-combat-damage-to-player', what: 'this', effects: [{ do: 'draw', who: 'you', amount: 1 }] },
    ],
  },
  'Match Girl': {
    is: ['creature'],
    types: ['rogue'],
    cost: 'R',
    power: 1,
    toughness: 1,
    abilities: [
      { sacrifice: 'this', targets: [{ any: true }], effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }] },
    ],
  },
  'Torch Mob': {
    is: ['creature'],
    types: ['rogue'],
    cost: '2R',
    power: 2,
    toughness: 2,
    abilities: [{ cost: '1R', effects: [{ do: 'bonus', what: 'this', power: 1 }] }],
  },
  'Hearth Drake': {
    is: ['creature'],
    types: ['beast'],
    cost: '4R',
    power: 3,
    toughness: 3,
    keywords: ['flying'],
    abilities: [{ cost: '3R', targets: [{ any: true }], effects: [{ do: 'damage', to: { target: 0 }, amount: 1 }] }],
  },
  'Red Katrin': {
    is: ['creature'],
    types: ['rogue'],
    cost: '2RR',
    legend: true,
    power: 3,
    toughness: 3,
    statics: [{ on: { type: 'rogue', of: 'you', other: true }, power: 1, gains: ['haste'] }],
  },
  'Back Room Brawl': {
    is: ['sorcery'],
    cost: '1R',
    modes: [
      { targets: [{ any: true }], effects: [{ do: 'damage', to: { target: 0 }, amount: 2 }] },
      { more: '3', targets: [{ any: true }], effects: [{ do: 'damage', to: { target: 0 }, amount: 5 }] },
    ],
  },
  'Rousing Song': {
    is: ['instant'],
    cost: 'R',
    fromGraveyard: '2R',
    spell: {
      targets: [{ thing: { is: 'creature' } }],
      effects: [{ do: 'bonus', what: { target: 0 }, power: 2, gains: ['first-strike'] }],
    },
  },
  'Desperate Sale': {
    is: ['sorcery'],
    cost: '1R',
    costs: { discard: true },
    spell: { effects: [{ do: 'draw', who: 'you', amount: 2 }] },
  },
  'Kitchen Fire': {
    is: ['sorcery'],
    cost: '2R',
    fromGraveyard: '5R',
    spell: { effects: [{ do: 'damage', to: { every: { is: 'creature' } }, amount: 2 }] },
  },
  'Borrowed Horse': {
    is: ['sorcery'],
    cost: '2R',
    spell: {
      targets: [{ thing: { is: 'creature', of: 'opponents' } }],
      effects: [
        { do: 'untap', what: { target: 0 } },
        { do: 'control', what: { target: 0 }, until: 'end-of-turn', gains: ['haste'] },
      ],
    },
  },
  'Wake Fires': {
    is: ['enchantment'],
    cost: '2R',
    triggers: [
      { when: 'dies', what: { is: 'creature', of: 'you' }, effects: [{ do: 'damage', to: 'opponents', amount: 1 }] },
    ],
  },
  'Bonfire Stage': {
    is: ['enchantment'],
    cost: '1R',
    abilities: [
      {
        cost: '1',
        sacrifice: { is: 'creature' },
        targets: [{ any: true }],
        effects: [{ do: 'damage', to: { target: 0 }, amount: 2 }],
      },
    ],
  },
  'Fair Day Boar': {
    is: ['creature'],
    types: ['beast'],
    cost: '3R',
    power: 4,
    toughness: 2,
    keywords: ['trample'],
    cycling: '1R',
  },
  'Crown Thief': {
    is: ['creature'],
    types: ['rogue'],
    cost: '2R',
    power: 2,
    toughness: 2,
    keywords: ['menace'],
    triggers: [{ when: 'deals-combat-damage-to-player', what: 'this', effects: [{ do: 'crown', who: 'you' }] }],
  },
  'Wanted Poster': {
    is: ['sorcery'],
    cost: '1R',
    spell: {
      targets: [{ player: 'opponent' }],
      effects: [
        { do: 'damage', to: { target: 0 }, amount: 2 },
        { do: 'bounty', who: { target: 0 }, amount: 1 },
      ],
    },
  },
  'Last Dance': {
    is: ['instant'],
    cost: 'R',
    spell: {
      targets: [{ thing: { is: 'creature', of: 'you' } }],
      effects: [
        { do: 'bonus', what: { target: 0 }, power: 5 },
        { do: 'later', when: 'end-step', effects: [{ do: 'destroy', what: 'it' }] },
      ],
    },
  },
} satisfies { readonly [name: string]: Printed }
