import type { Seat } from '../../../../src-engine/core/game.ts'
import type { TableState } from '../../../../src-engine/protocol/to-client.ts'
import type { Client } from '../../context/client.ts'
import type { HostContext } from '../../context/context.ts'
import { isHere, placeOf, type Table } from '../model/table.ts'
import type { PersonPlace } from '../model/schema.ts'

/** Somebody who says that they were sitting in a seat. */
export interface LostSeat {
  readonly client: Client
  /** People at the table who know them. */
  readonly vouchers: Set<string>
}

/** Whether nobody in the whole house is there with this person's device: no seat of somebody who is there can be asked for. */
export function isGone(context: HostContext, table: Table, place: PersonPlace): boolean {
  return !isHere(table, place.person) && ![...context.clients].some(({ person }) => person?.id === place.person)
}

interface Asked {
  readonly context: HostContext
  readonly table: Table
  readonly followers: ReadonlySet<Client>
  readonly lost: ReadonlyMap<Seat, LostSeat>
}

/** Those that still count: the device that asks is here, and the one that was lost is not back. */
export function lostSeats({ context, table, lost, followers }: Asked): NonNullable<TableState['lost']> {
  return [...lost].flatMap(([seat, { client, vouchers }]) => {
    const place = placeOf(table, seat)
    if (place?.kind !== 'person' || !followers.has(client) || !isGone(context, table, place)) return []
    return [{ seat, name: client.person?.name ?? '', person: client.person?.id ?? '', yes: [...vouchers] }]
  })
}
