import { clash } from '../../../src-engine/clash/game.ts'
import { puzzleIds, puzzles, partner, you, type PuzzleId } from '../../../src-engine/clash/content/puzzles.ts'
import type { ClashGiven } from '../../../src-engine/clash/actions.ts'
import type { ClashEvent } from '../../../src-engine/clash/events.ts'
import type { ClashState } from '../../../src-engine/clash/state.ts'
import type { ClashView } from '../../../src-engine/clash/view/types.ts'
import { anyGame } from '../../../src-engine/core/game.ts'
import type { Json } from '../../../src-engine/core/json.ts'
import { botAction, counted, toAct } from '../../../src-engine/core/match.ts'
import { viewFor } from '../../../src-engine/core/view.ts'
import { acted } from '../../table/lesson/exercise.ts'
import {
  anySeed,
  type SeatAct,
  type Exercise,
  type Lesson,
  type Position,
  type Step,
} from '../../table/lesson/lesson.ts'
import { coachSpeaks } from './coach/coach-speaks.ts'

const library = { [you]: ['Plains', 'Plains', 'Plains'], [partner]: ['Plains', 'Plains', 'Plains'] }
function scene(given: ClashGiven, before: readonly SeatAct[] = []): Position {
  const options = { format: 'free-for-all' }
  return { seats: [you, partner], options, given: { stops: 'default', library, ...given }, before }
}
function controls(view: ClashView, seat: string, card: string): boolean {
  return view.seats[seat]?.battlefield.includes(card) === true
}
function life(view: ClashView, seat: string): number {
  return view.life[seat] ?? 0
}
function lies(view: ClashView, seat: string, card: string): boolean {
  return view.seats[seat]?.graveyard.includes(card) === true
}

/** What a land is, a creature, to attack, to block, a trick, and an answer on the stack. */
const scenes = [
  {
    id: 'land',
    position: scene({ active: you, hand: { [you]: ['Forest', 'Forest', 'Hill Goat'] } }),
    solution: [{ by: you, do: 'land', card: 'Forest' }],
    ends: view => controls(view, you, 'Forest'),
  },
  {
    id: 'creature',
    position: scene({
      active: you,
      hand: { [you]: ['Forest', 'Forest Bear', 'Elder Oak'] },
      battlefield: { [you]: ['Forest'] },
    }),
    solution: [
      { by: you, do: 'land', card: 'Forest' },
      { by: you, do: 'cast', card: 'Forest Bear' },
    ],
    ends: view => controls(view, you, 'Forest Bear'),
  },
  {
    id: 'attack',
    position: scene({
      active: you,
      battlefield: { [you]: ['Sky Lancer', 'Hill Goat'], [partner]: ['Stump Giant'] },
    }),
    solution: [
      { by: you, do: 'pass' },
      { by: you, do: 'attack', attackers: { 'Sky Lancer': partner } },
    ],
    ends: view => life(view, partner) < 20,
  },
  {
    id: 'block',
    position: scene(
      {
        active: partner,
        phase: 'attack',
        battlefield: { [you]: ['Marches Bull', 'Bog Rat'], [partner]: ['Forest Bear'] },
      },
      [{ by: partner, do: 'attack', attackers: { 'Forest Bear': you } }],
    ),
    solution: [{ by: you, do: 'block', blockers: { 'Marches Bull': 'Forest Bear' } }],
    ends: view => lies(view, partner, 'Forest Bear') && controls(view, you, 'Marches Bull'),
  },
  {
    id: 'trick',
    position: scene(
      {
        active: you,
        phase: 'attack',
        hand: { [you]: ['Second Helping'] },
        battlefield: { [you]: ['Forest', 'Hill Goat'], [partner]: ['Ridge Ogre'] },
      },
      [
        { by: you, do: 'attack', attackers: { 'Hill Goat': partner } },
        { by: partner, do: 'block', blockers: { 'Ridge Ogre': 'Hill Goat' } },
      ],
    ),
    solution: [{ by: you, do: 'cast', card: 'Second Helping', targets: ['Hill Goat'] }],
    ends: view => lies(view, partner, 'Ridge Ogre') && controls(view, you, 'Hill Goat'),
  },
  {
    id: 'answer',
    position: scene(
      {
        active: partner,
        hand: { [you]: ['Not in This House'], [partner]: ['Knife on the Stairs'] },
        battlefield: {
          [you]: ['Island', 'Island', 'Island', 'Harbour Whale', 'Stump Giant'],
          [partner]: ['Swamp', 'Swamp', 'Swamp', 'Bog Rat'],
        },
      },
      [{ by: partner, do: 'cast', card: 'Knife on the Stairs', targets: ['Stump Giant'] }],
    ),
    solution: [{ by: you, do: 'cast', card: 'Not in This House', targets: ['Knife on the Stairs'] }],
    ends: view => controls(view, you, 'Stump Giant') && lies(view, partner, 'Knife on the Stairs'),
  },
] as const satisfies readonly Step<ClashView>[]
type SceneId = (typeof scenes)[number]['id']

