import { afterEach, expect, it, vi } from 'vitest'
import { createSSRApp } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { useTallies, type Tallies } from '../../src-renderer/games/referee/use-tallies.ts'

afterEach(() => vi.useRealTimers())

/** In a component, as they are used; it is never unmounted. */
async function tallies(send: (seat: string, amount: number) => Promise<boolean>): Promise<Tallies> {
  let made: Tallies | undefined
  await renderToString(createSSRApp({ setup: () => ((made = useTallies(send)), () => null) }))
  return made!
}

it('taps together are one change, and what the host took is no longer added, whatever the total became', async () => {
  vi.useFakeTimers()
  const sent: number[] = []
  let answer: (taken: boolean) => void = () => undefined
  const { pending, unsent, add } = await tallies((_, amount) => {
    sent.push(amount)
    return new Promise(resolve => (answer = resolve))
  })
  for (let i = 0; i < 3; i++) add('A', -1)
  expect(pending.value).toEqual({ A: -3 })
  expect(unsent.value).toBe(true)
  vi.runAllTimers()
  expect(sent).toEqual([-3])
  expect(unsent.value).toBe(false)
  expect(pending.value).toEqual({ A: -3 })
  // Another's +3 came in the same message: the total the host sends is the one it was before.
  answer(true)
  await Promise.resolve()
  expect(pending.value['A'] ?? 0).toBe(0)
})
