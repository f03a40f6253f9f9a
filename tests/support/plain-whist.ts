import { newBoard, phase, type Board, type Hands } from '../../src-engine/whist/board.ts'
import type { Random } from '../../src-engine/core/random.ts'
import { OpenLine } from '../../src-engine/whist/solver/line.ts'
import { canForce } from '../../src-engine/whist/solver/solver.ts'
import type { Rules } from '../../src-engine/whist/rules.ts'
import { sheet } from '../../src-engine/whist/knockout-whist.ts'

// A hand of whist as anybody would write it down, to hold the solver against: no masks, nothing remembered, nothing cut.

/** A deal: each seat's cards by number (suit × 13 + rank). */
export type Deal = readonly (readonly number[])[]

/** The tricks a seat gets when it plays as well as can be and the others play together against it. */
export function mostTricks(deal: Deal, trump: number, leader: number, me: number): number {
  const seats = deal.length
  const hands = deal.map(cards => cards.slice())
  const trick: number[] = []
  const worth = (card: number): number =>
    Math.floor(card / 13) === trump ? 100 + card : Math.floor(card / 13) === Math.floor(trick[0]! / 13) ? card : -1
  const after = (led: number): number => {
    if (trick.length === seats) {
      const best = trick.reduce((place, card, at) => (worth(card) > worth(trick[place]!) ? at : place), 0)
      const winner = (led + best) % seats
      const played = trick.splice(0)
      const tricks = (winner === me ? 1 : 0) + after(winner)
      trick.push(...played)
      return tricks
    }
    const seat = (led + trick.length) % seats
    const hand = hands[seat]!
    if (hand.length === 0) return 0
    const isFollowing = (card: number): boolean =>
      trick.length > 0 && Math.floor(card / 13) === Math.floor(trick[0]! / 13)
    const mayThrow = !hand.some(isFollowing)
    let best = seat === me ? -1 : Infinity
    for (let at = 0; at < hand.length; at++) {
      const card = hand[at]!
      if (!mayThrow && !isFollowing(card)) continue
      hand.splice(at, 1)
      trick.push(card)
      const tricks = after(led)
      best = seat === me ? Math.max(best, tricks) : Math.min(best, tricks)
      trick.pop()
      hand.splice(at, 0, card)
    }
    return best
  }
  return after(leader)
}

/** The rules of a plain ladder. */
export const plainRules: Rules = sheet.rules({ dogs: 'none' })

/** The same deal on the board of the rules, with all to play. */
export function laid(deal: Deal, trump: number, leader: number): { readonly board: Board; readonly hands: Hands } {
  const board = newBoard(deal.length, 0, 0)
  const hands: Hands = deal.flatMap(() => [0, 0, 0, 0])
  for (const [seat, cards] of deal.entries()) {
    for (const card of cards) hands[seat * 4 + Math.floor(card / 13)]! |= 1 << (card % 13)
    board.held[seat] = cards.length
    board.dealt |= 1 << seat
  }
  board.cards = deal[0]!.length
  board.phase = phase.play
  board.trump = trump
  board.leader = board.turn = leader
  return { board, hands }
}

/** Some of the cards dealt evenly to so many seats. */
export function dealt(cards: readonly number[], seats: number, each: number, random: Random): Deal {
  const left = cards.slice()
  return Array.from({ length: seats }, () =>
    Array.from({ length: each }, () => left.splice(random(left.length), 1)[0]!),
  )
}

/** Twelve cards: the three highest of each suit. */
export const twelveCards: readonly number[] = [0, 13, 26, 39].flatMap(suit => [suit + 10, suit + 11, suit + 12])

/** The tricks the solver says a seat can force. */
export function solved(deal: Deal, trump: number, leader: number, me: number): number {
  const { board, hands } = laid(deal, trump, leader)
  const line = new OpenLine(plainRules, board, hands, me)
  for (let tricks = 0; ; tricks++) if (canForce(line, tricks + 1, 1_000_000) !== true) return tricks
}
