import type { JsonObject } from '../../core/json.ts'
import type { ClashGiven } from '../actions.ts'

/** A position in which the learner, who sits first, wins this turn against every defence, in one way alone (`solve.ts` proves both). */
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

/** Easiest first. */
const sides = {
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
    life: 5,
  },
  'after-the-blocks': {
    hand: ['Second Helping'],
    ours: ['Forest', 'Stump Giant', 'Bog Rat'],
    theirs: ['Bottle Duellist'],
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
    theirs: ['Iron Wall', 'Plains Pony'],
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
    ours: ['Forest', 'Forest', 'Forest', 'Pier Gull'],
    theirs: ['Stump Giant', 'Bog Rat'],
    life: 4,
  },
  'before-the-fire': {
    hand: ['Embers for All'],
    ours: ['Mountain', 'Mountain', 'Spark Urchin', 'Forest Bear'],
    theirs: ['Needle Nan'],
    life: 4,
  },
  'elbows-out': {
    hand: ['Elbow Room'],
    ours: ['Island', 'Mountain', 'Island', 'Jealous Sow', 'Fair Day Boar'],
    theirs: ['Pawnbroker'],
    life: 4,
  },
  'mind-the-goose': {
    hand: ['Thrown Stool'],
    ours: ['Island', 'Mountain', 'Bad Landlord', 'Torch Mob'],
    theirs: ['Iron Goose'],
    life: 4,
  },
  'in-the-net': {
    hand: ['Drift Net'],
    ours: ['Island', 'Widow Tallow', 'Bookish Heron'],
    theirs: ['Vault Whisperer'],
    life: 4,
  },
  'right-through': {
    hand: ['Fire Bolt'],
    ours: ['Mountain', 'Grandfather Antler', 'Stone Landlord'],
    theirs: ['Flock Mother'],
    life: 9,
  },
  'one-more-bite': {
    hand: ['Big Appetite'],
    ours: ['Forest', 'Swamp', 'Marches Bull', 'Debt Collector'],
    theirs: ['Late Visitor', 'Spark Urchin'],
    life: 4,
  },
  'clear-skies': {
    hand: ['Thrown Stool'],
    ours: ['Island', 'Mountain', 'Mother Odile', 'Sky Lancer', 'Eavesdropper'],
    theirs: ['Web Weaver'],
    life: 6,
  },
  'a-small-fire': {
    hand: ['House on Fire'],
    ours: ['Mountain', 'Plains', 'Almoner', 'Moss Matron'],
    theirs: ['Big Barnaby'],
    life: 3,
  },
  'after-them': {
    hand: ['Wild Pursuit'],
    ours: ['Mountain', 'Forest', 'Stone Landlord', 'Heir of the Fallen'],
    theirs: ['Forest Bear', 'Plains Pony'],
    life: 4,
  },
  'whoever-is-free': {
    hand: ['Wild Pursuit'],
    ours: ['Forest', 'Plains', 'Bridge Guard', 'Mayor Applewhite'],
    theirs: ['Berry Picker', 'Gaffer Mould'],
    life: 3,
  },
  'on-a-borrowed-horse': {
    hand: ['Unpaid Bill', 'Borrowed Horse'],
    ours: ['Mountain', 'Swamp', 'Mountain', 'Swamp', 'Mountain', 'Swamp', 'Debt Collector'],
    theirs: ['Bell-ringer', 'Mayor Applewhite'],
    life: 5,
  },
  'what-the-cook-gives': {
    hand: ['Levy of the Fields', 'Dug Up Again'],
    ours: ['Plains', 'Swamp', 'Plains', 'Swamp', 'Plains', 'Swamp', 'Barracks Cook', 'Brother in Arms'],
    theirs: ['Cellar Eel'],
    life: 3,
  },
  'feed-the-big-one': {
    hand: ['Rust and Rot', 'Big Appetite'],
    ours: ['Mountain', 'Forest', 'Mountain', 'Great Tusker', 'Torch Mob', 'Crowd-fed Ox'],
    theirs: ['Bell-ringer'],
    life: 10,
  },
  'to-absent-friends': {
    hand: ['Absent Friends', 'Wedding Crasher', 'Bad Water'],
    ours: ['Swamp', 'Mountain', 'Swamp', 'Mountain', 'Swamp', 'Mountain', 'Card Sharp'],
    theirs: ['Hill Goat'],
    life: 4,
  },
  timber: {
    hand: ['Good Breakfast', 'Tall Trees Fall', 'Far Walker'],
    ours: ['Plains', 'Forest', 'Plains', 'Forest', 'Plains', 'Forest', 'Red Katrin'],
    theirs: ['Undertaker', 'Bookmaker'],
    life: 3,
  },
  'twice-in-pursuit': {
    hand: ['Card Sharp', 'Wild Pursuit', 'Bookmaker'],
    ours: ['Forest', 'Mountain', 'Forest', 'Mountain', 'Forest', 'Mountain', 'Ram Rider'],
    theirs: ['Far Walker'],
    life: 5,
  },
  'two-out-of-the-way': {
    hand: ['Bad Water', 'Jealous Sow', 'Wild Pursuit'],
    ours: ['Swamp', 'Forest', 'Swamp', 'Forest', 'Swamp', 'Forest', 'Late Visitor'],
    theirs: ['Gull Rider', 'Sand-reckoner'],
    life: 3,
  },
  'turn-of-the-tide': {
    hand: ['Borrowed Blade', 'Ebb Tide', 'Pawnbroker'],
    ours: ['Swamp', 'Island', 'Swamp', 'Island', 'Swamp', 'Island', 'Heir of the Fallen', 'Grave Robber'],
    theirs: ['Jealous Sow', 'Crowd-fed Ox'],
    life: 8,
  },
  'settled-outside': {
    hand: ['Absent Friends', 'Settle It Outside', 'Jealous Sow'],
    ours: [
      'Forest',
      'Swamp',
      'Forest',
      'Swamp',
      'Forest',
      'Swamp',
      'Watch Goose',
      'Compost Wight',
      'Grandfather Antler',
    ],
    theirs: ['Gosling Nanny'],
    life: 10,
  },
} satisfies { readonly [id: string]: Sides }

export type PuzzleId = keyof typeof sides
/** By these the words of a puzzle are found. */
export const puzzleIds = Object.keys(sides) as readonly PuzzleId[]

export const puzzles: readonly Puzzle[] = puzzleIds.map(id => {
  const { hand, ours, theirs, life, tapped }: Sides = sides[id]
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
