import type { Printed } from './card.ts'

export const lands = {
  Plains: { is: ['land'], basic: true, mana: ['white'] },
  Island: { is: ['land'], basic: true, mana: ['blue'] },
  Swamp: { is: ['land'], basic: true, mana: ['black'] },
  Mountain: { is: ['land'], basic: true, mana: ['red'] },
  Forest: { is: ['land'], basic: true, mana: ['green'] },
} satisfies { readonly [name: string]: Printed }
