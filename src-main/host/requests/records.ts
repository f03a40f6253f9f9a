import { entryOf } from '../../../src-engine/core/json.ts'
import { asScenario } from '../../../src-engine/core/record.ts'
import type { RecordsAnswer } from '../../../src-engine/protocol/asks.ts'
import { matchRecord } from '../../store/records.ts'
import { dealtAt } from '../table/model/table.ts'
import { no } from '../context/refusal.ts'
import { unplayableRecord } from '../lobby/lobby.ts'
import { yielding } from '../context/yielding.ts'
import { actionsOf } from '../table/storage/replay.ts'
import { answer, finishedRecord, mayLook, sealedRecords, type RequestHandler, numberIn, textIn } from './handler.ts'
import type { SavedAnswer } from '../../../src-engine/protocol/answers.ts'
import { archivedTables, savedFor } from '../lobby/listing.ts'

/** Finished games, newest first. */
export const records: RequestHandler = async (lobby, client) => {
  const { store } = lobby.context
  const list: RecordsAnswer['records'][number][] = []
  const yieldIfLong = yielding(client.spent)
  const sealed = sealedRecords(lobby)
  for (const one of store.records.finished(300)) {
    await yieldIfLong()
    if (!mayLook(one, client) || sealed.has(one.id)) continue
    const { id, head, ended, outcome } = one
    const unplayable = unplayableRecord(lobby, one)
    list.push({
      id,
      game: head.game,
      title: head.game,
      seats: head.seats,
      names: head.names,
      winners: outcome?.winners ?? [],
      at: ended ?? 0,
      actions: store.records.count(id),
      solo: head.solo === true,
      mine: head.seats.filter(seat => client.person !== undefined && entryOf(head.people, seat) === client.person.id),
      ...(unplayable === undefined ? {} : { unplayable }),
    })
  }
  return answer<RecordsAnswer>({ records: list })
}

/**
 * One finished game as a scenario file: what is shared and opened by double click. It holds the seed, so a game whose
 * end may still be taken back is not given out.
 */
export const record: RequestHandler = async (lobby, client, about) => {
  const found = finishedRecord(lobby, client, about['record'])
  if ('refused' in found) return found
  const open = [...lobby.tables.values()].some(
    ({ table }) => dealtAt(table)?.record === found.id && table.game.endCanBeTakenBack === true,
  )
  if (open) {
    return no('still-open')
  }
  const { game } = found.head
  const whole = matchRecord(found, await actionsOf(lobby.context.store.records, found.id))
  const title = game
  const day = new Date(found.ended ?? found.started).toISOString().slice(0, 10)
  return answer({ scenario: asScenario(whole, `${title}, ${day}`) })
}

/** The page of unfinished games behind the one named, or the first. */
export const saved: RequestHandler = (lobby, client, about) => {
  const archived = archivedTables(lobby)
  const [id, at] = [textIn(about, 'id'), numberIn(about, 'at')]
  // One that is gone meanwhile, taken up or forgotten, is known by when it was left.
  const known = archived.find(one => one.id === id)
  const after =
    id === undefined ? undefined : (known ?? archived.findLast(one => one.at > at || (one.at === at && one.id < id)))
  return answer<SavedAnswer>(savedFor(lobby, client, archived, after))
}
