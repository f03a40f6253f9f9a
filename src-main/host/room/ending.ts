import type { Outcome, Seat } from '../../../src-engine/core/game.ts'
import { digestOf } from '../../../src-engine/core/record.ts'
import type { StoredResult } from '../../store/results.ts'
import { seated, type Room, type Sitting } from './room.ts'

/** The game is over: the record is closed, statistics kept, the seed shown. Set right after its end, it counts as it is now. */
export function finish(room: Room, outcome: Outcome): void {
  room.phase = 'over'
  room.outcome = outcome
  const { house, record, match } = room
  if (record === undefined || match === undefined) return
  try {
    // Closed last: whoever finds the record still open after a crash counts it again, and to the same figures.
    if (room.scenario === undefined) house.store.results.replace(record, resultsOf(room, record, outcome))
    house.store.records.end(record, { outcome, digest: digestOf(match) }, house.tuning.now())
  } catch {
    house.warn('disk', 'The result could not be written to disk; the host’s disk may be full.')
  }
}

/** The end was taken back (a referee's undo, the judge's hand): the record is open again and nothing counts yet. */
export function reopen(room: Room): void {
  room.phase = 'playing'
  delete room.outcome
  const { house, record } = room
  if (record === undefined) return
  try {
    house.store.results.replace(record, [])
    house.store.records.reopen(record)
  } catch {
    house.warn('disk', 'That the game goes on could not be written to disk; the host’s disk may be full.')
  }
}

function resultsOf(room: Room, record: string, outcome: Outcome): StoredResult[] {
  const { match } = room
  if (match === undefined) return []
  return seated(room)
    .filter(place => place.kind === 'person' && match.seats.includes(place.seat))
    .map(place => ({
      record,
      player: playerOf(place),
      name: place.name,
      game: room.game.id,
      players: match.seats.length,
      seat: place.seat,
      place: placeOfSeat(outcome, place.seat, match.seats.length),
      won: !outcome.draw && outcome.winners.includes(place.seat),
      drawn: outcome.draw && outcome.winners.includes(place.seat),
      tallies: match.game.tallies?.(match.state, place.seat) ?? {},
      at: room.house.tuning.now(),
    }))
}

/** Guests have no token: at a person's device they are known by their name. */
export function playerOf(place: Sitting): string {
  return place.guest ? `guest:${place.name.toLowerCase()}` : (place.person ?? '')
}

/** Finishing place from 1; those who share places get their mean, and whoever is in none comes last. */
function placeOfSeat(outcome: Outcome, seat: Seat, players: number): number {
  let before = 0
  for (const group of outcome.places) {
    if (group.includes(seat)) return before + (group.length + 1) / 2
    before += group.length
  }
  return before >= players ? players : before + (players - before + 1) / 2
}
