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

/** Something was played: the match after it, and what it brought about. The deal has no `action`. */
export interface Moment {
  /** Which step this was, from 1; 0 = the deal. */
  readonly step: number
  readonly match: Match
  readonly events: readonly VisibleEvent<GameEvent>[]
  readonly action?: RecordedAction
}
/** A step that came to nothing: refused, or bots without an end (`stuck`). The match is as it was. */
export interface Obstacle {
  readonly step: number
  readonly match: Match
  readonly by: Seat | undefined
  readonly refused: string
}
/** Where the file wants to look; nothing was played. */
export interface Glance {
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
export function opening(games: Games, { game: id, rulesVersion, options, seats, seed, given }: Setup): Opened {
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

/** Rounds of thought a searching bot is given in a scenario, so that the same file always plays the same. */
const thought = 40
/** More actions than any game of the house can take; bots past it have found no end. */
const endless = 200_000

/** The one way to play on from a match by written steps: scenarios, records, replays and reviews all look on here. */
export function* carryOn(match: Match, steps: readonly Step[]): Generator<Moment | Obstacle | Glance, void> {
  let now = match
  for (const [index, one] of steps.entries()) {
    const step = index + 1
    if ('see' in one) yield { step, match: now, look: one as Extract<Step, { see: JsonObject }> }
    else if ('bots' in one) {
      for (const done of letBotsPlay(now, step, one as Extract<Step, { bots: string }>)) {
        now = done.match
        yield done
      }
    } else {
      const { by, refused: _expected, ...action } = one as Extract<Step, { by: Seat }>
      const done = taken(now, step, by, action as unknown as Json)
      now = done.match
      yield done
    }
  }
}

function taken(match: Match, step: number, by: Seat, action: Json): Moment | Obstacle {
  const played = play(match, by, action)
  if (!played.ok) return { step, match, by, refused: played.refused }
  return { step, match: played.match, events: played.events, action: recordedAs(by, played.action) }
}

/** The built-in bots play every seat until the hand, or the game, is over. */
function* letBotsPlay(
  match: Match,
  step: number,
  { bots, level = 'normal' }: Extract<Step, { bots: string }>,
): Generator<Moment | Obstacle, void> {
  const { game } = match
  const chapter = game.scenario.chapter(match.state)
  let now = match
  for (let count = 0; count < endless; count++) {
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
      botAction(now, seat, level, counted(thought * thinkingFactor[level])) as unknown as Json,
    )
    now = done.match
    yield done
    if ('refused' in done) return
  }
  yield { step, match: now, by: undefined, refused: 'stuck' }
}

export type Replayed =
  { readonly ok: true; readonly match: Match } | { readonly ok: false; readonly unplayable: Unplayable }

/**
 * Plays a record again, the deal first, then a moment an action. What it comes to at the end: the match, or why this
 * build can't; rules that throw are such a reason, never an error.
 */
export function* replaying(games: Games, record: MatchRecord): Generator<Moment, Replayed> {
  // The action that is being played: what is at fault if the rules throw.
  let at = 0
  try {
    const opened = opening(games, record)
    if (!opened.ok) return opened
    let { match } = opened
    yield { step: 0, match, events: opened.events }
    at = 1
    for (const done of carryOn(match, record.actions as readonly Step[])) {
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

/** The same at one go; `each` is shown every moment as it comes. */
export function replay(games: Games, record: MatchRecord, each?: (moment: Moment) => void): Replayed {
  const moments = replaying(games, record)
  for (;;) {
    const next = moments.next()
    if (next.done === true) return next.value
    each?.(next.value)
  }
}
