import { useResizeObserver } from '@vueuse/core'
import { ref, type Ref } from 'vue'

/**
 * The pixels at the top of the window that notes take which stay until they are answered. On a small screen the table
 * begins below them, however long their words are.
 */
export function useNoteStrip(): Readonly<Ref<number>> {
  const strip = ref(0)
  const list = document.querySelector<HTMLElement>('.k-toasts-list')
  useResizeObserver(list, () => {
    const staying = list!.querySelectorAll<HTMLElement>('.k-toast:not(.k-toast-leave-active):has(> .k-button)')
    strip.value = Math.max(0, ...[...staying].map(one => one.offsetTop + one.offsetHeight + 2))
  })
  return strip
}
