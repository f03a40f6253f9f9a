import { expect, test } from 'vitest'
import { chanceFrom } from '../../src-engine/core/chance.ts'
import { play, start, toAct, type Match } from '../../src-engine/core/match.ts'
import { fillings } from '../../src-engine/core/offers.ts'
import { games } from '../../src-engine/index.ts'
import { difference } from '../../src-engine/protocol/difference.ts'

// What a game says has changed is the difference of the finished views, and nothing changed for the seats it does not name.

const played = Object.values(games).filter(game => game.changes !== undefined)

/** Compares what the game says of these two with their views; whether it said anything. */
function isSaid(before: Match, after: Match): boolean {
  const { game, seats } = after
  const said = game.changes!(before.state, after.state)
  if (said === undefined) return false
  expect(said.open).toEqual(difference(game.open(before.state), game.open(after.state)))
  for (const seat of seats.filter(one => !said.own.includes(one))) {
    const beside = ({ state }: Match): object => ({ own: game.own(state, seat), offers: game.offers(state, seat) })
    expect([seat, beside(after)]).toEqual([seat, beside(before)])
  }
  return true
}

test.each(played.map(game => [game.id, game] as const))(
  'in random games of %s what it says has changed is the difference of the views, for every viewer',
  (_id, game) => {
    let [said, steps] = [0, 0]
    for (let seed = 1; seed <= 12; seed++) {
      const seats = Array.from(
        { length: game.seats.min + (seed % (game.seats.max - game.seats.min + 1)) },
        (_, i) => `P${i}`,
      )
      const begun = start(game, { seats, seed })
      if (!begun.ok) throw new Error(begun.code)
      const chance = chanceFrom({ seed: String(seed).repeat(32).slice(0, 32), drawn: {} })
      let [before, now] = [begun.match, begun.match]
      for (let step = 0; step < 120 && game.outcome(now.state) === undefined; step++) {
        // Now and then somebody concedes, whose turn it is not.
        const acts = chance.below('concedes', 40) === 0 ? seats : toAct(now)
        const seat = acts[chance.below('seat', acts.length)]!
        const ways = fillings(game.offers(now.state, seat))
        if (ways.length === 0) continue
        const made = play(now, seat, ways[chance.below('way', ways.length)] as never)
        if (!made.ok) throw new Error(made.refused)
        steps++
        if (isSaid(now, made.match)) said++
        // Two that are shown as one.
        isSaid(before, made.match)
        before = now
        now = made.match
      }
    }
    expect(said / steps).toBeGreaterThan(0.3)
  },
)
