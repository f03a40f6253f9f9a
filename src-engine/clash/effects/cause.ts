import type { InReach } from '../state/scope.ts'
import type { Permanent, StackItem } from '../state.ts'
import type { Seat } from '../../core/game.ts'
import type { Transaction } from '../state/transaction.ts'

declare const ofEffect: unique symbol
/** The transaction as effects hold it: to hand on, never to look into. What is done with it is done to what is in reach. */
export type EffectTransaction = Transaction & { readonly [ofEffect]: true }

/** What may be touched: by the rules of the game anything, by an effect what its scope has found (RULES CLA-8). */
export type Touchable<Tx, T> = Tx extends EffectTransaction ? InReach<T> : T

/** A player or permanent an effect has found. */
export type Reached = InReach<Seat> | InReach<Permanent>

/** By which spell or ability an effect is done, and on which turn's stack it was. */
export interface Cause {
  readonly tx: EffectTransaction
  readonly turn: number
  readonly item: StackItem
}

export function causeOf(tx: Transaction, turn: number, item: StackItem): Cause {
  return { tx: tx as EffectTransaction, turn, item }
}
