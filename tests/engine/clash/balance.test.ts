import { describe, expect, it } from 'vitest'
import { balance } from '../../bench/clash-balance.ts'
import { share } from '../../bench/row.ts'

/**
 * A short form of `npm run bench -- clash-balance`, the same duels every time: wide enough bounds to hold for 45 games,
 * narrow enough to catch a half-deck that always loses, a first player who always wins, and games that never end.
 */
describe('Clash: 45 duels of half-decks', () => {
  it('go every way, for the first player as for the second, in sensible time', () => {
    const { field, first, turns, games } = balance(1, 200)
    expect(games).toBe(45)
    for (const part of field) {
      expect(part).toBeGreaterThan(0.15)
      expect(part).toBeLessThan(0.85)
    }
    expect(first).toBeGreaterThan(0.3)
    expect(first).toBeLessThan(0.7)
    expect(share(turns, 0.5)).toBeGreaterThanOrEqual(6)
    expect(share(turns, 0.5)).toBeLessThanOrEqual(12)
    expect(turns.at(-1)).toBeLessThanOrEqual(40)
  })
})
