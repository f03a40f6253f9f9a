import type { GameEvent } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'

/** The table at one moment of a game without turns, as this screen saw it. */
export interface Moment {
  /** By `performance.now()`. */
  readonly at: number
  readonly view: JsonObject
  /** What brought it about. */
  readonly tells: readonly GameEvent[]
}

/** Milliseconds that are shown again, in which no wait counts for longer than `longestWaitMs`. */
const wholeMs = 5000
const longestWaitMs = 600
/** The last of them is looked at. */
const lastLookMs = 1000

/** The moments of the last seconds, with what has just come; the one that lay on the table as they began is among them. */
export function lastSeconds(moments: readonly Moment[], now: Moment): readonly Moment[] {
  const all = [...moments, now]
  let left = wholeMs
  const first = all.findLastIndex((_moment, at) => (left -= waitMs(all, at - 1)) <= 0)
  return first <= 0 ? all : all.slice(first - 1)
}

/** How long the moment at `at` stood, in milliseconds; the last one stands for a look. */
export function waitMs(moments: readonly Moment[], at: number): number {
  const [now, next] = [moments[at], moments[at + 1]]
  if (next === undefined) return lastLookMs
  return now === undefined ? 0 : Math.min(longestWaitMs, next.at - now.at)
}
