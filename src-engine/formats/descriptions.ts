import { sameJson, type JsonObject } from '../core/json.ts'
import type { Attack, Rulebook, Format, FormatId, RuleSet, Rules } from './format.ts'
import { formats } from './formats.ts'
import { rulesFor } from './rules.ts'

/** One rule of what is played, as a code; the sentences are the renderer's. */
export type RuleCode =
  | `attack-${Attack}`
  | `wins-${Format['wins']}`
  | `moving-${RuleSet['moving']}`
  | `turns-${RuleSet['turns']}`
  | `starts-${RuleSet['starts']}`
  | `shrinks-${RuleSet['shrinks']}`
  | `gaps-${RuleSet['gaps']}`
  | `basis-${RuleSet['rangeBasis']}`
  | `borrowed-${RuleSet['borrowed']}`
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
export type RuleDescription = { readonly code: RuleCode; readonly params?: JsonObject }

/** How far spells reach; of emperors and the generals beside them only where that differs. */
function describeRange({ range, emperorRange: emperor = range, innerRange: inner = range }: RuleSet): RuleDescription {
  if (inner !== range) return { code: 'range-inner', params: { range, emperor, inner } }
  if (emperor !== range) return { code: 'range-emperor', params: { range, emperor } }
  return { code: 'range', params: { range } }
}

/** Each thing a book settles, described. What a table plays and what its rules page says come from the same data. */
const descriptions: { readonly [Key in keyof Required<RuleSet>]: (play: RuleSet) => RuleDescription } = {
  seats: ({ seats }) =>
    'min' in seats
      ? { code: 'seats', params: { min: seats.min, max: seats.max } }
      : { code: 'seats-exactly', params: { either: seats.exactly } },
  attack: ({ attack }) => ({ code: `attack-${attack}` }),
  attackChoice: () => ({ code: 'attack-choice' }),
  range: describeRange,
  emperorRange: describeRange,
  innerRange: describeRange,
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
export function describeRules(rules: Rules): readonly RuleDescription[] {
  const limited = rules.range !== 'unlimited'
  const sidewise = rules.attack === 'left' || rules.attack === 'right' || rules.attack === 'neighbours'
  const teams = rules.wins === 'last-team' || rules.wins === 'emperor'
  const said: (keyof RuleSet)[] = ['attack', 'range', ...(limited || sidewise ? (['gaps'] as const) : [])]
  if (limited) said.push('shrinks', 'rangeBasis')
  // Of one deck, what one controls is one's own.
  if (!rules.oneDeck) said.push('borrowed')
  if (teams) said.push('moving', 'talk')
  said.push('life', 'turns', ...(rules.starts === 'first-seat' ? [] : (['starts'] as const)))
  return [
    ...said.map(key => descriptions[key](rules)),
    ...(rules.turns === 'spheres' ? [{ code: `reduce-${rules.reduce}` } as const] : []),
    ...(rules.oneDeck ? oneDeckDescriptions(rules) : []),
    { code: `wins-${rules.wins}` },
  ]
}

function oneDeckDescriptions({ wins, peace, handSize }: Rules): readonly RuleDescription[] {
  return [
    { code: 'one-library' },
    { code: wins === 'points' ? 'spoils' : 'no-spoils' },
    ...(peace > 0 ? [{ code: 'peace', params: { n: peace } } as const] : []),
    { code: 'hand', params: { n: handSize } },
  ]
}

export interface Difference {
  readonly booklet: RuleDescription
  readonly modern: RuleDescription
}

/** Where today's official rules play a format otherwise, and how (RULES FMT-20): for the rules page. */
export function differences(format: Format): readonly Difference[] {
  const today: RuleSet = { ...format, ...format.modern }
  const keys = Object.keys(format.modern) as (keyof RuleSet)[]
  const said = keys.map((key): Difference => ({ booklet: descriptions[key](format), modern: descriptions[key](today) }))
  if (format.modernOfTen !== undefined) {
    const { code, params = {} } = describeRange({ ...today, ...format.modernOfTen })
    said.push({ booklet: describeRange(format), modern: { code: 'of-ten', params: { rule: { code, params } } } })
  }
  return said.filter(({ booklet, modern }) => !sameJson(booklet, modern))
}

export interface FormatPage {
  readonly id: FormatId
  /** What is played by either book, its options left alone. */
  readonly booklet: readonly RuleDescription[]
  readonly modern: readonly RuleDescription[]
  readonly differences: readonly Difference[]
}

/** A format's rules page: made from the row that is played, so that it cannot say anything else (RULES FMT-20). */
export function formatPage(id: FormatId): FormatPage {
  const row = formats[id]
  const fewest = 'min' in row.seats ? row.seats.min : row.seats.exactly[0]!
  const by = (rules: Rulebook): readonly RuleDescription[] =>
    describeRules(rulesFor({ ...plainOptions, format: id, rules }, fewest))
  return { id, booklet: by('booklet'), modern: by('modern'), differences: differences(row) }
}

const plainOptions = { peace: 0, handSize: 7, small: false, reduce: 'early' } as const
