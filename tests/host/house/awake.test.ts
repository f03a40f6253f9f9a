import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { awakeClock } from '../../../src-main/host/house/awake.ts'
import { clockFor } from '../../../src-main/host/table/run/clock.ts'
import type { Act } from '../../../src-main/host/table/model/acts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A laptop whose monotonic clock goes on while it sleeps, as on Windows and macOS, or stands still, as on Linux. */
function laptop(goesOn: boolean) {
  let steady = 0
  let date = 1e12
  const awake = awakeClock(
    () => steady,
    () => date,
  )
  const fired: string[] = []
  const clock = clockFor(awake.now, (act, settled) => {
    fired.push(act.do)
    settled()
    return true
  })
  let wakings = 0
  awake.onWoken(() => {
    wakings++
    clock.woke()
  })
  const runs = (ms: number): void => {
    for (let past = 0; past < ms; past += 100) {
      steady += 100
      date += 100
      vi.advanceTimersByTime(100)
    }
  }
  return {
    clock,
    fired,
    wakings: () => wakings,
    runs,
    /** Every timer that is due goes off as it wakes, the look among them. */
    sleeps: (ms: number): void => {
      date += ms
      if (!goesOn) return
      steady += ms
      vi.advanceTimersByTime(ms)
    },
  }
}
const timer = (key: string, afterMs: number, what: Act['do'], fromWaking?: true) => ({
  key,
  afterMs,
  runs: true,
  act: { do: what } as Act,
  ...(fromWaking === undefined ? {} : { fromWaking }),
})

it.each([true, false])('a night of sleep plays nobody’s card: limits go on where they stood (%s)', goesOn => {
  const { clock, fired, wakings, runs, sleeps } = laptop(goesOn)
  clock.schedule([timer('turn Ann', 30_000, 'timeout')], [])
  runs(20_000)
  sleeps(8 * 3_600_000)
  expect(fired).toEqual([])
  runs(2000)
  expect(wakings()).toBe(1)
  expect(fired).toEqual([])
  const left = clock.turnLeftMs('Ann')!
  expect(left).toBeGreaterThan(6500)
  expect(left).toBeLessThan(9500)
  runs(10_000)
  expect(fired).toEqual(['timeout'])
})

it.each([true, false])('who was away has the usual grace from waking on (%s)', goesOn => {
  const { clock, fired, runs, sleeps } = laptop(goesOn)
  clock.schedule([timer('lapse ann', 15_000, 'lapse', true)], [])
  runs(14_000)
  sleeps(3_600_000)
  runs(13_000)
  expect(fired).toEqual([])
  runs(5000)
  expect(fired).toEqual(['lapse'])
})

it('a thread that is busy for some seconds is no sleep', () => {
  const { clock, fired, wakings, runs, sleeps } = laptop(true)
  clock.schedule([timer('turn Ann', 6000, 'timeout')], [])
  runs(3000)
  sleeps(3500)
  runs(200)
  expect(wakings()).toBe(0)
  expect(fired).toEqual(['timeout'])
})

it('is never set back, whatever the machine’s clock does', () => {
  let steady = 9_000_000
  const { now } = awakeClock(
    () => steady,
    () => 1e12,
  )
  const before = now()
  steady = 0
  expect(now()).toBe(before)
  steady = 500
  expect(now()).toBe(before + 500)
  steady = 9_000_500
  expect(now()).toBe(before + 1500)
})
