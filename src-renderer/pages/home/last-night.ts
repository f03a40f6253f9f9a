import type { SavedTable } from '../../../src-engine/protocol/answers.ts'

/** Games that ended so close to the latest belong to the same night, in milliseconds. */
const nightMs = 12 * 3600_000

/**
 * The unfinished games of the last night with others, latest first: what one button takes up again all together. Practice,
 * and what this host can't go on with, is none of it.
 */
export function lastNight(games: readonly SavedTable[]): readonly SavedTable[] {
  const playable = games.filter(one => !one.solo && one.unplayable === undefined)
  const latest = Math.max(...playable.map(one => one.at))
  return playable.filter(one => latest - one.at <= nightMs).toSorted((a, b) => b.at - a.at)
}
