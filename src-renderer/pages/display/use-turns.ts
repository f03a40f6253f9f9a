import { onScopeDispose, ref, watch } from 'vue'
import type { TableSummary } from '../../../src-engine/protocol/desktop.ts'

/** Milliseconds a table is shown, all of them at once, and a great moment of a table that was not shown. */
export const turnMs = 40_000
export const overviewMs = 15_000
export const momentMs = 12_000
/** So many tables are shown between two looks at all of them. */
const tablesBetween = 3

interface Turns {
  readonly tables: () => readonly TableSummary[]
  readonly shown: () => string
  readonly show: (id: string) => void
  /** Tables take turns: several play, and nobody has chosen one. */
  readonly isOn: () => boolean
  /** All at once is what was asked for, and left only for great moments. */
  readonly stays: () => boolean
  /** A look at all of them is part of the turns. */
  readonly hasOverview: () => boolean
  /** How much what goes on at a table matters, beside 1 for any. */
  readonly matters: (id: string) => number
}

/** Shows a house of several tables on one TV: each in turn, those that matter more often, and great moments at once. */
export function useTurns({ tables, shown, show, isOn, stays, hasOverview, matters }: Turns) {
  const overview = ref(false)
  const lastShown = new Map<string, number>()
  let sinceOverview = 0
  let momentUntil = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function stand(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(next, ms)
  }
  function next(): void {
    lastShown.set(shown(), Date.now())
    const isTime = stays() || (hasOverview() && sinceOverview >= tablesBetween)
    if (isTime && !overview.value) {
      sinceOverview = 0
      overview.value = true
      if (!stays()) stand(overviewMs)
      return
    }
    overview.value = stays()
    if (overview.value) return
    const id = nextTable(tables(), shown(), lastShown, matters, Date.now())
    if (id !== undefined) show(id)
    sinceOverview++
    stand(turnMs)
  }
  /** Something happens at a table that nobody wants to miss. */
  function cutIn(id: string): void {
    if (!isOn() && !stays()) return
    const now = Date.now()
    const isHere = id === shown() && !overview.value
    // One great moment is not cut short by another.
    if (!isHere && now < momentUntil) return
    momentUntil = now + momentMs
    if (!isHere) {
      lastShown.set(shown(), now)
      show(id)
      overview.value = false
    }
    stand(momentMs)
  }
  watch(
    [isOn, stays],
    ([on, all]) => {
      clearTimeout(timer)
      overview.value = all
      sinceOverview = 0
      if (on && !all) stand(turnMs)
    },
    { immediate: true },
  )
  onScopeDispose(() => clearTimeout(timer))
  return { overview, cutIn }
}

/** Of the tables that play, the one that has waited longest for how much it matters; another than the one shown now. */
export function nextTable(
  tables: readonly TableSummary[],
  shown: string,
  lastShown: ReadonlyMap<string, number>,
  matters: (id: string) => number,
  now: number,
): string | undefined {
  const playing = tables.filter(one => one.phase === 'playing' && one.id !== shown)
  // Whoever was never shown has waited since before the first turn.
  const waited = (id: string): number => now - (lastShown.get(id) ?? now - 1e9)
  return playing.toSorted((a, b) => waited(b.id) * matters(b.id) - waited(a.id) * matters(a.id))[0]?.id
}
