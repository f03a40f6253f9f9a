import { beforeAll, describe, expect, it } from 'vitest'
import type { GameEvent } from '../../src-engine/core/game.ts'
import type { JsonObject } from '../../src-engine/core/json.ts'
import { start, toAct } from '../../src-engine/core/match.ts'
import { viewFor } from '../../src-engine/core/view.ts'
import { readScenario } from '../../src-engine/scenario/file.ts'
import { lesson as brawl } from '../../src-renderer/games/brawl/lesson.ts'
import { lesson as clash } from '../../src-renderer/games/clash/lesson.ts'
import { lessonOf } from '../../src-renderer/games/whist/lesson.ts'
import { acted, exerciseAt } from '../../src-renderer/table/lesson/exercise.ts'
import type { Exercise, Lesson, Step } from '../../src-renderer/table/lesson/lesson.ts'
import { useExercise } from '../../src-renderer/table/lesson/use-exercise.ts'
import { hasMessage, t } from '../../src-renderer/words/index.ts'
import { loadLanguage } from '../support/all-messages.ts'

beforeAll(() => loadLanguage('en'))
type Any = Lesson<JsonObject, GameEvent, string>
const family = ['all-out-brawl', 'knock-out-whist', 'knockout-whist'] as const
const whist = family.map(game => lessonOf(game) as unknown as Any)
const lessons = [...whist, brawl as unknown as Any, clash as unknown as Any]
const you = 'You'
const kim = (): string => 'Kim'

const viewOf = ({ game }: Any, { match }: Exercise): JsonObject => viewFor(game, match.state, you)
function after(now: Exercise, { by, ...act }: Step['solution'][number]): Exercise {
  const next = acted(now, by, act)
  if (typeof next === 'string') throw new Error(`${by} was refused ${JSON.stringify(act)}: ${next}`)
  return next
}

describe.each(lessons.map(lesson => [lesson.game.id, lesson] as const))('The lesson of %s', (_id, lesson) => {
  it('stands where the rules lead, asks the learner, and each step ends with its solution and no sooner', () => {
    for (const step of lesson.steps.filter(one => !one.isPuzzle)) {
      let now = exerciseAt<GameEvent>(lesson.game, step.position)
      const isTask = lesson.words(step.id, t).goal !== undefined
      expect(step.ends(viewOf(lesson, now)), `${step.id}`).toBe(!isTask)
      if (!isTask) continue
      expect(toAct(now.match), `${step.id}`).toContain(you)
      expect(lesson.failed?.(now, step), `${step.id}`).toBe(undefined)
      for (const act of step.solution) {
        expect(step.ends(viewOf(lesson, now)), `${step.id}`).toBe(false)
        expect(step.poor?.(act, t), `${step.id}`).toBe(undefined)
        now = after(now, act)
      }
      expect(step.ends(viewOf(lesson, now)), `${step.id}`).toBe(true)
    }
  })
  it('names no step twice, and ends in a game that can be dealt', () => {
    const ids = lesson.steps.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const { end } = lesson
    const read = readScenario(JSON.stringify(end.scenario(t, 'Zoë', end.choice?.first ?? '')))
    if (!read.ok) throw new Error(read.error)
    const { seats, given, seed, options } = read.scenario
    expect(start(lesson.game, { seats, seed: seed ?? 0, options: options ?? {}, given: given ?? {} }).ok).toBe(true)
    expect(hasMessage(end.words(t, end.choice?.first ?? '').title)).toBe(false)
  })
})

