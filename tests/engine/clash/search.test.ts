import { expect, it } from 'vitest'
import { puzzles, you, type PuzzleId } from '../../../src-engine/clash/content/puzzles.ts'
import type { ClashState } from '../../../src-engine/clash/state.ts'
import {
  botAction,
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
