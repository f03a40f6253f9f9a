import { expect, test, vi } from 'vitest'
import { effectScope, nextTick, shallowReactive } from 'vue'
import { useScene } from '../../src-renderer/games/whist/use-scene.ts'
import type { WhistProps } from '../../src-renderer/games/whist/props.ts'

type Props = Parameters<typeof useScene>[0]

/** A table where a hand was just over, and the scene told of it. */
async function afterAHand(yours: readonly string[]) {
  const live = shallowReactive({ seen: vi.fn<() => void>(), allSeen: undefined as object | undefined })
  const view = { order: ['Ann', 'Ben'], seats: { Ann: {}, Ben: {} } } as unknown as WhistProps['view']
  const props = shallowReactive({ events: [], view, yours, live }) as unknown as {
    -readonly [K in keyof Props]: Props[K]
  }
  const scope = effectScope()
  const scene = scope.run(() => useScene(props, false))!
  const happened = [
    { type: 'hand-over', tricks: { Ann: 2, Ben: 1 } },
    { type: 'trump', suit: 'hearts', how: 'turned' },
  ]
  props.events = happened.map((event, i) => ({ n: i + 1, event })) as unknown as WhistProps['events']
  await nextTick()
  return { scene, live, end: () => scope.stop() }
}

test('Whist: who taps through the scene between hands tells the host, which waits for them no longer', async () => {
  const { scene, live, end } = await afterAHand(['Ann'])
  expect(scene.beat.value?.at).toBe('score')
  scene.hurry()
  expect(live.seen).toHaveBeenCalledOnce()
  // The trump lies over nothing.
  expect(scene.beat.value?.at).toBe('trump')
  end()
})

test('Whist: once everybody has seen it, the scene gives way on every screen; the TV itself tells the host nothing', async () => {
  const { scene, live, end } = await afterAHand([])
  live.allSeen = {}
  await nextTick()
  expect(scene.beat.value?.at).toBe('trump')
  scene.hurry()
  expect(live.seen).not.toHaveBeenCalled()
  end()
})
