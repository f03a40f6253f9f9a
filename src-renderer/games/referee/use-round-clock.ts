import { useIntervalFn } from '@vueuse/core'
import { computed, ref, watch, type ComputedRef } from 'vue'
import type { RefereeView } from '../../../src-engine/referee/view.ts'

/** The host says what is left every ten seconds; between its words this machine counts by itself, never past the next one. */
export function useRoundClock(view: () => RefereeView): ComputedRef<number | undefined> {
  const now = ref(performance.now())
  const said = ref(performance.now())
  const { pause, resume } = useIntervalFn(() => (now.value = performance.now()), 250, { immediate: false })
  watch(
    () => [view().clock?.left, view().clock?.seconds, view().phase] as const,
    ([left, , phase]) => {
      said.value = now.value = performance.now()
      if (left !== undefined && left > 0 && phase === 'play') resume()
      else pause()
    },
    { immediate: true },
  )
  return computed(() => {
    const left = view().clock?.left
    if (left === undefined) return undefined
    const passed = view().phase === 'play' ? Math.min(10, (now.value - said.value) / 1000) : 0
    return Math.max(0, left - passed)
  })
}
