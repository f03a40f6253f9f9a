import { shallowRef, watch } from 'vue'
import type { NumberedEvent } from '../../../../src-engine/protocol/to-client.ts'
import type { GameTableProps } from '../../../table/contract.ts'
import type { BrawlEvent, BrawlView } from '../seen.ts'

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
export function useHistory(props: GameTableProps) {
  const frames = shallowRef<readonly Frame[]>([])
  let told = props.events.at(-1)?.n ?? 0
  const fresh = (events: readonly NumberedEvent[]): readonly BrawlEvent[] => {
    const now = events.filter(one => one.n > told).map(one => one.event as unknown as BrawlEvent)
    told = events.at(-1)?.n ?? told
    return now
  }
  watch(
    () => props.view,
    next => {
      const view = next as unknown as BrawlView
      const before = frames.value.at(-1)?.view.phase
      if (before === 'over' && view.phase === 'over') return
      const at = performance.now()
      const kept = before === 'over' ? [] : frames.value
      frames.value = trimmed([...kept, { at, view, events: fresh(props.events) }], at)
    },
    { immediate: true },
  )
  return frames
}
