import { computed, onBeforeUnmount, shallowRef, watch } from 'vue'
import type { Offer, Seat } from '../../../../src-engine/core/game.ts'
import { playSound } from '../../../design/index.ts'
import type { Act } from '../../../table/contract.ts'
import { useTemporaryList } from '../../../table/story/use-temporary-list.ts'
import { tooLateText } from './too-late-text.ts'
import { actionOf, withPending, type PendingAction, type OwnSeat } from './pending-actions.ts'
import { litBy, spotKey, type Spot } from '../board/spots.ts'
import { rowsOf } from '../board/rows.ts'
import type { BrawlProps } from '../props.ts'

/** Why an action was refused, for the hand that has its card back. */
export interface Rejection {
  readonly number: number
  readonly seat: Seat
  readonly text: string
  /** Where the card flies back from. */
  readonly from?: string
}
/** Milliseconds an accepted action is shown at most while the view that has it has not come. */
const confirmedForMs = 1500

/** The table with this device's own actions in it from the moment of the tap, and the functions that send them. */
export function useOwnActions(props: BrawlProps) {
  const pending = shallowRef<readonly PendingAction[]>([])
  const { list: rejections, show: showRejection, hide } = useTemporaryList<Rejection>(4500)
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let number = 0

  const hostView = computed(() => props.view)
  const view = computed(() => pending.value.reduce(withPending, hostView.value))
  const rows = computed(() => rowsOf(view.value))
  const seatOf = (seat: Seat): OwnSeat | undefined => view.value.seats[seat]

  /** Nobody acts before the game, after it, or while it is stopped. */
  const isOn = (): boolean => props.table.phase === 'playing' && !props.table.paused
  const offersOf = (seat: Seat): readonly Offer[] => {
    return isOn() ? props.offersOf(seat) : []
  }
  const may = (seat: Seat, kind: string): boolean => offersOf(seat).some(offer => offer.do === kind)
  /** Team-mates this seat may tag in now. */
  const matesFor = (seat: Seat): readonly Seat[] => {
    const blank = offersOf(seat).find(offer => offer.do === 'tag')?.blanks['to']
    return blank?.pick === 'one' ? (blank.from as readonly Seat[]) : []
  }
  const nothing: ReadonlySet<string> = new Set()
  /** Spots the card in this hand may go to; none while what it holds is still on its way. */
  const litFor = (seat: Seat): ReadonlySet<string> => {
    // On honour nobody is told where a card may go (RULES BRL-17).
    if (hostView.value.referee === 'honour') return nothing
    const now = seatOf(seat)
    if (now?.hand === undefined || hostView.value.seats[seat]?.held !== now.held) return nothing
    return litBy(offersOf(seat), rowsOf(hostView.value))
  }

  function later(run: () => void, after: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, after)
    timers.add(timer)
  }
  const drop = (which: (one: PendingAction) => boolean): void => {
    pending.value = pending.value.filter(one => !which(one))
  }
  // What the host's view already has needs no pending action any more.
  watch(hostView, now => {
    let sofar = now
    pending.value = pending.value.filter(one => {
      const next = withPending(sofar, one)
      const open = next !== sofar
      sofar = next
      return open
    })
  })

  function start(seat: Seat, act: PendingAction['act']): boolean {
    const now = seatOf(seat)
    if (now === undefined || !props.yours.includes(seat) || !isOn()) return false
    const one: PendingAction = { number: ++number, seat, held: now.held, act }
    if (withPending(view.value, one) === view.value) {
      // The Base this action was meant for has been cleared away meanwhile.
      const gone = act.do === 'play' ? tooLateText(props, seat, act.spot) : undefined
      if (gone !== undefined) reject(seat, gone)
      return false
    }
    // As this screen has it the card could go there: it was refused because somebody else was first.
    const open = act.do === 'play' && litFor(seat).has(spotKey(act.spot))
    pending.value = [...pending.value, one]
    // Whoever goes on to the next card need not read why the last one came back.
    if (act.do !== 'play') hide(other => other.seat === seat)
    void props.act(actionOf(one), seat).then(refused => {
      if (refused === undefined) return later(() => drop(other => other.number === one.number), confirmedForMs)
      // Actions that build on a refused one are refused with it, without a second message.
      if (!pending.value.some(other => other.number === one.number)) return undefined
      drop(other => other.seat === seat && other.number >= one.number)
      const late = open && act.do === 'play' ? tooLateText(props, seat, act.spot, refused.late) : undefined
      reject(seat, late ?? refused.text, act.do === 'play' ? spotKey(act.spot) : undefined)
      return undefined
    })
    return true
  }
  function reject(seat: Seat, text: string, from?: string): void {
    const fresh: Rejection = { number: ++number, seat, text, ...(from === undefined ? {} : { from }) }
    showRejection(fresh, other => other.seat === seat)
    void playSound('refused', 0.7)
  }
  onBeforeUnmount(() => timers.forEach(clearTimeout))

  return {
    view,
    rows,
    pending,
    rejections,
    seatOf,
    isOn,
    offersOf,
    may,
    matesFor,
    litFor,
    draw: (seat: Seat) => start(seat, { do: 'draw' }),
    take: (seat: Seat) => start(seat, { do: 'take' }),
    discard: (seat: Seat) => start(seat, { do: 'discard' }),
    knock: (seat: Seat) => start(seat, { do: 'knock' }),
    done: (seat: Seat) => start(seat, { do: 'done' }),
    play: (seat: Seat, spot: Spot): boolean => {
      const card = seatOf(seat)?.hand
      return card !== undefined && start(seat, { do: 'play', spot, card })
    },
    /** Anything that is shown only once the host has said yes. */
    act: async (seat: Seat, action: Act): Promise<boolean> => {
      const refused = await props.act(action, seat)
      if (refused) reject(seat, refused.text)
      return refused === undefined
    },
  }
}
export type OwnActions = ReturnType<typeof useOwnActions>
