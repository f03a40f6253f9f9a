import { blake2s } from '@noble/hashes/blake2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Outcome, Seat } from './game.ts'
import { canonical, type Json, type JsonObject } from './json.ts'
import type { Match } from './match.ts'

/**
 * A table as it is stored: what it was set up from and every action it took. Saving is keeping this;
 * loading is playing it again. The scenario file without `given` and `see` is the same thing (DESIGN).
 */
export interface MatchRecord {
  readonly game: string
  /** `Game.rulesVersion` as it was then; absent in a file somebody wrote by hand, which is played by the rules as they are. */
  readonly rulesVersion?: number
  /** All options, defaults included, so that changing a default later does not change older games. */
  readonly options: JsonObject
  readonly seats: readonly Seat[]
  readonly names: { readonly [seat: string]: string }
  /** The players' faces by seat, as the table has them; absent in records made before faces were kept. Rules ignore it. */
  readonly faces?: JsonObject
  readonly seed: string
  readonly given?: JsonObject
  /** A `timeout` holds what it `played`, so that a changed bot does not change older games. */
  readonly actions: readonly RecordedAction[]
  /** `digestOf` the final state, once the game is over. */
  readonly digest?: string
  /** How it ended, for anyone who cannot play it again. */
  readonly result?: Outcome
}
export type RecordedAction = JsonObject & { readonly by: Seat; readonly do: string }

/** An action as the rules took it, with who did it: what a record holds. */
export function recordedAs(by: Seat, action: { readonly do: string }): RecordedAction {
  return { ...action, by }
}

/** The action itself, without who did it. */
export function actionOf(recorded: RecordedAction): Json {
  const { by: _by, ...action } = recorded
  return action
}

/**
 * 128 bits, as 32 hex digits, over the whole match (`Game.digestedView`) and how it ended. Matches that are played the
 * same have the same digest on any machine; the order of keys does not matter.
 */
export function digestOf({ game, state, seq }: Match): string {
  // Whether those are sides follows from the options.
  const { sides: _sides, ...outcome } = game.outcome(state) ?? {}
  const ended = 'places' in outcome ? (outcome as unknown as Json) : undefined
  const known = canonical({ seq, see: game.digestedView(state), outcome: ended })
  return bytesToHex(blake2s(utf8ToBytes(known), { dkLen: 16 }))
}

/** A finished or unfinished game as a scenario file: what is shared, dropped on the app and watched as a replay. */
export function asScenario(record: MatchRecord, title: string): JsonObject {
  const { game, rulesVersion: rules, options, seats, names, faces, seed, given, actions, digest, result } = record
  const whole = { title, game, rules, options, seats, names, faces, seed, given, steps: actions, digest, result }
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined)) as unknown as JsonObject
}
