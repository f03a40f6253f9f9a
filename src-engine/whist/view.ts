import { pack, suits, type Card, type Suit } from '../cards/french.ts'
import type { Outcome, Seat } from '../core/game.ts'
import type { JsonObject } from '../core/json.ts'
import { placesAfter, placesOf, placesSoFar, type Fell } from '../core/places.ts'
import { phase, phaseNames, statusNames, type Board } from './board.ts'
import type { Play } from './events.ts'
import type { Rules } from './rules.ts'
import { seatsOf, type HandResult, type State, type Tie, type Trick } from './state.ts'
import { playableOf } from './tricks.ts'

export type SeatView = {
  readonly status: (typeof statusNames)[number]
  readonly lives?: number
  readonly tricks: number
  readonly handSize: number
  /** Only one's own: the cards, and those that may be played now. */
  readonly cards?: readonly Card[]
  readonly legal?: readonly Card[]
  /** Whether it has had its dog's life. */
  readonly hadDog?: boolean
  /** 1 for the winner; seats that went out together share a place. Only once it is settled. */
  readonly place?: number
}

/** What a client is shown. Its paths are those of scenarios (SCENARIOS, The whist family); the rest is for the screens, all of it public. */
export type WhistView = {
  readonly game: string
  readonly phase: (typeof phaseNames)[number]
  readonly toAct: readonly Seat[]
  readonly round: number
  readonly hand: number
  /** Hands dealt in the whole game. */
  readonly deals: number
  readonly draws: number
  readonly cards: number
  readonly dealer: Seat
  readonly leader: Seat
  readonly trump?: Suit
  readonly turnUp?: Card
  readonly callsTrump?: Seat
  readonly winner?: Seat
  readonly order: readonly Seat[]
  readonly options: JsonObject
  readonly trick: { readonly led?: Suit; readonly plays: readonly Play[]; readonly taps: readonly Seat[] }
  readonly lastTrick?: Trick
  readonly lastHand?: { readonly tricks: { readonly [seat: Seat]: number } }
  /** The last tie drawn for, until the next hand is over. */
  readonly tie?: Tie
  /** The tricks of this hand that are over, oldest first. */
  readonly history: readonly Trick[]
  /** How each hand so far ended. */
  readonly results: readonly HandResult[]
  readonly seats: { readonly [seat: Seat]: SeatView }
}
/** What only the seat sees: its hand, and what of it may be played now. */
export function ownView(state: State, name: Seat): JsonObject | undefined {
  const seat = state.names.indexOf(name)
  const hidden = state.hands[seat]
  const held = hidden?.for(name)
  if (held === undefined) return undefined
  // A hand that did not change is the same object, so that whoever compares need not look into it.
  if (actor(state.board) === seat) return handView(state, seat, held)
  let view = waiting.get(hidden!)
  if (view === undefined) waiting.set(hidden!, (view = handView(state, seat, held)))
  return view
}
/** Of each hand what its seat sees of it while it is not its turn. */
const waiting = new WeakMap<object, JsonObject>()

/** A hand as the part of a view that one seat has beyond the others. */
export function handView({ names, board }: State, seat: number, held: readonly number[]): JsonObject {
  return { seats: { [names[seat]!]: { cards: cardsOf(held), legal: legalOf(board, seat, held) } } }
}

