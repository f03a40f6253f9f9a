import type { MatchRecord } from '../../../src-engine/core/record.ts'
import { replaying, type Games, type Moment, type Replayed } from '../../../src-engine/core/replay.ts'

/** Milliseconds of playing at one go. */
const breath = 4

/** Plays a record again while the host goes on serving everybody else; `each` is shown every moment as it comes. */
export async function played(games: Games, record: MatchRecord, each?: (moment: Moment) => void): Promise<Replayed> {
  const moments = replaying(games, record)
  for (let since = performance.now(); ;) {
    const next = moments.next()
    if (next.done === true) return next.value
    each?.(next.value)
    if (performance.now() - since < breath) continue
    await new Promise(resolve => setImmediate(resolve))
    since = performance.now()
  }
}
