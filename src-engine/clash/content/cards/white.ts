import type { Printed } from '../../cards/card.ts'

export const white = {
  'Plains Pony': { is: ['creature'], types: ['beast'], cost: '1W', power: 2, toughness: 2 },
  'Sky Lancer': { is: ['creature'], types: ['soldier'], cost: '2W', power: 2, toughness: 2, keywords: ['flying'] },
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
  'Doorstep Squire': {
    is: ['creature'],
    types: ['soldier'],
    cost: 'W',
    power: 1,
    toughness: 2,
    keywords: ['lifelink'],
  },
  'Bridge Guard': {
    is: ['creature'],
    types: ['soldier'],
    cost: '1W',
    power: 2,
    toughness: 1,
    keywords: ['first-strike'],
  },
  'Good Neighbour': {
    is: ['creature'],
    cost: '1W',
    power: 3,
    toughness: 2,
    triggers: [{ when: 'enters', what: 'this', effects: [{ do: 'gain-life', who: 'left', amount: 3 }] }],
  },
  'Banner Bearer': {
    is: ['creature'],
    types: ['soldier'],
    cost: '2W',
    power: 2,
    toughness: 2,
    statics: [{ on: { is: 'creature', of: 'you', other: true }, toughness: 1 }],
  },
  'Brother in Arms': {
    is: ['creature'],
    types: ['soldier'],
    cost: '2W',
    power: 2,
    toughness: 4,
    triggers: [{ when: 'attacked', who: 'team-mates', effects: [{ do: 'token', token: 'Recruit', amount: 1 }] }],
  },
  'Sworn Brother': {
    is: ['creature'],
    types: ['soldier'],
    cost: '2W',
    power: 1,
    toughness: 5,
    replacements: [{ replaces: 'damage', to: 'team-mates' }],
  },
  'Watch Goose': {
    is: ['creature'],
    types: ['bird'],
    cost: '3W',
    power: 2,
    toughness: 3,
    keywords: ['flying', 'vigilance'],
  },
  'Warden of Both Doors': {
    is: ['creature'],
    types: ['soldier'],
    cost: '4W',
    power: 2,
    toughness: 4,
    preventions: [{ prevents: 'some', amount: 1, to: 'you' }],
  },
  'Captain Adela': {
    is: ['creature'],
    types: ['soldier'],
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
      targets: [{ thing: { is: 'creature', attacking: true } }],
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
  'Gosling Nanny': {
    is: ['creature'],
    types: ['bird'],
    cost: '2W',
    power: 1,
    toughness: 3,
    triggers: [{ when: 'enters', what: 'this', effects: [{ do: 'token', token: 'Gosling', amount: 1 }] }],
  },
  'Flock Mother': {
    is: ['creature'],
    types: ['bird'],
    cost: '2W',
    power: 1,
    toughness: 3,
    statics: [{ on: { type: 'bird', of: 'you', other: true }, power: 1, toughness: 1 }],
  },
  'Sentry Gander': { is: ['creature'], types: ['bird'], cost: '1W', power: 1, toughness: 2, keywords: ['flying'] },
  'Barracks Cook': {
    is: ['creature'],
    types: ['soldier'],
    cost: '1W',
    power: 2,
    toughness: 2,
    abilities: [
      {
        cost: '3W',
        targets: [{ thing: { is: 'creature', of: 'you' } }],
        effects: [{ do: 'counters', what: { target: 0 }, amount: 1 }],
      },
    ],
  },
  'Bell-ringer': {
    is: ['creature'],
    types: ['soldier'],
    cost: 'W',
    power: 1,
    toughness: 1,
    abilities: [{ cost: '3W', tap: true, effects: [{ do: 'token', token: 'Recruit', amount: 1 }] }],
  },
  Almoner: {
    is: ['creature'],
    cost: '2W',
    power: 2,
    toughness: 2,
    triggers: [{ when: 'gains-life', who: 'you', effects: [{ do: 'counters', what: 'this', amount: 1 }] }],
  },
  'Drawbridge Captain': {
    is: ['creature'],
    types: ['soldier'],
    cost: '3W',
    power: 3,
    toughness: 3,
    statics: [{ on: { type: 'soldier', of: 'you', other: true }, power: 1, toughness: 1 }],
  },
  'Mother Odile': {
    is: ['creature'],
    cost: '2WW',
    legend: true,
    power: 2,
    toughness: 4,
    triggers: [
      {
        when: 'enters',
        what: { is: 'creature', of: 'you', other: true },
        effects: [{ do: 'gain-life', who: 'you', amount: 1 }],
      },
    ],
  },
  'Parish Ledger': {
    is: ['enchantment'],
    cost: '2W',
    triggers: [
      {
        when: 'upkeep',
        who: 'you',
        if: { amount: { count: { is: 'creature', of: 'you' } }, atLeast: 3 },
        effects: [{ do: 'draw', who: 'you', amount: 1 }],
      },
    ],
  },
  'Morning Drill': {
    is: ['enchantment'],
    cost: '1W',
    triggers: [
      {
        when: 'combat',
        who: 'you',
        targets: [{ thing: { is: 'creature', of: 'you' } }],
        effects: [{ do: 'bonus', what: { target: 0 }, power: 1, toughness: 1 }],
      },
    ],
  },
  'Turn the Other Cheek': {
    is: ['instant'],
    cost: 'W',
    spell: {
      targets: [{ thing: { is: 'creature', of: 'you' } }],
      effects: [{ do: 'bonus', what: { target: 0 }, gains: ['indestructible'] }],
    },
  },
  'Levy of the Fields': {
    is: ['sorcery'],
    cost: '1W',
    modes: [
      { effects: [{ do: 'token', token: 'Recruit', amount: 2 }] },
      { more: '3', effects: [{ do: 'token', token: 'Recruit', amount: 5 }] },
    ],
  },
  'Old Banner': {
    is: ['instant'],
    cost: '1W',
    fromGraveyard: '3W',
    spell: { effects: [{ do: 'bonus', what: { every: { is: 'creature', of: 'you' } }, power: 1, toughness: 1 }] },
  },
  'Tall Trees Fall': {
    is: ['sorcery'],
    cost: '3W',
    cycling: '2',
    spell: { effects: [{ do: 'destroy', what: { every: { is: 'creature', powerAtLeast: 4 } } }] },
  },
  'Bean King': {
    is: ['creature'],
    cost: '3W',
    power: 2,
    toughness: 2,
    triggers: [{ when: 'enters', what: 'this', effects: [{ do: 'crown', who: 'you' }] }],
  },
  'Show of Hands': {
    is: ['sorcery'],
    cost: '1W',
    spell: {
      effects: [
        {
          do: 'vote',
          ways: [[{ do: 'token', token: 'Recruit', amount: 2 }], [{ do: 'gain-life', who: 'everybody', amount: 4 }]],
        },
      ],
    },
  },
  'Olive Branch': {
    is: ['sorcery'],
    cost: 'W',
    spell: {
      targets: [{ player: 'opponent' }],
      effects: [
        {
          do: 'offer',
          kind: 'deal',
          to: { target: 0 },
          taken: [{ do: 'truce', with: 'that-player' }],
          refused: [{ do: 'token', token: 'Recruit', amount: 2 }],
        },
      ],
    },
  },
  'Shut the Gates': {
    is: ['instant'],
    cost: 'W',
    spell: {
      effects: [
        { do: 'bonus', what: { every: { is: 'creature', of: 'you' } }, toughness: 3, lasts: 'until-your-turn' },
      ],
    },
  },
} satisfies { readonly [name: string]: Printed }
