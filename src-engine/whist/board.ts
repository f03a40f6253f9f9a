/**
 * A table of trick-takers as bare numbers: what everybody can see. The rules are written once over this, and change it
 * in place; `apply` hands them a copy, the bots' search its own (DESIGN, A game).
 * Seats are their places in the table's list, cards their places in the pack (suit × 13 + rank).
 */
export const status = { in: 0, dog: 1, dazed: 2, out: 3 } as const
export const statusNames = ['in', 'dog', 'dazed', 'out'] as const
export const phase = { play: 0, trump: 1, over: 2 } as const
export const phaseNames = ['play', 'trump', 'over'] as const

export interface Board {
  readonly seats: number
  readonly status: number[]
  readonly lives: number[]
  /** Tricks taken in this hand. */
  readonly tricks: number[]
  /** Cards still held. */
  readonly held: number[]
  /** Tricks of the hand before; −1 for who was not dealt in. */
  readonly before: number[]
  /** When a seat went out, in moments of the game; 0 while it is in. Seats of one moment share a place. */
  readonly outAt: number[]
  moment: number
  round: number
  /** Within the round. */
  hand: number
  /** Hands dealt in the whole game: names the deal for chance. */
  deals: number
  /** Ties drawn for in the whole game: names the draw for chance. */
  draws: number
  phase: number
  /** Dealt to each (but a dog) in this hand. */
  cards: number
  dealer: number
  leader: number
  turn: number
  /** Suit, or −1 while it must be called. */
  trump: number
  turnUp: number
  caller: number
  /** Bits of the seats dealt in, and of those that have had their turn in this trick, and tapped in it. */
  dealt: number
  acted: number
  tapped: number
  /** The trick on the table, in order. */
  plays: number
  readonly by: number[]
  readonly card: number[]
  /** Bits of the seats that had their dog's life. */
  hadDog: number
  winner: number
}

/** Four masks of 13 bits a seat: what it holds of each suit. */
export type Hands = number[]

export function newBoard(seats: number, lives: number, dealer: number): Board {
  const each = (value: number): number[] => Array.from({ length: seats }, () => value)
  return {
    seats,
    status: each(status.in),
    lives: each(lives),
    tricks: each(0),
    held: each(0),
    before: each(-1),
    outAt: each(0),
    moment: 0,
    round: 1,
    hand: 0,
    deals: 0,
    draws: 0,
    phase: phase.play,
    cards: 0,
    dealer,
    leader: dealer,
    turn: dealer,
    trump: -1,
    turnUp: -1,
    caller: -1,
    dealt: 0,
    acted: 0,
    tapped: 0,
    plays: 0,
    by: each(0),
    card: each(0),
    hadDog: 0,
    winner: -1,
  }
}

export function copyBoard(from: Board): Board {
  return {
    seats: from.seats,
    status: from.status.slice(),
    lives: from.lives.slice(),
    tricks: from.tricks.slice(),
    held: from.held.slice(),
    before: from.before.slice(),
    outAt: from.outAt.slice(),
    moment: from.moment,
    round: from.round,
    hand: from.hand,
    deals: from.deals,
    draws: from.draws,
    phase: from.phase,
    cards: from.cards,
    dealer: from.dealer,
    leader: from.leader,
    turn: from.turn,
    trump: from.trump,
    turnUp: from.turnUp,
    caller: from.caller,
    dealt: from.dealt,
    acted: from.acted,
    tapped: from.tapped,
    plays: from.plays,
    by: from.by.slice(),
    card: from.card.slice(),
    hadDog: from.hadDog,
    winner: from.winner,
  }
}

/** Overwrites one board with another of as many seats: the search starts each try from the same place. */
export function setBoard(to: Board, from: Board): void {
  for (let seat = 0; seat < from.seats; seat++) {
    to.status[seat] = from.status[seat]!
    to.lives[seat] = from.lives[seat]!
    to.tricks[seat] = from.tricks[seat]!
    to.held[seat] = from.held[seat]!
    to.before[seat] = from.before[seat]!
    to.outAt[seat] = from.outAt[seat]!
    to.by[seat] = from.by[seat]!
    to.card[seat] = from.card[seat]!
  }
  to.moment = from.moment
  to.round = from.round
  to.hand = from.hand
  to.deals = from.deals
  to.draws = from.draws
  to.phase = from.phase
  to.cards = from.cards
  to.dealer = from.dealer
  to.leader = from.leader
  to.turn = from.turn
  to.trump = from.trump
  to.turnUp = from.turnUp
  to.caller = from.caller
  to.dealt = from.dealt
  to.acted = from.acted
  to.tapped = from.tapped
  to.plays = from.plays
  to.hadDog = from.hadDog
  to.winner = from.winner
}

/** Dealt into hands: standing in the round, as a full player or as a dog. */
export function standing(board: Board, seat: number): boolean {
  return board.status[seat]! <= status.dog
}
export function countStanding(board: Board): number {
  let count = 0
  for (let seat = 0; seat < board.seats; seat++) if (board.status[seat]! <= status.dog) count++
  return count
}
/** Still in the game, if only dazed. */
export function countIn(board: Board): number {
  let count = 0
  for (let seat = 0; seat < board.seats; seat++) if (board.status[seat] !== status.out) count++
  return count
}
/** The nearest seat to the left that stands and holds a card, or −1. */
export function leftWithCards(board: Board, from: number): number {
  for (let i = 1; i <= board.seats; i++) {
    const seat = (from + i) % board.seats
    if (board.status[seat]! <= status.dog && board.held[seat]! > 0) return seat
  }
  return -1
}
/** The nearest seat to the left that is dealt into hands. */
export function leftStanding(board: Board, from: number): number {
  for (let i = 1; i <= board.seats; i++) {
    const seat = (from + i) % board.seats
    if (board.status[seat]! <= status.dog) return seat
  }
  return -1
}

/** How many cards a seat is dealt: a dog one (RULES KOW-5), a player who isn't standing none. */
export function share(board: Board, seat: number): number {
  if (!standing(board, seat)) return 0
  return board.status[seat] === status.dog ? 1 : board.cards
}
