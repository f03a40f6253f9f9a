import { sameJson, type JsonObject } from '../core/json.ts'
import type { Attack, Book, Format, FormatId, Play, Rules } from './format.ts'
import { formats } from './formats.ts'
import { settle } from './rules.ts'

/** One rule of what is played, to be said in the reader's words. */
export type SayingCode =
  | `attack-${Attack}`
  | `wins-${Format['wins']}`
  | `moving-${Play['moving']}`
  | `turns-${Play['turns']}`
  | `starts-${Play['starts']}`
  | `shrinks-${Play['shrinks']}`
  | `gaps-${Play['gaps']}`
  | `basis-${Play['rangeBasis']}`
  | `borrowed-${Play['borrowed']}`
  | `reduce-${Rules['reduce']}`
  | 'seats'
  | 'seats-exactly'
  | 'attack-choice'
  | 'range'
  | 'range-emperor'
  | 'range-inner'
  | 'life'
  | 'life-team'
  | 'shared'
  | 'not-shared'
  | 'talk'
  | 'no-talk'
  | 'poison'
  | 'one-library'
  | 'spoils'
  | 'no-spoils'
  | 'peace'
  | 'hand'
  | 'of-ten'
export type Saying = { readonly code: SayingCode; readonly params?: JsonObject }

/** How far spells reach; of emperors and the generals beside them only where that differs. */
function reachOf({ range, emperorRange: emperor = range, innerRange: inner = range }: Play): Saying {
  if (inner !== range) return { code: 'range-inner', params: { range, emperor, inner } }
  if (emperor !== range) return { code: 'range-emperor', params: { range, emperor } }
  return { code: 'range', params: { range } }
}

/** Each thing a book settles, said. What a table plays and what its rules page says come from the same data. */
const sayings: { readonly [Key in keyof Required<Play>]: (play: Play) => Saying } = {
  seats: ({ seats }) =>
    'min' in seats
      ? { code: 'seats', params: { min: seats.min, max: seats.max } }
      : { code: 'seats-exactly', params: { either: seats.exactly } },
  attack: ({ attack }) => ({ code: `attack-${attack}` }),
  attackChoice: () => ({ code: 'attack-choice' }),
  range: reachOf,
  emperorRange: reachOf,
  innerRange: reachOf,
  life: ({ life, sharedLife }) => ({ code: sharedLife ? 'life-team' : 'life', params: { n: life } }),
  sharedLife: ({ sharedLife }) => ({ code: sharedLife ? 'shared' : 'not-shared' }),
  moving: ({ moving }) => ({ code: `moving-${moving}` }),
  turns: ({ turns }) => ({ code: `turns-${turns}` }),
  starts: ({ starts }) => ({ code: `starts-${starts}` }),
  shrinks: ({ shrinks }) => ({ code: `shrinks-${shrinks}` }),
  gaps: ({ gaps }) => ({ code: `gaps-${gaps}` }),
  rangeBasis: ({ rangeBasis }) => ({ code: `basis-${rangeBasis}` }),
  borrowed: ({ borrowed }) => ({ code: `borrowed-${borrowed}` }),
  talk: ({ talk }) => ({ code: talk ? 'talk' : 'no-talk' }),
  poison: ({ poison }) => ({ code: 'poison', params: { n: poison } }),
}

/** What a table plays, rule by rule: for its rules page and beside the board. */
export function describe(rules: Rules): readonly Saying[] {
  const limited = rules.range !== 'unlimited'
  const sidewise = rules.attack === 'left' || rules.attack === 'right' || rules.attack === 'neighbours'
  const teams = rules.wins === 'last-team' || rules.wins === 'emperor'
  const said: (keyof Play)[] = ['attack', 'range', ...(limited || sidewise ? (['gaps'] as const) : [])]
  if (limited) said.push('shrinks', 'rangeBasis')
  // Of one deck, what one controls is one's own.
  if (!rules.oneDeck) said.push('borrowed')
  if (teams) said.push('moving', 'talk')
  said.push('life', 'turns', ...(rules.starts === 'first-seat' ? [] : (['starts'] as const)))
  return [
    ...said.map(key => sayings[key](rules)),
    ...(rules.turns === 'spheres' ? [{ code: `reduce-${rules.reduce}` } as const] : []),
    ...(rules.oneDeck ? oneDeckSayings(rules) : []),
    { code: `wins-${rules.wins}` },
  ]
}

function oneDeckSayings({ wins, peace, handSize }: Rules): readonly Saying[] {
  return [
    { code: 'one-library' },
    { code: wins === 'points' ? 'spoils' : 'no-spoils' },
    ...(peace > 0 ? [{ code: 'peace', params: { n: peace } } as const] : []),
    { code: 'hand', params: { n: handSize } },
  ]
}

export interface Difference {
  readonly booklet: Saying
  readonly modern: Saying
}

/** Where today's official rules play a format otherwise, and how (RULES FMT-20): for the rules page. */
export function differences(format: Format): readonly Difference[] {
  const today: Play = { ...format, ...format.modern }
  const keys = Object.keys(format.modern) as (keyof Play)[]
  const said = keys.map((key): Difference => ({ booklet: sayings[key](format), modern: sayings[key](today) }))
  if (format.modernOfTen !== undefined) {
    const { code, params = {} } = reachOf({ ...today, ...format.modernOfTen })
    said.push({ booklet: reachOf(format), modern: { code: 'of-ten', params: { rule: { code, params } } } })
  }
  return said.filter(({ booklet, modern }) => !sameJson(booklet, modern))
}

export interface FormatPage {
  readonly id: FormatId
  /** What is played by either book, its options left alone. */
  readonly booklet: readonly Saying[]
  readonly modern: readonly Saying[]
  readonly differences: readonly Difference[]
}

/** A format's rules page: made from the row that is played, so that it cannot say anything else (RULES FMT-20). */
export function formatPage(id: FormatId): FormatPage {
  const row = formats[id]
  const fewest = 'min' in row.seats ? row.seats.min : row.seats.exactly[0]!
  const by = (rules: Book): readonly Saying[] => describe(settle({ ...plainOptions, format: id, rules }, fewest))
  return { id, booklet: by('booklet'), modern: by('modern'), differences: differences(row) }
}

const plainOptions = { peace: 0, handSize: 7, small: false, reduce: 'early' } as const
