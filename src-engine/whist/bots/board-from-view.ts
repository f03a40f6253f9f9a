import { entryOf } from '../../core/json.ts'
import { numberOf, suits } from '../../cards/french.ts'
import { newBoard, phaseNames, statusNames, type Board } from '../board.ts'
import type { Rules } from '../rules.ts'
import type { WhistView } from '../view.ts'

/** The board as a view tells it: bots and the coach think on this, so they know no more than the view does. */
export function readBoard(view: WhistView, rules: Rules): Board {
  const { order } = view
  const seatOf = (name: string | undefined): number => (name === undefined ? -1 : order.indexOf(name))
  const board = newBoard(order.length, rules.lives, seatOf(view.dealer))
  for (const [seat, name] of order.entries()) {
    const seen = view.seats[name]!
    board.status[seat] = statusNames.indexOf(seen.status)
    board.lives[seat] = seen.lives ?? 0
    board.tricks[seat] = seen.tricks
    board.held[seat] = seen.handSize
    board.before[seat] = entryOf(view.lastHand?.tricks, name) ?? -1
    // A view does not say when a seat went out, and no later rule depends on it.
    board.outAt[seat] = seen.status === 'out' ? 1 : 0
    if (seen.hadDog === true) board.hadDog |= 1 << seat
    if (board.status[seat]! <= 1) board.dealt |= 1 << seat
  }
  board.moment = 1
  board.round = view.round
  board.hand = view.hand
  board.deals = view.deals
  board.draws = view.draws
  board.phase = phaseNames.indexOf(view.phase)
  board.cards = view.cards
  board.leader = seatOf(view.leader)
  board.turn = view.phase === 'play' ? seatOf(view.toAct[0]) : board.leader
  board.trump = view.trump === undefined ? -1 : suits.indexOf(view.trump)
  board.turnUp = view.turnUp === undefined ? -1 : numberOf(view.turnUp)
  board.caller = seatOf(view.callsTrump)
  board.winner = seatOf(view.winner)
  for (const [i, { by, card }] of view.trick.plays.entries()) {
    board.by[i] = seatOf(by)
    board.card[i] = numberOf(card)
    board.acted |= 1 << seatOf(by)
  }
  board.plays = view.trick.plays.length
  for (const name of view.trick.taps) {
    board.tapped |= 1 << seatOf(name)
    board.acted |= 1 << seatOf(name)
  }
  return board
}
