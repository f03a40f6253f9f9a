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

/** RULES CLA-11: with the usual stops a round on others' turns asks little of anybody. */

/** Bots would set stops of their own; these are what people have, and one more at which nobody is ever asked. */
const usual = { do: 'stops', own: ['main', 'main-2'], others: ['clean-up'], aimed: true }
const seats = ['Ann', 'Ben', 'Cal', 'Dee']

/** How often each seat is asked on others' turns, a number for each round from one of its own turns to the next. */
function rounds(seed: number): readonly number[] {
  const made = start(games['clash']!, { seats, seed, options: { format: 'free-for-all', stops: 'default' } })
  if (!made.ok) throw new Error(made.code)
  let match: Match = made.match
  const now = new Map<string, number>()
  const all: number[] = []
  let active = ''
  for (let i = 0; i < 900 && match.game.outcome(match.state) === undefined; i++) {
    const state = match.state as ClashState
    const thread = state.threads[0]
    const seat = toAct(match)[0]!
    if (thread !== undefined && thread.of !== active) {
      active = thread.of
      const asked = now.get(active)
      if (asked !== undefined) all.push(asked)
      now.set(active, 0)
    }
    if (thread !== undefined && thread.of !== seat && now.has(seat)) now.set(seat, now.get(seat)! + 1)
    const said = botAction(match, seat, 'easy', counted(0)) as unknown as JsonObject
    const done = play(match, seat, said['do'] === 'stops' ? usual : said)
    if (!done.ok) throw new Error(done.refused)
    match = done.match
  }
  return all
}

it('Clash: a table of four asks each at most eight times a round on others’ turns', () => {
  const all = [1, 2, 3].flatMap(rounds)
  expect(all.length).toBeGreaterThan(60)
  expect(Math.max(...all)).toBeLessThanOrEqual(8)
})
