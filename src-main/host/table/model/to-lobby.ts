import type { Person } from '../../../../src-engine/protocol/person.ts'
import { no } from '../../context/refusal.ts'
import { step, type By, type Given, type Stepped } from './acts.ts'
import type { PersonPlace } from './schema.ts'
import { placeName } from './seat-options.ts'
import { isSentAway, sit, withOptionsRenamed } from './seats.ts'
import { problemOf } from './settings.ts'
import { openPlace, seatsOf, withPeople, withPlaces, type Table } from './table.ts'

/**
 * A table after a game, made ready for another: people keep their seats, seats that were left are free, and whoever looked
 * on and wants to play sits down. The seed was shown, so the next deal has a new one. A lobby stays as it is.
 */
export function toLobby(table: Table, given: Given): Table {
  if (table.phase.at === 'lobby') return table
  const { dealIn: _done, duplicate: _dealt, ...rested } = withPeople(table, atRest)
  const lobby = withLeftSeatsFree({ ...rested, phase: { at: 'lobby', seed: given.seed } })
  return latecomers(table).reduce((now, who) => withLatecomer(now, who, given), lobby)
}

/** Nobody is asked or played for where no game is on. */
export function atRest(place: PersonPlace): PersonPlace {
  const { missedFrom: _missed, tookOver: _seen, ...rest } = place
  return { ...rest, sitIn: false, asked: false, timeouts: 0 }
}

/** The bots that played on for people who got up leave with the game. */
function withLeftSeatsFree(table: Table): Table {
  return table.places.reduce((now, place, index) => {
    if (place.kind !== 'bot' || place.leftBy === undefined) return now
    const free = withPlaces(now, (one, at) => (at === index ? openPlace : one))
    return withOptionsRenamed(free, place.seat, placeName(index))
  }, table)
}

/** People whose devices follow the table, who have no seat at it and asked for one. */
function latecomers(table: Table): Person[] {
  const people = new Map(table.devices.flatMap(({ who }) => (who === undefined ? [] : [[who.id, who] as const])))
  return (table.dealIn ?? []).flatMap(id => {
    const who = people.get(id)
    return who === undefined || seatsOf(table, id).length > 0 ? [] : [who]
  })
}

/** They sit in a free place or for a bot, else at a place more, as far as the game goes on so. */
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

/** Whoever looks on says whether they want a seat once this game is over. */
export function dealIn(table: Table, by: By, on: boolean): Stepped {
  if (table.phase.at === 'lobby') return no('not-playing')
  if (isSentAway(table, by.person)) return no('sent-away')
  if (seatsOf(table, by.person).length > 0) return no('seated')
  if (on && table.locked) return no('locked')
  const others = (table.dealIn ?? []).filter(one => one !== by.person)
  return step({ ...table, dealIn: on ? [...others, by.person] : others })
}

/** Whoever sits in the lobby says whether the cards may be dealt. */
export function ready(table: Table, by: By, on: boolean): Stepped {
  const { phase } = table
  if (phase.at !== 'lobby') return no('playing')
  if (seatsOf(table, by.person).length === 0) return no('not-seated')
  const others = (phase.ready ?? []).filter(one => one !== by.person)
  return step({ ...table, phase: { ...phase, ready: on ? [...others, by.person] : others } })
}
