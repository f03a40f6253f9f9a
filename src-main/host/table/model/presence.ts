import type { Seat } from '../../../../src-engine/core/game.ts'
import { no } from '../../context/refusal.ts'
import { step, type By, type Stepped } from './acts.ts'
import { answering, atIt } from './play.ts'
import { isHere, matchAt, placeOf, seatsOf, withPlaces, type Sitting, type Table } from './table.ts'

/** A person's device follows the table: they are here, and the bots get up from their seats. */
export function arrived(table: Table, person: string | undefined, viewers: number): Table {
  if (person === undefined) return { ...table, viewers }
  const here = isHere(table, person) ? table.here : [...table.here, person]
  const awaited = table.awaited.filter(one => one !== person)
  return withPlaces({ ...table, viewers, here, awaited }, place => (place.person === person ? atIt(place) : place))
}

/** The last of a person's devices is gone; for a short grace they may be back the next moment. */
export function gone(table: Table, person: string | undefined, viewers: number): Table {
  if (person === undefined || !isHere(table, person)) return { ...table, viewers }
  const sits = table.places.some(place => place.person === person)
  return withPlaces(
    {
      ...table,
      viewers,
      here: table.here.filter(one => one !== person),
      awaited: sits ? [...table.awaited, person] : table.awaited,
    },
    place => (place.person === person ? { ...place, ...missing(table, place) } : place),
  )
}

/** Nobody waits for them any longer: a bot sits in, marked as such, and the host's role moves on. */
export function lapsed(table: Table, person: string): Table {
  if (!table.awaited.includes(person)) return table
  return satIn({ ...table, awaited: table.awaited.filter(one => one !== person) }, place => place.person === person)
}

/** Bots play from here for these people. */
export function satIn(table: Table, whose: (place: Sitting) => boolean): Table {
  if (table.phase.at !== 'playing') return table
  return withPlaces(table, place =>
    place.kind === 'person' && whose(place) ? { ...place, ...missing(table, place), sitIn: true } : place,
  )
}

function missing(table: Table, place: Sitting): { readonly missedFrom?: number } {
  const from = place.missedFrom ?? matchAt(table)?.seq
  return from === undefined ? {} : { missedFrom: from }
}

/** The others need not wait: a bot sits in at once for somebody who is away. */
export function callIn(table: Table, by: By, seat: Seat): Stepped {
  if (seatsOf(table, by.person).length === 0) return no('not-seated')
  if (table.phase.at !== 'playing') return no('not-playing')
  if (table.game.ownCards === true) return no('no-bots')
  const place = placeOf(table, seat)
  if (place?.kind !== 'person') return no('no-seat')
  if (isHere(table, place.person)) return no('still-here')
  return step(satIn(table, one => one === place))
}

/** A person said they are there, or that the bot may go on. */
export function answered(table: Table, by: By, seat: Seat, sitIn: boolean): Stepped {
  const place = placeOf(table, seat)
  if (place?.kind !== 'person' || place.person !== by.person) return no('not-seated')
  const bot = { ...place, ...missing(table, place), sitIn: true, asked: false, timeouts: 0 }
  return step(withPlaces(table, one => (one === place ? (sitIn ? bot : answering(table, one)) : one)))
}
