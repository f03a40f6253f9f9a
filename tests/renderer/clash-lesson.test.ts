import { ref } from 'vue'
import { beforeAll, expect, it } from 'vitest'
import { scenes } from '../../src-engine/clash/learn/scenes.ts'
import { tasks, useLesson, type Task } from '../../src-renderer/games/clash/lesson/use-lesson.ts'
import { loadLanguage } from '../support/all-messages.ts'

beforeAll(() => loadLanguage('en'))
const name = (): string => 'Kim'

it('Clash: begins with the six scenes, then the thirty puzzles', () => {
  expect(tasks.map(task => task.kind)).toEqual([...Array<string>(6).fill('scene'), ...Array<string>(30).fill('puzzle')])
})

it.each(scenes.map(scene => [scene.id, scene] as const))(
  'the scene %s is done as the engine says',
  async (id, scene) => {
    const { props, isDone } = useLesson(() => ({ kind: 'scene', id }), name)
    const [you] = scene.seats
    const own = scene.solution.filter(step => step.by === you)
    for (const { by: _by, ...action } of own) await props.value.act(action)
    expect(isDone.value).toBe(true)
  },
)

it('Clash: a puzzle is won by the right acts, and missed once the turn is over', async () => {
  const task = ref<Task>({ kind: 'puzzle', id: 'nobody-home' })
  const { props, isDone, missed, again } = useLesson(() => task.value, name)
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
  for (let i = 0; i < 30 && !missed.value; i++) await props.value.act({ do: 'pass' })
  expect(missed.value).toBe(true)
})

it.each(scenes.map(scene => scene.id))('the scene %s is not lost as it begins', id => {
  const { isLost } = useLesson(() => ({ kind: 'scene', id }), name)
  expect(isLost.value).toBe(false)
})

it.each([
  ['block', [{ do: 'pass' }]],
  ['trick', [{ do: 'pass' }]],
  ['answer', [{ do: 'pass' }]],
] as const)('a learner who lets the moment of the scene %s go by hears so', async (id, actions) => {
  const { props, isDone, isLost, missed } = useLesson(() => ({ kind: 'scene', id }), name)
  for (const action of actions) expect(await props.value.act(action)).toBe(undefined)
  expect(isDone.value).toBe(false)
  expect(isLost.value || missed.value).toBe(true)
})

it('in the lesson the log speaks of the learner by name', () => {
  const { props } = useLesson(() => ({ kind: 'scene', id: 'land' }), name)
  expect(Object.values(props.value.names)).toContain('Kim')
})
