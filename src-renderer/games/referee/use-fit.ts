import { useMutationObserver, useResizeObserver } from '@vueuse/core'
import { computed, type Ref } from 'vue'

const step = 0.05

/**
 * Keeps what stands in the middle of another box within that one's height: sets `--fit` on it, the part of their size its
 * letters have, from 1 down to `least`.
 */
export function useFit(content: Readonly<Ref<HTMLElement | null>>, least = 0.5): void {
  const room = computed(() => content.value?.parentElement)
  function fit(): void {
    const [element, box] = [content.value, room.value]
    if (!element || !box) return
    for (let part = 1; part >= least; part -= step) {
      element.style.setProperty('--fit', part.toFixed(2))
      if (element.scrollHeight <= box.clientHeight) return
    }
  }
  useResizeObserver(room, fit)
  useMutationObserver(content, fit, { childList: true, characterData: true, subtree: true })
}
