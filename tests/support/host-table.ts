import type { Match } from '../../src-engine/core/match.ts'
import type { Live } from '../../src-main/host/table/run/live.ts'
import { dealtAt } from '../../src-main/host/table/model/table.ts'
import type { TunedHost } from '../../src-main/host/house/host.ts'

/** The inside of a table that runs. */
export function liveAt(host: Pick<TunedHost, 'lobby'>, table: string): Live {
  const live = host.lobby.tables.get(table)
  if (live === undefined) throw new Error(`no table ${table}`)
  return live
}

export function matchOf(live: Live): Match {
  const match = dealtAt(live.table)?.match
  if (match === undefined) throw new Error('no game at that table')
  return match
}

export function recordOf(live: Live): string {
  const record = dealtAt(live.table)?.record
  if (record === undefined) throw new Error('no game at that table')
  return record
}
