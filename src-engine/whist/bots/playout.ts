import { phase, status, type Board, type Hands } from '../board.ts'
import type { Random } from '../../core/random.ts'
import { bits, randomCard, type FastTable } from './fast.ts'
import { callTrump, mayPass, playable, playCard, tap, winning } from '../tricks.ts'

/** Plays this hand to its end with a fast heuristic and some random plays. */
export function playOut(fast: FastTable, random: Random): void {
  const { table, board, hands } = fast
  const deals = board.deals
  while (board.deals === deals && board.phase !== phase.over) {
    if (board.phase === phase.trump) callTrump(table, board, longest(hands, board.caller))
    else playOne(fast, board.turn, random)
  }
}

function playOne({ table, board, hands }: FastTable, seat: number, random: Random): void {
  const mayTap = board.status[seat] === status.dog && mayPass(table, board, seat)
  if (mayTap && !dogBites(board, hands, seat)) return tap(table, board, hands)
  const whim = random(8) === 0
  playCard(table, board, hands, whim ? randomCard(board, hands, seat, random) : sensibleCard(board, hands, seat))
}

/** Longest suit, the stronger of equal ones. */
function longest(hands: Hands, seat: number): number {
  let best = 0
  let worth = -1
  for (let suit = 0; suit < 4; suit++) {
    const held = hands[seat * 4 + suit]!
    const value = bits(held) * 8192 + held
    if (value > worth) {
      best = suit
      worth = value
    }
  }
  return best
}

/** A dog spends its card where it would win as things stand, last to play or with a trump or an ace. */
function dogBites(board: Board, hands: Hands, seat: number): boolean {
  let card = 0
  for (let suit = 0; suit < 4; suit++) {
    const held = hands[seat * 4 + suit]!
    if (held !== 0) card = suit * 13 + 31 - Math.clz32(held)
  }
  if (board.plays === 0) return card % 13 >= 11 && ((card / 13) | 0) === board.trump
  if (!beats(board, card)) return false
  return ((card / 13) | 0) === board.trump || card % 13 === 12 || lastToAct(board, seat)
}

function beats(board: Board, card: number): boolean {
  const best = board.card[winning(board)]!
  const suit = (card / 13) | 0
  const bestSuit = (best / 13) | 0
  return suit === bestSuit ? card > best : suit === board.trump
}

/** Whether everybody else who plays has had their turn in this trick. */
export function lastToAct(board: Board, seat: number): boolean {
  for (let other = 0; other < board.seats; other++) {
    if (other === seat || board.status[other]! > status.dog || board.held[other] === 0) continue
    if (!((board.acted >> other) & 1)) return false
  }
  return true
}

/** Leads high; wins with the cheapest that will do when last, with the best before that; throws low what cannot win. */
export function sensibleCard(board: Board, hands: Hands, seat: number): number {
  const last = board.plays > 0 && lastToAct(board, seat)
  const best = board.plays > 0 ? board.card[winning(board)]! : -1
  const bestSuit = (best / 13) | 0
  let low = -1
  let lowWorth = 99
  let win = -1
  let winWorth = last ? 99 : -1
  for (let suit = 0; suit < 4; suit++) {
    const may = playable(board, hands, seat, suit)
    if (may === 0) continue
    const trump = suit === board.trump ? 13 : 0
    const floor = 31 - Math.clz32(may & -may)
    const top = 31 - Math.clz32(may)
    if (floor + trump < lowWorth) {
      low = suit * 13 + floor
      lowWorth = floor + trump
    }
    // In the suit that is winning, only what lies above the best card wins; else only a trump does.
    const winners = best < 0 ? may : suit === bestSuit ? may & (-1 << (best - suit * 13 + 1)) : trump > 0 ? may : 0
    if (winners === 0) continue
    const rank = last ? 31 - Math.clz32(winners & -winners) : top
    // Leading, an ace beside the trumps is as good as a trump; a low trump is better kept.
    const worth = best < 0 && trump > 0 ? rank - 1 : rank + (best < 0 ? 0 : trump)
    if (last ? worth < winWorth : worth > winWorth) {
      win = suit * 13 + rank
      winWorth = worth
    }
  }
  return win >= 0 ? win : low
}
