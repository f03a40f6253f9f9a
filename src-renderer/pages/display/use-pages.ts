import { useIntervalFn } from '@vueuse/core'
import { computed, ref } from 'vue'

/** Milliseconds each page stands. */
const pageMs = 12_000

/** A list longer than the screen, a page at a time. */
export function usePages<Item>(all: () => readonly Item[], most: number) {
  const at = ref(0)
  useIntervalFn(() => at.value++, pageMs)
  const page = computed(() => {
    const pages = Math.max(1, Math.ceil(all().length / most))
    const first = (at.value % pages) * most
    return all().slice(first, first + most)
  })
  return { page }
}
