import { expect, it } from 'vitest'
import { againstRandom } from '../../bench/clash-draft.ts'

// A short form of `npm run bench -- clash-draft`, the same duels every time.

/** Of thirty-two duels; decks that are no better come so far once in eighteen times. */
const enough = 21

it('Clash: decks drafted by hard bots beat decks of two colours by chance', () => {
  const { games, won } = againstRandom(32)
  expect(games).toBe(32)
  expect(won).toBeGreaterThanOrEqual(enough)
})
