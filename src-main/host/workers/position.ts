import type { AnyGame } from '../../../src-engine/core/game.ts'
import type { Json } from '../../../src-engine/core/json.ts'
import { botAction, counted, play, start, type Match } from '../../../src-engine/core/match.ts'
import type { RecordedAction } from '../../../src-engine/core/record.ts'
import type { Act, Bots, Scenario } from '../../../src-engine/scenario/file.ts'

export interface Position {
  readonly match: Match
  /** Every action that led here, bots' included: what the record begins with. */
  readonly actions: readonly RecordedAction[]
}

/** The most actions a file may come to, its bots' included, so that none keeps the host busy. */
const most = 5000

/** Lets others have their turn whenever a few milliseconds have been worked through. */
export function breathing(): () => Promise<void> | undefined {
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

/**
 * Plays a scenario's steps, leaving its expectations aside; what the file says is refused is left out. The host goes on
 * serving everybody else meanwhile: bots that think can make a few words take seconds.
 */
export async function positionOf(game: AnyGame, scenario: Scenario): Promise<Position | { readonly why: string }> {
  const started = start(game, {
    seats: scenario.seats,
    seed: scenario.seed ?? 0,
    ...(scenario.options === undefined ? {} : { options: scenario.options }),
    ...(scenario.given === undefined ? {} : { given: scenario.given }),
  })
  if (!started.ok) return { why: started.why }
  let { match } = started
  const rest = breathing()
  const actions: RecordedAction[] = []
  const take = (by: string, action: Json): string | undefined => {
    const played = play(match, by, action)
    if (!played.ok) return played.refused
    match = played.match
    actions.push({ by, ...(action as object) } as RecordedAction)
    return undefined
  }
  for (const [index, step] of (scenario.steps ?? []).entries()) {
    if ('see' in step) continue
    if ('bots' in step) {
      const { bots, level } = step as Bots
      const chapter = game.scenario.chapter(match.state)
      for (let i = 0; game.outcome(match.state) === undefined; i++) {
        if (bots === 'hand' && game.scenario.chapter(match.state) !== chapter) break
        const actors = game.actors(match.state)
        const seat = actors[i % Math.max(1, actors.length)]
        if (seat === undefined || actions.length >= most) return { why: `step ${index + 1}: the bots found no end` }
        const why = take(seat, botAction(match, seat, level ?? 'normal', counted(40)) as unknown as Json)
        if (why !== undefined) return { why: `step ${index + 1}: the bot of ${seat} is refused (${why})` }
        await rest()
      }
      continue
    }
    if (actions.length >= most) return { why: `step ${index + 1}: a game of more than ${most} moves is too long.` }
    const { by, refused, ...action } = step as Act
    const why = take(by, action as Json)
    if (why !== undefined && refused === undefined)
      return { why: `step ${index + 1}: ${by} could not ${action.do} (${why})` }
    await rest()
  }
  return { match, actions }
}
