import { z } from 'zod'
import type { Seat } from '../core/game.ts'
import type { Json, JsonObject } from '../core/json.ts'
import type { OptionField } from '../core/options.ts'
import { books, formatIds, rangeBases, type Attack, type Book, type FormatId, type RangeBasis } from './format.ts'
import { formats } from './formats.ts'
import { colours, type Colour } from './star.ts'

/** The host's choices, read but not yet weighed against each other (`settle` does that). */
export type FormatOptions = JsonObject & {
  readonly format: FormatId
  readonly rules: Book
  readonly range?: 1 | 2 | 'unlimited'
  readonly attack?: Attack & ('left' | 'right' | 'any')
  readonly life?: number
  readonly colours?: { readonly [seat: Seat]: readonly Colour[] }
  readonly base?: 'two-on-two' | 'melee'
  readonly deckSize?: number
  readonly peace: number
  readonly handSize: number
  readonly small: boolean
  readonly reduce: 'early' | 'forced'
  readonly rangeBasis?: RangeBasis
  readonly talk?: boolean
  readonly seating?: 'beside' | 'opposite'
}

const pairs = z.record(z.string(), z.array(z.enum(colours)).length(2, 'a pair is two colours'), {
  error: 'each seat has a pair of colours: white, blue, black, red, green.',
})

const oneDeck = { key: 'format', is: ['one-deck'] } as const

/** The house rules of every game that is played in a format (SCENARIOS, Referee). */
export const formatOptions: readonly OptionField[] = [
  {
    key: 'format',
    kind: 'choice',
    label: 'Format',
    help: 'Who sits where, who may attack whom, how far spells reach, and who wins.',
    choices: formatIds.map(id => ({ value: id, label: formats[id].title, help: formats[id].summary })),
    default: 'free-for-all',
  },
  {
    key: 'rules',
    kind: 'choice',
    label: 'Rules',
    help: 'The booklet these formats come from, or today’s official rules where the two differ.',
    choices: books.map(book => ({ value: book, label: book === 'booklet' ? 'The booklet’s' : 'Today’s' })),
    default: 'booklet',
  },
  {
    key: 'base',
    kind: 'choice',
    label: 'Played as',
    help: 'One Deck is a two-on-two or a melee. Left open, four players play two-on-two and more a melee.',
    choices: [
      { value: 'two-on-two', label: 'Two-on-Two' },
      { value: 'melee', label: 'Melee' },
    ],
    when: oneDeck,
  },
  {
    key: 'range',
    kind: 'choice',
    label: 'Spell range',
    help: 'How many seats to either side spells and abilities reach. Nobody out of range can be attacked.',
    choices: [
      { value: 1, label: 'One seat' },
      { value: 2, label: 'Two seats' },
      { value: 'unlimited', label: 'The whole table' },
    ],
  },
  {
    key: 'attack',
    kind: 'choice',
    label: 'Attack',
    help: 'Whom creatures may attack. Attacking left is bolder, attacking right more careful.',
    choices: [
      { value: 'any', label: 'Anybody' },
      { value: 'left', label: 'The player to the left' },
      { value: 'right', label: 'The player to the right' },
    ],
    when: { key: 'format', is: ['free-for-all'] },
  },
  {
    key: 'life',
    kind: 'number',
    label: 'Life at the start',
    help: 'For each player, or for each team where a team shares one total. Left open, as the format says.',
    min: 1,
    max: 9999,
  },
  {
    key: 'colours',
    kind: 'own',
    label: 'Colours',
    help: 'Which pair of colours each seat plays. Left open: white-blue first, then clockwise round the star.',
    schema: pairs as unknown as z.ZodType<Json>,
    when: { key: 'format', is: ['star'] },
  },
  {
    key: 'seating',
    kind: 'choice',
    label: 'Partners sit',
    help: 'Left open, the two heads of a giant sit side by side.',
    choices: [
      { value: 'beside', label: 'Side by side' },
      { value: 'opposite', label: 'Across from each other' },
    ],
    when: { key: 'format', is: ['two-headed-giant'] },
  },
  {
    key: 'talk',
    kind: 'choice',
    label: 'Talk between partners',
    help: 'Left open, as the format says: two heads of a giant and an emperor’s team talk, two-on-two plays in silence.',
    choices: [
      { value: true, label: 'Allowed' },
      { value: false, label: 'Not allowed' },
    ],
    when: { key: 'format', is: ['two-on-two', 'dci-two-on-two', 'two-headed-giant', 'emperor'] },
  },
  {
    key: 'deckSize',
    kind: 'own',
    label: 'Cards in the shared deck',
    help: 'At least 120 for four players and 20 more for each other.',
    schema: z.int('a whole number from 1 to 5000.').min(1).max(5000) as unknown as z.ZodType<Json>,
    when: oneDeck,
  },
  {
    key: 'peace',
    kind: 'number',
    label: 'First turns without attacks',
    help: 'Nobody may attack in so many of their own first turns.',
    min: 0,
    max: 10,
    default: 0,
    when: oneDeck,
  },
  {
    key: 'handSize',
    kind: 'number',
    label: 'Hand size',
    help: 'Cards in an opening hand, and the most anybody may keep. Ten softens a deck of five colours.',
    min: 1,
    max: 20,
    default: 7,
    when: oneDeck,
  },
  {
    key: 'small',
    kind: 'switch',
    label: 'With few players too',
    help: 'A Grand Melee may be played by fewer than fifteen, down to three.',
    default: false,
    when: { key: 'format', is: ['grand-melee'] },
  },
  {
    key: 'reduce',
    kind: 'choice',
    label: 'Fewer turns at a time',
    help: 'As players go out, a turn is taken away early, so that turns do not hold each other up, or only when it must be.',
    choices: [
      { value: 'early', label: 'Early' },
      { value: 'forced', label: 'Only when it must be' },
    ],
    default: 'early',
    when: { key: 'format', is: ['grand-melee'] },
  },
  {
    key: 'rangeBasis',
    kind: 'choice',
    label: 'Range of things abroad',
    help: 'How far away a creature counts that stands in another’s territory or serves another’s orders.',
    choices: rangeBases.map(value => ({
      value,
      label: {
        booklet: 'Targets by where they lie, the rest by who controls them',
        territory: 'By where they lie',
        controller: 'By who controls them',
      }[value],
    })),
  },
]
