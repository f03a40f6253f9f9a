import { z } from 'zod'
import type { Seat } from '../core/game.ts'
import type { Json } from '../core/json.ts'
import type { OptionField } from '../core/options.ts'
import { formatOptions, type FormatOptions } from '../formats/index.ts'

/** A ready deck by its id (two half-decks: `a+b`), or the names of its cards. */
export type DeckChoice = string | readonly string[]

export type ClashOptions = FormatOptions & {
  readonly decks?: { readonly [seat: Seat]: DeckChoice }
  readonly quick: boolean
  readonly kindHands: boolean
  readonly stops: 'all' | 'default'
}

const decks = z.record(z.string(), z.union([z.string().max(80), z.array(z.string().max(60)).max(500)]), {
  error: 'each seat has a ready deck, or a list of cards.',
})

/** The house rules: those of every format, and the duel's own (RULES CLA-1). */
export const clashOptions: readonly OptionField[] = [
  ...formatOptions,
  {
    key: 'decks',
    kind: 'own',
    label: 'Decks',
    help: 'What each player brings: two half-decks, a ready deck, or cards of their own choice.',
    schema: decks as unknown as z.ZodType<Json>,
    bySeat: true,
  },
  {
    key: 'quick',
    kind: 'switch',
    label: 'Quick game',
    help: 'Everybody begins with 15 life instead of 20; a shared total with 30.',
    default: false,
  },
  {
    key: 'kindHands',
    kind: 'switch',
    label: 'Kind hands',
    help: 'Each opening hand is the better of two by its number of lands.',
    default: false,
  },
  {
    key: 'stops',
    kind: 'choice',
    label: 'Where players are asked',
    help: 'Everywhere, or at first only where it usually matters; everybody sets their own stops as they like.',
    choices: [
      { value: 'all', label: 'Everywhere' },
      { value: 'default', label: 'Where it matters' },
    ],
    default: 'all',
  },
]
