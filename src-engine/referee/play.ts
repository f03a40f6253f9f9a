import type { Seat } from '../core/game.ts'
import type { Json } from '../core/json.ts'
import {
  changeLife,
  checkState,
  eliminate,
  isIn,
  lifeOf,
  onTurn,
  passTurn,
  type Circle,
  type Step,
} from '../formats/index.ts'
import { mostLife, seatList, wholeNumber, type ActionOf } from './actions.ts'
import type { RefereeCode } from './state.ts'

/** A next circle, or why not. */
export type Played = Step | RefereeCode

export function endTurn(circle: Circle, seat: Seat): Played {
  return onTurn(circle).includes(seat) ? passTurn(circle, seat) : 'not-your-turn'
}

/** `of`: one seat, or a list for what hits several at the same moment. Who is then at 0 or less is out at once. */
export function life(circle: Circle, action: ActionOf<'life'>): Played {
  const seats = players(circle, action.of)
  if (typeof seats === 'string') return seats
  const from = dealer(circle, action.from)
  if (from === 'no-such-seat') return from
  const { amount } = action
  if (!wholeNumber(amount, -mostLife, mostLife) || amount === 0) return 'bad-amount'
  const times = circle.rules.sharedLife ? seats.length : 1
  if (seats.some(seat => lifeOf(circle, seat) + amount * times > mostLife)) return 'bad-amount'
  const step = changeLife(
    circle,
    seats.map(seat => ({ seat, amount })),
  )
  const check = checkState(step.circle, [], from?.seat)
  const told = from === undefined ? step.news : step.news.map(one => ({ ...one, from: from.seat }))
  return { circle: check.circle, news: [...told, ...check.news] }
}

export function knockOut(circle: Circle, action: ActionOf<'eliminate'>): Played {
  const seats = players(circle, action.seat)
  if (typeof seats === 'string') return seats
  const by = dealer(circle, action.knockedOutBy)
  if (by === 'no-such-seat') return by
  const { why = 'eliminated' } = action
  return eliminate(
    circle,
    seats.map(seat => ({ seat, why, ...(by === undefined ? {} : { by: by.seat }) })),
  )
}

/** One Deck: somebody must draw and cannot; a draw for all (RULES FMT-16). */
export function emptyLibrary(circle: Circle, seat: Seat): Played {
  return circle.rules.oneDeck ? checkState(circle, [{ seat, why: 'library' }]) : 'not-allowed-in-format'
}

/** Seats that exist, are in, and are named once each. */
export function players(circle: Circle, value: Json | undefined): readonly Seat[] | 'no-such-seat' | 'already-out' {
  const seats = seatList(value)
  if (seats === undefined || seats.some(seat => !circle.seats.includes(seat))) return 'no-such-seat'
  const twice = seats.some((seat, i) => seats.indexOf(seat) !== i)
  return twice || seats.some(seat => !isIn(circle, seat)) ? 'already-out' : seats
}

/** Who dealt it, if that is said; one who is out by now may have. */
export function dealer(circle: Circle, value: Json | undefined): { readonly seat: Seat } | 'no-such-seat' | undefined {
  if (value === undefined) return undefined
  return typeof value === 'string' && circle.seats.includes(value) ? { seat: value } : 'no-such-seat'
}
