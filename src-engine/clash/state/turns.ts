import type { Seat } from '../../core/game.ts'
import { sphereOf } from '../../formats/index.ts'
import type { Position } from './board.ts'
import type { Thread } from '../state.ts'

/** Where each turn goes on (RULES CLA-7, FMT-13). */

/** A turn in which nothing has happened yet. */
export function newThread(id: number, of: Seat): Thread {
  return {
    id,
    of,
    phase: 'upkeep',
    stack: [],
    passed: [],
    landPlayed: false,
    mana: {},
    resolutions: 0,
    declaring: false,
    moved: [],
    toDiscard: [],
    cleaned: false,
    pendingTriggers: [],
    playerOut: false,
    priority: undefined,
    combat: undefined,
    question: undefined,
    resolving: undefined,
  }
}

/** The players of a turn's sphere; everybody, where there is one turn at a time. */
export function playersAround({ format }: Pick<Position, 'format'>, id: number): readonly Seat[] {
  const turn = format.turns.find(running => running.id === id)
  if (turn === undefined) return []
  return format.rules.turns === 'one' ? format.seats : sphereOf(format, turn)
}

/** The turn in whose sphere a player is; for one in none, that of the nearest player to the left who is in one. */
export function turnAround(position: Pick<Position, 'format' | 'threads'>, seat: Seat): number {
  const { seats } = position.format
  const at = seats.indexOf(seat)
  for (const other of [...seats.slice(at), ...seats.slice(0, at)]) {
    const thread = position.threads.find(running => playersAround(position, running.id).includes(other))
    if (thread !== undefined) return thread.id
  }
  return 0
}
