import { characters } from '../../../src-engine/brawl/character.ts'
import type { BrawlEvent } from '../../../src-engine/brawl/events.ts'
import { brawl } from '../../../src-engine/brawl/game.ts'
import type { BrawlGiven } from '../../../src-engine/brawl/scenario.ts'
import type { BaseView, BrawlView } from '../../../src-engine/brawl/view.ts'
import { anyGame } from '../../../src-engine/core/game.ts'
import { anySeed, type Lesson, type Position, type Step } from '../../table/lesson/lesson.ts'

const you = 'You'
const partner = 'Partner'
const mate = 'Mate'
const other = 'Other'
const spare = ['base', 'freeze', 'freeze']
const draw = { by: you, do: 'draw' } as const
const knocks = (...seats: readonly string[]): Position['before'] => seats.map(by => ({ by, do: 'knock' }))

function duel(given: BrawlGiven): Position {
  const options = { mode: 'tournament', table: 'duel' }
  return { seats: [you, partner], options, given, before: knocks(you, partner) }
}
function bases({ bases: row = [] }: BrawlView): readonly BaseView[] {
  return row
}
function hits(base: BaseView | undefined, seat: string): number {
  return base?.sides[seat]?.hits ?? 0
}
function plainBase(owner: string, mine: readonly string[] = [], theirs: readonly string[] = []) {
  return { owner, sides: { [you]: { stack: [...mine] }, [partner]: { stack: [...theirs] } } }
}

