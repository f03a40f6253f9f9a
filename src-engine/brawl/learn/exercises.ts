import type { JsonObject } from '../../core/json.ts'
import type { BrawlGiven } from '../scenario.ts'
import type { BaseView, BrawlView } from '../view.ts'

/** Ids of the exercises; the renderer finds the texts of each by it. */
export type ExerciseId =
  | 'base'
  | 'hit'
  | 'tied-bases'
  | 'block'
  | 'press-and-clear'
  | 'freeze'
  | 'burning'
  | 'dodge-and-reverse'
  | 'press-undoes'
  | 'team'

/** One lesson of the tutorial: a position to start from, and when what is to be done is done. */
export interface Exercise {
  readonly id: ExerciseId
  readonly options: JsonObject
  /** The learner sits first; the others are sparring partners who do nothing. */
  readonly seats: readonly [string, string, ...string[]]
  readonly given: BrawlGiven
  /** Steps the table takes before the learner's first. */
  readonly before: readonly (JsonObject & { readonly by: string; readonly do: string })[]
  /** A way to do it, for the hint's last resort and for the tests. */
  readonly solution: readonly (JsonObject & { readonly by: string; readonly do: string })[]
  readonly isDone: (view: BrawlView) => boolean
}

const you = 'You'
const partner = 'Partner'
const mate = 'Mate'
const other = 'Other'
const spare = ['base', 'freeze', 'freeze']
const begin = [
  { by: you, do: 'knock' },
  { by: partner, do: 'knock' },
] as const
const draw = { by: you, do: 'draw' } as const
const common = { seats: [you, partner] as const, options: { mode: 'tournament', table: 'duel' }, before: begin }

function bases({ bases: row = [] }: BrawlView): readonly BaseView[] {
  return row
}
function hits(base: BaseView | undefined, seat: string): number {
  return base?.sides[seat]?.hits ?? 0
}
function plainBase(owner: string, mine: readonly string[] = [], theirs: readonly string[] = []) {
  return { owner, sides: { [you]: { stack: [...mine] }, [partner]: { stack: [...theirs] } } }
}

