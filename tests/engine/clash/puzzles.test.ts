import { expect, it } from 'vitest'
import { puzzles, puzzleIds, you } from '../../../src-engine/clash/content/puzzles.ts'
import { onlyWayToWin, winningAct } from '../../../src-engine/clash/learn/solve.ts'
import type { ClashState } from '../../../src-engine/clash/state.ts'
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

const wins = (state: ClashState): boolean => winningAct(state, you, Infinity) !== undefined

const each = puzzles.map(puzzle => [puzzle.id, puzzle] as const)

it('Clash: there are thirty puzzles, each once', () => {
  expect(puzzles).toHaveLength(30)
  expect(new Set(puzzleIds).size).toBe(30)
})

it.each(each)(
  'Clash: %s is won this turn against every defence, in one way that needs more than an attack',
  (_id, puzzle) => {
    const way = onlyWayToWin(laidOut(puzzle).state as ClashState, you)
    expect(way?.some(act => !act.startsWith('{"do":"attack"'))).toBe(true)
  },
)

it('Clash: a puzzle that can be won in two ways is found out', () => {
  const easier = laidOut(
    puzzles.find(({ id }) => id === 'over-the-wall')!,
    4,
  ).state as ClashState
  expect(wins(easier)).toBe(true)
  expect(onlyWayToWin(easier, you)).toBe(undefined)
})

it.each(each)('Clash: %s: not by two life more, so nothing is to spare', (_id, puzzle) => {
  const life = puzzle.given.life!['Partner']! + 2
  expect(wins(laidOut(puzzle, life).state as ClashState)).toBe(false)
})
