import type { Thinking } from '../../core/game.ts'
import { copyBoard, phase, setBoard, status, type Board } from '../board.ts'
import { searchChance, type FastTable, type Random } from './fast.ts'
import { playOut } from './playout.ts'
import { readBoard } from './board-from-view.ts'
import type { Rules } from '../rules.ts'
import { fill, unseenBy } from './sample.ts'
import { callTrump, playCard, tap } from '../tricks.ts'
import type { WhistView } from '../view.ts'

/** A choice under thought: a card, a suit to call, or −1 for the tap, and how it fared. */
export interface Tried {
  readonly choice: number
  tries: number
  sum: number
  /** Tries after which the seat was still standing, or at least not out. */
  safe: number
}

/** Deals looked at in one round of thought. */
const deals = 10
/** More rounds than this do not change the choice. */
const enough = 600

/**
 * Deals the unseen cards again and again as they may lie, tries every choice in each deal, and plays the hand out
 * (determinized Monte Carlo, all choices on the same deals, so that they can be compared). The coach asks this.
 */
export function search(
  rules: Rules,
  view: WhistView,
  seat: string,
  choices: readonly number[],
  thinking: Thinking,
  random: Random,
): Tried[] {
  const me = view.order.indexOf(seat)
  const unseen = unseenBy(view, seat)
  const start = readBoard(view, rules)
  const board = copyBoard(start)
  const fast: FastTable = {
    table: { rules, names: [], chance: searchChance(random) },
    board,
    hands: unseen.known.slice(),
  }
  const tried = choices.map((choice): Tried => ({ choice, tries: 0, sum: 0, safe: 0 }))
  for (let round = 0; round < enough && (round === 0 || thinking.more()); round++) {
    for (let i = 0; i < deals; i++) {
      const dealt = fill(unseen, random)
      for (const one of tried) {
        setBoard(board, start)
        for (let at = 0; at < dealt.length; at++) fast.hands[at] = dealt[at]!
        act(fast, one.choice)
        if (board.deals === start.deals && board.phase !== phase.over) playOut(fast, random)
        const value = evaluate(board, rules, me)
        one.tries++
        one.sum += value
        if (board.status[me] === status.in || board.winner === me) one.safe++
      }
    }
  }
  return tried.sort((a, b) => mean(b) - mean(a))
}

export function mean(one: Tried): number {
  return one.sum / Math.max(1, one.tries)
}

/** Does a choice on the fast table: a suit while trump is called, else a card, −1 for the tap. */
export function act({ table, board, hands }: FastTable, choice: number): void {
  if (board.phase === phase.trump) callTrump(table, board, choice)
  else if (choice < 0) tap(table, board, hands)
  else playCard(table, board, hands, choice)
}

/** The value of a position after the hand for a seat, from 0 to 1. */
export function evaluate(board: Board, rules: Rules, me: number): number {
  // Every trick of a single hand counts, also beside those who held the same cards (RULES AOB-11, KOW-9, KW-7).
  if (rules.oneHand) return board.tricks[me]! / board.tricks.reduce((sum, one) => sum + one, 0)
  if (board.winner >= 0) return board.winner === me ? 1 : 0
  if (board.status[me] === status.out) return 0
  let upright = 0
  for (let seat = 0; seat < board.seats; seat++) if (board.status[seat]! <= status.dog) upright++
  let all = 0
  let own = 0
  for (let seat = 0; seat < board.seats; seat++) {
    const value = prospects(board, rules, seat, upright)
    all += value
    if (seat === me) own = value
  }
  return own / all
}

/**
 * What calling trumps is worth beside not calling them, and a dog beside a full hand, by the cards of the hand to come:
 * fitted to some 200,000 games of `playout.ts` against itself. Above six cards the figures hardly change.
 */
const calling = [1, 7, 3.2, 2.7, 2.4, 1.9, 1.65, 1.6, 1.55]
const dogged = [0, 1, 0.5, 0.35, 0.27, 0.23, 0.26, 0.26, 0.26]

/** Lives count most; standing is worth a share of the round; calling trumps is worth more the shorter the hand. */
function prospects(board: Board, rules: Rules, seat: number, upright: number): number {
  const calls = board.caller === seat ? calling[board.cards]! : 1
  switch (board.status[seat]) {
    case status.in:
      // A share of the round spares that share of a life; who calls has more of it than the others.
      return rules.rounds ? 0.2 + board.lives[seat]! + calls / (upright - 1 + calls) : calls
    case status.dog:
      return dogged[board.cards]!
    case status.dazed:
      return 0.2 + board.lives[seat]!
    default:
      return 0
  }
}
