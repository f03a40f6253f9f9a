import { computed, onBeforeUnmount, shallowRef, watch } from 'vue'
import type { Offer, Seat } from '../../../../src-engine/core/game.ts'
import { playSound } from '../../../design/index.ts'
import type { Act } from '../../../table/contract.ts'
import { useFading } from '../../../table/use-temporary-list.ts'
import { lateWords } from './too-late-text.ts'
import { wordsFor, withOwn, type Going, type OwnSeat } from './pending-actions.ts'
import { litBy, rowsOf, spotKey, type Spot, type BrawlProps } from '../seen/seen.ts'

/** Why an act was refused, for the hand it came back to. */
export interface Bounce {
  readonly number: number
  readonly seat: Seat
  readonly text: string
  /** Where the card flies back from. */
  readonly from?: string
}
/** The host has taken an act, but its view has not come: shown no longer than this. */
const patience = 1500

/** The table with one's own acts in it, from the very moment of the tap, and the ways to act. */
export function useOwn(props: BrawlProps) {
  const going = shallowRef<readonly Going[]>([])
  const { list: bounces, show: showBounce, hide } = useFading<Bounce>(4500)
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let number = 0

  const told = computed(() => props.view)
  const view = computed(() => going.value.reduce(withOwn, told.value))
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
    if (told.value.referee === 'honour') return nothing
    const now = seatOf(seat)
    if (now?.hand === undefined || told.value.seats[seat]?.held !== now.held) return nothing
    return litBy(offersOf(seat), rowsOf(told.value))
  }

  function later(run: () => void, after: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, after)
    timers.add(timer)
  }
  const drop = (which: (one: Going) => boolean): void => {
    going.value = going.value.filter(one => !which(one))
  }
  // What the host's view has in it by now is no longer ours to show.
  watch(told, now => {
    let sofar = now
    going.value = going.value.filter(one => {
      const next = withOwn(sofar, one)
      const open = next !== sofar
      sofar = next
      return open
    })
  })

  function start(seat: Seat, act: Going['act']): boolean {
    const now = seatOf(seat)
    if (now === undefined || !props.yours.includes(seat) || !isOn()) return false
    const one: Going = { number: ++number, seat, held: now.held, act }
    if (withOwn(view.value, one) === view.value) {
      // The Base this key or card was meant for has been swept away meanwhile.
      const gone = act.do === 'play' ? lateWords(props, seat, act.spot) : undefined
      if (gone !== undefined) bounce(seat, gone)
      return false
    }
    // Where the card might go as this screen has it: refused all the same, somebody else was there first.
    const open = act.do === 'play' && litFor(seat).has(spotKey(act.spot))
    going.value = [...going.value, one]
    // Why the last card came back is of no matter for the next.
    if (act.do !== 'play') hide(other => other.seat === seat)
    void props.act(wordsFor(one), seat).then(refused => {
      if (refused === undefined) return later(() => drop(other => other.number === one.number), patience)
      // What was built on a refused act falls with it, and is not told twice.
      if (!going.value.some(other => other.number === one.number)) return undefined
      drop(other => other.seat === seat && other.number >= one.number)
      const late = open && act.do === 'play' ? lateWords(props, seat, act.spot, refused.late) : undefined
      bounce(seat, late ?? refused.text, act.do === 'play' ? spotKey(act.spot) : undefined)
      return undefined
    })
    return true
  }
  function bounce(seat: Seat, text: string, from?: string): void {
    const fresh: Bounce = { number: ++number, seat, text, ...(from === undefined ? {} : { from }) }
    showBounce(fresh, other => other.seat === seat)
    void playSound('refused', 0.7)
  }
  onBeforeUnmount(() => timers.forEach(clearTimeout))

  return {
    view,
    told,
    rows,
    going,
    bounces,
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
      if (refused) bounce(seat, refused.text)
      return refused === undefined
    },
  }
}
export type Own = ReturnType<typeof useOwn>