/** What lies open to all: no hand goes into it. */
export function openView(game: string, state: State): WhistView {
  const { board, names, tricks, results, lastTrick, tie, options, rules } = state
  const places = settledPlaces(state)
  const seats: { [seat: Seat]: SeatView } = {}
  for (const [seat, name] of names.entries()) {
    seats[name] = {
      status: statusNames[board.status[seat]!]!,
      ...(rules.rounds ? { lives: board.lives[seat]! } : {}),
      tricks: board.tricks[seat]!,
      handSize: board.held[seat]!,
      ...(rules.dogs === 'none' ? {} : { hadDog: ((board.hadDog >> seat) & 1) === 1 }),
      ...(places.has(name) ? { place: places.get(name)! } : {}),
    }
  }
  const last = results.at(-1)
  const view: WhistView = {
    game,
    phase: phaseNames[board.phase]!,
    toAct: toAct(state),
    round: board.round,
    hand: board.hand,
    deals: board.deals,
    draws: board.draws,
    cards: board.cards,
    dealer: names[board.dealer]!,
    leader: names[board.leader]!,
    ...(board.trump < 0 ? {} : { trump: suits[board.trump]! }),
    ...(board.turnUp < 0 ? {} : { turnUp: pack[board.turnUp]! }),
    ...(board.phase === phase.trump ? { callsTrump: names[board.caller]! } : {}),
    ...(board.winner < 0 ? {} : { winner: names[board.winner]! }),
    order: names,
    options,
    trick: { ...ledOf(board), plays: playsOf(board, names), taps: seatsOf(names, board.tapped) },
    ...(lastTrick === undefined ? {} : { lastTrick }),
    ...(last === undefined ? {} : { lastHand: { tricks: last.tricks } }),
    ...(tie === undefined ? {} : { tie }),
    history: tricks,
    results,
    seats,
  }
  return view as unknown as WhistView
}

/** The one seat that must act, or −1 once it is over. */
export function actor(board: Readonly<Board>): number {
  return board.phase === phase.over ? -1 : board.phase === phase.trump ? board.caller : board.turn
}

/** Whose turn it is, for `Game.toAct`. */
export function toAct({ board, names }: State): readonly Seat[] {
  const acting = actor(board)
  return acting < 0 ? [] : [names[acting]!]
}

function ledOf(board: Readonly<Board>): { led?: Suit } {
  return board.plays === 0 ? {} : { led: suits[(board.card[0]! / 13) | 0]! }
}

function playsOf(board: Readonly<Board>, names: readonly Seat[]): Play[] {
  const plays: Play[] = []
  for (let i = 0; i < board.plays; i++) plays.push({ by: names[board.by[i]!]!, card: pack[board.card[i]!]! })
  return plays
}

/** A hand in the order of the pack's suits, high cards first. */
export function cardsOf(held: readonly number[]): Card[] {
  const cards: Card[] = []
  for (let suit = 0; suit < 4; suit++) {
    for (let left = held[suit]!; left !== 0;) {
      const rank = 31 - Math.clz32(left)
      cards.push(pack[suit * 13 + rank]!)
      left ^= 1 << rank
    }
  }
  return cards
}

/** What a seat may play this moment: nothing unless it is its turn to play. */
export function legalOf(board: Readonly<Board>, seat: number, held: readonly number[]): Card[] {
  if (board.phase !== phase.play || board.turn !== seat) return []
  const playable = (suit: number): number => playableOf(board, held, 0, seat, suit)
  return cardsOf([playable(0), playable(1), playable(2), playable(3)])
}

/** Who went out, first to last, those of the same moment together. */
function fellOn(board: Readonly<Board>, names: readonly Seat[]): Fell {
  const moments = [...new Set(board.outAt)].filter(moment => moment > 0).toSorted((a, b) => a - b)
  return moments.map(moment => names.filter((_, seat) => board.outAt[seat] === moment))
}

/** How the game ended, if it has. A single hand is won by everybody who took as many tricks as the winner. */
export function outcomeOf(board: Readonly<Board>, names: readonly Seat[], { oneHand }: Rules): Outcome | undefined {
  if (board.winner < 0) return undefined
  const winners = names.filter((_, seat) => seat === board.winner || (oneHand && board.outAt[seat] === 0))
  return { winners, draw: false, places: placesAfter(names, fellOn(board, names), [winners]), sides: false }
}

/** Finishing places, as far as settled. */
function settledPlaces({ board, names, rules }: State): ReadonlyMap<Seat, number> {
  const outcome = outcomeOf(board, names, rules)
  return outcome === undefined ? placesSoFar(names, fellOn(board, names)) : placesOf(outcome)
}
