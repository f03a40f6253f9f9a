import { expect, it } from 'vitest'
import { allPositions, answerTo, isBest } from '../../support/clash-positions.ts'

const positions = allPositions()

it('Clash: there are six positions of each of eight kinds', () => {
  const kinds = positions.map(one => one.kind)
  expect(new Set(kinds).size).toBe(8)
  for (const kind of kinds) expect(kinds.filter(one => one === kind)).toHaveLength(6)
})

it('a hard bot finds what is best in forty of 48 positions, all that plain sense finds among them, and more', () => {
  const finds = (level: 'hard' | 'normal'): readonly string[] =>
    positions.filter(one => isBest(one, answerTo(one, level, 60))).map(one => one.title)
  const found = finds('hard')
  expect(found.length).toBeGreaterThanOrEqual(40)
  const plain = finds('normal')
  expect(plain.filter(title => !found.includes(title))).toEqual([])
  expect(found.length).toBeGreaterThan(plain.length)
})
