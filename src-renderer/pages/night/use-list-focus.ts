import { useEventListener, useMutationObserver } from '@vueuse/core'
import type { Ref } from 'vue'

/** Keeps the keyboard's place in a list: when the button that had it goes with its entry, the one that lies there then has it. */
export function useListFocus(list: Readonly<Ref<HTMLElement | null>>): void {
  const controls = (): readonly HTMLElement[] => [
    ...(list.value?.querySelectorAll<HTMLElement>('button, input, select, summary') ?? []),
  ]
  let last: HTMLElement | undefined
  let at = -1
  useEventListener(list, 'focusin', ({ target }) => {
    at = controls().findIndex(one => one === target)
    last = controls()[at]
  })
  useMutationObserver(
    list,
    () => {
      if (document.activeElement !== document.body || last === undefined || last.isConnected) return
      last = undefined
      controls()
        .slice(0, at + 1)
        .at(-1)
        ?.focus({ preventScroll: true })
    },
    { childList: true, subtree: true },
  )
}
