import type { OptionField } from '../core/options.ts'

/** Who leads first from the second hand on: a house rule of more than one sheet. */
export const leads = {
  key: 'lead',
  kind: 'choice',
  default: 'dealer-left',
  choices: [{ value: 'dealer-left' }, { value: 'last-winner' }],
} as const satisfies OptionField

/** The first hand is the whole game (RULES AOB-11, KOW-9, KW-7). */
export const oneHand = { key: 'oneHand', kind: 'switch', default: false } as const satisfies OptionField

/** Seven cards each in the first hand, for up to so many (RULES KOW-1, KW-1). */
export const sevenEach = (most: number): readonly number[] => Array.from({ length: most + 1 }, () => 7)
