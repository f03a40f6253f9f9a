import type { GameEvent, VisibleEvent } from '../../../../src-engine/core/game.ts'
import { start, type Match } from '../../../../src-engine/core/match.ts'
import { no, because, reasonOf } from '../../context/refusal.ts'
import { step, type Given, type Stepped } from './acts.ts'
import { nameTurn } from './seats.ts'
import { placeName, seatedOptions } from './seat-options.ts'
import { botPlace, miscount } from './settings.ts'
import { isHere, seatsOf, taken, type Place, type Playing, type Table } from './table.ts'
import { atRest, toLobby } from './to-lobby.ts'

/** Fills the empty places with bots (or takes them away), and deals with the lobby's seed. */
export function deal(table: Table, given: Given): Stepped {
  const { phase, game } = table
  if (phase.at !== 'lobby') return no('playing')
  const miscounted = miscount(table)
  if (miscounted !== undefined) return because('cannot-start', miscounted)
  const filled = table.fill ? withBots(table.places, nameTurn(given)) : table.places
  // What is drawn may be drawn by seat: where the same is dealt at other tables, seats are called by their places.
  const seated = table.duplicate === true ? filled.map(calledByPlace) : filled
  const options = seatedOptions(game, table.options, seated, table.fill)
  const places = taken(seated)
  const seats = places.map(place => place.seat)
  const started = start(game, { seats, options, seed: phase.seed })
  if (!started.ok) return because('cannot-start', reasonOf(started))
  const { match, events } = started
  return dealt({ ...table, options, places }, { seed: phase.seed, match }, events, given)
}

/** With cards on the table: from here on there is a game, and a record of it. */
export function dealt(
  table: Table,
  game: { readonly seed: string; readonly match: Match; readonly from?: NonNullable<Playing['from']> },
  events: readonly VisibleEvent<GameEvent>[],
  { record }: Given,
): Stepped {
  const people = [...new Set(table.places.flatMap(place => (place.kind === 'person' ? [place.person] : [])))]
  const handsSeen = Object.fromEntries(people.map(person => [person, seatsOf(table, person)]))
  const places = table.places.map(place => {
    if (place.kind !== 'person') return place
    // Anyone who is away when the cards are dealt is played for; no seat is ever dead.
    return isHere(table, place.person) ? atRest(place) : { ...atRest(place), sitIn: true, missedFrom: -1 }
  })
  return { ...step({ ...table, places, phase: { at: 'playing', paused: false, record, handsSeen, ...game } }), events }
}

function calledByPlace(place: Place, index: number): Place {
  return place.kind === 'open' ? place : { ...place, seat: placeName(index) }
}

function withBots(places: readonly Place[], turn: number): Place[] {
  const filled = [...places]
  places.forEach((place, index) => {
    if (place.kind === 'open') filled[index] = botPlace(filled, turn + index)
  })
  return filled
}

/** Ready for the same people again. The deal passes on: the order stays, but the next seat comes first, unless the game's first seat has powers. */
export function toLobbyAgain(table: Table, given: Given): Table {
  const [first, ...others] = table.places
  const places = table.game.firstSeatHosts === true || first === undefined ? table.places : [...others, first]
  return toLobby({ ...table, places }, given)
}
