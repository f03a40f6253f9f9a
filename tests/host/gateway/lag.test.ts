import { expect, test } from 'vitest'
import { lagOf } from '../../../src-main/host/gateway/lag.ts'

/** A line whose answers come one every three seconds, each this many milliseconds late. */
function line(): { readonly half: () => number; answers(...late: readonly number[]): void } {
  let at = 0
  const lag = lagOf(() => at)
  return {
    half: lag.half,
    answers: (...late) => {
      for (const ms of late) {
        at += 3000
        lag.took(ms)
      }
    },
  }
}

test('a line is as slow as its quickest answer of half a minute: late ones, by chance or on purpose, make it no slower', () => {
  const { half, answers } = line()
  expect(half()).toBe(0)
  for (const late of [8, 80, 80, 80, 80, 80, 80, 80, 80, 80]) {
    answers(late)
    expect(half()).toBe(4)
  }
})

test('holding back every answer for half a minute gains next to nothing, and one quick answer ends it', () => {
  const { half, answers } = line()
  answers(6)
  expect(half()).toBe(3)
  answers(...Array.from({ length: 20 }, () => 80))
  expect(half()).toBeLessThan(8)
  answers(6)
  expect(half()).toBe(3)
})

test('a new line is not believed to be slow at its first word; one that is slow for good is in the end', () => {
  const { half, answers } = line()
  answers(80)
  expect(half()).toBe(5)
  answers(...Array.from({ length: 100 }, () => 80))
  expect(half()).toBeLessThan(30)
  answers(...Array.from({ length: 100 }, () => 80))
  expect(half()).toBe(40)
})
