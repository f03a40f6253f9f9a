import type { Random } from '../../core/random.ts'
import { newBoard, phase, share, status, type Board, type Hands } from '../board.ts'
import { deal } from '../hands.ts'
import { give, type WhistChance } from '../whist-chance.ts'
import type { Rules, Table } from '../rules.ts'
import { callTrump, mayPass, playable, playCard, tap } from '../tricks.ts'

/** Chance for searching: the same deals as at the table, only not asked by name. */
export function searchChance(random: Random): WhistChance {
  const cards: number[] = []
  for (let card = 0; card < 52; card++) cards.push(card)
  let top = 0
  const draw = (): number => {
    const at = top + random(52 - top)
    const card = cards[at]!
    cards[at] = cards[top]!
    cards[top++] = card
    return card
  }
  return {
    deal: (board, hands, turnUp) => {
      top = 0
      for (let seat = 0; seat < board.seats; seat++) {
        for (let count = share(board, seat); count > 0; count--) give(hands, seat, draw())
      }
      return turnUp ? draw() : -1
    },
    trump: () => random(4),
    cut: (_board, tied) => {
      top = 0
      return tied.map(draw)
    },
    lot: (_board, tied) => tied[random(tied.length)]!,
  }
}

/** A table nobody watches: the rules run on it in place, at full speed. */
export interface FastTable {
  readonly table: Table
  readonly board: Board
  readonly hands: Hands
}

/** Deals a new game in the fast form. */
export function fastGame(rules: Rules, seats: number, dealer: number, chance: WhistChance): FastTable {
  const table: Table = { rules, names: [], chance }
  const board = newBoard(seats, rules.lives, dealer)
  board.cards = rules.firstSizes[seats]!
  const hands: Hands = Array.from({ length: seats * 4 }, () => 0)
  deal(table, board, hands)
  return { table, board, hands }
}

/** One action by the player who must act, chosen evenly among what is legal; gives the card, the suit called or −1 for a tap. */
export function randomStep({ table, board, hands }: FastTable, random: Random): number {
  if (board.phase === phase.trump) {
    const suit = random(4)
    callTrump(table, board, suit)
    return suit
  }
  const seat = board.turn
  if (board.status[seat] === status.dog && mayPass(table, board, seat) && random(2) === 0) {
    tap(table, board, hands)
    return -1
  }
  const card = randomCard(board, hands, seat, random)
  playCard(table, board, hands, card)
  return card
}

/** Does a choice of the seat in turn: a card by number, a suit while trump is called, −1 for the tap. */
export function act({ table, board, hands }: FastTable, choice: number): void {
  if (board.phase === phase.trump) callTrump(table, board, choice)
  else if (choice < 0) tap(table, board, hands)
  else playCard(table, board, hands, choice)
}

/** Evenly one of the cards the seat may play. */
export function randomCard(board: Board, hands: Hands, seat: number, random: Random): number {
  const h = playable(board, hands, seat, 0)
  const d = playable(board, hands, seat, 1)
  const c = playable(board, hands, seat, 2)
  const s = playable(board, hands, seat, 3)
  const ofH = bits(h)
  const ofD = bits(d)
  const ofC = bits(c)
  let pick = random(ofH + ofD + ofC + bits(s))
  if (pick < ofH) return nth(h, pick)
  pick -= ofH
  if (pick < ofD) return 13 + nth(d, pick)
  pick -= ofD
  if (pick < ofC) return 26 + nth(c, pick)
  return 39 + nth(s, pick - ofC)
}

/** How many bits are set. */
export function bits(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count++
  return count
}

/** The place of the n-th set bit, from 0. */
function nth(mask: number, n: number): number {
  let left = mask
  for (let i = 0; i < n; i++) left &= left - 1
  return 31 - Math.clz32(left & -left)
}
