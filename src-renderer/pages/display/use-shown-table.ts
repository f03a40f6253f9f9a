import { computed, ref, watch } from 'vue'
import type { TableSummary } from '../../../src-engine/protocol/desktop.ts'

/** Milliseconds a result stands before the TV turns to a table where something is going on. */
const resultShownMs = 45_000

/**
 * Which table the TV shows, where they do not take turns (`useTurns`): the one asked for; else the one it shows already, for as long as it is there; its result
 * stands a while. Then the one that plays, or the one where most people sit. Never back and forth between two.
 */
export function useShownTable(tables: () => readonly TableSummary[], wanted: () => string | undefined) {
  const kept = ref('')
  const readOut = ref(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  const now = computed(() => tables().find(one => one.id === kept.value))
  watch(
    () => `${kept.value} ${now.value?.phase ?? ''}`,
    () => {
      clearTimeout(timer)
      readOut.value = false
      if (now.value?.phase === 'over') timer = setTimeout(() => (readOut.value = true), resultShownMs)
    },
  )
  watch(
    [tables, readOut],
    () => {
      if (now.value !== undefined && !readOut.value) return
      const next = best(tables())
      if (next !== undefined || now.value === undefined) kept.value = next?.id ?? ''
    },
    { immediate: true },
  )
  return { shown: computed(() => wanted() ?? kept.value), show: (id: string) => void (kept.value = id) }
}

/** The table where most goes on; one that is over only where there is no other. */
export function best(tables: readonly TableSummary[]): TableSummary | undefined {
  const worth = ({ phase, taken }: TableSummary): number => ({ playing: 1000, lobby: 100, over: 0 })[phase] + taken
  return [...tables].sort((a, b) => worth(b) - worth(a))[0]
}
