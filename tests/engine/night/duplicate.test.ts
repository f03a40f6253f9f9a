import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparisons, duplicateSeating, type PlayedDeal, type Seating } from '../../../src-engine/night/duplicate.ts'
import { runs } from '../../support/runs.ts'

describe('Duplicate: who sits where', () => {
  const night = (evening: readonly (readonly string[])[], seats: number): Seating[] => {
    const before: Seating[] = []
    for (const people of evening) before.push(duplicateSeating(people, seats, before))
    return before
  }
  const names = (count: number): string[] => Array.from({ length: count }, (_, at) => `P${at}`)
  const field = fc.record({
    seats: fc.integer({ min: 2, max: 7 }),
    evening: fc.array(
      fc.uniqueArray(
        fc.integer({ min: 0, max: 29 }).map(n => `P${n}`),
        { minLength: 2, maxLength: 30 },
      ),
      { minLength: 1, maxLength: 6 },
    ),
  })

  it('is once each in every deal, at two tables or more that are as full as any other, whoever comes and goes', () => {
    fc.assert(
      fc.property(field, ({ evening, seats }) => {
        for (const [deal, seating] of night(evening, seats).entries()) {
          const people = evening[deal]!
          expect(seating.length).toBe(Math.max(2, Math.ceil(people.length / seats)))
          expect(seating.every(table => table.length === seats)).toBe(true)
          const seated = seating.map(table => table.filter(one => one !== null))
          expect(seated.flat().toSorted()).toEqual([...people].toSorted())
          const sizes = seated.map(table => table.length)
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
        }
      }),
      runs(40),
    )
  })

  it('moves people: in twelve deals at three tables of four everybody has sat with all, and been compared with all', () => {
    const seatings = night(
      Array.from({ length: 12 }, () => names(12)),
      4,
    )
    const together = (groupsOf: (seating: Seating) => Seating): number[] =>
      names(12).flatMap(one =>
        names(12)
          .filter(other => other > one)
          .map(
            other => seatings.flatMap(groupsOf).filter(group => group.includes(one) && group.includes(other)).length,
          ),
      )
    const atTables = together(seating => seating)
    const atSeats = together(seating => [0, 1, 2, 3].map(seat => seating.map(table => table[seat]!)))
    expect(Math.min(...atTables)).toBeGreaterThanOrEqual(1)
    expect(Math.min(...atSeats)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...atTables)).toBeLessThanOrEqual(6)
  })

  it('lets two people hold the same cards rather than two bots', () => {
    const [first, second] = duplicateSeating(['Ann', 'Ben'], 4, [])
    expect(first!.findIndex(one => one !== null)).toBe(second!.findIndex(one => one !== null))
  })

  it('compares as many people in a later deal as in the first, whoever was compared before', () => {
    for (const [count, seats] of [
      [2, 4],
      [3, 3],
      [5, 4],
    ] as const) {
      const alone = (seating: Seating): number =>
        seating[0]!.filter((_, seat) => seating.filter(table => table[seat] !== null).length === 1).length
      const seatings = night(
        Array.from({ length: 5 }, () => names(count)),
        seats,
      )
      expect(seatings.map(alone)).toEqual(seatings.map(() => count % 2))
    }
  })
})

describe('Duplicate: what it counts', () => {
  const boards: readonly PlayedDeal[] = [
    { deal: 0, people: ['Ann', 'Ben'], made: [4, 3] },
    { deal: 0, people: ['Cal', null], made: [2, 5] },
    { deal: 0, people: [null, 'Dee'], made: [4, 3] },
    // Played at one table only so far: there is nobody to compare with.
    { deal: 1, people: ['Ben', 'Ann'], made: [7, 0] },
  ]

  it('is the share of those with the same cards who made less, an equal one half', () => {
    const found = comparisons(boards).map(({ person, seat, points, others }) => [person, seat, points, others.length])
    expect(found).toEqual([
      ['Ann', 0, 0.75, 2],
      ['Ben', 1, 0.25, 2],
      ['Cal', 0, 0, 2],
      ['Dee', 1, 0.25, 2],
    ])
  })

  it('comes to nothing over all seats of a deal, whoever plays it', () => {
    const table = fc.tuple(fc.nat(7), fc.nat(7), fc.nat(7))
    fc.assert(
      fc.property(fc.array(table, { minLength: 2, maxLength: 5 }), tables => {
        const all = tables.map((made, at): PlayedDeal => ({
          deal: 0,
          people: made.map((_, seat) => `${at} ${seat}`),
          made,
        }))
        const sum = comparisons(all).reduce((total, { points }) => total + points - 0.5, 0)
        expect(sum).toBeCloseTo(0)
      }),
      runs(100),
    )
  })
})
