import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'
import { useInUse } from '../../src-renderer/pages/display/use-in-use.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a TV lets go of its screen when nothing has happened in the house for an hour, and takes it again', async () => {
  const lobby = ref(0)
  const scope = effectScope()
  const inUse = scope.run(() => useInUse(() => lobby.value))!
  expect(inUse.value).toBe(true)
  vi.advanceTimersByTime(59 * 60_000)
  lobby.value++
  await nextTick()
  vi.advanceTimersByTime(59 * 60_000)
  expect(inUse.value).toBe(true)
  vi.advanceTimersByTime(3 * 60_000)
  expect(inUse.value).toBe(false)
  lobby.value++
  await nextTick()
  expect(inUse.value).toBe(true)
  scope.stop()
})
