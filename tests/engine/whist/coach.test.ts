import { describe, expect, it } from 'vitest'
import {
  askedOf,
  botAction,
  chanceFrom,
  counted,
  games,
  play,
  start,
  toAct,
  type Json,
  type Match,
} from '../../../src-engine/index.ts'
import type { WhistAction } from '../../../src-engine/whist/actions.ts'
import type { Advice } from '../../../src-engine/core/game.ts'
import { cardReason } from '../../../src-engine/whist/bots/reasons.ts'
import type { WhistView } from '../../../src-engine/whist/view.ts'
import { viewFor } from '../../../src-engine/core/view.ts'

const game = games['knock-out-whist']!

function seen(match: Match, seat: string): WhistView {
  return viewFor(match.game, match.state, seat) as WhistView
}

function advise(match: Match, seat: string, rounds: number): readonly Advice<WhistAction>[] {
  return match.game.coach!({
    ...askedOf(match, seat),
    level: 'hard',
    chance: chanceFrom({ seed: 'ef'.repeat(16), drawn: {} }),
    thinking: counted(rounds),
  }) as readonly Advice<WhistAction>[]
}

function dealt(
  deal: { readonly [seat: string]: readonly string[] | string },
  plays: readonly (readonly [string, string])[] = [],
): Match {
  const started = start(game, {
    seats: ['Ann', 'Ben', 'Cal'],
    seed: 3,
    given: { dealer: 'Cal', deals: [deal] } as Json,
  })
  if (!started.ok) throw new Error(started.code)
  let { match } = started
  for (const [by, card] of plays) {
    const played = play(match, by, { do: 'play', card })
    if (!played.ok) throw new Error(`${by} ${card}: ${played.refused}`)
    match = played.match
  }
  return match
}

const deal = {
  Ann: ['KH', '2H', '3C', '4C', '2S', '3S', '4S'],
  Ben: ['QH', '3H', '5C', '6C', '5S', '6S', '7S'],
  Cal: ['JH', '4H', '7C', '8C', '8S', '9S', 'TS'],
  turnUp: '2D',
}

describe('Whist: the coach', () => {
  it('has nothing to say to whose turn it is not', () => {
    const match = dealt(deal)
    expect(advise(match, 'Ben', 10)).toEqual([])
  })

  it('ranks each legal card once, best first, with a reason for each, and the same again', () => {
    const match = dealt(deal)
    const advice = advise(match, 'Ann', 5)
    expect(advice.map(one => (one.action.do === 'play' ? one.action.card : '')).toSorted()).toEqual(deal.Ann.toSorted())
    expect(advice.map(one => one.score)).toEqual(advice.map(one => one.score).toSorted((a, b) => b - a))
    for (const { reason, score } of advice) {
      expect(reason.code).toMatch(/^[a-z-]+$/)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(1)
    }
    expect(advise(match, 'Ann', 5)).toEqual(advice)
  })

  it('says what may still beat a card, in the words of the game', () => {
    const match = dealt(deal, [['Ann', '2H']])
    const advice = advise(match, 'Ben', 2)
    const queen = advice.find(one => one.action.do === 'play' && one.action.card === 'QH')!
    expect(queen.reason).toEqual({ code: 'beats-risk', params: { card: 'QH', over: 'AH' } })
  })

  it('tells of cards that lose alike no reason against the one it ranks first, nor for a later one', () => {
    // Ben holds three hearts, and Ann’s ace beats them all.
    const hearts = { ...deal, Ann: ['AH', ...deal.Ann.slice(1)], Ben: ['QH', 'TH', ...deal.Ben.slice(1, 6)] }
    const match = dealt(hearts, [['Ann', 'AH']])
    for (const rounds of [1, 2, 3, 5, 8]) {
      const codes = advise(match, 'Ben', rounds).map(one => one.reason.code)
      expect(codes[0], `${rounds} rounds`).toMatch(/^throw-(lowest|spare)$/)
      for (const code of codes.slice(1)) expect(code).toMatch(/^throw-(lower|later)$/)
    }
  })

  it('speaks to a dog of its one card: of no other to spare, and of none to trump with later', () => {
    const dog = (card: string, plays: WhistView['trick']['plays']): WhistView =>
      ({
        trump: 'C',
        trick: { plays, taps: [] },
        history: [],
        seats: { Ben: { cards: [card] } },
      }) as unknown as WhistView
    const king = [{ by: 'Ann', card: 'KH' }] as WhistView['trick']['plays']
    expect(cardReason(dog('2H', king), 'Ben', '2H', true).code).toBe('dog-loses')
    expect(cardReason(dog('5S', []), 'Ben', '5S', true).code).toBe('lead-risk')
  })

  it('knows a certain trick when it sees one, and takes it as cheaply as can be', () => {
    const match = dealt(deal, [
      ['Ann', '2H'],
      ['Ben', '3H'],
    ])
    const advice = advise(match, 'Cal', 2)
    expect(advice[0]!.action).toEqual({ do: 'play', card: '4H' })
    const jack = advice.find(one => one.action.do === 'play' && one.action.card === 'JH')!
    expect(jack.reason).toEqual({ code: 'last-wins', params: { card: 'JH', first: true } })
  })

  it('ranks four suits to call, and counts what is held of each', () => {
    const started = start(games['all-out-brawl']!, { seats: ['Ann', 'Ben', 'Cal'], seed: 8 })
    if (!started.ok) throw new Error(started.code)
    let { match } = started
    while (seen(match, 'Ann').phase !== 'trump') {
      const seat = toAct(match)[0]!
      const played = play(match, seat, botAction(match, seat, 'normal', counted(0)) as unknown as Json)
      if (!played.ok) throw new Error(played.refused)
      match = played.match
    }
    const caller = seen(match, 'Ann').callsTrump!
    const advice = advise(match, caller, 4)
    expect(advice).toHaveLength(4)
    for (const { reason } of advice) expect(reason.code).toMatch(/^call-/)
  })
})
