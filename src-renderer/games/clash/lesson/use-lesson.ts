import { computed } from 'vue'
import type { Seat } from '../../../../src-engine/core/game.ts'
import type { Json } from '../../../../src-engine/core/json.ts'
import { botAction, counted, toAct } from '../../../../src-engine/core/match.ts'
import { clash } from '../../../../src-engine/clash/game.ts'
import { puzzles, type PuzzleId } from '../../../../src-engine/clash/content/puzzles.ts'
import { scenes, type Scene, type SceneId } from '../../../../src-engine/clash/learn/scenes.ts'
import type { ClashState } from '../../../../src-engine/clash/state.ts'
import { t } from '../../../words/index.ts'
import { acted, useExercise, type Exercise } from '../../../table/lesson/exercise.ts'
import type { ClashEvent } from '../../../../src-engine/clash/events.ts'
import type { ClashView } from '../../../../src-engine/clash/view/types.ts'
import { viewFor } from '../../../../src-engine/core/view.ts'
import type { Names } from '../../../table/contract.ts'

/** What is to be done: a scene that shows one thing, or a puzzle to win this turn. */
export type Task = { readonly kind: 'scene'; readonly id: SceneId } | { readonly kind: 'puzzle'; readonly id: PuzzleId }

export const tasks: readonly Task[] = [
  ...scenes.map(({ id }) => ({ kind: 'scene', id }) as const),
  ...puzzles.map(({ id }) => ({ kind: 'puzzle', id }) as const),
]

type Laid = Pick<Scene, 'seats' | 'options' | 'given' | 'before' | 'isDone'>

function laidOut(task: Task): Laid {
  if (task.kind === 'scene') return scenes.find(one => one.id === task.id)!
  const puzzle = puzzles.find(one => one.id === task.id)!
  const asked = { by: puzzle.seats[0], do: 'stops', own: ['main', 'block', 'main-2'], others: ['block'], aimed: true }
  const won = (view: ClashView): boolean => JSON.stringify(view.winners) === JSON.stringify([puzzle.seats[0]])
  return { ...puzzle, before: [asked], isDone: won }
}

type Lesson = Exercise<ClashEvent>

/** The other player answers by a simple rule, until the learner is asked again. */
function answered(from: Lesson, partner: Seat): Lesson {
  let now = from
  for (let acts = 0; acts < 40 && toAct(now.match)[0] === partner; acts++) {
    const action = botAction(now.match, partner, 'normal', counted(0)) as unknown as Json
    const next = acted(now, partner, action)
    if (typeof next === 'string') break
    now = next
  }
  return now
}

/** Whether the rest of a scene's solution still leads to its end, with passes before and after; of a puzzle it isn't asked. */
function canBeDone(from: Lesson, task: Task): boolean {
  const scene = task.kind === 'scene' ? scenes.find(one => one.id === task.id) : undefined
  if (scene === undefined) return true
  const [you, partner] = scene.seats
  const isDone = ({ match }: Lesson): boolean => scene.isDone(viewFor(clash, match.state as ClashState, you))
  const passed = (now: Lesson): Lesson | undefined => stepped(now, { by: you, do: 'pass' })
  const stepped = (now: Lesson, { by, ...action }: Scene['solution'][number]): Lesson | undefined => {
    const next = acted(now, by, action)
    return typeof next === 'string' ? undefined : answered(next, partner)
  }
  const leads = (begin: Lesson, done: number): boolean => {
    let now: Lesson | undefined = begin
    for (const step of scene.solution.slice(done)) now = now && stepped(now, step)
    for (let passes = 0; now !== undefined && passes < 3 && !isDone(now); passes++) now = passed(now)
    return now !== undefined && isDone(now)
  }
  let now: Lesson | undefined = from
  for (let passes = 0; now !== undefined && passes < 3; passes++, now = passed(now)) {
    for (let done = 0; done <= scene.solution.length; done++) if (leads(now, done)) return true
  }
  return false
}

/** A table of its own for one task: the real rules, and somebody who answers. */
export function useLesson(task: () => Task, name: () => string) {
  const laid = computed(() => laidOut(task()))
  const { table, again, view, props } = useExercise(
    clash,
    () => laid.value,
    () => namesOf(laid.value.seats, name()),
    now => answered(now, laid.value.seats[1]),
  )
  const isDone = computed(() => laid.value.isDone(view.value))
  /** The turn is over and the task not done. */
  const missed = computed(() => !isDone.value && (table.value.match.state as ClashState).turnsEnded > 0)
  /** The scene's solution can't be played to its end from here any more. */
  const isLost = computed(() => !isDone.value && !missed.value && !canBeDone(table.value, task()))
  return { table, again, props, isDone, missed, isLost }
}

function namesOf([you, partner]: Scene['seats'], name: string): Names {
  return { [you]: name, [partner]: t('rules.lesson.partner') }
}
