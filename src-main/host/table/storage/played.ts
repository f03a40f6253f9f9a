import type { MatchRecord } from '../../../../src-engine/core/record.ts'
import { replaying, type Games, type Moment, type Replayed } from '../../../../src-engine/core/replay.ts'
import type { RecordStore, TimedAction } from '../../../store/records.ts'
import { yielding } from '../../context/yielding.ts'

/** Actions read in one go: a game may have thousands. */
const page = 100

/** All of a record's actions, read while the host goes on serving everybody else. */
export async function actionsOf(records: RecordStore, record: string): Promise<TimedAction[]> {
  const all: TimedAction[] = []
  const yieldIfLong = yielding()
  for (;;) {
    const some = records.actions(record, all.length + 1, page)
    all.push(...some)
    if (some.length < page) return all
    await yieldIfLong()
  }
}

/** Plays a record again while the host goes on serving everybody else; `each` is shown every moment as it comes. */
export async function played(games: Games, record: MatchRecord, each?: (moment: Moment) => void): Promise<Replayed> {
  const moments = replaying(games, record)
  const yieldIfLong = yielding()
  for (;;) {
    const next = moments.next()
    if (next.done === true) return next.value
    each?.(next.value)
    await yieldIfLong()
  }
}
