import { onScopeDispose, shallowRef } from 'vue'

/** A list whose entries go by themselves, `shownForMs` after they came; at most the newest `atMost` are shown. */
export function useTemporaryList<T>(shownForMs: number, atMost = Number.POSITIVE_INFINITY) {
  const list = shallowRef<readonly T[]>([])
  const timers = new Set<ReturnType<typeof setTimeout>>()
  onScopeDispose(() => timers.forEach(clearTimeout))

  /** Adds one; those it replaces go at once. */
  function show(one: T, replaces: (other: T) => boolean = () => false): void {
    const kept = [...list.value.filter(other => !replaces(other)), one]
    list.value = Number.isFinite(atMost) ? kept.slice(-atMost) : kept
    const timer = setTimeout(() => {
      timers.delete(timer)
      list.value = list.value.filter(other => other !== one)
    }, shownForMs)
    timers.add(timer)
  }
  /** Takes away at once what is no longer so. */
  const hide = (gone: (one: T) => boolean): void => void (list.value = list.value.filter(one => !gone(one)))
  return { list, show, hide }
}
