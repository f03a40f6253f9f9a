import {
  thinkingFactor,
  type AnyGame,
  type GameEvent,
  type Level,
  type Seat,
  type SetupRefusal,
  type VisibleEvent,
} from './game.ts'
import type { Json, JsonObject } from './json.ts'
import { botAction, counted, play, start, toAct, type Match } from './match.ts'
import { digestOf, recordedAs, type MatchRecord, type RecordedAction } from './record.ts'

/** What can be played again: a record as it is stored, or a scenario file. */
export interface Setup {
  readonly game: string
  readonly rulesVersion?: number | undefined
  readonly options?: JsonObject | undefined
  readonly seats: readonly Seat[]
  readonly seed?: number | string | undefined
  readonly given?: JsonObject | undefined
}

/** One of a file's steps (SCENARIOS.md, The file): an action, a look, or the bots' own play. */
export type Step =
  | { readonly see: JsonObject; readonly as?: string | undefined }
  | { readonly bots: 'hand' | 'game'; readonly level?: Level | undefined }
  | { readonly by: Seat; readonly do: string; readonly refused?: string | undefined; readonly [field: string]: unknown }

/** An accepted action, the match after it and its events. The deal has no `action`. */
export interface PlayedStep {
  /** Which step this was, from 1; 0 = the deal. */
  readonly step: number
  readonly match: Match
  readonly events: readonly VisibleEvent<GameEvent>[]
  readonly action?: RecordedAction
}
/** A step that changed nothing: a refused action, or bots that never end (`stuck`). */
export interface RefusedStep {
  readonly step: number
  readonly match: Match
  readonly by: Seat | undefined
  readonly refused: string
}
/** A `see` step of a scenario file; nothing was played. */
export interface LookStep {
  readonly step: number
  readonly match: Match
  readonly look: Extract<Step, { see: JsonObject }>
}

/**
 * Why a record is not played again: this build has no such game (`unknown-game`), other rules (`other-rules`), no such
 * table (`set-up`), refuses an action (`refused`), fails over it (`broke`), or comes to another end (`other-end`).
 */
export interface Unplayable {
  readonly why: 'unknown-game' | 'other-rules' | 'set-up' | 'refused' | 'broke' | 'other-end'
  /** The action at fault, from 1. */
  readonly at?: number
  /** The version of the rules it was played by. */
  readonly rules?: number
  /** Code and reason of a refusal, where there is one. */
  readonly code?: string
  readonly text?: string
  /** What fills the blanks of `text`, which is a code itself. */
  readonly params?: JsonObject
}

export type Games = { readonly [id: string]: AnyGame }
export type Opened =
  | { readonly ok: true; readonly match: Match; readonly events: readonly VisibleEvent<GameEvent>[] }
  | { readonly ok: false; readonly unplayable: Unplayable; readonly refusal?: SetupRefusal }

/** The table a record or a scenario starts from, before its first step. Throws only where the rules do. */
export function openMatch(games: Games, { game: id, rulesVersion, options, seats, seed, given }: Setup): Opened {
  const game = Object.hasOwn(games, id) ? games[id] : undefined
  if (game === undefined) return { ok: false, unplayable: { why: 'unknown-game' } }
  if (rulesVersion !== undefined && rulesVersion !== game.rulesVersion) {
    return { ok: false, unplayable: { why: 'other-rules', rules: rulesVersion } }
  }
  const started = start(game, {
    seats,
    seed: seed ?? 0,
    ...(options === undefined ? {} : { options }),
    ...(given === undefined ? {} : { given }),
  })
  if (started.ok) return started
  return {
    ok: false,
    unplayable: {
      why: 'set-up',
      code: started.refused,
      text: started.code,
      ...(started.params === undefined ? {} : { params: started.params }),
    },
    refusal: started,
  }
}

/** How many rounds a searching bot thinks in a scenario: a count and not a time, so that a file always plays the same. */
const botRounds = 40
/** More actions than any of the games can take. Bots that play more never end. */
const maxBotActions = 200_000

/** Plays a match on by written steps. Scenarios, records, replays and reviews all use it. */
export function* runSteps(match: Match, steps: readonly Step[]): Generator<PlayedStep | RefusedStep | LookStep, void> {
  let now = match
  for (const [index, written] of steps.entries()) {
    const step = index + 1
    if ('see' in written) yield { step, match: now, look: written as Extract<Step, { see: JsonObject }> }
    else if ('bots' in written) {
      for (const done of letBotsPlay(now, step, written as Extract<Step, { bots: string }>)) {
        now = done.match
        yield done
      }
    } else {
      const { by, refused: _expected, ...action } = written as Extract<Step, { by: Seat }>
      const done = taken(now, step, by, action as unknown as Json)
      now = done.match
      yield done
    }
  }
}

function taken(match: Match, step: number, by: Seat, action: Json): PlayedStep | RefusedStep {
  const played = play(match, by, action)
  if (!played.ok) return { step, match, by, refused: played.refused }
  return { step, match: played.match, events: played.events, action: recordedAs(by, played.action) }
}

/** The built-in bots play every seat until the hand, or the game, is over. */
function* letBotsPlay(
  match: Match,
  step: number,
  { bots, level = 'normal' }: Extract<Step, { bots: string }>,
): Generator<PlayedStep | RefusedStep, void> {
  const { game } = match
  const chapter = game.scenario.chapter(match.state)
  let now = match
  for (let count = 0; count < maxBotActions; count++) {
    if (game.outcome(now.state) !== undefined) return
    if (bots === 'hand' && game.scenario.chapter(now.state) !== chapter) return
    const waiting = toAct(now)
    // Where several may act, they take turns, as people would.
    const seat = waiting[count % Math.max(1, waiting.length)]
    if (seat === undefined) break
    const done = taken(
      now,
      step,
      seat,
      botAction(now, seat, level, counted(botRounds * thinkingFactor[level])) as unknown as Json,
    )
    now = done.match
    yield done
    if ('refused' in done) return
  }
  yield { step, match: now, by: undefined, refused: 'stuck' }
}

export type Replayed =
  | { readonly ok: true; readonly match: Match }
  | { readonly ok: false; readonly unplayable: Unplayable }

/**
 * Plays a record again and yields the deal and then each action. Returns the match at the end, or why this build can't
 * play the record; it does not throw where the rules do.
 */
export function* replaySteps(games: Games, record: MatchRecord): Generator<PlayedStep, Replayed> {
  // The action that is being played: what is at fault if the rules throw.
  let at = 0
  try {
    const opened = openMatch(games, record)
    if (!opened.ok) return opened
    let { match } = opened
    yield { step: 0, match, events: opened.events }
    at = 1
    for (const done of runSteps(match, record.actions as readonly Step[])) {
      if (!('events' in done)) {
        return { ok: false, unplayable: { why: 'refused', at, code: 'refused' in done ? done.refused : 'no-action' } }
      }
      match = done.match
      yield done
      at = done.step + 1
    }
    if (record.digest !== undefined && record.digest !== digestOf(match)) {
      return { ok: false, unplayable: { why: 'other-end' } }
    }
    return { ok: true, match }
  } catch (error) {
    return { ok: false, unplayable: { why: 'broke', at, text: error instanceof Error ? error.message : String(error) } }
  }
}

/** `replaySteps` without pauses; `each` is called with the deal and then each action. */
export function replay(games: Games, record: MatchRecord, each?: (step: PlayedStep) => void): Replayed {
  const steps = replaySteps(games, record)
  for (;;) {
    const next = steps.next()
    if (next.done === true) return next.value
    each?.(next.value)
  }
}
