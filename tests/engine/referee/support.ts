import {
  games,
  play,
  start,
  toldTo,
  type Json,
  type JsonObject,
  type Match,
  type Seat,
} from '../../../src-engine/index.ts'
import type { RefereeEvent } from '../../../src-engine/referee/state.ts'

export const game = games['referee']!

/** A table under way, its seats called seat1, seat2 … */
export function opened(options: JsonObject, count: number, seed = 1): Match {
  const seats = Array.from({ length: count }, (_, i) => `seat${i + 1}`)
  const started = start(game, { seats, options, seed })
  if (!started.ok) throw new Error(started.why)
  return started.match
}

/** The match after an action, and what the table was told. */
export interface Told {
  readonly match: Match
  readonly events: readonly RefereeEvent[]
}
/** Does what must be taken. */
export function does(match: Match, seat: Seat, action: Json): Told {
  const played = play(match, seat, action)
  if (!played.ok) throw new Error(`${seat} ${JSON.stringify(action)}: ${played.refused}`)
  return { match: played.match, events: toldTo(played.events, 'table') as RefereeEvent[] }
}
