import type { EventLogAnswer } from '../../../src-engine/protocol/asks.ts'
import type { Faces } from '../../../src-engine/protocol/person.ts'
import { unplayableRecord } from '../lobby/lobby.ts'
import { yielding } from '../context/yielding.ts'
import { answer, finishedRecord, numberIn, type RequestHandler } from './handler.ts'

/** Actions in one answer, and how many of them are read in one go. */
const actionsAnswered = 300
const actionsRead = 20

/**
 * The event log of a finished game: who played, what everybody at the table was shown, how it ended. For games
 * that this build can't play again it is all there is.
 */
export const eventLog: RequestHandler = async (lobby, client, about) => {
  const found = finishedRecord(lobby, client, about['record'])
  if ('refused' in found) return found
  const { id, head, started, ended = started, outcome, closed } = found
  const { store } = lobby.context
  const yieldIfLong = yielding(client.spent)
  const from = numberIn(about, 'from')
  const logged: ReturnType<typeof store.records.eventLog> = []
  for (let next = from; logged.length < actionsAnswered;) {
    const some = store.records.eventLog(id, next, actionsRead)
    logged.push(...some)
    if (some.length < actionsRead) break
    next = some.at(-1)!.action + 1
    await yieldIfLong()
  }
  const unplayable = closed ?? unplayableRecord(lobby, found)
  const events = logged.flatMap(({ action, events: visible }) => visible.map(event => ({ action, event })))
  return answer<EventLogAnswer>({
    game: head.game,
    seats: head.seats,
    names: head.names,
    started,
    ended,
    events,
    ...(head.faces === undefined ? {} : { faces: head.faces as Faces }),
    ...(outcome === undefined ? {} : { result: outcome }),
    ...(unplayable === undefined ? {} : { unplayable }),
    ...(logged.length < actionsAnswered ? {} : { next: logged.at(-1)!.action + 1 }),
  })
}
