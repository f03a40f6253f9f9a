import { computed, onScopeDispose, shallowRef, watch } from 'vue'
import { useNewEvents } from '../../table/use-new-events.ts'
import { sceneSteps, type TimedStep } from './scene.ts'
import type { WhistProps } from './props.ts'

/**
 * The scene between two hands: what is told now, one thing at a time; a tap hurries on to the next. It gives way as soon
 * as somebody plays a card, and once everybody at the table has tapped their way through it.
 */
export function useScene(props: Pick<WhistProps, 'events' | 'view' | 'yours' | 'live'>, tv: boolean) {
  const left = shallowRef<readonly TimedStep[]>([])
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = (beats: readonly TimedStep[]): void => {
    clearTimeout(timer)
    left.value = beats
    const [now] = beats
    if (now !== undefined) timer = setTimeout(() => run(left.value.slice(1)), now.ms)
  }
  /** The trump lies over nothing and holds nobody up. */
  const holds = (beats: readonly TimedStep[]): boolean => beats.some(({ beat: { at } }) => at !== 'trump')
  function hurry(): void {
    run(left.value.slice(1))
    if (!holds(left.value) && props.yours.length > 0) props.live?.seen()
  }
  watch(
    () => props.live?.allSeen,
    now => now && run(left.value.filter(({ beat: { at } }) => at === 'trump')),
  )
  onScopeDispose(() => clearTimeout(timer))
  useNewEvents(props, events => {
    const beats = sceneSteps(events, props.view, tv)
    if (beats === undefined) run([])
    else if (beats.length > 0) run(beats)
  })
  const beat = computed(() => left.value[0]?.beat)
  /** Something lies over the felt, or is about to. */
  const on = computed(() => left.value.length > 0 && beat.value?.at !== 'trump')
  return { beat, on, hurry }
}