/** In order: from the first Base to a team. */
const steps = [
  {
    id: 'base',
    position: duel({ decks: { [you]: ['base', ...spare], [partner]: spare } }),
    solution: [draw, { by: you, do: 'play', edge: 'left' }],
    ends: view => bases(view).length === 3 && bases(view)[0]?.owner === you,
  },
  {
    id: 'hit',
    position: duel({ decks: { [you]: ['hit-red', 'hit-blue', 'hit-red', 'hit2-red', ...spare], [partner]: spare } }),
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
    ends: view => hits(bases(view)[0], you) >= 4,
  },
  {
    id: 'tied-bases',
    position: duel({
      decks: { [you]: ['base', 'hit-red', ...spare], [partner]: spare },
      stacks: [plainBase(partner, ['hit-red'], ['hit-blue']), plainBase(you, [], ['hit-green'])],
    }),
    solution: [draw, { by: you, do: 'play', edge: 'left' }, draw, { by: you, do: 'play', base: 1, side: you }],
    ends: view => bases(view).filter(base => base.leader === you).length === 2,
  },
  {
    id: 'block',
    position: duel({
      decks: { [you]: ['block-blue', 'hit-green', 'hit-green', ...spare], [partner]: spare },
      stacks: [plainBase(you, [], ['hit-blue']), plainBase(partner, [], ['hit-red'])],
    }),
    solution: [
      draw,
      { by: you, do: 'play', base: 0, side: partner },
      draw,
      { by: you, do: 'play', base: 1, side: you },
      draw,
      { by: you, do: 'play', base: 1, side: you },
    ],
    ends: view =>
      bases(view).some(base => base.sides[partner]?.stack.at(-1) === 'block-blue') &&
      bases(view).some(base => hits(base, you) > hits(base, partner)),
  },
  {
    id: 'press-and-clear',
    position: duel({
      decks: { [you]: ['press', 'hit-red', 'clear', ...spare], [partner]: spare },
      stacks: [
        plainBase(you, ['hit-red', 'block-red'], ['hit-blue']),
        plainBase(partner, [], ['hit-green', 'hit2-green', 'hit-green']),
      ],
    }),
    solution: [
      draw,
      { by: you, do: 'play', base: 0, side: you },
      draw,
      { by: you, do: 'play', base: 0, side: you },
      draw,
      { by: you, do: 'play', base: 1 },
    ],
    ends: view => bases(view).length === 1 && hits(bases(view)[0], you) >= 2,
  },
  {
    id: 'freeze',
    position: duel({
      decks: { [you]: ['freeze', 'freeze'], [partner]: ['base', ...spare] },
      stacks: [plainBase(you, ['hit-red'], []), plainBase(partner, ['hit-green', 'hit-green'], ['hit-red'])],
    }),
    solution: [draw, { by: you, do: 'play', base: 0 }, draw, { by: you, do: 'play', base: 1 }],
    ends: view => view.phase === 'over' && view.result?.winner === you,
  },
  {
    id: 'burning',
    position: duel({
      decks: { [you]: ['block-green', 'hit-blue', 'clear', 'freeze', 'freeze'], [partner]: ['base', ...spare] },
      stacks: [plainBase(you, ['hit-red', 'hit-red'], ['hit-red']), plainBase(partner, ['hit-green'], [])],
    }),
    solution: [
      ...[1, 2, 3].flatMap(() => [draw, { by: you, do: 'discard' }]),
      draw,
      { by: you, do: 'play', base: 0 },
      draw,
      { by: you, do: 'play', base: 1 },
    ],
    ends: view => view.phase === 'over' && view.result?.winner === you && (view.seats[you]?.discard.length ?? 0) === 3,
  },
  {
    id: 'dodge-and-reverse',
    position: duel({
      decks: { [you]: ['dodge', 'reverse', ...spare], [partner]: spare },
      stacks: [
        plainBase(you, ['hit-red'], ['hit-green', 'hit2-green']),
        plainBase(partner, [], ['hit-blue', 'hit-blue', 'block-blue']),
      ],
    }),
    solution: [draw, { by: you, do: 'play', base: 0, side: partner }, draw, { by: you, do: 'play', base: 1 }],
    ends: view => bases(view).length === 2 && bases(view).every(base => base.leader === you),
  },
  {
    id: 'press-undoes',
    position: duel({
      decks: { [you]: ['press', 'press', ...spare], [partner]: spare },
      stacks: [
        plainBase(partner, ['hit-red', 'hit-red', 'dodge'], ['hit-blue']),
        { ...plainBase(you, ['hit-green', 'hit2-green'], ['hit-red']), modifiers: ['reverse'] },
      ],
    }),
    solution: [draw, { by: you, do: 'play', base: 0, side: you }, draw, { by: you, do: 'play', base: 1 }],
    ends: view => bases(view).length === 2 && bases(view).every(base => base.leader === you),
  },
  {
    id: 'team',
    position: {
      seats: [you, partner, mate, other],
      options: {
        mode: 'tournament',
        table: 'tag-team',
        teams: [
          [you, mate],
          [partner, other],
        ],
      },
      before: knocks(you, partner, mate, other),
      given: {
        decks: { [you]: ['hit-red'], [partner]: spare, [mate]: ['hit-red', 'freeze'], [other]: spare },
        stacks: [plainBase(you, [], []), plainBase(partner, [], ['hit-red'])],
      },
    },
    solution: [draw, { by: you, do: 'play', base: 1, side: you }, { by: you, do: 'tag', to: mate }],
    ends: view => view.seats[mate]?.active === true && hits(bases(view)[1], you) === 1,
  },
] as const satisfies readonly Step<BrawlView>[]

/** Short exercises with partners who do nothing; then a real training with the learner's own student, against one who moves. */
export const lesson: Lesson<BrawlView, BrawlEvent, (typeof steps)[number]['id']> = {
  game: anyGame(brawl),
  steps,
  words: (id, t) => ({
    title: t(`brawlLesson.exercise.${id}.title`),
    text: t(`brawlLesson.exercise.${id}.lesson`),
    goal: t(`brawlLesson.exercise.${id}.goal`),
    hint: t(`brawlLesson.exercise.${id}.hint`),
  }),
  others: t => [t('rules.lesson.partner'), t('brawlLesson.mate'), t('brawlLesson.other')],
  end: {
    words: (t, student) => ({
      title: t('brawlLesson.end-title'),
      text: t('brawlLesson.end-text'),
      door: t('brawlLesson.train', { who: characters.find(one => one.id === student)?.name ?? '' }),
    }),
    scenario: (t, name, student) => ({
      title: t('brawlLesson.training'),
      game: 'brawl',
      seats: [you, partner],
      names: { [you]: name },
      seed: anySeed(),
      options: { mode: 'training', table: 'duel', decks: { [you]: student } },
      given: { first: you },
    }),
    choice: { first: characters[0]!.id, screen: () => import('./people/StudentChoice.vue') },
  },
}
