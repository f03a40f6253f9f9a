import { expect, it } from 'vitest'
import { meetIn } from '../../bench/clash-formats.ts'

// A short form of `npm run bench -- clash-formats`, the same twenty-six games every time.

/** Of twenty-six games eight, if the levels were equal; they come so far once in sixteen times. */
const enough = 12

it('Clash: normal bots beat easy ones in the formats, too', () => {
  const met = [
    meetIn('melee', 'normal', 'easy', 2, 1),
    meetIn('star', 'normal', 'easy', 2, 1),
    meetIn('two-headed-giant', 'normal', 'easy', 2, 1),
    meetIn('emperor', 'normal', 'easy', 2, 1),
  ]
  const sum = (of: (one: (typeof met)[number]) => number): number => met.reduce((all, one) => all + of(one), 0)
  expect(sum(one => one.games)).toBe(26)
  expect(sum(one => one.ifEqual)).toBe(8)
  expect(sum(one => one.won)).toBeGreaterThanOrEqual(enough)
})
