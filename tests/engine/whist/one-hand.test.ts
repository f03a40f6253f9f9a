import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { botAction, counted, games, play, start, toAct } from '../../../src-engine/index.ts'
import { firstSize } from '../../../src-engine/whist/all-out-brawl.ts'
import { evaluate } from '../../../src-engine/whist/bots/problem.ts'
import type { State } from '../../../src-engine/whist/state.ts'
import { runs } from '../../support/runs.ts'

it.each([
  ['AOB-11', 'all-out-brawl', 12],
  ['KOW-9', 'knock-out-whist', 7],
  ['KW-7', 'knockout-whist', 6],
])('of a single hand most tricks win, and as many share a place (%s, %s)', (_rule, id, most) => {
  const game = games[id]!
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 2, max: most }), (seed, players) => {
      const seats = Array.from({ length: players }, (_, at) => `p${at}`)
      const started = start(game, { seats, options: { oneHand: true }, seed })
      if (!started.ok) throw new Error(started.code)
      let { match } = started
      for (let seat = toAct(match)[0]; seat !== undefined; seat = toAct(match)[0]) {
        const played = play(match, seat, botAction(match, seat, 'easy', counted(0)) as never)
        if (!played.ok) throw new Error(played.refused)
        match = played.match
      }
      const { places, winners } = game.outcome(match.state)!
      const made = places.map(group => group.map(seat => game.duplicate!.made(match.state, seat)))
      expect(made.flat().reduce((sum, one) => sum + one, 0)).toBe(
        id === 'all-out-brawl' ? firstSize(players, false) : 7,
      )
      expect(places[0]).toEqual(winners)
      // Who thinks ahead weighs every trick of it, also where the hand is won by another.
      const { board, rules } = match.state as State
      const tricks = seats.map(seat => game.duplicate!.made(match.state, seat))
      const all = tricks.reduce((sum, one) => sum + one, 0)
      expect(seats.map((_, seat) => evaluate(board, rules, seat))).toEqual(tricks.map(one => one / all))
      const by = made.map(group => group[0]!)
      expect(made).toEqual(made.map((group, at) => group.map(() => by[at]!)))
      expect(by).toEqual([...new Set(by)].toSorted((a, b) => b - a))
    }),
    runs(30),
  )
})
