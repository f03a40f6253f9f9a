import { z } from 'zod'
import type { AnyGame, Seat } from './game.ts'
import type { Json, JsonObject } from './json.ts'
import { play, start, type Match } from './match.ts'

/**
 * A table as it is stored: what it was set up from and every action it took. Saving is keeping this;
 * loading is playing it again. The scenario file without `given` and `see` is the same thing (DESIGN).
 */
export interface MatchRecord {
  readonly game: string
  readonly options: JsonObject
  readonly seats: readonly Seat[]
  readonly names: { readonly [seat: string]: string }
  /** How the players looked; absent in records from before they were kept. No rule hangs on it. */
  readonly faces?: Faces
  readonly seed: string
  readonly given?: JsonObject
  readonly actions: readonly RecordedAction[]
}
/** A seat's face: the person's avatar and colour by their names in the design, or that a bot sat there. */
export interface Face {
  readonly avatar: string
  readonly colour: number
  readonly bot?: boolean | undefined
}
export type Faces = { readonly [seat: string]: Face }
export type RecordedAction = JsonObject & { readonly by: Seat; readonly do: string }

export const recordedAction = z.looseObject({ by: z.string(), do: z.string() })

export type Replayed =
  { readonly ok: true; readonly match: Match } | { readonly ok: false; readonly at: number; readonly why: string }

/** Plays a record again from the start, up to `until` actions. `at` is the action that did not hold (0 = the set-up). */
export function replay(game: AnyGame, record: MatchRecord, until = record.actions.length): Replayed {
  const started = start(game, {
    seats: record.seats,
    options: record.options,
    seed: record.seed,
    ...(record.given === undefined ? {} : { given: record.given }),
  })
  if (!started.ok) return { ok: false, at: 0, why: started.why }
  let match = started.match
  for (let i = 0; i < until; i++) {
    const recorded = record.actions[i]!
    const played = play(match, recorded.by, bare(recorded))
    if (!played.ok) return { ok: false, at: i + 1, why: `${recorded.by} could not ${recorded.do}: ${played.refused}` }
    match = played.match
  }
  return { ok: true, match }
}

/** The action itself, without who did it. */
export function bare(recorded: RecordedAction): Json {
  const { by: _by, ...action } = recorded
  return action
}

/** A finished or unfinished game as a scenario file: what is shared, dropped on the app and watched as a replay. */
export function asScenario(record: MatchRecord, title: string): JsonObject {
  return {
    title,
    game: record.game,
    options: record.options,
    seats: record.seats,
    names: record.names,
    ...(record.faces === undefined ? {} : { faces: record.faces as unknown as JsonObject }),
    seed: record.seed,
    ...(record.given === undefined ? {} : { given: record.given }),
    steps: record.actions,
  }
}
