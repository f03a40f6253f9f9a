import { z } from 'zod'
import type { Coded } from '../core/coded.ts'
import type { Seat } from '../core/game.ts'
import type { Json, JsonObject } from '../core/json.ts'
import type { OptionField } from '../core/options.ts'
import { characterOf } from './character.ts'

export const modes = ['tournament', 'training'] as const
export const tables = ['duel', 'round-robin', 'tag-team'] as const
export const callings = ['off', 'captions', 'voice'] as const

/** The house rules as the engine reads them. Teams are lists of seats by index; none where nobody teams up. */
export interface Rules {
  readonly mode: (typeof modes)[number]
  readonly table: (typeof tables)[number]
  readonly honour: boolean
  readonly extras: boolean
  readonly levelling: boolean
  readonly calling: (typeof callings)[number]
  readonly teams: readonly (readonly number[])[]
  readonly decks: { readonly [seat: Seat]: string }
  /** How many games win the match (RULES BRL-11). */
  readonly toWin: 1 | 2
  /** How many Bases a row may hold (RULES BRL-5). */
  readonly most: number
}

const teamsShape = z.array(z.array(z.string())) as unknown as z.ZodType<Json>
const decksShape = z.record(z.string(), z.string()) as unknown as z.ZodType<Json>

export const optionFields = [
  {
    key: 'mode',
    kind: 'choice',
    choices: [{ value: 'tournament' }, { value: 'training' }],
    default: 'tournament',
  },
  {
    key: 'table',
    kind: 'choice',
    choices: [{ value: 'duel' }, { value: 'round-robin' }, { value: 'tag-team' }],
    default: 'duel',
  },
  {
    key: 'teams',
    when: { key: 'table', is: ['tag-team'] },
    kind: 'own',
    schema: teamsShape,
  },
  {
    key: 'match',
    when: { key: 'table', is: ['duel', 'tag-team'] },
    kind: 'choice',
    choices: [{ value: 'one' }, { value: 'best-of-three' }],
    default: 'one',
  },
  {
    key: 'decks',
    kind: 'own',
    bySeat: true,
    schema: decksShape,
  },
  {
    key: 'extras',
    kind: 'switch',
    default: false,
  },
  {
    key: 'referee',
    kind: 'choice',
    choices: [
      { value: 'strict' },
      {
        value: 'honour',
      },
    ],
    default: 'strict',
  },
  {
    key: 'levelling',
    when: { key: 'mode', is: ['tournament'] },
    kind: 'switch',
    default: false,
  },
  {
    key: 'calling',
    kind: 'choice',
    choices: [{ value: 'off' }, { value: 'captions' }, { value: 'voice' }],
    default: 'captions',
  },
] as const satisfies readonly OptionField[]

/** Something that can't be among these seats; `option` in the params tells which house rule it is about. */
export interface Problem extends Coded {
  readonly code: 'no-such-seat' | 'no-such-character' | 'two-teams' | 'in-two-teams' | 'in-no-team' | 'team-of-one'
}

/** What can't be among these seats; the count of players is the set-up's business. */
export function checkOptions(options: JsonObject, seats: readonly Seat[]): Problem | undefined {
  for (const [seat, deck] of Object.entries((options['decks'] ?? {}) as { [seat: string]: string })) {
    if (!seats.includes(seat)) return { code: 'no-such-seat', params: { option: 'decks', seat } }
    if (characterOf(deck) === undefined) return { code: 'no-such-character', params: { option: 'decks', id: deck } }
  }
  const teams = options['teams'] as string[][] | undefined
  if (options['table'] !== 'tag-team' || teams === undefined) return undefined
  const wrong = (code: Problem['code'], seat = ''): Problem => ({ code, params: { option: 'teams', seat } })
  if (teams.length !== 2) return wrong('two-teams')
  const all = teams.flat()
  const stranger = all.find(seat => !seats.includes(seat))
  if (stranger !== undefined) return wrong('no-such-seat', stranger)
  if (new Set(all).size !== all.length) return wrong('in-two-teams')
  const left = seats.find(seat => !all.includes(seat))
  if (left !== undefined) return wrong('in-no-team', left)
  return teams.some(team => team.length < 2) ? wrong('team-of-one') : undefined
}

/** Takes options that `checkOptions` let pass. */
export function rulesFrom(options: JsonObject, seats: readonly Seat[]): Rules {
  const table = options['table'] as Rules['table']
  const chosen = options['teams'] as string[][] | undefined
  const everyOther = [0, 1].map(rest => seats.flatMap((_, at) => (at % 2 === rest ? [at] : [])))
  const teams = chosen?.map(team => team.map(seat => seats.indexOf(seat))) ?? everyOther
  return {
    mode: options['mode'] as Rules['mode'],
    table,
    honour: options['referee'] === 'honour',
    extras: options['extras'] === true,
    levelling: options['levelling'] === true,
    calling: options['calling'] as Rules['calling'],
    teams: table === 'tag-team' ? teams : [],
    toWin: table !== 'round-robin' && options['match'] === 'best-of-three' ? 2 : 1,
    decks: (options['decks'] ?? {}) as Rules['decks'],
    most: table === 'tag-team' ? 4 : 3,
  }
}
