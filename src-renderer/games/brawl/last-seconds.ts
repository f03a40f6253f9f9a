import type { BrawlEvent } from '../../../src-engine/brawl/events.ts'
import type { BrawlView } from '../../../src-engine/brawl/view.ts'
import type { Arrived, Passing, Staging } from '../../table/stage/scene.ts'

type Moment = Passing<BrawlView, BrawlEvent>
type Timed = Pick<Moment, 'at'>

/** Milliseconds that are shown again, in which no wait counts for longer than `longestWaitMs`. */
const wholeMs = 5000
const longestWaitMs = 600
/** The last of them is looked at. */
const lastLookMs = 1000

/** The moments of the last seconds, with what has just come; the one that lay on the table as they began is among them. */
export function lastSeconds<One extends Timed>(moments: readonly One[], now: One): readonly One[] {
  const all = [...moments, now]
  let left = wholeMs
  const first = all.findLastIndex((_moment, at) => (left -= waitMs(all, at - 1)) <= 0)
  return first <= 0 ? all : all.slice(first - 1)
}

/** How long the moment at `at` stood, in milliseconds; the last one stands for a look. */
export function waitMs(moments: readonly Timed[], at: number): number {
  const [now, next] = [moments[at], moments[at + 1]]
  if (next === undefined) return lastLookMs
  return now === undefined ? 0 : Math.min(longestWaitMs, next.at - now.at)
}

/**
 * What is kept of the last seconds with an arrival, and the scenes they are once they are over. `moment`: how the arrival
 * is looked at then, without what only the end tells.
 */
export function passing(
  passed: readonly Moment[],
  { before }: Arrived<BrawlView, BrawlEvent>,
  moment: Omit<Moment, 'at'> & { readonly isLast: boolean },
): ReturnType<NonNullable<Staging<BrawlView, BrawlEvent>['passes']>> {
  const at = performance.now()
  const { view: last, tells: told, isLast } = moment
  const all = lastSeconds(passed.length > 0 ? passed : [{ at, view: before, tells: [] }], {
    at,
    view: last,
    tells: told,
  })
  if (!isLast || all.length < 3) return { passed: all, scenes: [] }
  const scenes = all.map(({ view, tells }, index) => ({
    shown: undefined,
    view,
    tells,
    ms: waitMs(all, index),
    leastMs: 0,
  }))
  return { passed: [], scenes }
}
