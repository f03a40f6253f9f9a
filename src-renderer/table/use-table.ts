import { computed, ref, watch, type Ref } from 'vue'
import type { Offer } from '../../src-engine/core/game.ts'
import { useHost } from '../connection/host.ts'
import { Refused } from '../connection/requests.ts'
import type { LiveTable, GameScreens, GameTableProps, Names, ActRefusal } from './contract.ts'
import { useMessages } from './use-messages.ts'
import { useSend } from './use-send.ts'

/** Everything a page needs of one table: its state, viewer and names, and the props of the game's own table. */
export function useTable(id: Ref<string>, screensOf: (game: string) => GameScreens) {
  const host = useHost()
  const { send, leave } = useSend()
  const received = computed(() => host.tables.get(id.value))
  const screens = computed(() => screensOf(received.value?.state?.game ?? ''))
  const messagesReady = useMessages(() => screens.value.messages)
  // Nothing of the table is shown before the messages of its game are loaded.
  const known = computed(() => (messagesReady.value ? received.value : undefined))
  const state = computed(() => known.value?.state)
  const yours = computed(() => known.value?.yours ?? [])
  const names = computed<Names>(() =>
    Object.fromEntries((state.value?.places ?? []).map(place => [place.seat, place.name])),
  )
  const offersOf = (seat: string): readonly Offer[] =>
    state.value?.phase === 'playing' && yours.value.includes(seat) ? (known.value?.views[seat]?.offers ?? []) : []
  /** The seat whose hand lies open; the others of this device stay face down (pass and play). */
  const shown = ref<string>()
  // Giving up is offered at any time; it is no reason to hand the device over, nor to keep it.
  const canAct = (seat: string): boolean => offersOf(seat).some(offer => offer.unasked !== 'concedes')
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
  const shownView = computed(() => known.value?.views[viewer.value])
  const isHost = computed(() => state.value !== undefined && state.value.host === host.you?.id)

  const act: GameTableProps['act'] = (action, as = viewer.value) =>
    host.request({ say: 'act', table: id.value, seat: as, action }).then(
      () => undefined,
      (error: unknown) => (error instanceof Refused ? actRefusal(error) : Promise.reject(error)),
    )
  const live: LiveTable = {
    chat: (text, to) => void send({ say: 'chat', table: id.value, to, text }),
    pause: on => void send({ say: 'pause', table: id.value, on }),
    point: (seat, at) => void host.send({ say: 'point', table: id.value, seat, at }),
    seen: () => void host.request({ say: 'seen', table: id.value }).catch(() => undefined),
    get allSeen() {
      return host.seen?.table === id.value ? host.seen : undefined
    },
    get pointed() {
      return host.pointed?.table === id.value ? host.pointed : undefined
    },
  }
  const gameProps = computed<GameTableProps | undefined>(() => {
    const table = state.value
    const look = shownView.value
    if (!table || !look) return undefined
    return {
      table,
      view: look.view,
      offers: offersOf(viewer.value),
      offersOf,
      viewer: viewer.value,
      yours: yours.value,
      names: names.value,
      events: look.events,
      clock: clockOf(table.timer, look.deadline),
      act,
      ask: host.ask,
      live,
    }
  })
  return {
    host,
    send,
    leave,
    known,
    state,
    screens,
    yours,
    names,
    shown,
    viewer,
    handTo,
    handDue,
    shownView,
    isHost,
    gameProps,
  }
}
export type TableHere = ReturnType<typeof useTable>

function actRefusal({ code, message, params }: Refused): ActRefusal {
  const { late } = params
  return { code, text: message, ...(typeof late === 'number' ? { late } : {}) }
}

function clockOf(seconds: number, deadline: number | undefined): GameTableProps['clock'] {
  return deadline === undefined || seconds === 0 ? undefined : { deadline, total: seconds * 1000 }
}
