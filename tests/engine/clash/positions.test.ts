import { expect, it } from 'vitest'
import { allPositions, answerTo, isBest } from '../../support/clash-positions.ts'
import { patience } from '../../support/runs.ts'

const positions = allPositions()

it('there are six positions of each of eight kinds', () => {
  const kinds = positions.map(one => one.kind)
  expect(new Set(kinds).size).toBe(8)
  for (const kind of kinds) expect(kinds.filter(one => one === kind)).toHaveLength(6)
})

it('a hard bot finds what is best in forty of 48 positions', { timeout: 120_000 * patience }, () => {
  const found = positions.filter(one => isBest(one, answerTo(one, 'hard', 60)))
  expect(found.length).toBeGreaterThanOrEqual(40)
})
