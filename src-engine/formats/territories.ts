import type { FormatState } from './state.ts'
import { isIn } from './state.ts'
import type { Thing } from './range.ts'

/** Things in or beyond their controllers' territories after somebody went out. */
export interface TerritoriesAfterElimination<T extends Thing> {
  readonly staying: readonly T[]
  /** They stood with a player who is out: their controllers' territories are theirs again. */
  readonly returning: readonly T[]
  /** Their controllers are out. */
  readonly removed: readonly T[]
}

/**
 * What becomes of things when players go out (RULES FMT-4): those of players who are out leave, those of others that
 * stood in their territories come home. For the duel's creatures as for those a referee's table counts.
 */
export function territoriesAfterElimination<T extends Thing>(
  state: FormatState,
  things: readonly T[],
): TerritoriesAfterElimination<T> {
  const removed = things.filter(thing => !isIn(state, thing.controller))
  const left = things.filter(thing => isIn(state, thing.controller))
  return {
    staying: left.filter(thing => isIn(state, thing.territory)),
    returning: left.filter(thing => !isIn(state, thing.territory)),
    removed,
  }
}
