import type { Json, JsonObject } from '../core/json.ts'
import type { Match } from '../core/match.ts'
import { digestOf } from '../core/record.ts'
import { runSteps, openMatch, type Games, type LookStep, type Opened, type Step } from '../core/replay.ts'
import type { Scenario } from './file.ts'
import { at, matches } from './see.ts'
import { viewFor } from '../core/view.ts'

/** An expectation that failed. Steps count from 1; 0 is the set-up of the table. */
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

/** Plays a scenario against the register of games. Throws only on a bug. */
export function runScenario(games: Games, scenario: Scenario): Verdict {
  const opened = openMatch(games, scenario)
  if (!opened.ok) return notOpened(games, scenario, opened)
  if (scenario.refused !== undefined) return failed(0, 'refused', scenario.refused, null)

  let { match } = opened
  const failures: Failure[] = []
  const steps = scenario.steps ?? []
  let known = beforeRefusal(steps[0], match)
  for (const done of runSteps(match, steps)) {
    const { step } = done
    if ('look' in done) failures.push(...look(done))
    else {
      const said = steps[step - 1]!
      const actual = 'refused' in done ? done.refused : null
      const expected = 'by' in said ? ((said.refused as string | undefined) ?? null) : null
      if (actual !== expected) {
        const path = 'by' in said ? 'refused' : actual === 'stuck' ? 'bots' : `bots.${'by' in done ? done.by : ''}`
        failures.push({ step, path, expected: actual === 'stuck' ? 'an end' : expected, actual })
        // After an unexpected refusal every later `see` would fail too and hide the cause.
        if ('by' in said) break
      }
      if (actual !== null && known !== undefined && seen(done.match) !== known) {
        failures.push({ step, path: 'state', expected: 'unchanged by a refusal', actual: 'changed' })
      }
      match = done.match
    }
    known = beforeRefusal(steps[step], match)
  }
  if (failures.length === 0 && scenario.digest !== undefined && scenario.digest !== digestOf(match)) {
    return failed(steps.length, 'digest', scenario.digest, digestOf(match))
  }
  return failures.length === 0 ? { ok: true, match } : { ok: false, failures }
}

function notOpened(
  games: Games,
  { game, rulesVersion, refused }: Scenario,
  opened: Extract<Opened, { ok: false }>,
): Verdict {
  const { unplayable, refusal } = opened
  if (unplayable.why === 'unknown-game') {
    return { ok: false, error: `game: there is no game “${game}”; there are ${Object.keys(games).join(', ')}` }
  }
  if (refusal === undefined) {
    const now = games[game]!.rulesVersion
    return {
      ok: false,
      error: `rules: this was played by version ${rulesVersion} of the rules; here is version ${now}`,
    }
  }
  if (refusal.refused === refused) return { ok: true }
  // A `given` that cannot be is a mistake in the file, unless the file is about just that.
  if (refused === undefined && refusal.code === 'bad-given') {
    return { ok: false, error: String(refusal.params?.['where']) }
  }
  return failed(0, 'refused', refused ?? null, refusal.refused)
}

/** The state before a step that is expected to be refused: it must not change. */
function beforeRefusal(next: Step | undefined, match: Match): string | undefined {
  return next !== undefined && 'refused' in next ? seen(match) : undefined
}

function seen({ game, state }: Match): string {
  return JSON.stringify(game.digestedView(state))
}

function failed(step: number, path: string, expected: Json, actual: Json): Verdict {
  return { ok: false, failures: [{ step, path, expected, actual }] }
}

function look({ match, step, look: { see, as } }: LookStep): Failure[] {
  const { game, state } = match
  // Through text and back: a viewer is sent text, and what is `undefined` here is absent there.
  const shown = JSON.parse(
    JSON.stringify(as === undefined ? game.digestedView(state) : viewFor(game, state, as)),
  ) as JsonObject
  return Object.entries(see).flatMap(([path, wanted]) => {
    const actual = at(shown, path)
    if (wanted === undefined || matches(wanted, actual)) return []
    return [{ step, path, expected: wanted, actual: actual ?? null }]
  })
}