/** Turns to be won: the table asks before each block, and of what is aimed at one. */
const asked: SeatAct = { by: you, do: 'stops', own: ['main', 'block', 'main-2'], others: ['block'], aimed: true }
const toWin = puzzles.map(({ id, ...position }): Step<ClashView, PuzzleId> => ({
  id,
  position: { ...position, before: [asked] },
  solution: [],
  ends: ({ winners }) => winners?.join() === you,
  isPuzzle: true,
}))

/** The other player answers by a simple rule, until the learner is asked again. */
function answered(from: Exercise<ClashEvent>): Exercise<ClashEvent> {
  let now = from
  for (let acts = 0; acts < 40 && toAct(now.match)[0] === partner; acts++) {
    const next = acted(now, partner, botAction(now.match, partner, 'normal', counted(0)) as unknown as Json)
    if (typeof next === 'string') break
    now = next
  }
  return now
}

/** Whether the rest of a scene's solution still leads to its end, with passes before and after. */
function canBeDone(from: Exercise<ClashEvent>, { solution, ends }: Step<ClashView>): boolean {
  const isDone = ({ match }: Exercise<ClashEvent>): boolean => ends(viewFor(clash, match.state as ClashState, you))
  const stepped = (now: Exercise<ClashEvent>, { by, ...action }: SeatAct): Exercise<ClashEvent> | undefined => {
    const next = acted(now, by, action)
    return typeof next === 'string' ? undefined : answered(next)
  }
  const passed = (now: Exercise<ClashEvent>) => stepped(now, { by: you, do: 'pass' })
  const leads = (begin: Exercise<ClashEvent>, done: number): boolean => {
    let now: Exercise<ClashEvent> | undefined = begin
    for (const step of solution.slice(done)) now = now && stepped(now, step)
    for (let passes = 0; now !== undefined && passes < 3 && !isDone(now); passes++) now = passed(now)
    return now !== undefined && isDone(now)
  }
  let now: Exercise<ClashEvent> | undefined = from
  for (let passes = 0; now !== undefined && passes < 3; passes++, now = passed(now)) {
    for (let done = 0; done <= solution.length; done++) if (leads(now, done)) return true
  }
  return false
}

const isPuzzle = (id: SceneId | PuzzleId): id is PuzzleId => (puzzleIds as readonly string[]).includes(id)

/** Six scenes, from what a land is to an answer on the stack; then a first game with the coach, and thirty turns to be won. */
export const lesson: Lesson<ClashView, ClashEvent, SceneId | PuzzleId> = {
  game: anyGame(clash),
  steps: [...scenes, ...toWin],
  words(id, t) {
    if (isPuzzle(id))
      return {
        title: t(`clashLesson.puzzle.${id}`),
        text: t('clashLesson.puzzle-lesson'),
        goal: t('clashLesson.puzzle-goal'),
      }
    return {
      title: t(`clashLesson.scene.${id}.title`),
      text: t(`clashLesson.scene.${id}.lesson`),
      goal: t(`clashLesson.scene.${id}.goal`),
    }
  },
  others: t => [t('rules.lesson.partner')],
  answers: answered,
  failed(now, step) {
    if ((now.match.state as ClashState).turnsEnded > 0) return 'missed'
    return step.isPuzzle || canBeDone(now, step) ? undefined : 'lost'
  },
  end: {
    words: t => ({ title: t('clashLesson.end-title'), text: t('clashLesson.end-text'), door: t('clashLesson.play') }),
    /** Two plain decks, one of them quick, an opening hand with lands in it, and so little life that it is over in ten minutes. */
    scenario(t, name) {
      coachSpeaks.value = true
      return {
        title: t('clashLesson.play'),
        game: 'clash',
        seats: [you, partner],
        names: { [you]: name, [partner]: t('rules.lesson.partner') },
        seed: anySeed(),
        options: {
          format: 'free-for-all',
          life: 10,
          kindHands: true,
          stops: 'default',
          decks: { [you]: 'herd+bench', [partner]: 'taproom+chimney' },
        },
      }
    },
  },
}
