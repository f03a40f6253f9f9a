import { pack, suits } from '../cards/french.ts'
import { countIn, countStanding, leftStanding, leftWithCards, phase, share, standing, status } from './board.ts'
import type { Board, Hands } from './board.ts'
import type { Table } from './rules.ts'
import { settle } from './ties.ts'

/** Deals the next hand and finds its trump, or who must call it (RULES AOB-2, AOB-3, KOW-1, KW-1, KW-2). */
export function deal(table: Table, board: Board, hands: Hands): void {
  const { rules, chance, names, emit } = table
  board.deals++
  board.hand++
  if (rules.roundEachHand) board.round = board.hand
  board.dealt = 0
  board.acted = 0
  board.tapped = 0
  board.plays = 0
  board.caller = board.deals === 1 ? -1 : board.caller
  const dogs: string[] = []
  for (let seat = 0; seat < board.seats; seat++) {
    board.tricks[seat] = 0
    board.held[seat] = share(board, seat)
    hands[seat * 4] = hands[seat * 4 + 1] = hands[seat * 4 + 2] = hands[seat * 4 + 3] = 0
    if (standing(board, seat)) board.dealt |= 1 << seat
    if (emit !== undefined && board.status[seat] === status.dog) dogs.push(names[seat]!)
  }
  const turned = rules.turnUp === 'round' ? board.hand === 1 : rules.turnUp === 'game' && board.deals === 1
  board.turnUp = chance.deal(board, hands, turned)
  const { round, hand, cards } = board
  emit?.({ type: 'deal', round, hand, cards, dealer: names[board.dealer]!, dogs })
  const winner = board.caller
  findTrump(table, board)
  const follows = rules.lead === 'last-winner' && winner >= 0
  board.leader = follows ? winner : leftWithCards(board, board.dealer)
  board.turn = board.leader
}

function findTrump({ rules, chance, names, emit }: Table, board: Board): void {
  board.phase = phase.play
  if (board.turnUp >= 0) {
    board.caller = -1
    board.trump = (board.turnUp / 13) | 0
    emit?.({ type: 'turn-up', card: pack[board.turnUp]! })
    emit?.({ type: 'trump', suit: suits[board.trump]!, how: 'turned' })
  } else if (board.deals === 1 && rules.turnUp === 'never') {
    board.trump = chance.trump()
    emit?.({ type: 'trump', suit: suits[board.trump]!, how: 'drawn' })
  } else {
    board.phase = phase.trump
    board.trump = -1
    emit?.({ type: 'must-call', by: names[board.caller]! })
  }
}

/** The hand is played out, or one player is left: who goes, who stays, and what comes next. */
export function endHand(table: Table, board: Board, hands: Hands): void {
  const { names, emit } = table
  let takers = 0
  for (let seat = 0; seat < board.seats; seat++) {
    board.before[seat] = (board.dealt >> seat) & 1 ? board.tricks[seat]! : -1
    if (standing(board, seat) && board.tricks[seat]! > 0) takers++
  }
  if (emit !== undefined) {
    const tricks: { [seat: string]: number } = {}
    for (let seat = 0; seat < board.seats; seat++)
      if (board.before[seat]! >= 0) tricks[names[seat]!] = board.before[seat]!
    emit({ type: 'hand-over', tricks })
  }
  board.moment++
  if (table.rules.oneHand) {
    rank(table, board)
    return
  }
  if (takers > 0) {
    if (countStanding(board) > 1) reckon(table, board)
  } else if (countStanding(board) > 1) {
    // All tricks were won by players who have conceded. Nobody is knocked out, because otherwise nobody would be left.
    emit?.({ type: 'spared', seats: names.filter((_, seat) => standing(board, seat)) })
  }
  if (countStanding(board) === 1) endRound(table, board, hands)
  else nextHand(table, board, hands)
}

/** The only hand of the game is over: most tricks win, and as many share a place (RULES AOB-11, KOW-9, KW-7). */
function rank({ names, emit }: Table, board: Board): void {
  let most = 0
  for (let seat = 0; seat < board.seats; seat++) if (standing(board, seat)) most = Math.max(most, board.tricks[seat]!)
  for (let tricks = 0; tricks < most; tricks++) {
    for (let seat = 0; seat < board.seats; seat++) {
      if (standing(board, seat) && board.tricks[seat] === tricks) board.outAt[seat] = board.moment
    }
    board.moment++
  }
  board.phase = phase.over
  board.caller = -1
  for (let seat = 0; seat < board.seats; seat++) {
    if (!standing(board, seat) || board.tricks[seat] !== most) continue
    if (board.winner < 0) board.winner = board.leader = seat
    emit?.({ type: 'game-won', seat: names[seat]! })
  }
}

