import { useEventListener } from '@vueuse/core'
import { onScopeDispose, ref, watch } from 'vue'

/** Milliseconds in which nothing happened in the house after which its TV may sleep, and between two looks at that. */
const idleMs = 3_600_000
const lookMs = 60_000

/** Whether anything has happened in the house within the hour: `changes` gives another value whenever something does. */
export function useInUse(changes: () => unknown) {
  let last = Date.now()
  const inUse = ref(true)
  const stir = (): void => {
    last = Date.now()
    inUse.value = true
  }
  watch(changes, stir)
  if (typeof window !== 'undefined')
    for (const press of ['pointerdown', 'keydown'] as const) useEventListener(window, press, stir)
  const looks = setInterval(() => (inUse.value = Date.now() - last < idleMs), lookMs)
  onScopeDispose(() => clearInterval(looks))
  return inUse
}
