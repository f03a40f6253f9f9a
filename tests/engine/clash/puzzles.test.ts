import { expect, it } from 'vitest'
import { puzzles, puzzleIds, you } from '../../../src-engine/clash/learn/puzzles.ts'
import { winsThisTurn } from '../../../src-engine/clash/learn/solve.ts'
import type { ClashState } from '../../../src-engine/clash/state/state.ts'
import { games, play, start, type JsonObject, type Match } from '../../../src-engine/index.ts'

function laidOut({ seats, options, given }: (typeof puzzles)[number], life?: number): Match {
  const more = life === undefined ? {} : { life: { Partner: life } }
  const made = start(games['clash']!, { seats, options, given: { ...(given as JsonObject), ...more }, seed: 1 })
  if (!made.ok) throw new Error(made.code)
  // Asked where anything can be done; the other everywhere, so that no defence is left out.
  const played = play(made.match, you, { do: 'stops', own: ['main', 'block', 'main-2'], others: [], aimed: true })
  if (!played.ok) throw new Error(played.refused)
  return played.match
}

const twelve = puzzles.map(puzzle => [puzzle.id, puzzle] as const)

it('Clash: there are twelve, each once', () => {
  expect(puzzles).toHaveLength(12)
  expect(new Set(puzzleIds).size).toBe(12)
})

it.each(twelve)('Clash: %s is won this turn against every defence', (_id, puzzle) => {
  expect(winsThisTurn(laidOut(puzzle).state as ClashState, you)).toBe(true)
})

it.each(twelve)('Clash: %s: not by two life more, so nothing is to spare', (_id, puzzle) => {
  const life = puzzle.given.life!['Partner']! + 2
  expect(winsThisTurn(laidOut(puzzle, life).state as ClashState, you)).toBe(false)
})
