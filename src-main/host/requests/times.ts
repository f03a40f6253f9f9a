import type { TimesAnswer } from '../../../src-engine/protocol/answers.ts'
import { tableFor } from '../lobby/lobby.ts'
import { no } from '../context/refusal.ts'
import { matchAt } from '../table/model/table.ts'
import { answer, textIn, type RequestHandler } from './handler.ts'

/** Actions whose times are answered: more than any table's log shows. */
const most = 100

/** When the latest actions at a table were taken: the rules have no clock, and a log without times settles no dispute. */
export const times: RequestHandler = (lobby, client, about) => {
  const table = tableFor(lobby, client, textIn(about, 'table') ?? '')?.table
  const match = table === undefined ? undefined : matchAt(table)
  if (table === undefined || match === undefined) return no('no-table')
  if (table.phase.at !== 'playing' && table.phase.at !== 'over') return no('no-table')
  const found = lobby.context.store.records.times(table.phase.record, Math.max(1, match.seq - most), match.seq)
  return answer<TimesAnswer>({ times: Object.fromEntries(found.map(({ number, at }) => [number, at])) })
}
