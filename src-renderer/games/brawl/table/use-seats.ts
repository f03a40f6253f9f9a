import { computed } from 'vue'
import type { Seat } from '../../../../src-engine/core/game.ts'
import { ownRows } from '../actions/keys.ts'
import { playsIn, sideName, type Row } from '../board/rows.ts'
import type { BrawlView } from '../../../../src-engine/brawl/view.ts'

/**
 * Who sits where on this screen. Anyone who plays here has their own side below; anyone who only looks on, sits a round out or
 * has given up in a circle sees the table as somebody who plays does.
 */
export function useSeats(view: () => BrawlView, rows: () => readonly Row[], yours: () => readonly Seat[]) {
  const seats = computed(() => yours().filter(seat => view().seats[seat] !== undefined))
  const isIn = (seat: Seat): boolean => rows().some(row => playsIn(view(), row, seat))
  const players = computed(() => seats.value.filter(isIn))
  const bottom = computed(() => players.value[0] ?? view().order.find(isIn) ?? view().order[0] ?? '')
  /** The second person at this machine sits across, unless they are on the same side or there is more than one row. */
  const across = computed(() => {
    const second = players.value[1]
    if (second === undefined || rows().length > 1) return undefined
    return sideName(view(), second) === sideName(view(), bottom.value) ? undefined : second
  })
  const below = computed(() => seats.value.filter(seat => seat !== across.value))
  /** The rows shown large. */
  const mine = computed(() => {
    const own = ownRows(view(), rows(), bottom.value)
    return own.length > 0 ? own : rows().slice(0, 1)
  })
  const others = computed(() => rows().filter(row => !mine.value.includes(row)))
  function sides(row: Row): { readonly near: Seat; readonly far: Seat } {
    const side = sideName(view(), bottom.value)
    const [first, second] = row.seats
    return playsIn(view(), row, bottom.value) && second === side
      ? { near: second, far: first }
      : { near: first, far: second }
  }
  /** Everybody on a side: whose it is, or in a tag team all of that team. */
  const teamOf = (side: Seat): readonly Seat[] => view().teams?.find(team => team[0] === side) ?? [side]
  const mates = computed(() =>
    players.value.length === 0
      ? []
      : teamOf(sideName(view(), bottom.value)).filter(seat => seat !== bottom.value && !seats.value.includes(seat)),
  )
  return { seats, players, bottom, across, below, mine, others, sides, teamOf, mates, isIn }
}