describe.each(whist.map(lesson => [lesson.game.id, lesson] as const))('Whist: the lesson of %s', (_id, lesson) => {
  /** Who takes each trick that a card does which is neither forbidden nor poor, and what all may play. */
  const winners = (step: Step): readonly string[] => {
    const now = exerciseAt<GameEvent>(lesson.game, step.position)
    const offered = lesson.game
      .offers(now.match.state, you)
      .flatMap(({ do: kind, blanks: { card } }) =>
        kind === 'pass' ? [{ do: kind }] : card?.pick === 'one' ? card.from.map(one => ({ do: kind, card: one })) : [],
      )
    return offered
      .filter(act => step.poor?.(act, t) === undefined)
      .map(act => (viewOf(lesson, after(now, { by: you, ...act }))['lastTrick'] as { winner: string }).winner)
  }
  it('is told truly who takes each trick, whatever right card is played', () => {
    const told: { readonly [id: string]: string } = { none: 'Ben', first: 'Ben', dog: 'Ben' }
    for (const step of lesson.steps) {
      if (step.id === 'trick' || step.id === 'follow') continue
      expect([...new Set(winners(step))], `${step.id}`).toEqual([told[step.id] ?? you])
    }
    const [trick] = lesson.steps
    expect(viewOf(lesson, exerciseAt(lesson.game, trick!.position))).toMatchObject({ lastTrick: { winner: 'Dee' } })
  })
  it('gives the learner no trick before, and in the last step a life to lose', () => {
    const own = lesson.steps.map(({ position }) => viewOf(lesson, exerciseAt(lesson.game, position)))
    const seats = own.map(view => (view['seats'] as { [seat: string]: { tricks: number; status: string } })[you]!)
    expect(seats.map(({ tricks }) => tricks)).toEqual(own.map(() => 0))
    expect(seats.filter(({ status }) => status === 'dog')).toHaveLength(lesson.game.id === 'knock-out-whist' ? 2 : 0)
  })
})

it('a poor card stays in hand, with the reason; then one begins again as dealt', async () => {
  const lesson = whist[0]!
  const step = lesson.steps.find(({ id }) => id === 'highest')!
  const { props, poor, isFresh, isDone, again } = useExercise(lesson, () => step, kim)
  expect(await props.value.act({ do: 'play', card: '5H' })).toBe(undefined)
  expect([poor.value, isFresh.value, isDone.value]).toEqual([t('whistLesson.highest.low'), false, false])
  expect(await props.value.act({ do: 'play', card: 'AS' })).toMatchObject({ code: 'must-follow-suit' })
  expect(poor.value).toBe(undefined)
  again()
  expect(isFresh.value).toBe(true)
})

it('Clash: begins with the six scenes, then the thirty puzzles', () => {
  expect(clash.steps.map(({ isPuzzle }) => isPuzzle === true)).toEqual(Array.from({ length: 36 }, (_, at) => at > 5))
})

it('Clash: a puzzle is won by the right acts, and missed once the turn is over', async () => {
  const step = clash.steps.find(({ id }) => id === 'nobody-home')!
  const { props, isDone, failed, again } = useExercise(clash, () => step, kim)
  const win = [
    { do: 'cast', card: 'Send Home', targets: ['Reef Crab'] },
    { do: 'pass' },
    { do: 'attack', attackers: { 'Mad Meg': 'Partner' } },
  ]
  for (const action of win) expect(await props.value.act(action)).toBe(undefined)
  for (let i = 0; i < 8 && !isDone.value; i++) await props.value.act({ do: 'pass' })
  expect(isDone.value).toBe(true)
  again()
  expect(isDone.value).toBe(false)
  for (let i = 0; i < 30 && failed.value === undefined; i++) await props.value.act({ do: 'pass' })
  expect(failed.value).toBe('missed')
})

it.each(['block', 'trick', 'answer'])('Clash: a learner who lets the moment of %s go by hears so', async id => {
  const step = clash.steps.find(one => one.id === id)!
  const { props, isDone, failed } = useExercise(clash, () => step, kim)
  expect(await props.value.act({ do: 'pass' })).toBe(undefined)
  expect(isDone.value).toBe(false)
  expect(failed.value).toBeDefined()
})

it.each(clash.steps.slice(0, 6).map(step => [step.id, step] as const))(
  'Clash: the scene %s is done by the learner’s own part of it, and the partner answers',
  async (_id, step) => {
    const { props, isDone } = useExercise(clash, () => step, kim)
    for (const { by, ...act } of step.solution) if (by === you) await props.value.act(act)
    expect(isDone.value).toBe(true)
  },
)

it('in a lesson the log speaks of the learner by name', () => {
  const { props } = useExercise(clash, () => clash.steps[0]!, kim)
  expect(props.value.names(you)).toBe('Kim')
})
