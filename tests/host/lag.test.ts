import { expect, test } from 'vitest'
import { lagOf } from '../../src-main/host/door/lag.ts'

test('a line is as slow as its quickest answer of half a minute: late ones, by chance or on purpose, make it no slower', () => {
  const lag = lagOf()
  expect(lag.half()).toBe(0)
  for (const late of [10, 80, 80, 80, 80, 80, 80, 80, 80]) {
    lag.took(late)
    expect(lag.half()).toBe(5)
  }
  // A line that became slow for good is known as such in the end.
  lag.took(80)
  lag.took(80)
  expect(lag.half()).toBe(40)
})
