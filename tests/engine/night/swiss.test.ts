import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { swissRound, type Contender } from '../../../src-engine/night/tournament/swiss.ts'
import { runs } from '../../support/runs.ts'

const met = (one: Contender, other: Contender): boolean => one.met.includes(other.entrant)
/** Contenders in some order, who have met as these pairs say; a pair of one with itself is a bye. */
const met2 = (count: number, pairs: readonly (readonly [number, number])[]): Contender[] =>
  Array.from({ length: count }, (_, entrant) => ({
    entrant,
    met: pairs.flatMap(([a, b]) => (a === b ? [] : a === entrant ? [b] : b === entrant ? [a] : [])),
    byes: pairs.filter(([a, b]) => a === entrant && b === entrant).length,
  }))
const field = fc
  .integer({ min: 2, max: 9 })
  .chain(count =>
    fc
      .array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 20 })
      .map(pairs => ({ count, contenders: met2(count, pairs) })),
  )

/** Every way to put them in twos, with one alone where they are odd. */
function* everyWay(left: readonly Contender[]): Generator<Contender[][]> {
  const [first, ...others] = left
  if (first === undefined) return yield []
  if (left.length % 2 === 1) {
    for (const one of left) for (const rest of everyWay(left.filter(other => other !== one))) yield [...rest, [one]]
    return
  }
  for (const other of others) {
    for (const rest of everyWay(others.filter(one => one !== other))) yield [[first, other], ...rest]
  }
}
const rematches = (way: readonly (readonly Contender[])[]): number =>
  way.filter(([a, b]) => a !== undefined && b !== undefined && met(a, b)).length

test('nobody meets the same one again while any way is left to avoid it, nor has a second bye before all had one', () => {
  fc.assert(
    fc.property(field, ({ contenders }) => {
      const by = new Map(contenders.map(one => [one.entrant, one]))
      const way = swissRound(contenders).map(table => table.map(one => by.get(one)!))
      expect(
        way
          .flat()
          .map(one => one.entrant)
          .toSorted(),
      ).toEqual(contenders.map(one => one.entrant))
      const fewest = Math.min(...contenders.map(one => one.byes))
      const fair = (one: readonly (readonly Contender[])[]): boolean =>
        one.every(table => table.length > 1 || table[0]!.byes === fewest)
      expect(fair(way)).toBe(true)
      let least = Infinity
      for (const one of everyWay(contenders)) if (fair(one)) least = Math.min(least, rematches(one))
      expect(rematches(way)).toBe(least)
    }),
    runs(150),
  )
})

test('whoever stands side by side meets, and the last who had none has the bye', () => {
  expect(swissRound(met2(5, [[4, 4]]))).toEqual([[0, 1], [2, 4], [3]])
  expect(
    swissRound(
      met2(4, [
        [0, 1],
        [2, 3],
      ]),
    ),
  ).toEqual([
    [0, 2],
    [1, 3],
  ])
})

test('eighty are paired for a dozen rounds, each with somebody new', () => {
  let contenders = met2(80, [])
  for (let round = 0; round < 12; round++) {
    const tables = swissRound(contenders)
    for (const [a, b] of tables) expect(contenders.find(one => one.entrant === a)!.met).not.toContain(b)
    contenders = contenders
      .map(one => ({
        ...one,
        met: [...one.met, ...tables.find(t => t.includes(one.entrant))!.filter(o => o !== one.entrant)],
      }))
      // Another order each time, far from chance: every third, then the rest.
      .toSorted((a, b) => ((a.entrant * 37 + round * 11) % 80) - ((b.entrant * 37 + round * 11) % 80))
  }
})

test('at larger tables people sit as evenly as can be, with those they have met least', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 3, max: 8 }), (count, seats) => {
      const tables = swissRound(met2(count, []), seats)
      const sizes = tables.map(one => one.length)
      expect(tables.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, at) => at))
      expect([Math.max(...sizes) <= seats, Math.max(...sizes) - Math.min(...sizes) <= 1]).toEqual([true, true])
    }),
    runs(100),
  )
  const four = met2(4, [
    [0, 1],
    [2, 3],
  ])
  expect(swissRound([...four, ...met2(6, []).slice(4)], 3)).toEqual([
    [0, 2, 4],
    [1, 3, 5],
  ])
})
