import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakable } from '../../src-renderer/design/parts/breakable.ts'
import { bracketSheets } from '../../src-renderer/table/night/bracket-sheets.ts'
import type { MatchShown, RoundShown, Side } from '../../src-renderer/table/night/use-tournament.ts'
import { longNames } from '../support/long-names.ts'

const side = (key: string, name: string | undefined): Side => {
  return { key, name, won: 0, isFirst: false, isYou: false, entrant: undefined }
}
const round = (
  part: RoundShown['part'],
  key: string,
  count: number,
  name: (at: number) => string | undefined,
): RoundShown => ({
  key,
  part,
  title: key,
  isOn: false,
  matches: Array.from({ length: count }, (_, at): MatchShown => {
    const id = `${key} ${at}`
    const sides = [side(`${id} a`, name(2 * at)), side(`${id} b`, name(2 * at + 1))]
    return { id: at, state: 'waiting', by: undefined, number: undefined, sides, note: undefined }
  }),
})
/** A bracket of so many places, a double elimination with the losers' side it has. */
const rounds = (places: number, double: boolean, name: (at: number) => string | undefined): RoundShown[] => {
  const count = Math.log2(places)
  const winners = Array.from({ length: count }, (_, at) =>
    round('winners', `Round ${at + 1}`, places / 2 ** (at + 1), name),
  )
  if (!double) return winners
  const losers = Array.from({ length: 2 * count - 2 }, (_, at) =>
    round('losers', `Losers’ side, round ${at + 1}`, places / 2 ** (Math.floor(at / 2) + 2), name),
  )
  return [...winners, ...losers, round('final', 'Final', 1, name), round('final', 'Second final', 1, name)]
}
const pieces = (name: string): readonly string[] => breakable(name, 9).match(/[^\s\-\u00AD]+[\s\-\u00AD]*/gu) ?? []
const sheets = (all: readonly RoundShown[]) => bracketSheets(all, pieces, text => text.length * 0.6)

test('a small bracket is on one sheet, and one that would be too small to read on a few', () => {
  const names = (at: number): string => longNames[at % longNames.length]!
  const taken = (places: number, double: boolean) => sheets(rounds(places, double, names)).map(one => one.size)
  expect(taken(8, false)).toEqual([12])
  expect([taken(16, true).length, taken(16, false).length]).toEqual([1, 1])
  expect(taken(128, false).length).toBeLessThanOrEqual(5)
  expect(taken(128, true).length).toBeLessThanOrEqual(9)
  // Each side has its own sheet before any is cut.
  const sides = sheets(rounds(32, true, names)).map(sheet => sheet.sides.flat().map(one => one.part === 'losers'))
  expect(sides.every(one => new Set(one).size === 1)).toBe(true)
})

test('every match of every round is on paper once, whatever people and teams are called', () => {
  const one = fc.oneof(fc.constantFrom(...longNames, 'Al', 'W'.repeat(40)), fc.string({ maxLength: 40 }))
  const team = fc.array(one, { minLength: 1, maxLength: 5 }).map(all => all.join(', '))
  const drawn = fc.record({
    size: fc.constantFrom(4, 8, 16, 64, 128),
    double: fc.boolean(),
    known: fc.array(team, { maxLength: 40 }),
  })
  fc.assert(
    fc.property(drawn, ({ size, double, known }) => {
      const all = rounds(size, double, at => known[at])
      const paper = sheets(all)
      const keys = (some: readonly RoundShown[]) =>
        some.flatMap(({ matches }) => matches.map(match => match.sides[0]!.key))
      const shown = paper.flatMap(sheet => keys(sheet.sides.flat()))
      expect([...shown].sort()).toEqual([...keys(all)].sort())
      for (const sheet of paper) expect(sheet.size).toBeGreaterThanOrEqual(7)
    }),
    { numRuns: 30 },
  )
})
