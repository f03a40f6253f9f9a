import type { JsonObject } from '../../core/json.ts'
import type { ClashGiven } from '../actions.ts'

/** By these the words of a puzzle are found. */
export const puzzleIds = [
  'bolt-to-spare',
  'nobody-home',
  'one-for-the-floor',
  'over-the-wall',
  'after-the-blocks',
  'twelve-at-once',
  'just-arrived',
  'with-their-own',
  'two-against-one',
  'the-stampede',
  'from-above',
  'before-the-fire',
] as const
export type PuzzleId = (typeof puzzleIds)[number]

/** A position in which the learner, who sits first, wins this turn against every defence (`solve.ts` proves it). */
export interface Puzzle {
  readonly id: PuzzleId
  readonly seats: readonly [string, string]
  readonly options: JsonObject
  readonly given: ClashGiven
}

export const you = 'You'
export const partner = 'Partner'

/** What one holds and controls, the same of the other, and the life the other has left. */
interface Sides {
  readonly hand: readonly string[]
  readonly ours: readonly string[]
  readonly theirs: readonly string[]
  readonly life: number
  readonly tapped?: readonly string[]
}

const sides: { readonly [id in PuzzleId]: Sides } = {
  'bolt-to-spare': {
    hand: ['Fire Bolt'],
    ours: ['Mountain', 'Forest Bear', 'Bog Rat'],
    theirs: ['Reef Crab'],
    life: 5,
  },
  'nobody-home': { hand: ['Send Home'], ours: ['Island', 'Mad Meg'], theirs: ['Reef Crab'], life: 6 },
  'one-for-the-floor': {
    hand: ['Spilled Ale'],
    ours: ['Island', 'Island', 'Stump Giant'],
    theirs: ['Marches Bull'],
    life: 5,
  },
  'over-the-wall': {
    hand: ['Drunken Courage'],
    ours: ['Mountain', 'Marches Bull', 'Bog Rat'],
    theirs: ['Iron Wall'],
    life: 4,
  },
  'after-the-blocks': {
    hand: ['Drunken Courage'],
    ours: ['Mountain', 'Hill Goat', 'Bog Rat'],
    theirs: ['Reef Crab'],
    life: 5,
  },
  'twelve-at-once': {
    hand: ['Send Home', 'Second Helping'],
    ours: ['Island', 'Forest', 'Mad Meg'],
    theirs: ['Stump Giant'],
    life: 12,
  },
  'just-arrived': {
    hand: ['Runaway Boar', 'Fire Bolt', 'Hill Goat'],
    ours: ['Mountain', 'Mountain', 'Mountain', 'Mountain'],
    theirs: ['Stump Giant'],
    tapped: ['Stump Giant'],
    life: 6,
  },
  'with-their-own': {
    hand: ['Borrowed Blade', 'Spilled Ale'],
    ours: ['Island', 'Island', 'Island', 'Island', 'Forest Bear'],
    theirs: ['Stump Giant'],
    life: 7,
  },
  'two-against-one': {
    hand: ['Thrown Stool'],
    ours: ['Mountain', 'Mountain', 'Cellar Ghoul'],
    theirs: ['Reef Crab', 'Plains Pony'],
    life: 3,
  },
  'the-stampede': {
    hand: ['Stampede at the Fair'],
    ours: ['Mountain', 'Mountain', 'Forest', 'Forest', 'Forest Bear', 'Bog Rat', 'Hill Goat'],
    theirs: ['Reef Crab'],
    life: 10,
  },
  'from-above': {
    hand: ['Giant Porridge', 'Good Breakfast'],
    ours: ['Forest', 'Forest', 'Forest', 'Pier Gull', 'Hill Goat'],
    theirs: ['Stump Giant', 'Bog Rat'],
    life: 4,
  },
  'before-the-fire': {
    hand: ['Embers for All'],
    ours: ['Mountain', 'Mountain', 'Spark Urchin', 'Forest Bear'],
    theirs: ['Needle Nan'],
    life: 4,
  },
}

/** The twelve, easiest first. */
export const puzzles: readonly Puzzle[] = puzzleIds.map(id => {
  const { hand, ours, theirs, life, tapped } = sides[id]
  return {
    id,
    seats: [you, partner],
    options: { format: 'free-for-all' },
    given: {
      active: you,
      stops: 'all',
      hand: { [you]: [...hand] },
      battlefield: { [you]: [...ours], [partner]: [...theirs] },
      library: { [you]: ['Plains', 'Plains'], [partner]: ['Plains', 'Plains'] },
      life: { [partner]: life },
      ...(tapped === undefined ? {} : { tapped: [...tapped] }),
    },
  }
})