/** A player who stands without a trick: dazed (AOB-5), given the dog's life (KOW-4) or out (KOW-4, KOW-7, KW-4). */
function reckon(table: Table, board: Board): void {
  const { rules, names, emit } = table
  const anyDogBefore = board.hadDog !== 0
  for (let seat = 0; seat < board.seats; seat++) {
    if (!standing(board, seat)) continue
    const name = names[seat]!
    if (board.tricks[seat]! > 0) {
      board.status[seat] = status.in
    } else if (rules.rounds) daze(table, board, seat)
    else if (board.status[seat] === status.dog) goOut(table, board, seat, 'dog')
    else {
      const used = rules.dogs === 'one-each' ? ((board.hadDog >> seat) & 1) === 1 : anyDogBefore
      // In the hand of one card its trick decides (RULES KOW-8).
      if (rules.dogs === 'none' || used || board.cards === 1) goOut(table, board, seat, 'no-trick')
      else {
        board.status[seat] = status.dog
        board.hadDog |= 1 << seat
        emit?.({ type: 'dog', seat: name })
      }
    }
  }
}

function daze(table: Table, board: Board, seat: number): void {
  const { rules, names, emit } = table
  emit?.({ type: 'dazed', seat: names[seat]! })
  board.status[seat] = status.dazed
  if (board.lives[seat] === 0) {
    goOut(table, board, seat, 'no-life')
    return
  }
  board.lives[seat]!--
  emit?.({ type: 'life', seat: names[seat]!, left: board.lives[seat]! })
  if (rules.outAtZero && board.lives[seat] === 0) goOut(table, board, seat, 'no-life')
}

export function goOut(
  { names, emit }: Table,
  board: Board,
  seat: number,
  why: 'no-trick' | 'no-life' | 'dog' | 'conceded',
): void {
  board.status[seat] = status.out
  board.outAt[seat] = board.moment
  emit?.({ type: 'out', seat: names[seat]!, why })
}

/** One is left standing: the game, or in All Out Brawl the round and perhaps the game, is won (AOB-8, AOB-9). */
function endRound(table: Table, board: Board, hands: Hands): void {
  const { rules, names, emit } = table
  let last = 0
  let holder = -1
  let holders = 0
  for (let seat = 0; seat < board.seats; seat++) {
    if (standing(board, seat)) last = seat
    if (board.status[seat] !== status.out && board.lives[seat]! > 0) {
      holder = seat
      holders++
    }
  }
  if (rules.rounds) emit?.({ type: 'round-won', seat: names[last]!, round: board.round })
  if (!rules.rounds || countIn(board) === 1) win(table, board, last)
  else if (holders === 1 && !rules.lastInGame) win(table, board, holder)
  else {
    for (let seat = 0; seat < board.seats; seat++) {
      if (board.status[seat] === status.dazed) board.status[seat] = status.in
    }
    board.round++
    board.hand = 0
    board.dealer = last
    board.caller = last
    board.cards = rules.firstSizes[countIn(board)]!
    deal(table, board, hands)
  }
}

function win({ names, emit }: Table, board: Board, seat: number): void {
  board.winner = seat
  board.phase = phase.over
  board.caller = -1
  board.leader = seat
  emit?.({ type: 'game-won', seat: names[seat]! })
}

function nextHand(table: Table, board: Board, hands: Hands): void {
  const most = mostTricks(table, board, table.rules.deal === 'most-tricks' ? 'deal' : 'trump')
  board.caller = most
  board.dealer = table.rules.deal === 'most-tricks' ? most : leftStanding(board, board.dealer)
  board.cards = Math.max(1, board.cards - 1)
  deal(table, board, hands)
}

/** Most tricks in the hand before, of those still standing; a tie is settled as the sheet says. */
export function mostTricks(table: Table, board: Board, what: 'deal' | 'trump'): number {
  let most = -1
  let tied: number[] = []
  for (let seat = 0; seat < board.seats; seat++) {
    const tricks = board.before[seat]!
    if (!standing(board, seat) || tricks < most) continue
    if (tricks > most) tied = []
    most = tricks
    tied.push(seat)
  }
  return tied.length === 1 ? tied[0]! : settle(table, board, tied, what)
}
