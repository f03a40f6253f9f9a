import { expect, it } from 'vitest'
import { askedOf, botAction, counted, games, play, start, toAct } from '../../../src-engine/index.ts'
import { randomFrom } from '../../../src-engine/core/random.ts'
import { bits } from '../../../src-engine/whist/bots/fast.ts'
import { likelyDeals } from '../../../src-engine/whist/bots/likely.ts'
import { fill, seenBy, unseenBy } from '../../../src-engine/whist/bots/sample.ts'
import type { State } from '../../../src-engine/whist/state.ts'

const game = games['knockout-whist']!
const seats = ['Ann', 'Ben', 'Cal', 'Dee']
const deals = 40

it('deals that explain the plays seen put more cards where they are, near the end of a hand', () => {
  let [likely, evenly, cards] = [0, 0, 0]
  for (let seed = 1; seed <= 20; seed++) {
    const started = start(game, { seats, seed, options: { oneHand: true } })
    if (!started.ok) throw new Error(started.code)
    let { match } = started
    for (let seat = toAct(match)[0]; seat !== undefined; seat = toAct(match)[0]) {
      const { state } = askedOf(match, seat) as unknown as { readonly state: State }
      const me = seats.indexOf(seat)
      if (state.board.plays === 0 && state.board.held[me]! <= 2) {
        const truth = (match.state as State).hands.flatMap(hand => hand.open())
        const unseen = unseenBy(seenBy(state, seat), seat)
        const random = randomFrom(seed)
        const found = (deal: () => readonly number[]): number => {
          const right = (hands: readonly number[]): number =>
            hands.reduce((sum, held, at) => sum + (at >> 2 === me ? 0 : bits(held & truth[at]!)), 0)
          return Array.from({ length: deals }, () => right(deal())).reduce((sum, one) => sum + one, 0) / deals
        }
        const weighed = likelyDeals(state, me, unseen)
        likely += found(() => weighed(random))
        evenly += found(() => fill(unseen, random))
        cards += state.board.held.reduce((sum, held) => sum + held, 0) - state.board.held[me]!
      }
      const played = play(match, seat, botAction(match, seat, 'hard', counted(2)) as never)
      if (!played.ok) throw new Error(played.refused)
      match = played.match
    }
  }
  expect(cards).toBeGreaterThan(100)
  expect(likely / evenly).toBeGreaterThan(1.2)
})
