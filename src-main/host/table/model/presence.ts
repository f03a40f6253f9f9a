import { paceOf, type Seat } from '../../../../src-engine/core/game.ts'
import type { Person } from '../../../../src-engine/protocol/person.ts'
import { no } from '../../context/refusal.ts'
import { step, type By, type Stepped } from './acts.ts'
import { answering, atIt } from './play.ts'
import { isHere, matchAt, placeOf, seatsOf, withPeople, type Table } from './table.ts'
import type { PersonPlace } from './schema.ts'

/** A device follows the table: its person is here, and the bots get up from their seats. */
export function arrived(table: Table, device: number, who: Person | undefined): Table {
  const others = table.devices.filter(one => one.number !== device)
  const now = { ...table, devices: [...others, { number: device, ...(who === undefined ? {} : { who }) }] }
  return who === undefined ? now : present(now, who.id)
}

/** A person is at the table: nobody waits for them, and no bot plays for them. */
export function present(table: Table, person: string): Table {
  const awaited = table.awaited.includes(person) ? table.awaited.filter(one => one !== person) : table.awaited
  return withPeople(awaited === table.awaited ? table : { ...table, awaited }, place =>
    place.person === person && (place.sitIn || place.asked || place.timeouts > 0 || place.missedFrom !== undefined)
      ? atIt(place)
      : place,
  )
}

/** A device follows no longer. If it was the last of its person's, they may be back the next moment, for a short grace. */
export function gone(table: Table, device: number): Table {
  const left = table.devices.find(one => one.number === device)
  if (left === undefined) return table
  return missing({ ...table, devices: table.devices.filter(one => one !== left) }, table, left.who?.id)
}

/**
 * All sockets are gone, as the host stopped: everybody may be back the next moment. A game in real time waits until they
 * are and say that they are ready, as after any other stop (RULES BRL-2); in turns nobody is quicker by being back first.
 */
export function restarted(table: Table): Table {
  const people = table.places.flatMap(place => (place.kind === 'person' ? [place.person] : []))
  const seq = matchAt(table)?.seq
  const waited = table.standsBy === undefined ? people : [...people, table.standsBy]
  const away: Table = { ...stopped(table), devices: [], awaited: [...new Set(waited)] }
  return seq === undefined ? away : withPeople(away, place => ({ ...place, missedFrom: place.missedFrom ?? seq }))
}

function stopped(table: Table): Table {
  const { phase } = table
  const runs = phase.at === 'playing' && !phase.paused && phase.hurried !== true && paceOf(table.game) === 'realtime'
  return runs ? { ...table, phase: { ...phase, paused: true } } : table
}

/** Who was here `before` and is not any longer is waited for. */
function missing(table: Table, before: Table, person: string | undefined): Table {
  if (!isHere(before, person) || isHere(table, person)) return table
  const theirs = seatsOf(table, person)
  const waited = theirs.length > 0 || (person === table.standsBy && person === table.host)
  const awaited = waited && person !== undefined ? [...table.awaited, person] : table.awaited
  return withPeople({ ...table, awaited }, place => (place.person === person ? missingAt(table, place) : place))
}

function missingAt(table: Table, place: PersonPlace): PersonPlace {
  const missedFrom = place.missedFrom ?? matchAt(table)?.seq
  return missedFrom === undefined ? place : { ...place, missedFrom }
}

/** Nobody waits for them any longer: a bot sits in, marked as such, and the host's role moves on. */
export function lapsed(table: Table, person: string): Table {
  if (!table.awaited.includes(person)) return table
  return satIn({ ...table, awaited: table.awaited.filter(one => one !== person) }, place => place.person === person)
}

/** Bots play from here for these people. */
export function satIn(table: Table, whose: (place: PersonPlace) => boolean): Table {
  if (table.phase.at !== 'playing') return table
  return withPeople(table, place => (whose(place) ? { ...missingAt(table, place), sitIn: true } : place))
}

/** The others need not wait: a bot sits in at once for somebody who is away, or whose devices are `silent`. */
export function callIn(table: Table, by: By, seat: Seat, silent: readonly number[]): Stepped {
  if (seatsOf(table, by.person).length === 0) return no('not-seated')
  if (table.phase.at !== 'playing') return no('not-playing')
  if (table.game.ownCards === true) return no('no-bots')
  const place = placeOf(table, seat)
  if (place?.kind !== 'person') return no('no-seat')
  const devices = table.devices.map(one =>
    one.who?.id === place.person && silent.includes(one.number) ? { ...one, silent: true as const } : one,
  )
  const now = missing({ ...table, devices }, table, place.person)
  if (isHere(now, place.person)) return no('still-here')
  return step(satIn(now, one => one.seat === seat))
}

/** A person said they are there, or that the bot may go on. */
export function answered(table: Table, by: By, seat: Seat, sitIn: boolean): Stepped {
  const place = placeOf(table, seat)
  if (place?.kind !== 'person' || place.person !== by.person) return no('not-seated')
  const bot = { ...missingAt(table, place), sitIn: true, asked: false, timeouts: 0 }
  return step(withPeople(table, one => (one === place ? (sitIn ? bot : answering(table, one)) : one)))
}
