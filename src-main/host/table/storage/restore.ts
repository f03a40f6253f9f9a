import type { Unplayable } from '../../../../src-engine/core/replay.ts'
import { matchRecord, type StoredRecord } from '../../../store/records.ts'
import type { StoredTable } from '../../../store/tables.ts'
import type { HostContext } from '../../context/context.ts'
import type { StoredValue } from '../model/schema.ts'
import { recordIn, tableFrom } from '../model/stored-value.ts'
import type { Table } from '../model/table.ts'
import { actionsOf, replayRecord } from './replay.ts'
import { addToLog, emptyEventLog, type EventLog } from './event-log.ts'
import { valueOf } from './stored-tables.ts'

export interface Restored {
  readonly table: Table
  readonly eventLog: EventLog
}

/** What stands in the file where its record should be makes no sense. */
export const unreadable: Unplayable = { why: 'set-up', code: 'unreadable', text: 'unreadable' }

/** A stored table as it was, its record played again; or why this build can't. Throws only where the rules do. */
export async function restore(
  context: HostContext,
  stored: StoredTable,
): Promise<Restored | { readonly unplayable: Unplayable }> {
  const value = valueOf(stored)
  if (value === undefined) return { unplayable: unreadable }
  const { games } = context.tuning
  const game = Object.hasOwn(games, value.game) ? games[value.game] : undefined
  if (game === undefined) return { unplayable: { why: 'unknown-game' } }
  const eventLog = emptyEventLog()
  const record = recordIn(value)
  if (record === undefined) return { table: tableFrom(value, game, undefined), eventLog }
  const { records } = context.store
  const found = records.find(record)
  if (found === undefined) return { unplayable: unreadable }
  // An end may be on disk of which the undo isn't: so the digest of a table's game is not compared when it is restored.
  const { digest: _digest, ...whole } = matchRecord(found, await actionsOf(records, record))
  const again = await replayRecord(games, whole, ({ match, events, action }) => {
    addToLog(eventLog, match.seats, { seq: match.seq, events, by: action?.by })
  })
  if (!again.ok) return again
  const table = tableFrom(asRecorded(value, found), game, { match: again.match, seed: found.head.seed })
  return { table, eventLog }
}

/** Whether its game is over is for the record to say: older versions kept that apart. */
function asRecorded(value: StoredValue, { ended, outcome }: StoredRecord): StoredValue {
  const { phase } = value
  const over = ended !== undefined && outcome !== undefined
  if (phase.at === 'playing' && over) {
    const { record, handsSeen } = phase
    return { ...value, phase: { at: 'over', record, handsSeen, outcome } }
  }
  if (phase.at === 'over' && !over) {
    const { record, handsSeen } = phase
    return { ...value, phase: { at: 'playing', record, handsSeen, paused: false } }
  }
  return value
}
