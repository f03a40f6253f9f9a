import type { Printed } from './card.ts'

export const artifacts = {
  'Iron Wall': { is: ['artifact', 'creature'], cost: '2', power: 0, toughness: 5, keywords: ['defender'] },
  'Gushing Well': {
    is: ['artifact'],
    cost: '2',
    triggers: [{ when: 'draw-step', who: 'everybody', effects: [{ do: 'draw', who: 'that-player', amount: 1 }] }],
  },
} satisfies { readonly [name: string]: Printed }
