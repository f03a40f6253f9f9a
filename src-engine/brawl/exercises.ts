import type { JsonObject } from '../core/json.ts'
import type { BrawlGiven } from './given.ts'
import type { BaseView, BrawlView } from './view.ts'

/** One lesson of the tutorial: a position to start from, what to do in words, and when it is done. */
export interface Exercise {
  readonly id: string
  readonly title: string
  /** What the new card does, told before the exercise. */
  readonly lesson: string
  readonly goal: string
  /** Shown when the learner hesitates. */
  readonly hint: string
  readonly options: JsonObject
  /** The learner sits first; the other seat is a sparring partner who does nothing. */
  readonly seats: readonly [string, string]
  readonly given: BrawlGiven
  /** Steps the table takes before the learner's first. */
  readonly before: readonly (JsonObject & { readonly by: string; readonly do: string })[]
  /** A way to do it, for the hint's last resort and for the tests. */
  readonly solution: readonly (JsonObject & { readonly by: string; readonly do: string })[]
  readonly isDone: (view: BrawlView) => boolean
}

const you = 'You'
const partner = 'Partner'
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

/** The six lessons, in order: Base, Hit, Block, Press and Clear, Freeze, then Dodge and Reverse. */
export const exercises: readonly Exercise[] = [
  {
    ...common,
    id: 'base',
    title: 'A place to fight',
    lesson: 'Everything is played on Bases. A new Base goes on the left or right end of the row, three at most.',
    goal: 'Draw a card, and put your Base on the left end of the row.',
    hint: 'Draw first; then choose the left end.',
    given: { decks: { [you]: ['base', ...spare], [partner]: spare } },
    solution: [draw, { by: you, do: 'play', edge: 'left' }],
    isDone: view => bases(view).length === 3 && bases(view)[0]?.owner === you,
  },
  {
    ...common,
    id: 'hit',
    title: 'Hit, and hit again',
    lesson:
      'A Hit goes on a bare side or on a Hit of its own colour. A Hit-2 counts two, but goes only on a Hit of its colour.',
    goal: 'Get four Hits on your side of the left Base.',
    hint: 'A string has one colour: put the red ones together, and the blue one somewhere else.',
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
    id: 'block',
    title: 'Stop right there',
    lesson: 'A Block goes on a Hit of its colour, and no Hit goes on a Block.',
    goal: 'Your partner leads both Bases by one. Block a string before it grows, and win the other Base.',
    hint: 'The Block is blue: where is there a blue Hit to stop?',
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
    title: 'Undo it, or sweep it away',
    lesson:
      'A Press on a Block makes both as good as gone. A Clear takes a whole Base away: never the middle one of three, never the only one.',
    goal: 'Press the Block on your side and add a Hit; then clear the Base you are losing.',
    hint: 'The Press goes directly on the Block. The Base to clear is the one on the right.',
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
    title: 'Make it last',
    lesson:
      'A Freeze ends the play on a Base for good. Freezes come last in your deck; when every Base is frozen, the game is over.',
    goal: 'Burn your way to your Freezes, discarding one card at a time, and win the game.',
    hint: 'You are leading both Bases: what you draw now only costs time. Discard it until a Freeze comes.',
    given: {
      decks: { [you]: ['hit-blue', 'block-blue', 'freeze', 'freeze'], [partner]: ['base', ...spare] },
      stacks: [plainBase(you, ['hit-red'], []), plainBase(partner, ['hit-green', 'hit-green'], ['hit-red'])],
    },
    solution: [
      draw,
      { by: you, do: 'discard' },
      draw,
      { by: you, do: 'discard' },
      draw,
      { by: you, do: 'play', base: 0 },
      draw,
      { by: you, do: 'play', base: 1 },
    ],
    isDone: view => view.phase === 'over' && view.result?.winner === you,
  },
  {
    ...common,
    id: 'dodge-and-reverse',
    title: 'The other way round',
    lesson:
      'A Dodge on a Hit makes everything below it count for nothing. On a Base with a Reverse the fewest Hits win, so a Dodge on your own side may be just the thing.',
    goal: 'Win both Bases: dodge your partner’s long string, and reverse the Base where you are behind.',
    hint: 'Dodge on the left, on your partner’s side. The Reverse goes on the right Base itself.',
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
]
