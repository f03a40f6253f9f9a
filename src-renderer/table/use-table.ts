import { computed, ref, watch, type Ref } from 'vue'
import type { JsonObject } from '../../src-engine/core/json.ts'
import { useHost } from '../connection/host.ts'
import type { GameScreens, GameTableProps } from './contract.ts'

/** Everything a page needs of one table: its state, whose eyes, names, and what a game's own table is handed. */
export function useTable(id: Ref<string>, screensOf: (game: string) => GameScreens) {
  const host = useHost()
  const known = computed(() => host.tables.get(id.value))
  const state = computed(() => known.value?.state)
  const screens = computed(() => screensOf(state.value?.game ?? ''))
  const yours = computed(() => known.value?.yours ?? [])
  const names = computed<{ readonly [seat: string]: string }>(() =>
    Object.fromEntries((state.value?.places ?? []).map(place => [place.seat, place.name])),
  )
  /** The seat whose hand lies open; the others of this device stay face down (pass and play). */
  const shown = ref<string>()
  // Giving up is offered at any time; it is no reason to hand the device over, nor to keep it.
  const canAct = (seat: string): boolean =>
    (known.value?.views[seat]?.offers ?? []).some(offer => offer.do !== 'concede')
  const viewer = computed(() => {
    const [first] = yours.value
    if (first === undefined) return 'table'
    return shown.value !== undefined && yours.value.includes(shown.value) ? shown.value : first
  })
  /** Who must take the device before anything more is shown. */
  const handTo = computed(() => {
    if (yours.value.length < 2 || screens.value.open || state.value?.phase !== 'playing') return undefined
    if (shown.value !== undefined && canAct(shown.value)) return undefined
    const next = yours.value.find(canAct)
    if (next !== undefined) return next === shown.value ? undefined : next
    return shown.value === undefined ? yours.value[0] : undefined
  })
  const handDue = computed(() => handTo.value !== undefined && canAct(handTo.value))
  watch(
    () => state.value?.phase,
    () => (shown.value = undefined),
  )
  const eyes = computed(() => known.value?.views[viewer.value])
  const mine = computed(() => yours.value.includes(viewer.value))
  const isHost = computed(() => state.value !== undefined && state.value.host === host.you?.id)

  const gameProps = computed<GameTableProps | undefined>(() => {
    const table = state.value
    const look = eyes.value
    if (!table || !look) return undefined
    const pending = known.value?.pending
    return {
      table,
      view: look.view,
      offers: mine.value && table.phase === 'playing' ? look.offers : [],
      viewer: viewer.value,
      yours: yours.value,
      names: names.value,
      events: look.events,
      pending: pending?.seat === viewer.value ? pending.action : undefined,
      clock: clockOf(table.timer, look.deadline),
      act: (action, as) => host.act(table.id, as ?? viewer.value, action),
      ask: (what: string, about?: JsonObject) => host.ask(what, about),
    }
  })
  return { host, known, state, screens, yours, names, shown, viewer, handTo, handDue, eyes, mine, isHost, gameProps }
}
export type TableHere = ReturnType<typeof useTable>

export function clockOf(seconds: number, deadline: number | undefined): GameTableProps['clock'] {
  return deadline === undefined || seconds === 0 ? undefined : { deadline, total: seconds * 1000 }
}
