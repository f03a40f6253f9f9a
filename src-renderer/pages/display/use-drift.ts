import { useIntervalFn } from '@vueuse/core'
import { computed, ref } from 'vue'

/** Milliseconds between two steps, and where they lead: so little that nobody sees it, so much that no edge burns in. */
const stepMs = 120_000
const places = ['0, 0', '3px, 0', '3px, 3px', '0, 3px', '-3px, 3px', '-3px, 0', '-3px, -3px', '0, -3px', '3px, -3px']

/** Where the whole picture stands, as a transform: a little elsewhere every few minutes: on some TVs what stands for hours burns in. */
export function useDrift() {
  const at = ref(0)
  useIntervalFn(() => (at.value = (at.value + 1) % places.length), stepMs)
  return computed(() => (at.value === 0 ? 'none' : `translate(${places[at.value]})`))
}
