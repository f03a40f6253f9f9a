import { useTitle } from '@vueuse/core'
import { onMounted, type Ref } from 'vue'
import { hasMoved } from '../device/router.ts'

/**
 * A page's name in the window's title, and the focus on its heading when one comes from another page: what had the focus
 * there is gone, and a screen reader would say nothing.
 */
export function usePage(title: () => string, heading?: Readonly<Ref<HTMLElement | null>>): void {
  useTitle(() => (title() === '' ? 'Knockabout' : `${title()} – Knockabout`))
  onMounted(() => {
    if (hasMoved()) heading?.value?.focus({ preventScroll: true })
  })
}
