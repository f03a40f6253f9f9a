import { useEventListener } from '@vueuse/core'
import { computed, onBeforeUnmount, onMounted, ref } from 'vue'
import { motionIsLess } from '../../design/index.ts'

/** Milliseconds before each place is shown; everybody waits a little longer for the first. */
const placeMs = 1000
const firstPlaceMs = 1600

/**
 * Tells finishing places one after another, the last of them first. `places`: how many there are to tell. A tap or a key
 * tells what is left at once, and so does whoever wants less motion.
 */
export function useBuildUp(places: number) {
  /** How many places are still untold, the first of all among them. */
  const untold = ref(motionIsLess() ? 0 : places)
  let timer: ReturnType<typeof setTimeout> | undefined
  function tell(): void {
    clearTimeout(timer)
    untold.value--
    wait()
  }
  function wait(): void {
    if (untold.value > 0) timer = setTimeout(tell, untold.value === 1 ? firstPlaceMs : placeMs)
  }
  function tellAll(): void {
    clearTimeout(timer)
    untold.value = 0
  }
  onMounted(wait)
  onBeforeUnmount(() => clearTimeout(timer))
  for (const press of ['pointerdown', 'keydown'] as const) useEventListener(press, tellAll)
  return { untold, isTold: computed(() => untold.value === 0) }
}
