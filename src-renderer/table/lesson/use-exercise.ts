import { computed, shallowRef, watch } from 'vue'
import type { GameEvent } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { viewFor } from '../../../src-engine/core/view.ts'
import { refusalText, t } from '../../words/index.ts'
import type { GameTableProps } from '../contract.ts'
import { exerciseProps } from './exercise-table.ts'
import { acted, exerciseAt } from './exercise.ts'
import type { Lesson, Step } from './lesson.ts'
import { namesOf } from '../names.ts'

/** A table of its own for one step of a lesson after another: the real rules, and nobody to wait for. */
export function useExercise<View extends JsonObject, Event extends GameEvent, Id extends string>(
  lesson: Lesson<View, Event, Id>,
  step: () => Step<View, Id>,
  name: () => string,
) {
  const { game } = lesson
  const begun = shallowRef(exerciseAt<Event>(game, step().position))
  const table = shallowRef(begun.value)
  /** Why the last act was none, though the rules allow it. */
  const poor = shallowRef<string>()
  function again(): void {
    poor.value = undefined
    table.value = begun.value = exerciseAt(game, step().position, table.value.deal + 1)
  }
  watch(step, again)
  const view = computed(() => viewFor(game, table.value.match.state, step().position.seats[0]) as unknown as View)
  const isDone = computed(() => step().ends(view.value))
  const failed = computed(() => (isDone.value ? undefined : lesson.failed?.(table.value, step())))
  const act: GameTableProps['act'] = (action, seat = step().position.seats[0]) => {
    poor.value = step().poor?.(action, t)
    if (poor.value !== undefined) return Promise.resolve(undefined)
    const next = acted(table.value, seat, action)
    if (typeof next === 'string') return Promise.resolve({ code: next, text: refusalText({ code: next }, game.id) })
    table.value = lesson.answers?.(next) ?? next
    return Promise.resolve(undefined)
  }
  const props = computed(() => {
    const { seats } = step().position
    const [you, ...rest] = seats
    const others = (lesson.others?.(t) ?? []).map((called, at) => [rest[at]!, called])
    const names = namesOf({ [you]: name(), ...Object.fromEntries(others) })
    const { match, events } = table.value
    const own = { view: view.value, offers: game.offers(match.state, you), ...lesson.shows?.(view.value) }
    return exerciseProps(game.id, seats, names, { ...own, events, act }, game.outcome(match.state) !== undefined)
  })
  const isFresh = computed(() => table.value === begun.value && poor.value === undefined)
  return { deal: computed(() => table.value.deal), again, props, isDone, failed, poor, isFresh }
}
