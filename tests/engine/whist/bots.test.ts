import { describe, expect, it } from 'vitest'
import {
  botAction,
  chanceFrom,
  counted,
  covers,
  levels,
  play,
  start,
  toAct,
  type Json,
  type JsonObject,
  type Match,
} from '../../../src-engine/index.ts'
import { suitOf, suits } from '../../../src-engine/cards/french.ts'
import { anyGame } from '../../../src-engine/core/game.ts'
import { randomFrom } from '../../../src-engine/core/random.ts'
import { bits } from '../../../src-engine/whist/bots/fast.ts'
import { fill, unseenBy } from '../../../src-engine/whist/bots/sample.ts'
import type { State } from '../../../src-engine/whist/state.ts'
import { cardsOf, type WhistView } from '../../../src-engine/whist/view.ts'
import { duel } from '../../bench/bots.ts'
import { everyTable, people, whistGames } from './support.ts'
import { patience } from '../../support/runs.ts'
import { redrawUnseen } from '../../support/unseen.ts'
import { viewFor } from '../../../src-engine/core/view.ts'

/** One of them at a time, and all of them where more is tried than for every commit. */
const inTurn = <T>(all: readonly T[], turn: number): readonly T[] => (patience > 1 ? all : [all[turn % all.length]!])

function view(match: Match, viewer: string): WhistView {
  return viewFor(match.game, match.state, viewer) as WhistView
}

/** Calls `look` at every state of some games with all house rules, played by easy bots. */
function watch(look: (match: Match, seat: string) => void, perTable: number): void {
  for (const { sheet, game } of whistGames) {
    for (const [number, options] of everyTable(sheet).entries()) {
      const count = 2 + ((number * 5) % (sheet.seats.max - 1))
      const started = start(anyGame(game), {
        seats: people.slice(0, count),
        seed: number,
        options: options as JsonObject,
      })
      if (!started.ok) throw new Error(started.code)
      let { match } = started
      for (let i = 0; i < perTable && match.game.outcome(match.state) === undefined; i++) {
        const seat = toAct(match)[0]!
        look(match, seat)
        const action = i % 31 === 30 ? { do: 'concede' } : botAction(match, seat, 'easy', counted(0))
        const played = play(match, seat, action as unknown as Json)
        if (!played.ok) throw new Error(played.refused)
        match = played.match
      }
    }
  }
}

describe('Whist: what a bot thinks on', () => {
  it('fills other hands with as many cards as they hold, each card once, and none of a suit they are out of', () => {
    const random = randomFrom(5)
    const chance = { below: (_what: string, n: number) => random(n) }
    watch((match, seat) => {
      const seen = view(match, seat)
      const { voids, known } = unseenBy(seen, seat)
      const hands = fill(unseenBy(seen, seat), n => chance.below('unseen', n))
      const each = seen.order.map((_, i) => cardsOf(hands.slice(i * 4, i * 4 + 4)))
      const cannotHold = each.flatMap((held, i) => held.filter(card => (voids[i]! >> suits.indexOf(suitOf(card))) & 1))
      expect(cannotHold).toEqual([])
      expect(each.map(held => held.length)).toEqual(seen.order.map(name => seen.seats[name]!.handSize))
      expect(new Set(each.flat()).size).toBe(each.flat().length)
      const me = seen.order.indexOf(seat) * 4
      expect(hands.slice(me, me + 4)).toEqual(known.slice(me, me + 4))
    }, 60)
  })

  it('knows who is out of a suit, and that is true', () => {
    let known = 0
    watch((match, seat) => {
      const { voids } = unseenBy(view(match, seat), seat)
      const { hands } = match.state as State
      const held = voids.flatMap((out, i) => hands[i]!.open().filter((_, suit) => (out >> suit) & 1))
      known += voids.reduce((sum, out) => sum + bits(out), 0)
      expect(held.filter(cards => cards !== 0)).toEqual([])
    }, 80)
    expect(known).toBeGreaterThan(100)
  })
})

describe('Whist: bots', () => {
  it('at every level do what is on offer, under all house rules', () => {
    // One level after the other, state by state: each meets every kind of table, early and late.
    let states = 0
    watch((match, seat) => {
      const offers = match.game.offers(match.state, seat)
      for (const level of inTurn(levels, states++)) {
        const action = botAction(match, seat, level, counted(0))
        expect(covers(offers, action)).toBe(true)
        expect(action.do).not.toBe('concede')
      }
    }, 60)
  })

  it('think no longer than they are let', () => {
    const started = start(anyGame(whistGames[1]!.game), { seats: people.slice(0, 4), seed: 4 })
    if (!started.ok) throw new Error(started.code)
    let asked = 0
    botAction(started.match, 'Ben', 'hard', { more: () => ++asked < 7 })
    expect(asked).toBe(7)
  })

  it('do the same on the same view, whatever lies hidden', () => {
    let states = 0
    watch((match, seat) => {
      const chance = chanceFrom({ seed: 'cd'.repeat(16), drawn: {} })
      const other = { ...match, state: redrawUnseen(match.game, match.state, seat, chance) }
      for (const level of inTurn(['normal', 'hard'] as const, states++)) {
        expect(botAction(other, seat, level, counted(1))).toEqual(botAction(match, seat, level, counted(1)))
      }
    }, 20)
  })

  it('are the better the higher their level', () => {
    expect(duel('knock-out-whist', 'normal', 'easy', 60, 0).share).toBeGreaterThan(0.6)
    expect(duel('all-out-brawl', 'hard', 'easy', 16, 3).share).toBeGreaterThan(0.7)
    expect(duel('knock-out-whist', 'master', 'hard', 60, 1).share).toBeGreaterThan(0.5)
  })
})
