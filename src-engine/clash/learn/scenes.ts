import type { JsonObject } from '../../core/json.ts'
import type { ClashGiven } from '../actions.ts'
import type { ClashView } from '../view/types.ts'
import { partner, you } from '../content/puzzles.ts'

/** By these the words of a scene are found. */
export const sceneIds = ['land', 'creature', 'attack', 'block', 'trick', 'answer'] as const
export type SceneId = (typeof sceneIds)[number]

type Step = JsonObject & { readonly by: string; readonly do: string }

/** One scene of the first lesson: a position to start from, and when what is to be done is done. */
export interface Scene {
  readonly id: SceneId
  readonly seats: readonly [string, string]
  readonly options: JsonObject
  readonly given: ClashGiven
  /** Steps the table takes before the learner's first. */
  readonly before: readonly Step[]
  /** A way to do it, for the hint's last resort and for the tests; the other's acts are the table's. */
  readonly solution: readonly Step[]
  readonly isDone: (view: ClashView) => boolean
}

const common = { seats: [you, partner] as const, options: { format: 'free-for-all' } }
const library = { [you]: ['Plains', 'Plains', 'Plains'], [partner]: ['Plains', 'Plains', 'Plains'] }
function controls(view: ClashView, seat: string, card: string): boolean {
  return view.seats[seat]?.battlefield.includes(card) === true
}
function life(view: ClashView, seat: string): number {
  return view.life[seat] ?? 0
}
function lies(view: ClashView, seat: string, card: string): boolean {
  return view.seats[seat]?.graveyard.includes(card) === true
}

/** The six, in order: what a land is, a creature, to attack, to block, a trick, and an answer on the stack. */
export const scenes: readonly Scene[] = [
  {
    ...common,
    id: 'land',
    given: { active: you, stops: 'default', library, hand: { [you]: ['Forest', 'Forest', 'Hill Goat'] } },
    before: [],
    solution: [{ by: you, do: 'land', card: 'Forest' }],
    isDone: view => controls(view, you, 'Forest'),
  },
  {
    ...common,
    id: 'creature',
    given: {
      active: you,
      stops: 'default',
      library,
      hand: { [you]: ['Forest', 'Forest Bear', 'Elder Oak'] },
      battlefield: { [you]: ['Forest'] },
    },
    before: [],
    solution: [
      { by: you, do: 'land', card: 'Forest' },
      { by: you, do: 'cast', card: 'Forest Bear' },
    ],
    isDone: view => controls(view, you, 'Forest Bear'),
  },
  {
    ...common,
    id: 'attack',
    given: {
      active: you,
      stops: 'default',
      library,
      battlefield: { [you]: ['Sky Lancer', 'Hill Goat'], [partner]: ['Stump Giant'] },
    },
    before: [],
    solution: [
      { by: you, do: 'pass' },
      { by: you, do: 'attack', attackers: { 'Sky Lancer': partner } },
    ],
    isDone: view => life(view, partner) < 20,
  },
  {
    ...common,
    id: 'block',
    given: {
      active: partner,
      phase: 'attack',
      stops: 'default',
      library,
      battlefield: { [you]: ['Marches Bull', 'Bog Rat'], [partner]: ['Forest Bear'] },
    },
    before: [{ by: partner, do: 'attack', attackers: { 'Forest Bear': you } }],
    solution: [{ by: you, do: 'block', blockers: { 'Marches Bull': 'Forest Bear' } }],
    isDone: view => lies(view, partner, 'Forest Bear') && controls(view, you, 'Marches Bull'),
  },
  {
    ...common,
    id: 'trick',
    given: {
      active: you,
      phase: 'attack',
      stops: 'default',
      library,
      hand: { [you]: ['Second Helping'] },
      battlefield: { [you]: ['Forest', 'Hill Goat'], [partner]: ['Ridge Ogre'] },
    },
    before: [
      { by: you, do: 'attack', attackers: { 'Hill Goat': partner } },
      { by: partner, do: 'block', blockers: { 'Ridge Ogre': 'Hill Goat' } },
    ],
    solution: [
      { by: you, do: 'cast', card: 'Second Helping', targets: ['Hill Goat'] },
      { by: you, do: 'pass' },
    ],
    isDone: view => lies(view, partner, 'Ridge Ogre') && controls(view, you, 'Hill Goat'),
  },
  {
    ...common,
    id: 'answer',
    given: {
      active: partner,
      stops: 'default',
      library,
      hand: { [you]: ['Not in This House'], [partner]: ['Knife on the Stairs'] },
      battlefield: {
        [you]: ['Island', 'Island', 'Island', 'Harbour Whale', 'Stump Giant'],
        [partner]: ['Swamp', 'Swamp', 'Swamp', 'Bog Rat'],
      },
    },
    before: [{ by: partner, do: 'cast', card: 'Knife on the Stairs', targets: ['Stump Giant'] }],
    solution: [{ by: you, do: 'cast', card: 'Not in This House', targets: ['Knife on the Stairs'] }],
    isDone: view => controls(view, you, 'Stump Giant') && lies(view, partner, 'Knife on the Stairs'),
  },
]
