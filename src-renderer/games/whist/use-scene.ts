import { computed, onScopeDispose, shallowRef } from 'vue'
import { useNewEvents } from '../../table/use-new-events.ts'
import { beatsOf, type Timed } from './scene.ts'
import type { WhistProps } from './seen.ts'

/**
 * The scene between two hands: what is told now, one thing at a time; a tap hurries on to the next. It gives way as soon
 * as somebody plays a card.
 */
export function useScene(props: Pick<WhistProps, 'events' | 'view'>, tv: boolean) {
  const left = shallowRef<readonly Timed[]>([])
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = (beats: readonly Timed[]): void => {
    clearTimeout(timer)
    left.value = beats
    const [now] = beats
    if (now !== undefined) timer = setTimeout(hurry, now.for)
  }
  function hurry(): void {
    run(left.value.slice(1))
  }
  onScopeDispose(() => clearTimeout(timer))
  useNewEvents(props, events => {
    const beats = beatsOf(events, props.view, tv)
    if (beats === undefined) run([])
    else if (beats.length > 0) run(beats)
  })
  const beat = computed(() => left.value[0]?.beat)
  /** Something lies over the felt, or is about to. */
  const on = computed(() => left.value.length > 0 && beat.value?.at !== 'trump')
  return { beat, on, hurry }
}
