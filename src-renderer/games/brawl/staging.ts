import type { BrawlEvent } from '../../../src-engine/brawl/events.ts'
import type { BrawlView } from '../../../src-engine/brawl/view.ts'
import type { Staging } from '../../table/stage/scene.ts'
import { longestReplayMs } from './panels/slow-motion.ts'

/** What belongs to the count. */
const counts: readonly BrawlEvent['type'][] = ['base-won', 'game', 'tied', 'over']

/** Nobody who plays in real time is held back; only the room sees the end once more before it is counted. */
export const staging: Staging<BrawlView, BrawlEvent> = {
  scenes({ before, after, events, viewer }) {
    if (viewer !== 'table' || after.phase !== 'over' || before.phase !== 'play') return []
    const { result: _result, ...played } = after
    const view = { ...played, phase: before.phase, score: before.score, toAct: [] }
    const tells = events.filter(event => !counts.includes(event.type))
    return [{ shown: { at: 'photo' }, view, tells, ms: longestReplayMs, leastMs: longestReplayMs }]
  },
}
