import type { Card, Suit } from '../cards/french.ts'
import type { Seat } from '../core/game.ts'

/** One card put on the table. */
export type Play = { readonly by: Seat; readonly card: Card }
/** A cut or draw: what each of the tied turned over. */
export type Draw = { readonly [seat: Seat]: Card }

/** The events of a whist table. Everything in them is public. */
export type WhistEvent =
  | {
      readonly type: 'deal'
      readonly round: number
      readonly hand: number
      readonly cards: number
      readonly dealer: Seat
      readonly dogs: readonly Seat[]
    }
  | { readonly type: 'turn-up'; readonly card: Card }
  | { readonly type: 'must-call'; readonly by: Seat }
  | { readonly type: 'trump'; readonly suit: Suit; readonly how: 'turned' | 'called' | 'drawn'; readonly by?: Seat }
  | { readonly type: 'lead'; readonly by: Seat; readonly card: Card }
  | { readonly type: 'play'; readonly by: Seat; readonly card: Card }
  | { readonly type: 'tap'; readonly by: Seat; readonly lead: boolean }
  | { readonly type: 'trick'; readonly winner: Seat; readonly card: Card; readonly plays: readonly Play[] }
  | { readonly type: 'back'; readonly seat: Seat }
  | { readonly type: 'hand-over'; readonly tricks: { readonly [seat: Seat]: number } }
  | { readonly type: 'dazed'; readonly seat: Seat }
  | { readonly type: 'life'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'dog'; readonly seat: Seat }
  | { readonly type: 'out'; readonly seat: Seat; readonly why: 'no-trick' | 'no-life' | 'dog' | 'conceded' }
  | { readonly type: 'spared'; readonly seats: readonly Seat[] }
  | {
      readonly type: 'tie'
      readonly seats: readonly Seat[]
      readonly what: 'deal' | 'trump'
      readonly draws: readonly Draw[]
      readonly winner: Seat
    }
  | { readonly type: 'round-won'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'game-won'; readonly seat: Seat }

export type Emit = (event: WhistEvent) => void
