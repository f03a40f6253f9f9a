import type { RefereeEvent, Witnessed } from '../../../src-engine/referee/events.ts'
import type { RefereeView } from '../../../src-engine/referee/view.ts'
import { outScenes, type OutShown } from '../../table/stage/out-scene.ts'
import type { Scene, Staging } from '../../table/stage/scene.ts'

/** Dice, a coin, somebody at random: it turns over, and then lies there. */
export interface DrawShown {
  readonly at: 'rolling' | 'drawn'
  readonly drawn: Witnessed
}
export type RefereeShown = OutShown | DrawShown
type RefereeScene = Scene<RefereeView, RefereeEvent, RefereeShown>

const times = { rolling: 900, drawn: 4500, leastDrawn: 1500 } as const

/** What is shown by itself at a table with a referee: what was drawn by chance, and who goes out. */
export const staging: Staging<RefereeView, RefereeEvent> = {
  scenes(arrived): readonly RefereeScene[] {
    const { before: view, events } = arrived
    const draws = events.flatMap((event): readonly RefereeScene[] => {
      if (event.type !== 'witnessed') return []
      const { rolling, drawn, leastDrawn } = times
      return [
        { shown: { at: 'rolling', drawn: event }, view, tells: [], ms: rolling, leastMs: rolling },
        { shown: { at: 'drawn', drawn: event }, view, tells: [event], ms: drawn, leastMs: leastDrawn },
      ]
    })
    return [...draws, ...outScenes(arrived)]
  },
  isShownAgain: ({ shown }) => (shown as RefereeShown).at === 'drawn',
}
