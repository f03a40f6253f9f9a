import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeMinutes, minutesOf, planned, type Candidate } from '../../../src-engine/night/planner.ts'
import { runs } from '../../support/runs.ts'

const whist: Candidate = { game: 'whist', seats: { min: 2, max: 7 }, bots: true, minutes: 12 }
const brawl: Candidate = { game: 'brawl', seats: { min: 2, max: 4 }, bots: true, minutes: 9 }
const paper: Candidate = { game: 'paper', seats: { min: 4, max: 4 }, bots: false, minutes: 20 }

test('nine people with 45 minutes play each game as often as the others, the longest last', () => {
  expect(planned([whist, brawl, paper], 9, 45).map(({ game, rounds }) => [game, rounds])).toEqual([
    ['brawl', 2],
    ['whist', 1],
  ])
  expect(planned([whist, brawl, paper], 8, 50).map(({ game }) => game)).toEqual(['brawl', 'whist', 'paper'])
  expect(planned([whist], 3, 5)).toHaveLength(1)
  expect(planned([paper], 9, 500)).toEqual([])
})

test('a plan keeps to its time, and there is room for no round more', () => {
  const candidate = fc.record({
    seats: fc.constant({ min: 2, max: 8 }),
    bots: fc.constant(true),
    minutes: fc.integer({ min: 1, max: 60 }),
  })
  fc.assert(
    fc.property(
      fc.array(candidate, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 10, max: 400 }),
      (some, people, minutes) => {
        const candidates = some.map((one, at) => ({ ...one, game: `g${at}` }))
        const plan = planned(candidates, people, minutes)
        const takes = minutesOf(plan, candidates)
        const shortest = Math.min(...candidates.map(one => one.minutes)) + changeMinutes
        expect(takes).toBeLessThanOrEqual(Math.max(minutes, shortest))
        const open = candidates.filter(({ game }) => plan.find(one => one.game === game)?.rounds !== 9)
        const least = Math.min(...open.map(one => one.minutes)) + changeMinutes
        expect(shortest > minutes || minutes - takes < least).toBe(true)
      },
    ),
    runs(200),
  )
})
