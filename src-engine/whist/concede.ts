import { countStanding, leftWithCards, phase, standing, type Board, type Hands } from './board.ts'
import { endHand, goOut, mostTricks } from './hands.ts'
import type { Table } from './rules.ts'
import { advance } from './tricks.ts'

/**
 * Out at once, in any phase (SCENARIOS, The whist family): what the seat has played to the trick stays and may win it, the rest of
 * its hand is set aside, a call of trump falls to the next-most, and one left ends the hand.
 */
export function concede(table: Table, board: Board, hands: Hands, seat: number): void {
  const stood = standing(board, seat)
  board.moment++
  goOut(table, board, seat, 'conceded')
  board.held[seat] = 0
  hands[seat * 4] = hands[seat * 4 + 1] = hands[seat * 4 + 2] = hands[seat * 4 + 3] = 0
  if (!stood) return
  if (countStanding(board) === 1) endHand(table, board, hands)
  else if (board.phase === phase.trump) leaveCall(table, board, seat)
  else if (board.turn === seat) advance(table, board, hands, seat)
}

function leaveCall(table: Table, board: Board, seat: number): void {
  if (board.caller === seat) {
    board.caller = mostTricks(table, board, 'trump')
    table.emit?.({ type: 'must-call', by: table.names[board.caller]! })
  }
  if (board.leader === seat) {
    board.leader = table.rules.lead === 'last-winner' ? board.caller : leftWithCards(board, seat)
    board.turn = board.leader
  }
}
