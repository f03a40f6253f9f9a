import type { Seat } from '../core/game.ts'
import { entryOf } from '../core/json.ts'
import type { ActionOf } from './actions.ts'
import { mostCounters, wholeNumber } from './amounts.ts'
import { dealerNamed, seatsNamed } from './play.ts'
import type { RefereeEvent } from './events.ts'
import type { Board, BoardChange } from './state.ts'
import type { RefereeCode } from './refusals.ts'

/** The most different counters of one seat; it bounds what an action can add to the state. */
const mostKinds = 60

/** Counts a named counter up or down; with `from`, what that player has dealt `of` (RULES leave counters to the decks). */
export function count(board: Board, action: ActionOf<'counter'>): BoardChange | RefereeCode {
  const seats = seatsNamed(board.format, action.of)
  if (typeof seats === 'string') return seats
  const from = dealerNamed(board.format, action.from)
  if (from === 'no-such-seat') return from
  const { name, amount } = action
  if (!wholeNumber(amount, -mostCounters, mostCounters) || amount === 0) return 'bad-amount'
  const key = from === undefined ? name : `${name}|${from.seat}`
  const counters = { ...board.counters }
  const events: RefereeEvent[] = []
  for (const seat of seats) {
    const own = { ...counters[seat] }
    const now = (entryOf(own, key) ?? 0) + amount
    if (now < 0 || now > mostCounters) return 'bad-amount'
    if (now === 0) delete own[key]
    else own[key] = now
    if (Object.keys(own).length > mostKinds) return 'bad-amount'
    counters[seat] = own
    events.push({ type: 'counter', seat, name, amount, count: now, ...(from === undefined ? {} : { from: from.seat }) })
  }
  return { board: { ...board, counters }, events }
}

/** A seat's counters for a view: its own by name, and by the player who dealt them. */
export function countersOf(
  board: Board,
  seat: Seat,
): {
  readonly counters?: { readonly [name: string]: number }
  readonly dealtBy?: { readonly [seat: Seat]: { readonly [name: string]: number } }
} {
  const own: { [name: string]: number } = {}
  const dealt: { [seat: Seat]: { [name: string]: number } } = {}
  for (const [key, now] of Object.entries(board.counters[seat] ?? {})) {
    const [name = '', from] = key.split('|')
    if (from === undefined) own[name] = now
    else dealt[from] = { ...dealt[from], [name]: now }
  }
  return {
    ...(Object.keys(own).length === 0 ? {} : { counters: own }),
    ...(Object.keys(dealt).length === 0 ? {} : { dealtBy: dealt }),
  }
}
