import { array, constantFrom, nat, record as shape } from 'fast-check'
import { formatIds, formats } from '../../../src-engine/formats/index.ts'
import {
  fillings,
  games,
  play,
  start,
  visibleEvents,
  type Json,
  type JsonObject,
  type Match,
  type Seat,
} from '../../../src-engine/index.ts'
import type { RefereeEvent } from '../../../src-engine/referee/events.ts'

export const game = games['referee']!

/** A table under way, its seats called seat1, seat2 … */
export function opened(options: JsonObject, count: number, seed = 1): Match {
  const seats = Array.from({ length: count }, (_, i) => `seat${i + 1}`)
  const started = start(game, { seats, options, seed })
  if (!started.ok) throw new Error(started.code)
  return started.match
}

/** The match after an action, and what the table was told. */
export interface Done {
  readonly match: Match
  readonly events: readonly RefereeEvent[]
}
/** Does what must be taken. */
export function does(match: Match, seat: Seat, action: Json): Done {
  const played = play(match, seat, action)
  if (!played.ok) throw new Error(`${seat} ${JSON.stringify(action)}: ${played.refused}`)
  return { match: played.match, events: visibleEvents(played.events, 'table') as RefereeEvent[] }
}

export function playersFor(id: (typeof formatIds)[number]): number {
  const { seats } = formats[id]
  return 'min' in seats ? Math.max(seats.min, 4) : seats.exactly[0]!
}

export const walks = shape({
  format: constantFrom(...formatIds),
  rules: constantFrom('booklet', 'modern'),
  seed: nat(100_000),
  picks: array(nat(10_000), { maxLength: 40 }),
})

/** Any offered action of any seat, a few dozen times. */
export function walked(
  format: (typeof formatIds)[number],
  rules: string,
  seed: number,
  picks: readonly number[],
): Match {
  let match = opened({ format, rules }, playersFor(format), seed)
  for (const pick of picks) {
    const seat = match.seats[pick % match.seats.length]!
    const open = fillings(game.offers(match.state, seat)).filter(action => action.do !== 'library-empty')
    const action = open[(pick * 31) % Math.max(1, open.length)]
    if (action !== undefined) match = does(match, seat, action as unknown as Json).match
  }
  return match
}
