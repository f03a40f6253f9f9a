import { computed, effectScope, nextTick } from 'vue'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { games, play, start, type JsonObject } from '../../src-engine/index.ts'
import { useFocus } from '../../src-renderer/games/clash/display/use-focus.ts'
import { story, type ActionShown } from '../../src-renderer/games/clash/story.ts'
import { Stage } from '../../src-renderer/table/stage/stage.ts'
import type { Staging } from '../../src-renderer/table/stage/scene.ts'
import type { ClashEvent } from '../../src-engine/clash/events.ts'
import type { ClashProps } from '../../src-renderer/games/clash/props.ts'
import type { ClashView } from '../../src-engine/clash/view/types.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A Grand Melee of forty, six of whom have a turn, as the TV is shown it. */
function forty() {
  const seats = Array.from({ length: 40 }, (_, i) => `P${i + 1}`)
  const active = ['P1', 'P7', 'P14', 'P21', 'P27', 'P34']
  const made = start(games['clash']!, {
    seats,
    options: { format: 'grand-melee' },
    given: {
      active,
      battlefield: Object.fromEntries(active.map(seat => [seat, ['Mountain']])),
      hand: Object.fromEntries(active.map(seat => [seat, ['Fire Bolt']])),
    },
    seed: 3,
  })
  if (!made.ok) throw new Error(made.code)
  let { match } = made
  let n = 0
  const view = (): ClashView => match.game.open(match.state) as unknown as ClashView
  const stage = new Stage()
  let events: ClashProps['events'] = []
  const take = (): void => stage.take({ view: view(), events, over: false }, story.staging as unknown as Staging)
  take()
  /** As the TV's frame hands it on. */
  const props = {
    get view() {
      return stage.staged!.view as unknown as ClashView
    },
    get scene() {
      return stage.staged!.scene as ActionShown | undefined
    },
  }
  const said = async (seat: string, action: JsonObject): Promise<void> => {
    const done = play(match, seat, action)
    if (!done.ok) throw new Error(done.refused)
    match = done.match
    const numbered = done.events.map(({ event }) => ({ n: ++n, event: event as ClashEvent }))
    events = [...events, ...numbered]
    take()
    await nextTick()
    await nextTick()
  }
  return { props: props as unknown as ClashProps, said, active }
}

test('Clash: at forty seats the TV follows where something happens, each for a moment, and stays at the last', async () => {
  const { props, said, active } = forty()
  const scene = computed(() => props.scene as ActionShown | undefined)
  const { all, thread } = effectScope().run(() => useFocus(props, () => scene.value))!
  expect(all.value.map(one => one.active)).toEqual(active)
  const bolt = (at: string): JsonObject => ({ do: 'cast', card: 'Fire Bolt', targets: [at] })

  await said('P21', bolt('P22'))
  expect(thread.value?.active).toBe('P21')
  expect(scene.value).toMatchObject({ at: 'stack', item: { by: 'P21', targets: ['P22'] } })
  // The machine's clock is set back an hour meanwhile; nothing on the TV hangs on it.
  vi.setSystemTime(Date.now() - 3_600_000)
  // What comes too soon after it waits.
  await said('P1', bolt('P2'))
  await said('P34', bolt('P35'))
  expect(thread.value?.active).toBe('P21')
  await vi.advanceTimersByTimeAsync(1800)
  expect(thread.value?.active).toBe('P1')
  // Never more than three seconds behind.
  await vi.advanceTimersByTimeAsync(1200)
  expect(thread.value?.active).toBe('P34')
  expect(scene.value).toMatchObject({ item: { by: 'P34' } })
  // Nothing more: what was shown goes, and the turn stays in sight.
  await vi.advanceTimersByTimeAsync(4000)
  expect(scene.value).toBeUndefined()
  expect(thread.value?.active).toBe('P34')
  await said('P7', bolt('P8'))
  expect(thread.value?.active).toBe('P7')
})
