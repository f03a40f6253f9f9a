import type { Seat } from '../../core/game.ts'
import { isIn, type FormatState } from '../../formats/index.ts'
import type { Transaction } from '../state/transaction.ts'
import type { InReach } from '../state/scope.ts'
import type { Touchable } from './cause.ts'
import { queueTriggers } from './triggers.ts'
import { drawCards } from './zones.ts'

/** What players fight over: the crown, and bounties on their heads (RULES CLA-12, 13). */

/** Somebody takes the crown, from its holder if there is one. */
export function giveCrown<Tx extends Transaction>(tx: Tx, turn: number, to: Touchable<Tx, Seat>): void {
  if (tx.crown === to || !isIn(tx.format, to)) return
  tx.crown = to
  tx.emit({ type: 'crown', seat: to })
  queueTriggers(tx, turn, { when: 'takes-crown', player: to })
}

export function putBounty(tx: Transaction, on: InReach<Seat>, amount: number): void {
  if (amount <= 0 || !isIn(tx.format, on)) return
  const now = (tx.bounties[on] ?? 0) + amount
  tx.bounties = { ...tx.bounties, [on]: now }
  tx.emit({ type: 'bounty', seat: on, now })
}

/** A creature has dealt combat damage to a player: its controller takes their crown and draws their bounties. */
export function payPrizes(tx: Transaction, turn: number, by: Seat, on: Seat): void {
  if (!isIn(tx.format, by)) return
  if (tx.crown === on) giveCrown(tx, turn, by)
  const bounty = tx.bounties[on]
  if (bounty === undefined) return
  tx.bounties = withoutSeats(tx.bounties, [on])
  tx.emit({ type: 'collected', seat: by, of: on, count: bounty })
  drawCards(tx, turn, by, bounty)
}

/** Players are out: no bounty is on them, and their crown goes to whose turn it is, or else to the next to their left. */
export function prizesOfFallen(tx: Transaction, turn: number, gone: readonly Seat[]): void {
  tx.bounties = withoutSeats(tx.bounties, gone)
  const { crown, format } = tx
  if (crown === undefined || !gone.includes(crown)) return
  const active = tx.threads.find(thread => thread.id === turn)?.of
  const heir = active !== undefined && isIn(format, active) ? active : nextStillIn(format, crown)
  tx.crown = undefined
  if (heir !== undefined) giveCrown(tx, turn, heir)
}

function nextStillIn(format: FormatState, after: Seat): Seat | undefined {
  const at = format.seats.indexOf(after)
  return [...format.seats.slice(at + 1), ...format.seats.slice(0, at)].find(seat => isIn(format, seat))
}

function withoutSeats(bounties: Transaction['bounties'], gone: readonly Seat[]): Transaction['bounties'] {
  return Object.fromEntries(Object.entries(bounties).filter(([seat]) => !gone.includes(seat)))
}
