import { expect, it } from 'vitest'
import { descend, learn, newDecision } from '../../../src-engine/clash/bots/tree.ts'
import { PlayOut } from '../../../src-engine/clash/bots/playout.ts'
import { puzzles, you, type PuzzleId } from '../../../src-engine/clash/content/puzzles.ts'
import type { ClashState } from '../../../src-engine/clash/state.ts'
import {
  botAction,
  chanceFrom,
  counted,
  games,
  play,
  start,
  toAct,
  type Json,
  type JsonObject,
  type Match,
} from '../../../src-engine/index.ts'

function laidOut(id: PuzzleId): Match {
  const { seats, options, given } = puzzles.find(one => one.id === id)!
  const made = start(games['clash']!, { seats, options, given: given as JsonObject, seed: 1 })
  if (!made.ok) throw new Error(made.code)
  const said = play(made.match, you, { do: 'stops', own: ['main', 'block', 'main-2'], others: [], aimed: true })
  if (!said.ok) throw new Error(said.refused)
  return said.match
}

/** Whether a hard bot wins it this turn against one that plays by the rules of thumb. */
function isWonByHard(id: PuzzleId, playOuts: number): boolean {
  let match = laidOut(id)
  const { game } = match
  while (game.outcome(match.state) === undefined && (match.state as ClashState).turnsEnded === 0) {
    const seat = toAct(match)[0]!
    const action = botAction(match, seat, seat === you ? 'hard' : 'normal', counted(playOuts)) as unknown as Json
    const done = play(match, seat, action)
    if (!done.ok) throw new Error(done.refused)
    match = done.match
  }
  return game.outcome(match.state)?.winners.includes(you) === true
}

// By looking at one act alone, with rules of thumb after it, none is found however long one looks. (Of the thirty the
// hard bot misses one alone: there an enemy must be made stronger, which no bot is offered.)
it.each(['whoever-is-free', 'settled-outside', 'what-the-cook-gives', 'twice-in-pursuit'] as const)(
  'Clash: the hard bot wins %s, which takes a plan',
  id => {
    expect(isWonByHard(id, 100)).toBe(true)
  },
)

it('Clash: the tree tries the heuristic’s choice first, others as visits grow, and keeps to what pays', () => {
  const state = laidOut('over-the-wall').state as ClashState
  const from = newDecision()
  const taken: string[] = []
  for (let visit = 0; visit < 60; visit++) {
    const playOut = new PlayOut(state, state.turnsEnded + 1, chanceFrom({ seed: '7'.padStart(32, '0'), drawn: {} }))
    const path = descend(playOut, from)
    // As if the second action that was tried were good, and every other bad.
    const keys = [...from.ways.keys()]
    const key = keys.find(one => from.ways.get(one) === path[0]?.way)
    if (key !== undefined) taken.push(key)
    learn(path, () => (key === keys[1] ? 0.9 : 0.1))
  }
  // The first visit is left to the heuristic whole.
  expect(taken).toHaveLength(59)
  const [first, second] = from.ways.keys()
  expect(taken[0]).toBe(first)
  expect(taken.indexOf(second!)).toBeGreaterThan(1)
  expect(from.ways.size).toBeLessThanOrEqual(Math.sqrt(60))
  expect(taken.filter(one => one === second).length).toBeGreaterThan(40)
})
