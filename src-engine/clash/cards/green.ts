import type { Printed } from './card.ts'

export const green = {
  'Forest Bear': { is: ['creature'], cost: '1G', power: 2, toughness: 2 },
  'Quiet Mist': { is: ['instant'], cost: 'G', spell: { effects: [{ do: 'no-combat-damage' }] } },
} satisfies { readonly [name: string]: Printed }
