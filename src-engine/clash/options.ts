import { z } from 'zod'
import type { Seat } from '../core/game.ts'
import { isList, type Json } from '../core/json.ts'
import type { OptionField } from '../core/options.ts'
import { starOption } from '../colours/star-option.ts'
import type { StarOptions } from '../colours/colours.ts'
import { formatOptions, type FormatOptions } from '../formats/index.ts'

/** A ready deck by its id (two half-decks: `a+b`), or the names of its cards. */
export type DeckChoice = string | readonly string[]

export type ClashOptions = FormatOptions &
  StarOptions & {
    readonly decksFrom: 'ready' | 'lot' | 'draft' | 'sealed' | 'cube'
    /** The cards of a cube; absent: the whole book. */
    readonly cube?: readonly string[]
    readonly pickClock: boolean
    readonly decks?: { readonly [seat: Seat]: DeckChoice }
    readonly quick: boolean | 'by-format'
    readonly kindHands: boolean
    /** A duel of the gauntlet, by the seed of its run (`gauntlet/run.ts`): forty cards are enough for a deck. */
    readonly gauntlet?: number
    /**
     * Of a tournament of drafted decks (`draft/preparation.ts`): decks are drafted here and no game follows, or a match is
     * played with them, for which forty cards are enough.
     */
    readonly pod?: 'draft' | 'match'
    readonly stops: 'all' | 'default'
  }

const decks = z.record(z.string(), z.union([z.string().max(80), z.array(z.string().max(60)).max(500)]), {
  error: 'each seat has a ready deck, or a list of cards.',
})

const cube = z.array(z.string().max(60)).max(1000, { error: 'a cube is a list of cards.' })

/** Clash is played by the booklet alone: the form asks for the book only where a table came with another. */
const bookletFirst = formatOptions.map(field =>
  field.key === 'rules' ? { ...field, when: { key: 'rules', is: ['modern'] } } : field,
)

/** The house rules: those of every format, and the duel's own (RULES CLA-1, CLA-11). */
export const clashOptions = [
  ...bookletFirst,
  starOption,
  {
    key: 'decksFrom',
    kind: 'choice',
    choices: [{ value: 'ready' }, { value: 'lot' }, { value: 'draft' }, { value: 'sealed' }, { value: 'cube' }],
    default: 'ready',
  },
  {
    key: 'pickClock',
    kind: 'switch',
    default: false,
    live: true,
    when: { key: 'decksFrom', is: ['draft', 'cube'] },
  },
  { key: 'cube', kind: 'own', schema: cube as unknown as z.ZodType<Json> },
  {
    key: 'decks',
    kind: 'own',
    schema: decks as unknown as z.ZodType<Json>,
    bySeat: true,
    // What somebody put together themselves is seen by nobody before it is played.
    facts: deck => (isList(deck) ? { cards: deck.length } : undefined),
  },
  { key: 'gauntlet', kind: 'own', schema: z.int().nonnegative() },
  { key: 'pod', kind: 'own', schema: z.enum(['draft', 'match']) },
  {
    key: 'quick',
    kind: 'choice',
    choices: [{ value: false }, { value: true }, { value: 'by-format' }],
    default: false,
    live: 'by-format',
  },
  {
    key: 'kindHands',
    kind: 'switch',
    default: false,
    live: true,
  },
  {
    key: 'stops',
    kind: 'choice',
    choices: [{ value: 'all' }, { value: 'default' }],
    default: 'all',
    live: 'default',
  },
] as const satisfies readonly OptionField[]
