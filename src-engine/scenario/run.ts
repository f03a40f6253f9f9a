import type { AnyGame } from '../core/game.ts'
import type { Json, JsonObject } from '../core/json.ts'
import { botAction, counted, play, start, type Match } from '../core/match.ts'
import type { Act, Bots, Look, Scenario } from './file.ts'
import { at, matches } from './see.ts'

/** What did not hold. Steps count from 1; 0 is the setting up of the table. */
export interface Failure {
  readonly step: number
  readonly path: string
  readonly expected: Json
  /** `null` where there was nothing. */
  readonly actual: Json
}
export type Verdict =
  | { readonly ok: true; readonly match?: Match }
  | { readonly ok: false; readonly failures: readonly Failure[] }
  | { readonly ok: false; readonly error: string }

/** Rounds of thought a searching bot is given in a scenario, so that the same file always plays the same. */
const thought = 40
/** More actions than any game of the house can take; a bot game past it is a bug worth a failure. */
const endless = 200_000

/** Plays a scenario against the register of games. Throws only on a bug. */
export function runScenario(games: { readonly [id: string]: AnyGame }, scenario: Scenario): Verdict {
  const game = Object.hasOwn(games, scenario.game) ? games[scenario.game] : undefined
  if (game === undefined) {
    return { ok: false, error: `game: there is no game “${scenario.game}”; there are ${Object.keys(games).join(', ')}` }
  }
  const started = start(game, {
    seats: scenario.seats,
    seed: scenario.seed ?? 0,
    ...(scenario.options === undefined ? {} : { options: scenario.options }),
    ...(scenario.given === undefined ? {} : { given: scenario.given }),
  })
  if (!started.ok) {
    if (started.refused === scenario.refused) return { ok: true }
    // A `given` that cannot be is a mistake in the file, unless the file is about just that.
    if (scenario.refused === undefined && started.why.startsWith('given.')) return { ok: false, error: started.why }
    return failed(0, 'refused', scenario.refused ?? null, started.refused)
  }
  if (scenario.refused !== undefined) return failed(0, 'refused', scenario.refused, null)

  let match = started.match
  const failures: Failure[] = []
  for (const [index, step] of (scenario.steps ?? []).entries()) {
    const number = index + 1
    if ('see' in step) failures.push(...look(match, number, step as Look))
    else if ('bots' in step) {
      const after = letBotsPlay(match, step as Bots)
      if ('failure' in after) failures.push({ step: number, ...after.failure })
      match = after.match
    } else {
      const done = act(match, number, step as Act)
      match = done.match
      failures.push(...done.failures)
      // After a play that should have stood, every later look would fail too and hide the cause.
      if (done.lost) break
    }
  }
  return failures.length === 0 ? { ok: true, match } : { ok: false, failures }
}

function failed(step: number, path: string, expected: Json, actual: Json): Verdict {
  return { ok: false, failures: [{ step, path, expected, actual }] }
}

function look(match: Match, step: number, { see, as }: Look): Failure[] {
  const { game, state } = match
  // Through text and back: a viewer is sent text, and what is `undefined` here is absent there.
  const shown = JSON.parse(
    JSON.stringify(as === undefined ? game.scenario.see(state) : game.view(state, as)),
  ) as JsonObject
  return Object.entries(see).flatMap(([path, wanted]) => {
    const actual = at(shown, path)
    return matches(wanted, actual) ? [] : [{ step, path, expected: wanted, actual: actual ?? null }]
  })
}

function act(
  match: Match,
  step: number,
  { by, refused, ...action }: Act,
): { match: Match; failures: Failure[]; lost: boolean } {
  const before = JSON.stringify(match.game.scenario.see(match.state))
  const played = play(match, by, action as Json)
  if (!played.ok) {
    const failures =
      played.refused === refused ? [] : [{ step, path: 'refused', expected: refused ?? null, actual: played.refused }]
    if (JSON.stringify(match.game.scenario.see(match.state)) !== before) {
      failures.push({ step, path: 'state', expected: 'unchanged by a refusal', actual: 'changed' })
    }
    return { match, failures, lost: refused === undefined }
  }
  if (refused !== undefined)
    return { match: played.match, failures: [{ step, path: 'refused', expected: refused, actual: null }], lost: true }
  return { match: played.match, failures: [], lost: false }
}

/** The built-in bots play every seat until the hand, or the game, is over. */
function letBotsPlay(
  match: Match,
  { bots, level = 'normal' }: Bots,
): { match: Match; failure?: Omit<Failure, 'step'> } {
  const { game } = match
  const chapter = game.scenario.chapter(match.state)
  let now = match
  for (let count = 0; count < endless; count++) {
    if (game.outcome(now.state) !== undefined) return { match: now }
    if (bots === 'hand' && game.scenario.chapter(now.state) !== chapter) return { match: now }
    const actors = game.actors(now.state)
    // Where several may act, they take turns, as people would.
    const seat = actors[count % Math.max(1, actors.length)]
    if (seat === undefined) return { match: now, failure: { path: 'bots', expected: 'somebody to act', actual: null } }
    const played = play(now, seat, botAction(now, seat, level, counted(thought)) as unknown as Json)
    if (!played.ok) return { match: now, failure: { path: `bots.${seat}`, expected: null, actual: played.refused } }
    now = played.match
  }
  return { match: now, failure: { path: 'bots', expected: 'an end', actual: 'none in sight' } }
}
