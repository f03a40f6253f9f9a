import type { Printed } from './card.ts'

export const blue = {
  'Reef Crab': { is: ['creature'], cost: '1U', power: 2, toughness: 2 },
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
} satisfies { readonly [name: string]: Printed }
