import { z } from 'zod'
import type { Seat } from '../core/game.ts'
import type { Json, JsonObject } from '../core/json.ts'
import type { OptionField } from '../core/options.ts'
import { characterOf } from './characters.ts'

export const modes = ['tournament', 'training'] as const
export const tables = ['duel', 'round-robin', 'tag-team'] as const
export const callings = ['off', 'captions', 'voice'] as const

/** The house rules as the engine reads them. Teams are lists of places at the table; none where nobody teams up. */
export interface Rules {
  readonly mode: (typeof modes)[number]
  readonly table: (typeof tables)[number]
  readonly honour: boolean
  readonly extras: boolean
  readonly levelling: boolean
  readonly calling: (typeof callings)[number]
  readonly teams: readonly (readonly number[])[]
  readonly decks: { readonly [seat: Seat]: string }
  /** How many Bases a row may hold (RULES BRL-5). */
  readonly most: number
}

const teamsShape = z.array(z.array(z.string())) as unknown as z.ZodType<Json>
const decksShape = z.record(z.string(), z.string()) as unknown as z.ZodType<Json>

export const optionFields: readonly OptionField[] = [
  {
    key: 'mode',
    label: 'How it is played',
    help: 'In a tournament nobody waits for a turn: everybody plays as fast as they like. Training goes turn by turn.',
    kind: 'choice',
    choices: [
      { value: 'tournament', label: 'Tournament', help: 'No turns: as fast as your hands.' },
      { value: 'training', label: 'Training', help: 'Turn by turn, to learn the cards or a new deck.' },
    ],
    default: 'tournament',
  },
  {
    key: 'table',
    label: 'Who plays whom',
    help: 'Two against each other, a circle where everybody plays both neighbours, or two teams.',
    kind: 'choice',
    choices: [
      { value: 'duel', label: 'Duel', help: 'Two players, one row of at most three Bases.' },
      { value: 'round-robin', label: 'Round robin', help: 'Three or more in a circle, a row between any two.' },
      { value: 'tag-team', label: 'Tag team', help: 'Two teams, one of each in the ring, at most four Bases.' },
    ],
    default: 'duel',
  },
  {
    key: 'teams',
    label: 'Teams',
    help: 'Two teams of at least two; the first of each starts in the ring. Left alone, every other seat teams up.',
    when: { key: 'table', is: ['tag-team'] },
    kind: 'own',
    schema: teamsShape,
  },
  {
    key: 'decks',
    label: 'Characters',
    help: 'Which student of the club each seat plays. Who has not chosen is given one by lot.',
    kind: 'own',
    bySeat: true,
    schema: decksShape,
  },
  {
    key: 'extras',
    label: 'Extra cards',
    help: 'Null, Hold and Wild Block come into the decks that list them.',
    kind: 'switch',
    default: false,
  },
  {
    key: 'referee',
    label: 'Referee',
    help: 'Who sees to it that nobody plays what isn’t allowed.',
    kind: 'choice',
    choices: [
      { value: 'strict', label: 'Strict', help: 'A play that isn’t legal bounces back at once.' },
      {
        value: 'honour',
        label: 'Honour',
        help: 'Nothing is stopped. Take your own mistakes back; what stands wrongly at the end forfeits its Base.',
      },
    ],
    default: 'strict',
  },
  {
    key: 'levelling',
    label: 'Level out slow connections',
    help: 'Holds each play up to 40 ms, by the connection the host measures, so that nobody wins by a faster cable.',
    when: { key: 'mode', is: ['tournament'] },
    kind: 'switch',
    default: false,
  },
  {
    key: 'calling',
    label: 'Calling cards',
    help: 'Announces Bases, Clears, Freezes and Reverses, so that nobody misses them.',
    kind: 'choice',
    choices: [
      { value: 'off', label: 'Off' },
      { value: 'captions', label: 'Captions', help: 'Big words over the table.' },
      { value: 'voice', label: 'Voice', help: 'Spoken aloud by the table, with captions.' },
    ],
    default: 'captions',
  },
]

/** What can't be among these seats, in plain words (the count of players is the set-up's business). */
export function checkOptions(options: JsonObject, seats: readonly Seat[]): string | undefined {
  for (const [seat, deck] of Object.entries((options['decks'] ?? {}) as { [seat: string]: string })) {
    if (!seats.includes(seat)) return `Characters: ${seat} has no seat.`
    if (characterOf(deck) === undefined) return `Characters: there is no “${deck}” in the club.`
  }
  const teams = options['teams'] as string[][] | undefined
  if (options['table'] !== 'tag-team' || teams === undefined) return undefined
  if (teams.length !== 2) return 'Teams: there are two teams.'
  const all = teams.flat()
  const stranger = all.find(seat => !seats.includes(seat))
  if (stranger !== undefined) return `Teams: ${stranger} has no seat.`
  if (new Set(all).size !== all.length) return 'Teams: nobody is in two teams.'
  const left = seats.find(seat => !all.includes(seat))
  if (left !== undefined) return `Teams: ${left} is in no team.`
  return teams.some(team => team.length < 2) ? 'Teams: each team has at least two players.' : undefined
}

/** Takes options that `checkOptions` let pass. */
export function rulesFrom(options: JsonObject, seats: readonly Seat[]): Rules {
  const table = options['table'] as Rules['table']
  const chosen = options['teams'] as string[][] | undefined
  const everyOther = [0, 1].map(rest => seats.flatMap((_, place) => (place % 2 === rest ? [place] : [])))
  const teams = chosen?.map(team => team.map(seat => seats.indexOf(seat))) ?? everyOther
  return {
    mode: options['mode'] as Rules['mode'],
    table,
    honour: options['referee'] === 'honour',
    extras: options['extras'] === true,
    levelling: options['levelling'] === true,
    calling: options['calling'] as Rules['calling'],
    teams: table === 'tag-team' ? teams : [],
    decks: (options['decks'] ?? {}) as Rules['decks'],
    most: table === 'tag-team' ? 4 : 3,
  }
}
