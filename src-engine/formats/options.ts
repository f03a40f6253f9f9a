import { z } from 'zod'
import type { Json, JsonObject } from '../core/json.ts'
import type { OptionField } from '../core/options.ts'
import {
  rulebooks,
  formatIds,
  rangeBases,
  type Attack,
  type Rulebook,
  type FormatId,
  type RangeBasis,
} from './format.ts'

/** The host's choices, read but not yet weighed against each other (`settle` does that). */
export type FormatOptions = JsonObject & {
  readonly format: FormatId
  readonly rules: Rulebook
  readonly range?: 1 | 2 | 'unlimited'
  readonly attack?: Attack & ('left' | 'right' | 'any')
  readonly life?: number
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

const oneDeck = { key: 'format', is: ['one-deck'] } as const

/** The house rules of every game that is played in a format (SCENARIOS, Referee). */
export const formatOptions = [
  {
    key: 'format',
    kind: 'choice',
    choices: formatIds.map(value => ({ value })),
    default: 'free-for-all',
  },
  {
    key: 'rules',
    kind: 'choice',
    choices: rulebooks.map(value => ({ value })),
    default: 'booklet',
  },
  {
    key: 'base',
    kind: 'choice',
    choices: [{ value: 'two-on-two' }, { value: 'melee' }],
    when: oneDeck,
  },
  {
    key: 'range',
    kind: 'choice',
    choices: [{ value: 1 }, { value: 2 }, { value: 'unlimited' }],
  },
  {
    key: 'attack',
    kind: 'choice',
    choices: [{ value: 'any' }, { value: 'left' }, { value: 'right' }],
    when: { key: 'format', is: ['free-for-all'] },
  },
  {
    key: 'life',
    kind: 'number',
    min: 1,
    max: 9999,
  },
  {
    key: 'seating',
    kind: 'choice',
    choices: [{ value: 'beside' }, { value: 'opposite' }],
    when: { key: 'format', is: ['two-headed-giant'] },
  },
  {
    key: 'talk',
    kind: 'choice',
    choices: [{ value: true }, { value: false }],
    when: { key: 'format', is: ['two-on-two', 'dci-two-on-two', 'two-headed-giant', 'emperor'] },
  },
  {
    key: 'deckSize',
    kind: 'own',
    schema: z.int('a whole number from 1 to 5000.').min(1).max(5000) as unknown as z.ZodType<Json>,
    when: oneDeck,
  },
  {
    key: 'peace',
    kind: 'number',
    min: 0,
    max: 10,
    default: 0,
    when: oneDeck,
  },
  {
    key: 'handSize',
    kind: 'number',
    min: 1,
    max: 20,
    default: 7,
    when: oneDeck,
  },
  {
    key: 'small',
    kind: 'switch',
    default: false,
    when: { key: 'format', is: ['grand-melee'] },
  },
  {
    key: 'reduce',
    kind: 'choice',
    choices: [{ value: 'early' }, { value: 'forced' }],
    default: 'early',
    when: { key: 'format', is: ['grand-melee'] },
  },
  {
    key: 'rangeBasis',
    kind: 'choice',
    choices: rangeBases.map(value => ({ value })),
  },
] as const satisfies readonly OptionField[]
