import type { Circle } from './state.ts'
import { isIn } from './state.ts'
import type { Thing } from './range.ts'

/** Things in or beyond their controllers' territories after somebody went out. */
export interface Homecoming<T extends Thing> {
  readonly stay: readonly T[]
  /** They stood with a player who is out: their controllers' territories are theirs again. */
  readonly home: readonly T[]
  /** Their controllers are out. */
  readonly gone: readonly T[]
}

/**
 * What becomes of things when players go out (RULES FMT-4): those of players who are out leave, those of others that
 * stood in their territories come home. For the duel's creatures as for those a referee's table counts.
 */
export function homecoming<T extends Thing>(circle: Circle, things: readonly T[]): Homecoming<T> {
  const gone = things.filter(thing => !isIn(circle, thing.controller))
  const left = things.filter(thing => isIn(circle, thing.controller))
  return {
    stay: left.filter(thing => isIn(circle, thing.territory)),
    home: left.filter(thing => !isIn(circle, thing.territory)),
    gone,
  }
}