/** The lessons in order: from the first Base to a team. */
export const exercises: readonly Exercise[] = [
  {
    ...common,
    id: 'base',
    given: { decks: { [you]: ['base', ...spare], [partner]: spare } },
    solution: [draw, { by: you, do: 'play', edge: 'left' }],
    isDone: view => bases(view).length === 3 && bases(view)[0]?.owner === you,
  },
  {
    ...common,
    id: 'hit',
    given: { decks: { [you]: ['hit-red', 'hit-blue', 'hit-red', 'hit2-red', ...spare], [partner]: spare } },
    solution: [
      draw,
      { by: you, do: 'play', base: 0, side: you },
      draw,
      { by: you, do: 'play', base: 1, side: you },
      draw,
      { by: you, do: 'play', base: 0, side: you },
      draw,
      { by: you, do: 'play', base: 0, side: you },
    ],
    isDone: view => hits(bases(view)[0], you) >= 4,
  },
  {
    ...common,
    id: 'tied-bases',
    given: {
      decks: { [you]: ['base', 'hit-red', ...spare], [partner]: spare },
      stacks: [plainBase(partner, ['hit-red'], ['hit-blue']), plainBase(you, [], ['hit-green'])],
    },
    solution: [draw, { by: you, do: 'play', edge: 'left' }, draw, { by: you, do: 'play', base: 1, side: you }],
    isDone: view => bases(view).filter(base => base.leader === you).length === 2,
  },
  {
    ...common,
    id: 'block',
    given: {
      decks: { [you]: ['block-blue', 'hit-green', 'hit-green', ...spare], [partner]: spare },
      stacks: [plainBase(you, [], ['hit-blue']), plainBase(partner, [], ['hit-red'])],
    },
    solution: [
      draw,
      { by: you, do: 'play', base: 0, side: partner },
      draw,
      { by: you, do: 'play', base: 1, side: you },
      draw,
      { by: you, do: 'play', base: 1, side: you },
    ],
    isDone: view =>
      bases(view).some(base => base.sides[partner]?.stack.at(-1) === 'block-blue') &&
      bases(view).some(base => hits(base, you) > hits(base, partner)),
  },
  {
    ...common,
    id: 'press-and-clear',
    given: {
      decks: { [you]: ['press', 'hit-red', 'clear', ...spare], [partner]: spare },
      stacks: [
        plainBase(you, ['hit-red', 'block-red'], ['hit-blue']),
        plainBase(partner, [], ['hit-green', 'hit2-green', 'hit-green']),
      ],
    },
    solution: [
      draw,
      { by: you, do: 'play', base: 0, side: you },
      draw,
      { by: you, do: 'play', base: 0, side: you },
      draw,
      { by: you, do: 'play', base: 1 },
    ],
    isDone: view => bases(view).length === 1 && hits(bases(view)[0], you) >= 2,
  },
  {
    ...common,
    id: 'freeze',
    given: {
      decks: { [you]: ['freeze', 'freeze'], [partner]: ['base', ...spare] },
      stacks: [plainBase(you, ['hit-red'], []), plainBase(partner, ['hit-green', 'hit-green'], ['hit-red'])],
    },
    solution: [draw, { by: you, do: 'play', base: 0 }, draw, { by: you, do: 'play', base: 1 }],
    isDone: view => view.phase === 'over' && view.result?.winner === you,
  },
  {
    ...common,
    id: 'burning',
    given: {
      decks: { [you]: ['block-green', 'hit-blue', 'clear', 'freeze', 'freeze'], [partner]: ['base', ...spare] },
      stacks: [plainBase(you, ['hit-red', 'hit-red'], ['hit-red']), plainBase(partner, ['hit-green'], [])],
    },
    solution: [
      ...[1, 2, 3].flatMap(() => [draw, { by: you, do: 'discard' }]),
      draw,
      { by: you, do: 'play', base: 0 },
      draw,
      { by: you, do: 'play', base: 1 },
    ],
    isDone: view =>
      view.phase === 'over' && view.result?.winner === you && (view.seats[you]?.discard.length ?? 0) === 3,
  },
  {
    ...common,
    id: 'dodge-and-reverse',
    given: {
      decks: { [you]: ['dodge', 'reverse', ...spare], [partner]: spare },
      stacks: [
        plainBase(you, ['hit-red'], ['hit-green', 'hit2-green']),
        plainBase(partner, [], ['hit-blue', 'hit-blue', 'block-blue']),
      ],
    },
    solution: [draw, { by: you, do: 'play', base: 0, side: partner }, draw, { by: you, do: 'play', base: 1 }],
    isDone: view => bases(view).length === 2 && bases(view).every(base => base.leader === you),
  },
  {
    ...common,
    id: 'press-undoes',
    given: {
      decks: { [you]: ['press', 'press', ...spare], [partner]: spare },
      stacks: [
        plainBase(partner, ['hit-red', 'hit-red', 'dodge'], ['hit-blue']),
        { ...plainBase(you, ['hit-green', 'hit2-green'], ['hit-red']), modifiers: ['reverse'] },
      ],
    },
    solution: [draw, { by: you, do: 'play', base: 0, side: you }, draw, { by: you, do: 'play', base: 1 }],
    isDone: view => bases(view).length === 2 && bases(view).every(base => base.leader === you),
  },
  {
    id: 'team',
    seats: [you, partner, mate, other],
    options: {
      mode: 'tournament',
      table: 'tag-team',
      teams: [
        [you, mate],
        [partner, other],
      ],
    },
    before: [you, partner, mate, other].map(by => ({ by, do: 'knock' })),
    given: {
      decks: { [you]: ['hit-red'], [partner]: spare, [mate]: ['hit-red', 'freeze'], [other]: spare },
      stacks: [plainBase(you, [], []), plainBase(partner, [], ['hit-red'])],
    },
    solution: [draw, { by: you, do: 'play', base: 1, side: you }, { by: you, do: 'tag', to: mate }],
    isDone: view => view.seats[mate]?.active === true && hits(bases(view)[1], you) === 1,
  },
]
