import type { Match } from '../../../src-engine/core/match.ts'
import type { RecordedAction } from '../../../src-engine/core/record.ts'
import { carryOn, opening, type Games, type Moment, type Replayed } from '../../../src-engine/core/replay.ts'
import type { Scenario } from '../../../src-engine/scenario/file.ts'
import { whyNot } from '../house/unplayable.ts'

export interface Position {
  readonly match: Match
  /** Every action that led here, bots' included: what the record begins with. */
  readonly actions: readonly RecordedAction[]
}

/** The most actions a file may come to, its bots' included, so that none keeps the host busy. */
const most = 5000

/** Lets others have their turn whenever a few milliseconds have been worked through. */
function breathing(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < 8) return undefined
    return new Promise(resolve =>
      setImmediate(() => {
        since = performance.now()
        resolve()
      }),
    )
  }
}

/** Plays a record again while the host goes on serving everybody else; `each` is shown every moment as it comes. */
export async function replayed(
  moments: Generator<Moment, Replayed>,
  each: (moment: Moment) => void,
): Promise<Replayed> {
  const rest = breathing()
  for (;;) {
    const next = moments.next()
    if (next.done === true) return next.value
    each(next.value)
    await rest()
  }
}

/**
 * Plays a scenario's steps, leaving its expectations aside; what the file says is refused is left out. The host goes on
 * serving everybody else meanwhile: bots that think can make a few words take seconds.
 */
export async function positionOf(games: Games, scenario: Scenario): Promise<Position | { readonly why: string }> {
  const opened = opening(games, scenario)
  if (!opened.ok) return { why: whyNot(opened.unplayable) }
  let { match } = opened
  const { steps = [] } = scenario
  const rest = breathing()
  const actions: RecordedAction[] = []
  for (const done of carryOn(match, steps)) {
    const { step } = done
    if ('look' in done) continue
    const said = steps[step - 1]!
    if ('events' in done) {
      match = done.match
      actions.push(done.action!)
      if (actions.length > most) return { why: `step ${step}: a game of more than ${most} moves is too long.` }
    } else if ('bots' in said) {
      const why = done.by === undefined ? 'the bots found no end' : `the bot of ${done.by} is refused (${done.refused})`
      return { why: `step ${step}: ${why}` }
    } else if ('by' in said && said.refused === undefined) {
      return { why: `step ${step}: ${said.by} could not ${said.do} (${done.refused})` }
    }
    await rest()
  }
  return { match, actions }
}
