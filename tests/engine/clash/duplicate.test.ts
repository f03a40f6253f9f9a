import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  botAction,
  counted,
  games,
  play,
  start,
  toAct,
  type JsonObject,
  type Match,
} from '../../../src-engine/index.ts'
import type { ClashState } from '../../../src-engine/clash/state.ts'
import { runs } from '../../support/runs.ts'

/** A duel that is the same at every table: decks, and the order of their cards (night/duplicate.ts). */

const clash = games['clash']!
const seats = ['p1', 'p2']

function begun(seed: number, options: JsonObject): Match {
  const started = start(clash, { seats, options: { ...options, ...clash.duplicate!.options }, seed })
  if (!started.ok) throw new Error(started.code)
  return started.match
}

it('whatever anybody had chosen, the same decks lie in the same order at every table of a Clash duel', () => {
  const chosen = { format: 'two-headed-giant', decks: { p1: ['Plains'], p2: 'bridge+moor' } }
  const libraries = (match: Match): unknown =>
    seats.map(seat => (match.state as ClashState).libraries[seat]!.cards.open())
  for (const seed of [1, 2, 3]) {
    expect(libraries(begun(seed, chosen))).toEqual(libraries(begun(seed, {})))
  }
  expect(libraries(begun(1, {}))).not.toEqual(libraries(begun(2, {})))
})

it('of a duel the winner has made the life that is left, and the loser as much less than nothing', () => {
  fc.assert(
    fc.property(fc.nat(), seed => {
      let match = begun(seed, { quick: true })
      for (let seat = toAct(match)[0]; seat !== undefined; seat = toAct(match)[0]) {
        const played = play(match, seat, botAction(match, seat, 'easy', counted(0)) as never)
        if (!played.ok) throw new Error(played.refused)
        match = played.match
      }
      const { winners, draw } = clash.outcome(match.state)!
      const made = seats.map(seat => clash.duplicate!.made(match.state, seat))
      expect(made[0]! + made[1]!).toBe(0)
      expect(made.some(one => one > 0)).toBe(!draw)
      expect(seats[made.findIndex(one => one > 0)]).toBe(draw ? undefined : winners[0])
    }),
    runs(6),
  )
})
