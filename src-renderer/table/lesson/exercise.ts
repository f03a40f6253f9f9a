import type { Seat } from '../../../src-engine/core/game.ts'
import type { Json, JsonObject } from '../../../src-engine/core/json.ts'
import { play, start } from '../../../src-engine/core/match.ts'
import type { Exercise, Lesson, Position } from './lesson.ts'

/** The exercise after this action, or the code of its refusal. */
export function acted<Event>(now: Exercise<Event>, by: Seat, action: Json): Exercise<Event> | string {
  const played = play(now.match, by, action)
  if (!played.ok) return played.refused
  let n = now.events.at(-1)?.n ?? 0
  const newEvents = played.events.map(({ event }) => ({ n: ++n, event: event as Event }))
  return { ...now, match: played.match, events: [...now.events, ...newEvents].slice(-100) }
}

/** A table that stands as a step of a lesson begins. Throws where the rules don't lead there. */
export function exerciseAt<Event>(game: Lesson['game'], position: Position, deal = 0): Exercise<Event> {
  const { seats, options, given, before } = position
  const started = start(game, { seats, options, given: given as JsonObject, seed: 1 })
  if (!started.ok) throw new Error(`The step can’t be set up: ${started.code}`)
  return before.reduce(
    (now, { by, ...action }) => {
      const next = acted(now, by, action)
      if (typeof next === 'string') throw new Error(`The step can’t be set up: ${by} ${next}`)
      return next
    },
    { deal, match: started.match, events: [] } as Exercise<Event>,
  )
}
