import { ref } from 'vue'
import { beforeAll, expect, it } from 'vitest'
import { scenes } from '../../src-engine/clash/learn/scenes.ts'
import { tasks, useLesson, type Task } from '../../src-renderer/games/clash/learn/use-lesson.ts'
import { loadLanguage } from '../support/all-messages.ts'

beforeAll(() => loadLanguage('en'))

it('Clash: begins with the six scenes, then the twelve puzzles', () => {
  expect(tasks.map(task => task.kind)).toEqual([...Array<string>(6).fill('scene'), ...Array<string>(12).fill('puzzle')])
})

it.each(scenes.map(scene => [scene.id, scene] as const))(
  'the scene %s is done as the engine says',
  async (id, scene) => {
    const { props, isDone } = useLesson(() => ({ kind: 'scene', id }))
    const [you] = scene.seats
    const own = scene.solution.filter(step => step.by === you)
    for (const { by: _by, ...action } of own) await props.value.act(action)
    expect(isDone.value).toBe(true)
  },
)

it('Clash: a puzzle is won by the right acts, and missed once the turn is over', async () => {
  const task = ref<Task>({ kind: 'puzzle', id: 'nobody-home' })
  const { props, isDone, missed, again } = useLesson(() => task.value)
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
