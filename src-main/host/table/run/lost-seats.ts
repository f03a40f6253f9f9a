import type { Seat } from '../../../../src-engine/core/game.ts'
import type { Client } from '../../context/client.ts'
import { no } from '../../context/refusal.ts'
import { placeOf, seatsOf } from '../model/table.ts'
import type { PersonPlace } from '../model/schema.ts'
import { isGone, lostSeats } from '../publish/lost-seats.ts'
import { publishTable } from '../publish/table-state.ts'
import type { Live } from './live.ts'

// A person is not their browser's storage: who has lost their device says at which seat they were sitting, and those at the
// table say whether it is so. What they get is what another device of their own would get (seat-codes.ts): they are who they
// were, with seat, hand, question and the night's points. Kept in memory alone, as nothing has happened before the yes.

/** So many at the table are believed, or its host alone. */
const enough = 2

/** “I was sitting here”: said by somebody without a seat, of one whose device is gone. Gives why not, if not. */
export function wasHere(live: Live, client: Client, seat: Seat): ReturnType<typeof no> | undefined {
  const { context, table } = live
  const place = placeOf(table, seat)
  if (place?.kind !== 'person' || place.guest || table.phase.at === 'closed') return no('no-seat')
  if (!live.followers.has(client)) return no('not-at-table')
  if (seatsOf(table, client.person?.id).length > 0) return no('taken')
  if (!isGone(context, table, place)) return no('still-here')
  for (const [other, one] of live.lost) if (one.client === client) live.lost.delete(other)
  live.lost.set(seat, { client, vouchers: new Set() })
  publishTable(live)
  return undefined
}

/** Somebody at the table says that it is so, or that it is not. Gives why that does not count, if it does not. */
export function vouch(live: Live, by: Client, seat: Seat, yes: boolean): ReturnType<typeof no> | undefined {
  const { context, table } = live
  const voucher = by.person?.id
  const mayHost = voucher !== undefined && voucher === table.host
  if (voucher === undefined || (!mayHost && seatsOf(table, voucher).length === 0)) return no('not-seated')
  const asked = live.lost.get(seat)
  if (asked === undefined || !lostSeats(live).some(one => one.seat === seat)) return no('no-seat')
  const place = placeOf(table, seat) as PersonPlace
  if (!yes) live.lost.delete(seat)
  else {
    asked.vouchers.add(voucher)
    if (mayHost || asked.vouchers.size >= enough) {
      live.lost.delete(seat)
      asked.client.send({ say: 'seat-back', table: table.id, ticket: context.seatCodes.issue(place.person).code })
    }
  }
  publishTable(live)
  return undefined
}
