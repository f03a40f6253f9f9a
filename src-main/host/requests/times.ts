import type { TimesAnswer } from '../../../src-engine/protocol/asks.ts'
import { tableFor } from '../lobby/hall.ts'
import { no } from '../context/refusal.ts'
import { matchAt } from '../table/model/table.ts'
import { answer, textIn, type RequestHandler } from './handler.ts'

/** Actions whose times are told: more than any table's log shows. */
const most = 100

/** When the latest actions at a table were taken: the rules have no clock, and a log without times settles no dispute. */
export const times: RequestHandler = (hall, client, about) => {
  const table = tableFor(hall, client, textIn(about, 'table') ?? '')?.table
  const match = table === undefined ? undefined : matchAt(table)
  if (table === undefined || match === undefined) return no('no-table')
  if (table.phase.at !== 'playing' && table.phase.at !== 'over') return no('no-table')
  const told = hall.house.store.records.times(table.phase.record, Math.max(1, match.seq - most), match.seq)
  return answer<TimesAnswer>({ times: Object.fromEntries(told.map(({ number, at }) => [number, at])) })
}
