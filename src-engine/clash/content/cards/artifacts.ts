import type { Printed } from '../../cards/card.ts'

export const artifacts = {
  'Iron Wall': { is: ['artifact', 'creature'], cost: '2', power: 0, toughness: 5, keywords: ['defender'] },
  'Gushing Well': {
    is: ['artifact'],
    cost: '2',
    triggers: [{ when: 'draw-step', who: 'everybody', effects: [{ do: 'draw', who: 'that-player', amount: 1 }] }],
  },
  'Brass Kettle': { is: ['artifact'], cost: '3', mana: ['white', 'blue', 'black', 'red', 'green'] },
  'Borrowed Pike': {
    is: ['artifact'],
    cost: '2',
    statics: [{ on: 'host', power: 2 }],
    abilities: [
      {
        cost: '1',
        sorcerySpeed: true,
        targets: [{ thing: { is: 'creature', of: 'you' } }],
        effects: [{ do: 'attach', to: { target: 0 } }],
      },
    ],
  },
  'Iron Goose': {
    is: ['artifact', 'creature'],
    types: ['bird'],
    cost: '5',
    power: 3,
    toughness: 3,
    keywords: ['flying'],
  },
  'Stone Landlord': { is: ['artifact', 'creature'], cost: '6', power: 4, toughness: 4, keywords: ['indestructible'] },
  'Tip Jar': {
    is: ['artifact'],
    cost: '3',
    triggers: [
      {
        when: 'dies',
        what: { is: 'creature', of: 'neighbours' },
        effects: [{ do: 'gain-life', who: 'you', amount: 2 }],
      },
    ],
  },
  'Powder Keg': {
    is: ['artifact'],
    cost: '3',
    abilities: [
      {
        cost: '1',
        tap: true,
        sacrifice: 'this',
        effects: [{ do: 'damage', to: { every: { is: 'creature' } }, amount: 2 }],
      },
    ],
  },
  Milestone: {
    is: ['artifact'],
    cost: '2',
    triggers: [
      {
        when: 'moves',
        what: { is: 'creature', of: 'you' },
        effects: [{ do: 'draw', who: 'you', amount: 1 }],
      },
    ],
  },
  'Collection Box': {
    is: ['artifact'],
    cost: '3',
    abilities: [{ cost: '3', tap: true, effects: [{ do: 'draw', who: 'you', amount: 1 }] }],
  },
  'Bird Table': {
    is: ['artifact'],
    cost: '2',
    abilities: [{ cost: '4', tap: true, effects: [{ do: 'token', token: 'Gosling', amount: 1 }] }],
  },
  'Jumping Jack': { is: ['artifact', 'creature'], cost: '3', power: 2, toughness: 2, cycling: '1' },
  'Paper Crown': {
    is: ['artifact'],
    cost: '3',
    triggers: [{ when: 'enters', what: 'this', effects: [{ do: 'crown', who: 'you' }] }],
  },
} satisfies { readonly [name: string]: Printed }
