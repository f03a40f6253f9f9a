import { pack, suits } from '../cards/french.ts'
import { leftWithCards, phase, standing, status, type Board, type Hands } from './board.ts'
import { endHand } from './hands.ts'
import type { Table } from './rules.ts'

/** What a seat may play of a suit: the one predicate that `apply`, offers, lit-up cards, bots and coach ask. */
export function playable(board: Readonly<Board>, hands: Hands, seat: number, suit: number): number {
  return playableOf(board, hands, seat * 4, seat, suit)
}

/** The same where the seat's four masks begin at `at`: a single hand, say. */
export function playableOf(
  board: Readonly<Board>,
  hands: readonly number[],
  at: number,
  seat: number,
  suit: number,
): number {
  const held = hands[at + suit]!
  if (board.plays === 0 || board.status[seat] === status.dog) return held
  const led = (board.card[0]! / 13) | 0
  return suit === led || hands[at + led] === 0 ? held : 0
}

/** Whether a dog may tap now: not in the hand's last trick, nor when only dogs are left to play (RULES KOW-5). */
export function mayPass(table: Pick<Table, 'rules'>, board: Readonly<Board>, seat: number): boolean {
  if (board.phase !== phase.play || board.status[seat] !== status.dog) return false
  let others = false
  let last = true
  for (let other = 0; other < board.seats; other++) {
    if (board.status[other] !== status.in) continue
    others = true
    if (board.held[other]! + ((board.acted >> other) & 1) > 1) last = false
  }
  return others && (!last || table.rules.dogLastTrick === 'free')
}

/** The seat whose turn it is puts a legal card on the table. */
export function playCard(table: Table, board: Board, hands: Hands, card: number): void {
  const seat = board.turn
  const suit = (card / 13) | 0
  hands[seat * 4 + suit]! &= ~(1 << (card - suit * 13))
  board.held[seat]!--
  if (board.plays === 0) board.leader = seat
  board.by[board.plays] = seat
  board.card[board.plays] = card
  board.plays++
  board.acted |= 1 << seat
  table.emit?.({ type: board.plays === 1 ? 'lead' : 'play', by: table.names[seat]!, card: pack[card]! })
  advance(table, board, hands, seat)
}

/** A dog taps the table: this trick goes on without it (RULES KOW-5, KOW-6). */
export function tap(table: Table, board: Board, hands: Hands): void {
  const seat = board.turn
  board.acted |= 1 << seat
  board.tapped |= 1 << seat
  table.emit?.({ type: 'tap', by: table.names[seat]!, lead: board.plays === 0 })
  advance(table, board, hands, seat)
}

export function callTrump(table: Table, board: Board, suit: number): void {
  table.emit?.({ type: 'trump', suit: suits[suit]!, how: 'called', by: table.names[board.caller]! })
  board.trump = suit
  board.caller = -1
  board.phase = phase.play
}

/** On to the next seat that has not had its turn in this trick, or to the trick's end. */
export function advance(table: Table, board: Board, hands: Hands, from: number): void {
  for (let i = 1; i <= board.seats; i++) {
    const seat = (from + i) % board.seats
    if (board.status[seat]! <= status.dog && board.held[seat]! > 0 && !((board.acted >> seat) & 1)) {
      board.turn = seat
      if (board.plays === 0) board.leader = seat
      return
    }
  }
  endTrick(table, board, hands, from)
}

/** Highest trump, else the highest of the suit led (RULES AOB-4, KOW-2, KW-3): the place in the trick. */
export function winning(board: Board): number {
  let best = 0
  let height = -1
  const led = (board.card[0]! / 13) | 0
  for (let i = 0; i < board.plays; i++) {
    const card = board.card[i]!
    const suit = (card / 13) | 0
    const value = suit === board.trump ? 100 + card : suit === led ? card : -1
    if (value > height) {
      height = value
      best = i
    }
  }
  return best
}

function endTrick(table: Table, board: Board, hands: Hands, from: number): void {
  let next = from
  if (board.plays > 0) {
    const best = winning(board)
    const winner = board.by[best]!
    board.tricks[winner]!++
    tellTrick(table, board, winner, best)
    next = winner
  }
  board.acted = 0
  board.tapped = 0
  board.plays = 0
  if (!moreTricks(board)) {
    endHand(table, board, hands)
    return
  }
  // A dog has no card to lead with, and who conceded leads no more: the lead goes on to the left (RULES KOW-7).
  const leads = standing(board, next) && board.held[next]! > 0
  const leader = leads ? next : leftWithCards(board, next)
  board.leader = leader
  board.turn = leader
}

/** Full players hold as many cards as there are tricks left; dogs only go on by themselves if nobody else is there. */
function moreTricks(board: Board): boolean {
  let dogs = false
  let others = false
  for (let seat = 0; seat < board.seats; seat++) {
    if (board.status[seat] === status.in) {
      if (board.held[seat]! > 0) return true
      others = true
    } else if (board.status[seat] === status.dog && board.held[seat]! > 0) dogs = true
  }
  return dogs && !others
}

function tellTrick(table: Table, board: Board, winner: number, best: number): void {
  if (table.emit === undefined) return
  const plays = []
  for (let i = 0; i < board.plays; i++) plays.push({ by: table.names[board.by[i]!]!, card: pack[board.card[i]!]! })
  table.emit({ type: 'trick', winner: table.names[winner]!, card: pack[board.card[best]!]!, plays })
  if (board.status[winner] === status.dog) table.emit({ type: 'back', seat: table.names[winner]! })
}
