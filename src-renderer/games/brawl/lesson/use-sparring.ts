import type { Exercise } from '../../../../src-engine/brawl/learn/exercises.ts'
import { brawl } from '../../../../src-engine/brawl/game.ts'
import type { Names } from '../../../table/contract.ts'
import { useExercise } from '../../../table/lesson/exercise.ts'
import { t } from '../../../words/index.ts'

/** A table of its own for one exercise: the real rules, and partners who do nothing. */
export const useSparring = (exercise: () => Exercise, learner: () => string) =>
  useExercise(brawl, exercise, () => namesOf(exercise().seats, learner()))

/** The learner, and the partners who do nothing, in the order of their seats. */
function namesOf(seats: Exercise['seats'], learner: string): Names {
  const names = [learner, t('rules.lesson.partner'), t('brawlLesson.mate'), t('brawlLesson.other')]
  return Object.fromEntries(seats.map((seat, at) => [seat, names[at] ?? seat]))
}
