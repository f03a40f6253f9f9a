import { no } from '../../context/refusal.ts'
import { step, type Stepped } from './acts.ts'
import { problemOf } from './settings.ts'
import { isHere, type Table } from './table.ts'

// What a table in a full house needs beside its game: a host who can pass the role on, and a way to begin without one.

/** Of those who sit and are here, so many must be ready (in thirds), and at least so many people. */
const thirds = 2
const least = 2

/**
 * Whether the game begins without its host: enough of those who sit in the lobby and are here are ready, and the host is
 * away, or was said to be ready too before the role came to them.
 */
export function hasQuorum(table: Table): boolean {
  const { phase } = table
  if (phase.at !== 'lobby' || table.solo || (phase.ready?.length ?? 0) < least) return false
  const sitting = table.places.flatMap(place => (place.kind === 'person' && !place.guest ? [place.person] : []))
  const here = [...new Set(sitting)].filter(person => isHere(table, person))
  const ready = here.filter(person => phase.ready?.includes(person))
  const hosted = isHere(table, table.host) && !ready.includes(table.host)
  if (hosted || ready.length < least || ready.length * 3 < here.length * thirds) return false
  return problemOf(table) === undefined
}

/** The host passes the role on to somebody who sits here. Whoever only hosted looks on from then. */
export function handOver(table: Table, person: string): Stepped {
  const sits = table.places.some(place => place.kind === 'person' && place.person === person && !place.guest)
  if (!sits) return no('no-seat')
  if (!isHere(table, person)) return no('not-here')
  const { standsBy: _done, ...rest } = table
  return step({ ...rest, host: person })
}

/** Cheers of this person, or without one of everybody, are sent to nobody from here on, or to all again. */
export function quieted(table: Table, person: string | undefined, on: boolean): Table {
  const { quiet, ...rest } = table
  const others = (quiet?.people ?? []).filter(one => one !== person)
  const people = person !== undefined && on ? [...others, person] : others
  const all = person === undefined ? on : quiet?.all === true
  return all || people.length > 0 ? { ...rest, quiet: { ...(all ? { all } : {}), people } } : rest
}

/** Whether this person's cheers reach nobody. */
export function isQuiet({ quiet }: Table, person: string): boolean {
  return quiet !== undefined && (quiet.all === true || quiet.people.includes(person))
}
