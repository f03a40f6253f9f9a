import { shallowRef, watch, type ShallowRef, type WatchSource } from 'vue'

/**
 * What `load` fetches for what the source gives now. Nothing in the same moment as that changes, and what was asked for before is
 * never shown for it, however late it comes. What can't be fetched is nothing.
 */
export function useLoaded<Source, Value>(
  source: WatchSource<Source>,
  load: (now: Source) => Promise<Value> | undefined,
): Readonly<ShallowRef<Value | undefined>> {
  const loaded = shallowRef<Value>()
  let asked = 0
  watch(
    source,
    async now => {
      const own = ++asked
      loaded.value = undefined
      const value = await Promise.resolve(load(now)).catch(() => undefined)
      if (own === asked) loaded.value = value
    },
    { immediate: true, flush: 'sync' },
  )
  return loaded
}
