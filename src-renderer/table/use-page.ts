import { useTitle } from '@vueuse/core'
import { onMounted, type Ref } from 'vue'
import { hasMoved } from '../device/router.ts'

/**
 * Sets the window's title, and focuses the page's heading when the person comes from another page: the element that had
 * the focus is gone, and a screen reader would be silent.
 */
export function usePage(title: () => string, heading?: Readonly<Ref<HTMLElement | null>>): void {
  useTitle(() => (title() === '' ? 'Knockabout' : `${title()} – Knockabout`))
  onMounted(() => {
    if (hasMoved()) heading?.value?.focus({ preventScroll: true })
  })
}
