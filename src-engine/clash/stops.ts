import type { Phase } from './phases.ts'

/** Where a seat wants to be asked (RULES CLA-11). */
export interface Stops {
  /** Nothing is passed for it automatically. */
  readonly everywhere: boolean
  /** Phases of its own turns and of others'. */
  readonly own: readonly Phase[]
  readonly others: readonly Phase[]
  /**
   * Anything on the stack that is aimed at the seat or its things, an attack on it, and the declare blockers step once
   * blocks are made while a creature of its own attacks or blocks.
   */
  readonly aimed: boolean
  /** Every spell and ability of anybody else. */
  readonly everySpell: boolean
  /** Passes until this phase begins or something is put on the stack; declares no blocks until then. */
  readonly passTo?: Phase
  /** Passes until its next turn begins. */
  readonly toMyTurn?: boolean
  /** Abilities and spells, by card, that it lets resolve. */
  readonly yields: readonly string[]
}

export const allStops: Stops = { everywhere: true, own: [], others: [], aimed: true, everySpell: false, yields: [] }

/** Where people are asked unless they say otherwise; with two players, at every spell and ability of the other. */
export function defaultStops(players: number): Stops {
  return { ...allStops, everywhere: false, own: ['main', 'main-2'], everySpell: players === 2 }
}
