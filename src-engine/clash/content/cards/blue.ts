import type { Printed } from '../../cards/card.ts'

export const blue = {
  'Reef Crab': { is: ['creature'], types: ['beast'], cost: '1U', power: 2, toughness: 2 },
  'River Sage': {
    is: ['creature'],
    cost: '1U',
    power: 1,
    toughness: 1,
    keywords: ['flying'],
    triggers: [{ when: 'enters', what: 'this', effects: [{ do: 'arrange', amount: 4 }] }],
  },
  'Send Home': {
    is: ['instant'],
    cost: 'U',
    spell: { targets: [{ thing: { is: 'creature' } }], effects: [{ do: 'return', what: { target: 0 } }] },
  },
  'Borrowed Blade': {
    is: ['instant'],
    cost: '3U',
    spell: {
      targets: [{ thing: { is: 'creature', of: 'opponents' } }],
      effects: [
        { do: 'untap', what: { target: 0 } },
        { do: 'control', what: { target: 0 }, until: 'end-of-turn', gains: ['haste'], tapAfter: true },
      ],
    },
  },
  Relearning: {
    is: ['sorcery'],
    cost: '2U',
    spell: { targets: [{ grave: 'spell' }], effects: [{ do: 'return', what: { target: 0 } }] },
  },
  'Pier Gull': { is: ['creature'], types: ['bird'], cost: 'U', power: 1, toughness: 1, keywords: ['flying'] },
  'Cellar Eel': { is: ['creature'], types: ['beast'], cost: '2U', power: 2, toughness: 2, keywords: ['unblockable'] },
  'Marsh Heron': {
    is: ['creature'],
    types: ['bird'],
    cost: '3U',
    power: 3,
    toughness: 2,
    keywords: ['flash', 'flying'],
  },
  Eavesdropper: {
    is: ['creature'],
    types: ['rogue'],
    cost: '2U',
    power: 2,
    toughness: 3,
    triggers: [{ when: 'casts', who: 'left', is: 'instant', effects: [{ do: 'draw', who: 'you', amount: 1 }] }],
  },
  'Harbour Whale': { is: ['creature'], types: ['beast'], cost: '5U', power: 5, toughness: 5, keywords: ['hexproof'] },
  'Not in This House': {
    is: ['instant'],
    cost: '1UU',
    spell: { targets: [{ spell: 'any' }], effects: [{ do: 'counter', what: { target: 0 } }] },
  },
  'Down the Well': {
    is: ['instant'],
    cost: '2U',
    spell: { targets: [{ thing: { is: 'creature' } }], effects: [{ do: 'tuck', what: { target: 0 } }] },
  },
  'Round of Gossip': {
    is: ['sorcery'],
    cost: '2U',
    spell: {
      effects: [
        { do: 'draw', who: 'you', amount: 3 },
        { do: 'draw', who: 'neighbours', amount: 1 },
      ],
    },
  },
  'Spilled Ale': {
    is: ['instant'],
    cost: '1U',
    spell: {
      targets: [{ thing: { is: 'creature' } }],
      effects: [
        { do: 'tap', what: { target: 0 } },
        { do: 'draw', who: 'you', amount: 1 },
      ],
    },
  },
  'Fast Asleep': {
    is: ['enchantment'],
    cost: '2U',
    enchants: { is: 'creature' },
    statics: [{ on: 'host', gains: ['does-not-untap'] }],
    triggers: [{ when: 'enters', what: 'this', effects: [{ do: 'tap', what: 'host' }] }],
  },
  'Made a Frog': {
    is: ['instant'],
    cost: '1U',
    spell: {
      targets: [{ thing: { is: 'creature' } }],
      effects: [{ do: 'set', what: { target: 0 }, power: 1, toughness: 1 }],
    },
  },
  'Swapped Tankards': {
    is: ['sorcery'],
    cost: '6U',
    spell: { targets: [{ player: 'other' }], effects: [{ do: 'special', rule: 'swap-life' }] },
  },
  'Night Ferry': {
    is: ['instant'],
    cost: '1U',
    modes: [
      {
        targets: [{ thing: { is: 'creature', of: 'you', toBeMoved: true } }, { player: 'team-mate' }],
        effects: [{ do: 'move', what: { target: 0 }, to: { target: 1 } }],
      },
      { effects: [{ do: 'draw', who: 'you', amount: 1 }] },
    ],
  },
  'Night Porter': {
    is: ['creature'],
    types: ['rogue'],
    cost: '1U',
    power: 1,
    toughness: 3,
    abilities: [
      {
        cost: '1U',
        tap: true,
        effects: [
          { do: 'draw', who: 'you', amount: 1 },
          { do: 'discard', who: 'you', amount: 1 },
        ],
      },
    ],
  },
  'Sand-reckoner': {
    is: ['creature'],
    types: ['rogue'],
    cost: '1U',
    power: 1,
    toughness: 2,
    triggers: [{ when: 'discards', who: 'you', effects: [{ do: 'counters', what: 'this', amount: 1 }] }],
  },
  'Weather Gull': {
    is: ['creature'],
    types: ['bird'],
    cost: '2U',
    power: 1,
    toughness: 3,
    keywords: ['flying'],
    abilities: [{ cost: '1U', effects: [{ do: 'bonus', what: 'this', power: 1 }] }],
  },
  'Bookish Heron': {
    is: ['creature'],
    types: ['bird'],
    cost: '3U',
    power: 2,
    toughness: 2,
    keywords: ['flying'],
    triggers: [{ when: 'enters', what: 'this', effects: [{ do: 'draw', who: 'you', amount: 1 }] }],
  },
  'Ferry Pilot': {
    is: ['creature'],
    types: ['soldier'],
    cost: '2U',
    power: 2,
    toughness: 2,
    abilities: [
      {
        cost: '2U',
        targets: [{ thing: { is: 'creature', of: 'you' } }],
        effects: [{ do: 'bonus', what: { target: 0 }, gains: ['unblockable'] }],
      },
    ],
  },
  'Old Mother Cormorant': {
    is: ['creature'],
    types: ['bird'],
    cost: '4UU',
    legend: true,
    power: 3,
    toughness: 5,
    keywords: ['flying'],
    triggers: [
      {
        when: 'deals-combat-damage-to-player',
        what: { type: 'bird', of: 'you' },
        effects: [{ do: 'draw', who: 'you', amount: 1 }],
      },
    ],
  },
  'Sea Fog': { is: ['enchantment'], cost: '3U', statics: [{ on: { is: 'creature', of: 'others' }, power: -1 }] },
  'Second Reading': {
    is: ['sorcery'],
    cost: '2U',
    fromGraveyard: '4U',
    spell: { effects: [{ do: 'draw', who: 'you', amount: 2 }] },
  },
  'Ebb Tide': {
    is: ['instant'],
    cost: '1U',
    cycling: 'U',
    spell: { targets: [{ thing: { is: 'creature' } }], effects: [{ do: 'return', what: { target: 0 } }] },
  },
  'Drift Net': {
    is: ['sorcery'],
    cost: 'U',
    modes: [
      { targets: [{ thing: { is: 'creature' } }], effects: [{ do: 'tap', what: { target: 0 } }] },
      { more: '2', effects: [{ do: 'tap', what: { every: { is: 'creature', of: 'opponents' } } }] },
    ],
  },
  'Sunken Lesson': {
    is: ['sorcery'],
    cost: 'U',
    cycling: 'U',
    spell: {
      effects: [
        { do: 'mill', who: 'you', amount: 3 },
        { do: 'draw', who: 'you', amount: 1 },
      ],
    },
  },
  'Reading Room': {
    is: ['enchantment'],
    cost: '2U',
    abilities: [{ cost: '1', discard: true, effects: [{ do: 'draw', who: 'you', amount: 1 }] }],
  },
  'High Water Mark': {
    is: ['instant'],
    cost: '3U',
    cycling: '2',
    spell: { targets: [{ thing: { is: 'creature' } }], effects: [{ do: 'tuck', what: { target: 0 }, under: true }] },
  },
  'Letter in the Post': {
    is: ['sorcery'],
    cost: '1U',
    spell: { effects: [{ do: 'later', when: 'upkeep', effects: [{ do: 'draw', who: 'you', amount: 2 }] }] },
  },
  'Generous Measure': {
    is: ['sorcery'],
    cost: '3U',
    spell: {
      targets: [{ player: 'opponent' }],
      effects: [
        {
          do: 'offer',
          kind: 'gift',
          to: { target: 0 },
          taken: [
            { do: 'draw', who: 'you', amount: 3 },
            { do: 'draw', who: 'that-player', amount: 1 },
          ],
          refused: [{ do: 'draw', who: 'you', amount: 2 }],
        },
      ],
    },
  },
  'Ringing Ears': {
    is: ['instant'],
    cost: 'U',
    cycling: '1',
    spell: {
      targets: [{ thing: { is: 'creature' } }],
      effects: [{ do: 'bonus', what: { target: 0 }, power: -4, lasts: 'until-your-turn' }],
    },
  },
} satisfies { readonly [name: string]: Printed }
