import { computed, onScopeDispose, ref, watch, type ComputedRef } from 'vue'
import type { RefereeView } from '../../../src-engine/referee/view-types.ts'

/** The host says what is left every ten seconds; between its words this machine counts by itself, never past the next one. */
export function useRoundClock(view: () => RefereeView): ComputedRef<number | undefined> {
  const now = ref(performance.now())
  const said = ref(performance.now())
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = (): void => clearInterval(timer)
  watch(
    () => [view().clock?.left, view().clock?.seconds, view().phase] as const,
    ([left, , phase]) => {
      said.value = now.value = performance.now()
      stop()
      if (left !== undefined && left > 0 && phase === 'play')
        timer = setInterval(() => (now.value = performance.now()), 250)
    },
    { immediate: true },
  )
  onScopeDispose(stop)
  return computed(() => {
    const left = view().clock?.left
    if (left === undefined) return undefined
    const passed = view().phase === 'play' ? Math.min(10, (now.value - said.value) / 1000) : 0
    return Math.max(0, left - passed)
  })
}
