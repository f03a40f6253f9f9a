import { isHere, type Table } from './table.ts'
import type { PersonPlace } from './schema.ts'

/**
 * The table with a host who is there: the role stays while its person sits and is here, or may be back the next moment.
 * Otherwise it passes to the one here who has sat longest; and with nobody here, it stays with somebody who sits.
 */
export function withHost(table: Table): Table {
  const people = table.places.filter(place => place.kind === 'person').filter(place => !place.guest)
  const sits = people.some(place => place.person === table.host)
  const stays = sits || table.standsBy === table.host
  if (stays && (isHere(table, table.host) || table.awaited.includes(table.host))) return table
  const next = longest(people.filter(place => isHere(table, place.person))) ?? (sits ? undefined : heir(table, people))
  return next?.person === undefined || next.person === table.host ? table : { ...table, host: next.person }
}

/** Nobody who sits is here: a host who stands by keeps the role; if they have gone too, it waits with those who sit. */
function heir(table: Table, people: readonly PersonPlace[]): PersonPlace | undefined {
  return isHere(table, table.host) ? undefined : longest(people)
}

function longest(people: readonly PersonPlace[]): PersonPlace | undefined {
  return people.toSorted((a, b) => a.since - b.since)[0]
}
