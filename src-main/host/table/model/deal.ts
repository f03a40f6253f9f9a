import type { GameEvent, VisibleEvent } from '../../../../src-engine/core/game.ts'
import type { Person } from '../../../../src-engine/protocol/person.ts'
import { start, type Match } from '../../../../src-engine/core/match.ts'
import { no, because, reasonOf } from '../../context/refusal.ts'
import { step, type Given, type Stepped } from './acts.ts'
import { rested } from './lobby.ts'
import { nameTurn, sit } from './seats.ts'
import { seatedOptions } from './seat-options.ts'
import { botPlace, miscount, problemOf } from './settings.ts'
import { isHere, openPlace, seatsOf, taken, type Over, type Place, type Playing, type Table } from './table.ts'

/** Fills the empty places with bots (or takes them away), and deals with the lobby's seed. */
export function deal(table: Table, given: Given): Stepped {
  const { phase, game } = table
  if (phase.at !== 'lobby') return no('playing')
  const miscounted = miscount(table)
  if (miscounted !== undefined) return because('cannot-start', miscounted)
  const filled = table.fill ? withBots(table.places, nameTurn(given)) : table.places
  const options = seatedOptions(game, table.options, filled, table.fill)
  const places = taken(filled)
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
    return isHere(table, place.person) ? rested(place) : { ...rested(place), sitIn: true, missedFrom: -1 }
  })
  return { ...step({ ...table, places, phase: { at: 'playing', paused: false, record, handsSeen, ...game } }), events }
}

function withBots(places: readonly Place[], turn: number): Place[] {
  const filled = [...places]
  places.forEach((place, index) => {
    if (place.kind === 'open') filled[index] = botPlace(filled, turn + index)
  })
  return filled
}

/** The same people again. The deal passes on: the order stays, but the next seat comes first, unless the game's first seat has powers. */
export function again(table: Table, given: Given): Stepped {
  const { phase } = table
  if (phase.at !== 'over') return no('not-over')
  const [first, ...others] = table.places
  const places = table.game.firstSeatHosts === true || first === undefined ? table.places : [...others, first]
  // An absent person's bot plays on for them; anyone who left for good is a bot now.
  const lobby: Table = { ...table, places, phase: { at: 'lobby', seed: given.seed } }
  return deal(
    watchers(table, phase).reduce((now, who) => withLatecomer(now, who, given), lobby),
    given,
  )
}

/** People whose devices follow the table and who have no seat at it; but for those who stood up from the game that is over. */
function watchers(table: Table, { stoodUp }: Over): Person[] {
  const people = new Map(table.devices.flatMap(({ who }) => (who === undefined ? [] : [[who.id, who] as const])))
  return [...people.values()].filter(({ id }) => seatsOf(table, id).length === 0 && stoodUp?.includes(id) !== true)
}

/** Anyone who watched the last game sits in this one: for a bot, else at a place more, as far as the game goes on so. */
function withLatecomer(table: Table, who: Person, given: Given): Table {
  const full = table.places.every(place => place.kind === 'person')
  const room = full && table.places.length < table.game.seats.max ? [openPlace] : []
  const made = sit(
    { ...table, places: [...table.places, ...room] },
    { do: 'sit', by: { person: who.id, owner: false }, who },
    given,
  )
  return 'refused' in made || problemOf(made.table) !== undefined ? table : made.table
}
