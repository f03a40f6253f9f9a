import { assert, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceFrom, covers, seedFrom, type JsonObject } from '../../../src-engine/index.ts'
import { pack, suits } from '../../../src-engine/cards/french.ts'
import type { WhistAction } from '../../../src-engine/whist/actions.ts'
import { newBoard, phase } from '../../../src-engine/whist/board.ts'
import { randomFrom } from '../../../src-engine/core/random.ts'
import { searchChance } from '../../../src-engine/whist/bots/fast.ts'
import { whistChance } from '../../../src-engine/whist/whist-chance.ts'
import { defaults, everyTable, people, whistGames } from './support.ts'
import { chiSquare } from '../../support/chi-square.ts'
import { fastGame, randomStep } from '../../support/fast-whist.ts'
import { runs } from '../../support/runs.ts'

describe.each(whistGames.map(one => [one.sheet.id, one] as const))('Whist: %s', (_id, { sheet, game }) => {
  it('plays the same through apply and in the fast form, deal for deal and seat for seat', () => {
    const tables = everyTable(sheet)
    assert(
      property(nat(1_000_000), nat(1000), nat(1000), (seed, count, which) => {
        const seats = people.slice(0, 2 + (count % (sheet.seats.max - 1)))
        const options: JsonObject = { ...defaults(sheet), ...tables[which % tables.length] }
        const fresh = { seed: seedFrom(seed), drawn: {} }
        const fastChance = chanceFrom(fresh)
        const fast = fastGame(sheet.rules(options), seats.length, 0, whistChance(fastChance, seats))
        const chance = chanceFrom(fresh)
        const made = game.setup({ seats, options, given: {} }, chance)
        if (!made.ok) throw new Error(made.code)
        let { state } = made
        const random = randomFrom(seed)
        for (let i = 0; fast.board.phase !== phase.over; i++) {
          expect(i).toBeLessThan(5000)
          const seat = game.toAct(state)[0]!
          const offers = game.offers(state, seat)
          const calling = fast.board.phase === phase.trump
          const done = randomStep(fast, random)
          const action: WhistAction = calling
            ? { do: 'trump', suit: suits[done]! }
            : done < 0
              ? { do: 'pass' }
              : { do: 'play', card: pack[done]! }
          expect(covers(offers, action)).toBe(true)
          const result = game.apply(state, seat, action, chance)
          if (!result.ok) throw new Error(result.refused)
          state = result.state
          expect(fast.board).toEqual(state.board)
          expect(fast.hands).toEqual(state.hands.flatMap(hand => hand.open()))
        }
        // Of a single hand, with those who took as many tricks.
        expect(game.outcome(state)?.winners[0]).toBe(seats[fast.board.winner])
      }),
      runs(30),
    )
  })

  it('holds all 52 cards at most once, on the table, in hands and face up', () => {
    const tables = everyTable(sheet)
    const random = randomFrom(11)
    for (let number = 0; number < 60; number++) {
      const seats = people.slice(0, 2 + random(sheet.seats.max - 1))
      const options: JsonObject = { ...defaults(sheet), ...tables[random(tables.length)] }
      const chance = chanceFrom({ seed: seedFrom(number), drawn: {} })
      const made = game.setup({ seats, options, given: {} }, chance)
      if (!made.ok) throw new Error(made.code)
      let { state } = made
      while (game.outcome(state) === undefined) {
        const seen = game.digestedView(state) as unknown as ReturnType<typeof game.open>
        const cards = [
          ...seats.flatMap(name => seen.seats[name]!.cards!),
          ...[...seen.history, seen.trick].flatMap(trick => trick.plays.map(play => play.card)),
          ...(seen.turnUp === undefined ? [] : [seen.turnUp]),
        ]
        expect(new Set(cards).size).toBe(cards.length)
        for (const name of seats) expect(seen.seats[name]!.cards!.length).toBe(seen.seats[name]!.handSize)
        const seat = game.toAct(state)[0]!
        const leaving = random(25) === 0
        const legal = seen.seats[seat]!.legal!
        const action: WhistAction = leaving
          ? { do: 'concede' }
          : seen.phase === 'trump'
            ? { do: 'trump', suit: suits[random(4)]! }
            : { do: 'play', card: legal[random(legal.length)]! }
        const result = game.apply(state, seat, action, chance)
        if (!result.ok) throw new Error(result.refused)
        state = result.state
      }
      const placed = game.outcome(state)!.places
      expect(placed.flat().toSorted()).toEqual(seats.toSorted())
      expect(placed[0]).toContain((game.digestedView(state) as unknown as ReturnType<typeof game.open>).winner)
      // A single hand is won by all who took as many tricks.
      expect(state.rules.oneHand ? 1 : placed[0]!.length).toBe(1)
    }
  })

  it('ends in the fast form from its own chance too', () => {
    const random = randomFrom(3)
    for (let number = 0; number < 200; number++) {
      const fast = fastGame(sheet.rules(defaults(sheet)), 2 + random(sheet.seats.max - 1), 0, searchChance(random))
      let steps = 0
      while (fast.board.phase !== phase.over && steps < 5000) {
        randomStep(fast, random)
        steps++
      }
      expect(fast.board.winner).toBeGreaterThanOrEqual(0)
    }
  })
})

// Several cards come of one draw: the last of 29 must be as even as the first.
it.each([1, 4])('deals and turns up every card as often, at %i seats', seats => {
  const chance = whistChance(chanceFrom({ seed: seedFrom(5), drawn: {} }), people)
  const board = newBoard(seats, 0, 0)
  board.cards = 7
  const counts = Array.from({ length: 52 }, () => 0)
  const hands = Array.from({ length: 4 * seats }, () => 0)
  for (board.deals = 0; board.deals < 4000; board.deals++) counts[chance.deal(board, hands, true)]!++
  expect(chiSquare(counts)).toBeLessThan(88.9)
})
