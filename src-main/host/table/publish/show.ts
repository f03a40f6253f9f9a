import type { Seat, Viewer } from '../../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../../src-engine/core/json.ts'
import type { Match } from '../../../../src-engine/core/match.ts'
import type { Client } from '../../context/client.ts'
import { matchAt, seatsOf } from '../model/table.ts'
import type { Audience, SeatShow, Show } from './audience.ts'

const onlyLooking: readonly Viewer[] = ['table']

/** As which viewers a client looks here: its own seats, else the table. A seated person never gets more by watching. */
export function viewersOf(audience: Audience, client: Client): readonly Viewer[] {
  const person = client.person?.id
  if (person === undefined) return onlyLooking
  const { places } = audience.table
  const match = matchAt(audience.table)
  if (audience.viewersByPerson?.places !== places || audience.viewersByPerson.seats !== match?.seats) {
    audience.viewersByPerson = { places, seats: match?.seats, of: new Map() }
  }
  let viewers = audience.viewersByPerson.of.get(person)
  if (viewers === undefined) {
    const seats = seatsOf(audience.table, person).filter(seat => match?.seats.includes(seat) === true)
    audience.viewersByPerson.of.set(person, (viewers = seats.length > 0 ? seats : onlyLooking))
  }
  return viewers
}

/**
 * What everybody here is shown of a match as it stands. Called while a play is on its way to the disk, and nothing of it
 * leaves yet: a play that can't be shown is refused.
 */
export function precompute(audience: Audience, match: Match | undefined): void {
  if (match === undefined || audience.followers.size === 0) return
  audience.precomputed = showOf(audience, match)
  if (audience.precomputed.changes === undefined) openOf(audience.precomputed)
}

export function showOf(audience: Audience, match: Match): Show {
  if (audience.precomputed?.match === match) return audience.precomputed
  const { game, state } = match
  const before = audience.show
  const changes = before?.match.game === game ? game.changes?.(before.match.state, state) : undefined
  const show: Show = { match, open: undefined, seats: new Map(changes && before!.seats), changes }
  const seats = changes === undefined ? seatsLooking(audience) : changes.own.filter(seat => show.seats.delete(seat))
  for (const seat of seats) seatShow(show, seat)
  return show
}

/** What lies open to all. */
export function openOf(show: Show): JsonObject {
  const { game, state } = show.match
  return (show.open ??= game.open(state))
}

/** The seats somebody here looks at. */
function seatsLooking(audience: Audience): ReadonlySet<Seat> {
  const seats = new Set<Seat>()
  for (const client of audience.followers) {
    for (const viewer of viewersOf(audience, client)) if (viewer !== 'table') seats.add(viewer)
  }
  return seats
}

/** What a seat is shown beyond the open view, and what it may do. */
export function seatShow({ match, seats }: Show, seat: Seat): SeatShow {
  let shown = seats.get(seat)
  if (shown === undefined) {
    const { game, state } = match
    seats.set(seat, (shown = { own: game.own(state, seat), offers: game.offers(state, seat) }))
  }
  return shown
}
