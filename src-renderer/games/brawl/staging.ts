import type { BrawlEvent } from '../../../src-engine/brawl/events.ts'
import type { BrawlView } from '../../../src-engine/brawl/view.ts'
import type { Staging } from '../../table/stage/scene.ts'
import { longestReplayMs } from './panels/slow-motion.ts'

/** The events of the count. */
const counts: readonly BrawlEvent['type'][] = ['base-won', 'game', 'tied', 'over']

/** No scene delays those who play in real time; only the TV shows the last seconds again before the count. */
export const staging: Staging<BrawlView, BrawlEvent> = {
  showsEnd: true,
  scenes({ before, after, events, viewer }) {
    if (viewer !== 'table' || after.phase !== 'over' || before.phase !== 'play') return []
    const { result: _result, ...played } = after
    const view = { ...played, phase: before.phase, score: before.score, toAct: [] }
    const tells = events.filter(event => !counts.includes(event.type))
    return [{ shown: { at: 'photo' }, view, tells, ms: longestReplayMs, leastMs: longestReplayMs }]
  },
}
