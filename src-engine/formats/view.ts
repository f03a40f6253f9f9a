import type { Seat } from '../core/game.ts'
import type { Fell } from '../core/places.ts'
import type { RuleDescription } from './descriptions.ts'
import type { FormatId, Rules } from './format.ts'
import type { Place } from './seating.ts'
import type { statusOf } from './state.ts'

// What games in a format show of it. Aliases, not interfaces: only those are JSON to the compiler.

type BySeat<Value> = { readonly [seat: Seat]: Value }

/** A turn that waits, and why: whose turns stand in the way, and who would be in two spheres. */
export type HeldTurn = {
  readonly seat: Seat
  readonly behind: readonly Seat[]
  readonly sharers: readonly Seat[]
}

/** How one seat stands. */
export type SeatStanding = Pick<Place, 'team' | 'role'> & {
  readonly status: ReturnType<typeof statusOf>
  /** Turns it has begun. */
  readonly turns: number
}

/** Seats, ranges and turns. */
export type FormatView = {
  /** Whose turns are being taken, and whose wait. */
  readonly turns: readonly Seat[]
  readonly waiting: readonly Seat[]
  readonly held: readonly HeldTurn[]
  /** Whose turn is removed at its end. */
  readonly leaving: readonly Seat[]
  readonly turnsAllowed: number
  readonly inRange: BySeat<readonly Seat[]>
  readonly sphere: BySeat<readonly Seat[]>
  readonly mayAttack: BySeat<readonly Seat[]>
  readonly mayMoveTo: BySeat<readonly Seat[]>
  readonly teams?: readonly (readonly Seat[])[]
  readonly life: BySeat<number>
  /** Where they decide. */
  readonly points?: BySeat<number>
  readonly seatOrder: readonly Seat[]
  /** Who went out, first to last, those of the same moment together. */
  readonly fell: Fell
}

/** What is played, settled from the format, the book and the host's choices. */
export type FormatFacts = Pick<Rules, 'base' | 'range' | 'attack' | 'moving' | 'wins' | 'talk' | 'handSize'> & {
  readonly id: FormatId
  /** The rules in words, as codes. */
  readonly words: readonly RuleDescription[]
}
