import { onScopeDispose, watch, type Ref } from 'vue'
import { keepPlace } from './keep-place.ts'

/** Keeps the keyboard's place in a list, wherever in it that is. */
export function useListFocus(list: Readonly<Ref<HTMLElement | null>>): void {
  let stop: (() => void) | undefined
  const keep = ({ currentTarget }: Event): void => {
    stop?.()
    stop = keepPlace(currentTarget as HTMLElement)
  }
  watch(list, now => now?.addEventListener('focusin', keep), { flush: 'post' })
  onScopeDispose(() => stop?.())
}
