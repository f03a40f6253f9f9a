import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../../src-engine/core/random.ts'
import { playableOf } from '../../../src-engine/whist/tricks.ts'
import type { Unseen } from '../../../src-engine/whist/bots/sample.ts'
import { HiddenLine } from '../../../src-engine/whist/solver/hidden-line.ts'
import { OpenLine } from '../../../src-engine/whist/solver/line.ts'
import { canForce, forced } from '../../../src-engine/whist/solver/solver.ts'
import { dealt, laid, mostTricks, plainRules, solved, twelveCards, type Deal } from '../../support/plain-whist.ts'

/** A card by what people write on it: `AS`, in the order of the pack's suits. */
const cards = (text: string): number[] =>
  text.split(' ').map(card => 'HDCS'.indexOf(card[1]!) * 13 + '23456789TJQKA'.indexOf(card[0]!))
const hearts = 0

describe('The solver with all cards known', () => {
  // Every deal of the twelve cards: `npm run bench -- solver`, with `all` behind it.
  it.each([2, 3, 4])('finds what trying everything finds, for %s seats with three of twelve cards', seats => {
    const random = randomFrom(seats)
    for (let number = 0; number < 150; number++) {
      const deal = dealt(twelveCards, seats, 3, random)
      const [trump, leader, me] = [random(4), random(seats), random(seats)]
      const at = { deal, trump, leader, me }
      const tricks = solved(deal, trump, leader, me)
      expect({ ...at, tricks }).toEqual({ ...at, tricks: mostTricks(deal, trump, leader, me) })
    }
  })

  /** Every way to deal ten cards of one suit to two, as Left's cards; Right has the others. */
  function everyTen(): number[][] {
    const out: number[][] = []
    for (let mask = 0; mask < 1024; mask++) {
      const left = Array.from({ length: 10 }, (_, card) => card).filter(card => (mask >> card) & 1)
      if (left.length === 5) out.push(left)
    }
    return out
  }
  /** The tricks the first player gets in one suit, by nothing but what a trick is; masks of cards, kept once known. */
  const known = new Map<string, number>()
  function oneSuit(left: number, right: number, leader: 0 | 1): number {
    const key = `${left} ${right} ${leader}`
    let tricks = left === 0 ? 0 : known.get(key)
    if (tricks !== undefined) return tricks
    const [leads, follows] = leader === 0 ? [left, right] : [right, left]
    const held = (mask: number): number[] =>
      Array.from({ length: 10 }, (_, card) => card).filter(card => (mask >> card) & 1)
    const ends = held(leads).map(led => {
      const answers = held(follows).map(card => {
        const wins = led > card === (leader === 0)
        const [mine, theirs] = leader === 0 ? [led, card] : [card, led]
        return (wins ? 1 : 0) + oneSuit(left & ~(1 << mine), right & ~(1 << theirs), wins ? 0 : 1)
      })
      return leader === 0 ? Math.min(...answers) : Math.max(...answers)
    })
    tricks = leader === 0 ? Math.max(...ends) : Math.min(...ends)
    known.set(key, tricks)
    return tricks
  }
  const maskOf = (cardsIn: readonly number[]): number => cardsIn.reduce((mask, card) => mask | (1 << card), 0)
  const others = (left: readonly number[]): number[] =>
    Array.from({ length: 10 }, (_, card) => card).filter(card => !left.includes(card))
  const plainSuit = 1

  it('finds what trying everything finds in all 252 deals of ten cards of one suit to two', () => {
    const deals = everyTen()
    expect(deals).toHaveLength(252)
    for (const left of deals) {
      for (const leader of [0, 1] as const) {
        const deal: Deal = [left, others(left)]
        const tricks = solved(deal, plainSuit, leader, 0)
        expect({ deal, leader, tricks }).toEqual({
          deal,
          leader,
          tricks: oneSuit(maskOf(left), maskOf(others(left)), leader),
        })
        expect(tricks + solved(deal, plainSuit, leader, 1)).toBe(5)
      }
    }
  })

  // Kahn, Lagarias and Witsenhausen, Single-Suit Two-Person Card Play II: Dominance (Order 5, 1988), the main result.
  it('has the highest and lowest of four neighbours worth no less than the two between, as was proved', () => {
    for (const left of everyTen()) {
      for (let low = 0; low < 7; low++) {
        if (left.includes(low) || left.includes(low + 3) || !left.includes(low + 1) || !left.includes(low + 2)) continue
        const outer = left.filter(card => card !== low + 1 && card !== low + 2).concat(low, low + 3)
        for (const leader of [0, 1]) {
          const inner = solved([left, others(left)], plainSuit, leader, 0)
          expect(solved([outer, others(outer)], plainSuit, leader, 0)).toBeGreaterThanOrEqual(inner)
        }
      }
    }
  })

  it('says by which card a trick can be forced, and by which not', () => {
    // Ben leads the queen of clubs, and has the ace of diamonds behind it.
    const { board, hands } = laid([cards('KC 3C'), cards('QC AD')], hearts, 1)
    const line = new OpenLine(plainRules, board, hands, 0)
    line.play(cards('QC')[0]!)
    const [king, three] = cards('KC 3C')
    expect(forced(line, [king!, three!], 10_000)).toEqual([
      { choice: king, tricks: 2, exact: true },
      { choice: three, tricks: 0, exact: true },
    ])
  })

  it('says how far it looked where its nodes run out', () => {
    const deal = dealt(
      Array.from({ length: 52 }, (_, card) => card),
      6,
      8,
      randomFrom(3),
    )
    const { board, hands } = laid(deal, hearts, 0)
    const said = forced(new OpenLine(plainRules, board, hands, 0), deal[0]!, 300)
    const unsure = said.filter(({ exact }) => !exact)
    expect(unsure.length).toBeGreaterThan(0)
    for (const { depth } of unsure) expect(depth).toBeGreaterThanOrEqual(0)
  })
})

