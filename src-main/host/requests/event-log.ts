import type { StoryAnswer } from '../../../src-engine/protocol/asks.ts'
import { unplayableRecord } from '../lobby/hall.ts'
import { breaths } from '../context/breaths.ts'
import { answer, finishedRecord, numberIn, type Asker } from './handler.ts'

/** Actions told in one answer, and how many of them are read in one go. */
const most = 300
const few = 20

/**
 * A finished game as it was told at the time: who played, what everybody at the table was told, how it ended. For games
 * that this build can't play again it is all there is.
 */
export const story: Asker = async (hall, client, about) => {
  const found = finishedRecord(hall, client, about['record'])
  if ('refused' in found) return found
  const { id, head, started, ended = started, outcome, closed } = found
  const { store } = hall.house
  const breath = breaths()
  const from = numberIn(about, 'from')
  const told: ReturnType<typeof store.records.story> = []
  for (let next = from; told.length < most;) {
    const some = store.records.story(id, next, few)
    told.push(...some)
    if (some.length < few) break
    next = some.at(-1)!.action + 1
    await breath()
  }
  const unplayable = closed ?? unplayableRecord(hall, found)
  const events = told.flatMap(({ action, told: events }) => events.map(event => ({ action, event })))
  return answer<StoryAnswer>({
    game: head.game,
    seats: head.seats,
    names: head.names,
    started,
    ended,
    events,
    ...(head.faces === undefined ? {} : { faces: head.faces }),
    ...(outcome === undefined ? {} : { result: outcome }),
    ...(unplayable === undefined ? {} : { unplayable }),
    ...(told.length < most ? {} : { next: told.at(-1)!.action + 1 }),
  })
}
