import type { Seat } from '../../../../src-engine/core/game.ts'
import { placesOf } from '../../../../src-engine/core/places.ts'
import type { Result } from '../../../store/write.ts'
import type { Over, Table } from './table.ts'
import type { PersonPlace } from './schema.ts'

/** What the game that is over counts for, for each person who sat in it. */
export function resultsOf(table: Table, { match, record, outcome }: Over): Result[] {
  const places = placesOf(outcome)
  return table.places
    .filter(place => place.kind === 'person')
    .filter(place => match.seats.includes(place.seat))
    .map(place => ({
      record,
      player: playerOf(place),
      name: place.name,
      game: match.game.id,
      players: match.seats.length,
      seat: place.seat,
      place: places.get(place.seat) ?? match.seats.length,
      won: !outcome.draw && outcome.winners.includes(place.seat),
      drawn: outcome.draw && outcome.places[0]?.includes(place.seat) === true,
      tallies: match.game.tallies?.(match.state, place.seat) ?? {},
      ...knockedOut(match, place.seat),
    }))
}

function knockedOut({ game, state }: Over['match'], seat: Seat): Pick<Result, 'knockedOutBy'> {
  const by = game.knockedOutBy?.(state, seat)
  return by === undefined || by === seat ? {} : { knockedOutBy: by }
}

/** Guests have no token: at a person's device they are known by their name. */
function playerOf(place: PersonPlace): string {
  return place.guest ? `guest:${place.name.toLowerCase()}` : place.person
}
