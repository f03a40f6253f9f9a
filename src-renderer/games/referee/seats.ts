import type { RefereeView } from '../../../src-engine/referee/view.ts'
import type { TableState } from '../../../src-engine/protocol/to-client.ts'
import { seatColour } from '../../design/index.ts'

/** The view with its seats in the order they sit in now: a judge may have put two of them right. */
export function inSeatOrder(view: RefereeView): RefereeView {
  const seats = Object.fromEntries(view.seatOrder.map(seat => [seat, view.seats[seat]!]))
  return { ...view, seats }
}

export function standing(view: RefereeView): readonly string[] {
  return Object.keys(view.seats).filter(seat => view.seats[seat]!.status === 'in')
}

export function isIn(view: RefereeView, seat: string | undefined): boolean {
  return seat !== undefined && view.seats[seat]?.status === 'in'
}

/** People who are not at the table now, and for whom nobody plays. */
export function awaySeats({ places }: Pick<TableState, 'places'>): readonly string[] {
  return places.flatMap(one => (one.kind === 'person' && !one.here && !one.sitIn && one.seat ? [one.seat] : []))
}

/** The colour of a seat: its team's, else the one its player chose, else one by where it is. */
export function colourOf(
  view: Pick<RefereeView, 'seats'>,
  seat: string,
  places: TableState['places'] = [],
): ReturnType<typeof seatColour> {
  const chosen = places.find(one => one.seat === seat)?.colour
  return seatColour(view.seats[seat]?.team ?? chosen ?? Object.keys(view.seats).indexOf(seat))
}

/** Creatures of others that stand in a seat's territory (RULES FMT-3). */
export function creaturesIn(view: RefereeView, seat: string): readonly { owner: string; count: number }[] {
  return Object.entries(view.moved ?? {}).flatMap(([owner, places]) => {
    const count = places[seat] ?? 0
    return count === 0 ? [] : [{ owner, count }]
  })
}
