import { useEventListener } from '@vueuse/core'
import { onBeforeUnmount, onMounted, type Ref } from 'vue'

/**
 * Keeps the keyboard's place in a list: when the button that had it goes with its entry, the one that lies there then has
 * it, and after the last `otherwise`. A dialog that asked whether the entry may go is closed first.
 */
export function useListFocus(
  list: Readonly<Ref<HTMLElement | null>>,
  otherwise: () => HTMLElement | null = () => null,
): void {
  const controls = (): readonly HTMLElement[] => [
    ...(list.value?.querySelectorAll<HTMLElement>('button, input, select, summary') ?? []),
  ]
  let last: HTMLElement | undefined
  let at = -1
  useEventListener(list, 'focusin', ({ target }) => {
    at = controls().findIndex(one => one === target)
    last = controls()[at]
  })
  const changes = new MutationObserver(() => {
    if (document.activeElement !== document.body || last === undefined || last.isConnected) return
    last = undefined
    const there = controls()
      .slice(0, at + 1)
      .at(-1)
    ;(there ?? otherwise())?.focus({ preventScroll: true })
  })
  onMounted(() => changes.observe(document.body, { childList: true, subtree: true }))
  onBeforeUnmount(() => changes.disconnect())
}
