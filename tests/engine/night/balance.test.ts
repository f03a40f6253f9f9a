import { describe, expect, it } from 'vitest'
import { rankedRight } from '../../bench/duplicate.ts'

// A short form of `npm run bench -- duplicate`, the same nights every time.
describe('Duplicate: skill shows', () => {
  it('of eight nights of twelve hands at ten tables, seven at least put the weaker bots below the others', () => {
    expect(rankedRight('duplicate', 'knock-out-whist', ['easy', 'normal'], 10, 8)).toBeGreaterThanOrEqual(7)
  })
})
