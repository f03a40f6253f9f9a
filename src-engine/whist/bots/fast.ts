import type { Random } from '../../core/random.ts'
import { phase, share, type Board, type Hands } from '../board.ts'
import { give, type WhistChance } from '../whist-chance.ts'
import type { Table } from '../rules.ts'
import { callTrump, playable, playCard, tap } from '../tricks.ts'

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
