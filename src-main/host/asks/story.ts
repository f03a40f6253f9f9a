import type { StoryAnswer } from '../../../src-engine/protocol/asks.ts'
import { unplayableRecord } from '../hall/hall.ts'
import { answer, finishedRecord, numberIn, type Asker } from './asker.ts'

/** Actions told in one answer. */
const most = 300

/**
 * A finished game as it was told at the time: who played, what everybody at the table was told, how it ended. For games
 * that this build can't play again it is all there is.
 */
export const story: Asker = (hall, client, about) => {
  const found = finishedRecord(hall, client, about['record'])
  if ('refused' in found) return found
  const { id, head, started, ended = started, outcome, closed } = found
  const { store } = hall.house
  const from = numberIn(about, 'from')
  const told = store.records.story(id, from, most)
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
