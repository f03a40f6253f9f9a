import { computed, inject, provide, ref, shallowRef, type InjectionKey } from 'vue'
import type { Seat } from '../../../../src-engine/core/game.ts'
import { seatColour } from '../../../design/index.ts'
import { usablePiles } from '../actions/usable-piles.ts'
import { sharedKeys, useBrawlKeys, type Tool } from '../actions/keys.ts'
import { usePileDrag, type Pile } from '../actions/use-pile-drag.ts'
import { useOwnActions } from '../actions/use-own-actions.ts'
import { charactersOf, copiesFrom, provideBoard, type Board } from '../board/board.ts'
import { useArrivals } from '../board/use-arrivals.ts'
import { usePointing } from '../board/use-pointing.ts'
import { useSeats } from './use-seats.ts'
import { readSpot } from '../board/spots.ts'
import { sideName, type Row } from '../board/rows.ts'
import type { BrawlProps } from '../props.ts'
import type { BrawlView } from '../../../../src-engine/brawl/view.ts'
import { t } from '../../../words/index.ts'
import { awayText } from '../status-text.ts'
import { useFront } from './use-front.ts'
import type { Names } from '../../../table/contract.ts'

/** The table for the people at this device: what is on it, whose hand the next tap plays from, and what a tap does. */
export function useBrawl(props: BrawlProps) {
  const own = useOwnActions(props)
  const { view, rows } = own
  const names: Names = seat => props.names(seat)
  const colour = (seat: Seat): string =>
    seatColour(props.table.places.find(one => one.seat === seat)?.colour ?? view.value.order.indexOf(seat)).fill
  const people = useSeats(
    () => view.value,
    () => rows.value,
    () => props.yours,
  )
  const { seats, players, bottom, mine, sides } = people

  // Whose card a tap on the table plays, when two are at one machine: of the one who touched a pile last.
  const touched = ref<Seat>()
  /** A seat outside the ring may hold a card, but a tap of theirs only points. */
  const hands = computed(() =>
    seats.value.filter(seat => view.value.seats[seat]?.hand !== undefined && view.value.seats[seat].active !== false),
  )
  const player = computed(() =>
    touched.value !== undefined && hands.value.includes(touched.value) ? touched.value : hands.value[0],
  )
  const { drag, press, whenHeld } = usePileDrag(own, seat => (touched.value = seat))
  const { front, behind, show } = useFront(mine, drag)
  /** The same set as long as the same spots are lit: what shows one of them is not drawn again at every play. */
  const lit = computed<ReadonlySet<string>>(before => {
    const now = new Set(hands.value.flatMap(seat => [...own.litFor(seat)]))
    return before?.size === now.size && [...now].every(key => before.has(key)) ? before : now
  })
  const litRow = (row: Row): boolean => [...lit.value].some(key => readSpot(key)?.row === row.name)
  const { at: pointers, point } = usePointing(props)
  /** The next Base touched is called a foul. */
  const calling = ref(false)

  function pressSpot(key: string): void {
    const spot = readSpot(key)
    if (spot === undefined || players.value.length === 0) return
    if (view.value.phase === 'knock') {
      // Of two at one machine each knocks on their own side.
      const knocks = players.value.filter(
        seat => players.value.length === 1 || sideName(view.value, seat) === spot.side,
      )
      return knocks.forEach(seat => own.knock(seat))
    }
    if (calling.value && spot.id !== undefined) {
      calling.value = false
      void own.act(bottom.value, { do: 'foul', id: spot.id, ...(spot.row === '' ? {} : { zone: spot.row }) })
    } else if (player.value !== undefined) own.play(player.value, spot)
    else if (spot.id !== undefined && view.value.teams) point(bottom.value, spot.row, spot.id)
    else {
      // The card just drawn is on its way: it goes where the finger says as soon as its face is known.
      const coming = seats.value.find(seat => own.seatOf(seat)?.coming)
      if (coming !== undefined) whenHeld(coming, () => own.play(coming, spot))
    }
  }
  /** Stops the game for all and says why, or says that one is ready to go on. */
  function stop(): void {
    if (props.live === undefined || !['play', 'foul'].includes(view.value.phase)) return
    if (!props.table.paused) props.live.chat(t('brawl.tools.stop-said'), 'table')
    props.live.pause(!props.table.paused)
  }
  const chat = (words: string): void => props.live?.chat(words, 'team')
  function tool(seat: Seat, what: Tool): void {
    if (what === 'stop') return stop()
    if (what === 'foul') {
      if (view.value.referee === 'honour' && view.value.phase === 'play') calling.value = !calling.value
    } else if (what === 'done') {
      if (own.may(seat, 'done')) own.done(seat)
    } else if (view.value.seats[seat]?.active === false) {
      if (own.may(seat, 'ask-in')) void own.act(seat, { do: 'ask-in' })
    } else {
      const to = fresher(view.value, own.matesFor(seat))
      if (to !== undefined) void own.act(seat, { do: 'tag', to })
    }
  }
  const keys = useBrawlKeys({
    own,
    keys: () => sharedKeys(view.value, rows.value, players.value),
    sides,
    anyPress: seat => (touched.value = seat),
    tool,
    names,
  })
  const board: Board = {
    get view() {
      return view.value
    },
    names,
    character: charactersOf(() => view.value),
    colour,
    copies: copiesFrom(() => view.value),
    lit: key => lit.value.has(key),
    get anywhere() {
      if (view.value.referee !== 'honour' || view.value.phase !== 'play' || player.value === undefined) return undefined
      return view.value.seats[player.value]?.hand === 'base' ? 'a Base' : 'a card'
    },
    over: key => drag.value?.over === key,
    press: seats.value.length === 0 ? undefined : pressSpot,
    caps: keys.caps,
    from: useArrivals(props, () => own.pending.value),
    pointers,
  }
  provideBoard(board)

  function choose(seat: Seat, pile: Pile): void {
    touched.value = seat
    if (pile === 'deck') own.draw(seat)
    else if (pile === 'discard' && own.seatOf(seat)?.hand !== undefined) own.discard(seat)
    else if (pile === 'discard') own.take(seat)
  }
  const studying = ref(false)
  const studied = shallowRef<Seat>('')
  function study(seat: Seat): void {
    studied.value = seat
    studying.value = true
  }
  const brawl = {
    ...people,
    own,
    view,
    rows,
    names,
    colour,
    drag,
    press,
    choose,
    front,
    behind,
    show,
    litRow,
    calling,
    keys,
    studying,
    studied,
    study,
    live: () => props.live,
    tool,
    chat,
    mayOf: (seat: Seat) => usablePiles(own, seat),
    rejectionOf: (seat: Seat) => own.rejections.value.find(one => one.seat === seat),
    score: (seat: Seat): number | undefined => view.value.score[sideName(view.value, seat)],
    away: (seat: Seat): string | undefined => awayText(props.table, seat),
  }
  provide(key, brawl)
  return brawl
}
/** Of the team-mates one may tag the one who asks for it, else the one with most cards to come. */
function fresher(view: BrawlView, mates: readonly Seat[]): Seat | undefined {
  const left = (seat: Seat): number => (view.seats[seat]?.asksIn ? Infinity : (view.seats[seat]?.deck ?? 0))
  return mates.reduce<Seat | undefined>(
    (best, mate) => (best === undefined || left(mate) > left(best) ? mate : best),
    undefined,
  )
}
export type Brawl = ReturnType<typeof useBrawl>

const key: InjectionKey<Brawl> = Symbol('brawl table')
/** For the parts of the table, inside of it. */
export function useBrawlTable(): Brawl {
  const brawl = inject(key)
  if (brawl === undefined) throw new Error('no Brawl table is provided')
  return brawl
}
