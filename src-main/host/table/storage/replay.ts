import type { MatchRecord } from '../../../../src-engine/core/record.ts'
import { replaySteps, type Games, type PlayedStep, type Replayed } from '../../../../src-engine/core/replay.ts'
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

/** Plays a record again while the host goes on serving everybody else; `each` is called with the deal and then each action. */
export async function replayRecord(
  games: Games,
  record: MatchRecord,
  each?: (step: PlayedStep) => void,
): Promise<Replayed> {
  const steps = replaySteps(games, record)
  const yieldIfLong = yielding()
  for (;;) {
    const next = steps.next()
    if (next.done === true) return next.value
    each?.(next.value)
    await yieldIfLong()
  }
}
