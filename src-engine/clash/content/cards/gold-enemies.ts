import type { Printed } from '../../cards/card.ts'

/** Cards of two colours that are enemies in the star. */
export const goldOfEnemies = {
  'Struck from the Rolls': {
    is: ['instant'],
    cost: '2WB',
    spell: { targets: [{ thing: { is: 'creature' } }], effects: [{ do: 'exile', what: { target: 0 } }] },
  },
  'Knife Juggler': {
    is: ['creature'],
    types: ['rogue'],
    cost: '1UR',
    power: 2,
    toughness: 3,
    triggers: [{ when: 'casts', who: 'you', effects: [{ do: 'damage', to: 'left', amount: 1 }] }],
  },
  'Compost Wight': {
    is: ['creature'],
    types: ['ghoul'],
    cost: '1BG',
    power: 1,
    toughness: 1,
    statics: [{ on: 'this', power: { graveyard: 'creature' }, toughness: { graveyard: 'creature' } }],
  },
  'Drill Sergeant': {
    is: ['creature'],
    types: ['soldier'],
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
    types: ['beast'],
    cost: 'GU',
    power: 2,
    toughness: 2,
    preventions: [{ prevents: 'combat', to: 'this' }],
  },
  Ostracism: {
    is: ['sorcery'],
    cost: '1WB',
    spell: {
      effects: [
        {
          do: 'elect',
          from: 'everybody',
          effects: [
            { do: 'sacrifice', who: 'that-player', which: { is: 'creature' }, amount: 1 },
            { do: 'lose-life', who: 'that-player', amount: 3 },
          ],
        },
      ],
    },
  },
} satisfies { readonly [name: string]: Printed }
