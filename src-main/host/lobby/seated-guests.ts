import type { Client } from '../context/client.ts'
import { seatsOf } from '../table/model/table.ts'
import type { Lobby } from './lobby.ts'

/** Connections of people who sit at a table, but for the owner's own windows. */
export function seatedGuests({ context, tables }: Lobby): Client[] {
  return [...context.clients].filter(
    ({ owner, person }) =>
      !owner && person !== undefined && [...tables.values()].some(({ table }) => seatsOf(table, person.id).length > 0),
  )
}
