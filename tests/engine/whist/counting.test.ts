import { describe, expect, it } from 'vitest'
import type { Card } from '../../../src-engine/cards/french.ts'
import { viewFor } from '../../../src-engine/core/view.ts'
import { games, play, start, toAct } from '../../../src-engine/index.ts'
import { chooseByCount } from '../../../src-engine/whist/bots/counting.ts'
import { chooseCard } from '../../../src-engine/whist/bots/heuristics.ts'
import type { WhistView } from '../../../src-engine/whist/view.ts'

/** By style, each twice: steady, bold, careful, sly. */
const names = ['Agnes', 'Barnaby', 'Clover', 'Gilda', 'Horace', 'Fergus', 'Effie', 'Lottie']

interface Seen {
  readonly hand: readonly Card[]
  readonly legal?: readonly Card[]
  /** Played to this trick so far, by Xa, Xb and Xc. */
  readonly trick?: readonly Card[]
  /** Tricks that are over, each played by Xa, Xb, Xc and Agnes. */
  readonly history?: readonly (readonly Card[])[]
  readonly tricks?: number
}
/** What Agnes sees at a table of four, spades trumps. */
function seen({ hand, legal = hand, trick = [], history = [], tricks = 0 }: Seen): WhistView {
  const order = ['Xa', 'Xb', 'Xc', 'Agnes']
  const plays = (cards: readonly Card[]): object => ({
    plays: cards.map((card, at) => ({ by: order[at]!, card })),
    taps: [],
  })
  const holds = (at: number): number => hand.length - (at < trick.length ? 1 : 0)
  const others = order.slice(0, 3).map((name, at) => [name, { status: 'in', tricks: 1, handSize: holds(at) }] as const)
  const own = { status: 'in', tricks, handSize: hand.length, cards: hand, legal }
  const seats = { ...Object.fromEntries(others), Agnes: own }
  const view = { phase: 'play', trump: 'S', order, seats, trick: plays(trick), history: history.map(plays) }
  return view as unknown as WhistView
}
const chosen = (what: Seen): Card | undefined => chooseByCount(seen(what), 'Agnes', false)

describe('Whist: who counts', () => {
  it('wins with the lowest of cards that are worth the same', () => {
    expect(chosen({ hand: ['AH', 'KH', 'QH', '3D'], legal: ['AH', 'KH', 'QH'], trick: ['4H', '7H'] })).toBe('QH')
  })

  it('leads what has become the highest of its suit', () => {
    const hand: Card[] = ['9S', 'KH', '4C']
    const history: Card[][] = [
      ['AS', 'KS', 'QS', '2S'],
      ['JS', 'TS', '3S', '4S'],
    ]
    expect(chosen({ hand, history, tricks: 1 })).toBe('9S')
    expect(chosen({ hand, tricks: 1 })).toBe('4C')
  })

  it('does not lead the highest of a suit to somebody who is out of it and may trump', () => {
    const hand: Card[] = ['KH', '2C']
    const trumps: Card[][] = [
      ['AS', 'KS', 'QS', 'JS'],
      ['TS', '9S', '8S', '7S'],
    ]
    expect(chosen({ hand, history: [...trumps, ['AH', '9H', '2H', '3H']], tricks: 1 })).toBe('KH')
    expect(chosen({ hand, history: [...trumps, ['AH', '9C', '2H', '3H']], tricks: 1 })).toBe('2C')
  })

  it('throws what is worth least where it can’t win, of a short suit, and no trump', () => {
    const hand: Card[] = ['2S', '3D', '4D', '3C']
    expect(chosen({ hand, trick: ['5H', 'AS'] })).toBe('3C')
  })

  it('takes more tricks from the same cards than who does not', () => {
    const game = games['all-out-brawl']!
    let [counting, other] = [0, 0]
    for (let deal = 0; deal < 300; deal++) {
      const seats = [0, 1, 2, 3].map(at => names[(deal * 3 + at) % names.length]!)
      // Each deal twice, so that either side holds either cards.
      const counts = (seat: string): boolean => (seats.indexOf(seat) + deal) % 2 === 0
      const started = start(game, { seats, seed: 1 + (deal >> 1), options: game.duplicate!.options })
      if (!started.ok) throw new Error(started.code)
      let { match } = started
      for (let seat = toAct(match)[0]; seat !== undefined; seat = toAct(match)[0]) {
        const view = viewFor(match.game, match.state, seat) as WhistView
        const card = (counts(seat) ? chooseByCount : chooseCard)(view, seat, false)!
        const played = play(match, seat, { do: 'play', card })
        if (!played.ok) throw new Error(played.refused)
        match = played.match
      }
      for (const seat of seats) {
        const made = game.duplicate!.made(match.state, seat)
        if (counts(seat)) counting += made
        else other += made
      }
    }
    // Of 2,400 tricks half would be chance.
    expect(counting - other).toBeGreaterThan(30)
  })
})
