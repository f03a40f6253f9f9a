import type { Printed } from './card.ts'

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
} satisfies { readonly [name: string]: Printed }
