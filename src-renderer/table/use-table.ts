import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import type { Offer } from '../../src-engine/core/game.ts'
import type { TableState } from '../../src-engine/protocol/to-client.ts'
import { useHost } from '../connection/host.ts'
import { Refused } from '../connection/requests.ts'
import { isDue as isSeatDue } from '../connection/table.ts'
import type { LiveTable, GameScreens, GameTableProps, Names, ActRefusal } from './contract.ts'
import { namesOf } from './names.ts'
import { useMessages } from './use-messages.ts'
import { useStage } from './stage/use-stage.ts'
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
  /** As the host has it, for what one may do; what is shown of it is `state`. */
  const latest = computed(() => known.value?.state)
  const yours = computed(() => known.value?.yours ?? [])
  const names = computed<Names>(() =>
    namesOf(Object.fromEntries((latest.value?.places ?? []).map(place => [place.seat, place.name]))),
  )
  const offersOf = (seat: string): readonly Offer[] =>
    latest.value?.phase === 'playing' && yours.value.includes(seat) ? (known.value?.views[seat]?.offers ?? []) : []
  /** The seat whose hand lies open; the others of this device stay face down (pass and play). */
  const shown = ref<string>()
  const isDue = (seat: string): boolean => known.value !== undefined && isSeatDue(known.value, seat)
  const viewer = computed(() => {
    const [first] = yours.value
    if (first === undefined) return 'table'
    return shown.value !== undefined && yours.value.includes(shown.value) ? shown.value : first
  })
  const shownView = computed(() => known.value?.views[viewer.value])
  const stage = useStage(
    () => id.value,
    () => viewer.value,
    computed(() => {
      const now = shownView.value
      return now && { view: now.view, events: now.events, over: latest.value?.phase === 'over' }
    }),
    screens,
  )
  watch(
    () => host.status,
    now => now !== 'here' && stage.catchUp(),
  )
  const { staged } = stage
  /** What was guessed, and what came of it: never ahead of the story. */
  const guesses = shallowRef<TableState['guesses']>()
  watch(
    () => [stage.holding.value, latest.value?.phase === 'over' && staged.value?.over === false, latest.value] as const,
    ([holding, untold, now]) => void (holding || untold || (guesses.value = now?.guesses)),
    { immediate: true },
  )
  /** The table as far as its story has been told: who won is known once the end is. */
  const state = computed((): TableState | undefined => {
    const now = latest.value
    if (now === undefined) return undefined
    const { guesses: _latest, ...rest } = now
    // Whoever wants no help has no coach to ask.
    const helpless = now.places.some(one => yours.value.includes(one.seat) && one.help === 'none')
    const own = helpless ? { ...rest, coach: false } : rest
    const withGuesses = guesses.value === undefined ? own : { ...own, guesses: guesses.value }
    if (now.phase !== 'over' || staged.value === undefined || staged.value.over) return withGuesses
    const { winners: _winners, seed: _seed, ...before } = withGuesses
    return { ...before, phase: 'playing' as const }
  })
  watch(
    () => host.seen,
    now => now?.table === id.value && stage.skip(),
  )
  /** On to what comes next; who has seen all of it says so, for bots wait for that. */
  function hurry(): void {
    if (!stage.holding.value) return
    stage.hurry()
    if (!stage.holding.value && yours.value.length > 0)
      void host.request({ say: 'seen', table: id.value }).catch(() => undefined)
  }
  /** Once more, here and on the TV, what was told last of a trick, a clash or a draw, or how it ended. */
  const mayShowAgain = computed(() => {
    if (!stage.remembers.value || staged.value === undefined) return false
    return state.value?.phase === 'playing' || screens.value.tableStays?.(staged.value.view) === true
  })
  function showAgain(): void {
    stage.again()
    const [seat] = yours.value
    if (seat !== undefined) live.point(seat, { again: true })
  }
  /** Who must take the device before anything more is shown. */
  const handTo = computed(() => {
    // Whoever has the device sees first what came of their play.
    if (stage.holding.value && shown.value !== undefined) return undefined
    if (yours.value.length < 2 || screens.value.open || state.value?.phase !== 'playing') return undefined
    if (shown.value !== undefined && isDue(shown.value)) return undefined
    const next = yours.value.find(isDue)
    if (next !== undefined) return next === shown.value ? undefined : next
    return shown.value === undefined ? yours.value[0] : undefined
  })
  const handDue = computed(() => handTo.value !== undefined && isDue(handTo.value))
  watch(
    () => state.value?.phase,
    () => (shown.value = undefined),
  )
  const isHost = computed(() => state.value !== undefined && state.value.host === host.you?.id)

  const act: GameTableProps['act'] = (action, as = viewer.value) => {
    // Who acts has seen enough of what came before.
    stage.skip()
    return host.request({ say: 'act', table: id.value, seat: as, action }).then(
      () => undefined,
      (error: unknown) => (error instanceof Refused ? actRefusal(error) : Promise.reject(error)),
    )
  }
  const live: LiveTable = {
    chat: (text, to) => void send({ say: 'chat', table: id.value, to, text }),
    pause: on => void send({ say: 'pause', table: id.value, on }),
    hurry,
    point: (seat, at) => void host.send({ say: 'point', table: id.value, seat, at }),
    get pointed() {
      return host.pointed?.table === id.value ? host.pointed : undefined
    },
  }
  const gameProps = computed<GameTableProps | undefined>(() => {
    const table = state.value
    const look = staged.value
    if (!table || !look) return undefined
    return {
      table,
      view: look.view,
      scene: look.scene,
      ...(look.again === undefined ? {} : { again: true }),
      offers: offersOf(viewer.value),
      offersOf,
      viewer: viewer.value,
      yours: yours.value,
      names: names.value,
      events: look.events,
      clock: clockOf(table.timer, shownView.value?.deadline),
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
    isDue,
    handTo,
    handDue,
    staged,
    /** Something is being told, which can be hurried. */
    holding: stage.holding,
    hurry,
    mayShowAgain,
    showAgain,
    /** Here alone. */
    again: stage.again,
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