describe('The solver with one’s own cards alone', () => {
  /** What a seat knows before the first card: its own hand, and which cards are not in it. */
  const unseenOf = (pack: readonly number[], { hands }: ReturnType<typeof laid>, deal: Deal, me: number): Unseen => ({
    cards: pack.filter(card => !deal[me]!.includes(card)),
    voids: deal.map(() => 0),
    wanted: deal.map((held, seat) => (seat === me ? 0 : held.length)),
    known: hands.map((mask, at) => (at >> 2 === me ? mask : 0)),
  })

  /** Whether a seat can hold out for a trick in every deal that fits, never knowing which it is: by trying everything. */
  function isSure(pack: readonly number[], deal: Deal, trump: number, leader: number, me: number): boolean {
    const rest = pack.filter(card => !deal[me]!.includes(card))
    const deals = everyDeal(rest, deal.length - 1, deal[me]!.length).map(hands => {
      return [...hands.slice(0, me), deal[me]!, ...hands.slice(me)]
    })
    return (
      deals.length > 0 &&
      holds(
        deals.map(hands => laid(hands, trump, leader)),
        me,
      )
    )
  }

  it.each([2, 3])('calls sure what holds in every deal that fits, for %s seats with two of nine cards', seats => {
    const random = randomFrom(seats)
    const pack = [0, 13, 26].flatMap(suit => [suit + 10, suit + 11, suit + 12])
    let sure = 0
    for (let number = 0; number < (seats === 2 ? 60 : 12); number++) {
      const deal = dealt(pack, seats, 2, random)
      const [trump, leader, me] = [random(4), random(seats), random(seats)]
      const open = laid(deal, trump, leader)
      const line = new HiddenLine(plainRules, open.board, unseenOf(pack, open, deal, me), me)
      const found = canForce(line, 1, 100_000)
      const at = { deal, trump, leader, me }
      expect({ ...at, found }).toEqual({ ...at, found: isSure(pack, deal, trump, leader, me) })
      if (found) sure += 1
    }
    expect(sure).toBeGreaterThan(0)
  })
})

/** Every way to deal so many cards to so many hands. */
function everyDeal(from: readonly number[], seats: number, each: number): number[][][] {
  if (seats === 0) return [[]]
  const hands = combinations(from, each)
  return hands.flatMap(hand =>
    everyDeal(
      from.filter(card => !hand.includes(card)),
      seats - 1,
      each,
    ).map(others => [hand, ...others]),
  )
}

function combinations(from: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return from.flatMap((card, at) => combinations(from.slice(at + 1), count - 1).map(more => [card, ...more]))
}

/** Worlds that look alike to one seat: whether it can win a trick in all of them by plays that are the same in those it can't tell apart. */
function holds(worlds: readonly ReturnType<typeof laid>[], me: number): boolean {
  const { board } = worlds[0]!
  const seat = board.turn
  if (board.tricks[me]! > 0) return true
  if (board.held[me] === 0 && board.plays === 0) return false
  const played = new Map<number, ReturnType<typeof laid>[]>()
  for (const world of worlds) {
    for (let card = 0; card < 52; card++) {
      const suit = Math.floor(card / 13)
      if (((playableOf(world.board, world.hands, seat * 4, seat, suit) >> (card % 13)) & 1) === 0) continue
      const line = new OpenLine(plainRules, world.board, world.hands, me)
      line.play(card)
      const hands = world.hands.map((mask, at) => (at === seat * 4 + suit ? mask & ~(1 << (card % 13)) : mask))
      played.set(card, [...(played.get(card) ?? []), { board: line.board, hands }])
    }
  }
  const groups = [...played.values()]
  return seat === me ? groups.some(group => holds(group, me)) : groups.every(group => holds(group, me))
}
