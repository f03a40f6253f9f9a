import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { swissRound, type Contender } from '../../../src-engine/night/tournament/swiss.ts'
import { runs } from '../../support/runs.ts'
import { everyWay, isLess, pairingCost } from '../../support/pairing-cost.ts'

/** Contenders in some order, who have met as these pairs say; a pair of one with itself is a bye. */
const met2 = (count: number, pairs: readonly (readonly [number, number])[]): Contender[] =>
  Array.from({ length: count }, (_, entrant) => ({
    entrant,
    met: pairs.flatMap(([a, b]) => (a === b ? [] : a === entrant ? [b] : b === entrant ? [a] : [])),
    byes: pairs.filter(([a, b]) => a === entrant && b === entrant).length,
  }))
/** Up to ten, by score, who met whomever and floated or not. */
const field = fc.integer({ min: 2, max: 10 }).chain(count =>
  fc
    .record({
      pairs: fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 30 }),
      halves: fc.array(fc.nat(8), { minLength: count, maxLength: count }),
      floated: fc.array(fc.boolean(), { minLength: count, maxLength: count }),
    })
    .map(({ pairs, halves, floated }) => {
      const scores = halves.toSorted((a, b) => b - a)
      return met2(count, pairs).map((one, at) => ({ ...one, score: scores[at]! / 2, floated: floated[at]! }))
    }),
)

test('of all ways to pair up to ten it is the best, weight by weight in their order', () => {
  fc.assert(
    fc.property(field, ranked => {
      const by = new Map(ranked.map(one => [one.entrant, one]))
      const way = swissRound(ranked).map(table => table.map(one => by.get(one)!))
      const all = way.flat().map(one => one.entrant)
      expect(all.toSorted((a, b) => a - b)).toEqual(ranked.map(one => one.entrant))
      let best: readonly number[] | undefined
      for (const other of everyWay(ranked)) {
        const cost = pairingCost(other, ranked)
        if (best === undefined || isLess(cost, best)) best = cost
      }
      expect(pairingCost(way, ranked)).toEqual(best)
    }),
    runs(120),
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
