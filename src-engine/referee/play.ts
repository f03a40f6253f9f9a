import type { Seat } from '../core/game.ts'
import type { Json } from '../core/json.ts'
import {
  changeLife,
  checkState,
  eliminate,
  isIn,
  lifeOf,
  activePlayers,
  passTurn,
  type FormatState,
  type Step,
} from '../formats/index.ts'
import type { ActionOf } from './actions.ts'
import { mostLife, seatList, wholeNumber } from './amounts.ts'
import type { RefereeCode } from './refusals.ts'

/** A next format, or why not. */
export type StepOrRefusal = Step | RefereeCode

/** One's own turn, or that of a player who can't say so: anybody at the table may end it for them, and it can be taken back. */
export function endTurn(format: FormatState, seat: Seat, { of = seat }: ActionOf<'end-turn'>): StepOrRefusal {
  if (typeof of !== 'string' || !format.seats.includes(of)) return 'no-such-seat'
  return activePlayers(format).includes(of) ? passTurn(format, of) : 'not-your-turn'
}

/** `of`: one seat, or a list for what hits several at the same moment. Who is then at 0 or less is out at once. */
export function life(format: FormatState, action: ActionOf<'life'>): StepOrRefusal {
  const seats = seatsNamed(format, action.of)
  if (typeof seats === 'string') return seats
  const from = dealerNamed(format, action.from)
  if (from === 'no-such-seat') return from
  const { amount } = action
  if (!wholeNumber(amount, -mostLife, mostLife) || amount === 0) return 'bad-amount'
  const times = format.rules.sharedLife ? seats.length : 1
  if (seats.some(seat => lifeOf(format, seat) + amount * times > mostLife)) return 'bad-amount'
  const step = changeLife(
    format,
    seats.map(seat => ({ seat, amount })),
  )
  const check = checkState(step.state, [], { by: () => from?.seat })
  const named = from === undefined ? step.events : step.events.map(event => ({ ...event, from: from.seat }))
  return { state: check.state, events: [...named, ...check.events] }
}

export function knockOut(format: FormatState, action: ActionOf<'eliminate'>): StepOrRefusal {
  const seats = seatsNamed(format, action.seat)
  if (typeof seats === 'string') return seats
  const by = dealerNamed(format, action.knockedOutBy)
  if (by === 'no-such-seat') return by
  const { why = 'eliminated' } = action
  return eliminate(
    format,
    seats.map(seat => ({ seat, why, ...(by === undefined ? {} : { by: by.seat }) })),
  )
}

/** One Deck: somebody must draw and cannot; a draw for all (RULES FMT-16). */
export function emptyLibrary(format: FormatState, seat: Seat): StepOrRefusal {
  return format.rules.oneDeck ? checkState(format, [{ seat, why: 'library' }]) : 'not-allowed-in-format'
}

/** Seats that exist, are in, and are named once each. */
export function seatsNamed(
  format: FormatState,
  value: Json | undefined,
): readonly Seat[] | 'no-such-seat' | 'already-out' {
  const seats = seatList(value)
  if (seats === undefined || seats.some(seat => !format.seats.includes(seat))) return 'no-such-seat'
  const twice = seats.some((seat, i) => seats.indexOf(seat) !== i)
  return twice || seats.some(seat => !isIn(format, seat)) ? 'already-out' : seats
}

/** Who dealt it, if that is said; one who is out by now may have. */
export function dealerNamed(
  format: FormatState,
  value: Json | undefined,
): { readonly seat: Seat } | 'no-such-seat' | undefined {
  if (value === undefined) return undefined
  return typeof value === 'string' && format.seats.includes(value) ? { seat: value } : 'no-such-seat'
}
