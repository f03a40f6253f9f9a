import { shallowRef, watch } from 'vue'
import { newEvents } from '../../../table/use-new-events.ts'
import type { BrawlEvent } from '../../../../src-engine/brawl/events.ts'
import type { BrawlView } from '../../../../src-engine/brawl/view.ts'
import type { BrawlProps } from '../props.ts'

/** The table at one moment, as this screen saw it. `at` is milliseconds by this screen's clock. */
export interface Frame {
  readonly at: number
  readonly view: BrawlView
  /** What brought it about. */
  readonly events: readonly BrawlEvent[]
}
export const kept = 10_000

/** The frames of the last ten seconds; older ones are dropped but for the one that was then on the table. */
export function trimmed(frames: readonly Frame[], now: number): readonly Frame[] {
  const first = frames.findIndex(frame => frame.at >= now - kept)
  return first <= 0 ? frames : frames.slice(first - 1)
}

/** Keeps the last ten seconds for the photo finish. Ends with the game: what is kept then stays. */
export function useHistory(props: BrawlProps) {
  const frames = shallowRef<readonly Frame[]>([])
  const fresh = newEvents(() => props.events)
  watch(
    () => props.view,
    view => {
      // The count shows the last picture and is no part of the fight.
      if (props.scene?.at === 'count') return
      const before = frames.value.at(-1)?.view.phase
      if (before === 'over' && view.phase === 'over') return
      const at = performance.now()
      // What is said before the first card is no part of the fight.
      const kept = before === 'over' || before === 'knock' ? [] : frames.value
      frames.value = trimmed([...kept, { at, view, events: fresh().map(one => one.event) }], at)
    },
    { immediate: true },
  )
  return frames
}
