import { refDebounced } from '@vueuse/core'
import { computed, type ComputedRef } from 'vue'
import { useDesktop } from '../../device/desktop.ts'

/** The host of the house whose copy is kept here answers no more; a moment's silence is not worth a word. */
export function useKeptGone(): ComputedRef<boolean> {
  const desktop = useDesktop()
  const isAway = computed(() => desktop.incoming.at === 'keeping' && desktop.incoming.how === 'away')
  const longAway = refDebounced(isAway, 3000)
  return computed(() => isAway.value && longAway.value)
}
