import type { Printed } from '../../cards/card.ts'

export const lands = {
  Plains: { is: ['land'], basic: true, mana: ['white'] },
  Island: { is: ['land'], basic: true, mana: ['blue'] },
  Swamp: { is: ['land'], basic: true, mana: ['black'] },
  Mountain: { is: ['land'], basic: true, mana: ['red'] },
  Forest: { is: ['land'], basic: true, mana: ['green'] },
  'Chapel Quay': { is: ['land'], mana: ['white', 'blue'], replacements: [{ replaces: 'enters', tapped: true }] },
  'Drowned Vault': { is: ['land'], mana: ['blue', 'black'], replacements: [{ replaces: 'enters', tapped: true }] },
  'Cinder Bog': { is: ['land'], mana: ['black', 'red'], replacements: [{ replaces: 'enters', tapped: true }] },
  'Foothill Pasture': { is: ['land'], mana: ['red', 'green'], replacements: [{ replaces: 'enters', tapped: true }] },
  'Orchard Abbey': { is: ['land'], mana: ['green', 'white'], replacements: [{ replaces: 'enters', tapped: true }] },
  'Crossroads Inn': {
    is: ['land'],
    mana: ['white', 'blue', 'black', 'red', 'green'],
    replacements: [{ replaces: 'enters', tapped: true }],
  },
  'Bell Green': {
    is: ['land'],
    mana: ['white'],
    replacements: [{ replaces: 'enters', tapped: true }],
    abilities: [{ cost: '4W', tap: true, effects: [{ do: 'token', token: 'Recruit', amount: 1 }] }],
  },
  'Tidal Study': {
    is: ['land'],
    mana: ['blue'],
    replacements: [{ replaces: 'enters', tapped: true }],
    abilities: [{ cost: '2U', tap: true, sacrifice: 'this', effects: [{ do: 'draw', who: 'you', amount: 1 }] }],
  },
  'Charnel Yard': {
    is: ['land'],
    mana: ['black'],
    replacements: [{ replaces: 'enters', tapped: true }],
    abilities: [
      { cost: '1B', tap: true, sacrifice: { is: 'creature' }, effects: [{ do: 'draw', who: 'you', amount: 1 }] },
    ],
  },
  'Ember Pit': {
    is: ['land'],
    mana: ['red'],
    replacements: [{ replaces: 'enters', tapped: true }],
    abilities: [
      {
        cost: '3R',
        tap: true,
        sacrifice: 'this',
        targets: [{ any: true }],
        effects: [{ do: 'damage', to: { target: 0 }, amount: 2 }],
      },
    ],
  },
  'Hunting Lodge': {
    is: ['land'],
    mana: ['green'],
    replacements: [{ replaces: 'enters', tapped: true }],
    abilities: [
      {
        cost: '2G',
        tap: true,
        targets: [{ thing: { is: 'creature' } }],
        effects: [{ do: 'bonus', what: { target: 0 }, power: 2, toughness: 2 }],
      },
    ],
  },
} satisfies { readonly [name: string]: Printed }
