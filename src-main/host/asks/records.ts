import { asScenario } from '../../../src-engine/core/record.ts'
import type { RecordsAnswer } from '../../../src-engine/protocol/asks.ts'
import { no } from '../house/refusal.ts'
import { answer, finishedRecord, mayLook, type Asker } from './asker.ts'

/** Finished games, newest first. */
export const records: Asker = (hall, client) => {
  const { store, tuning } = hall.house
  const list = store.records
    .finished(300)
    .filter(one => mayLook(one, client))
    .map(({ id, head, ended, outcome }) => ({
      id,
      game: head.game,
      title: tuning.games[head.game]?.title ?? head.game,
      seats: head.seats,
      names: head.names,
      winners: outcome?.winners ?? [],
      at: ended ?? 0,
      actions: store.records.count(id),
      solo: head.solo === true,
      mine: head.seats.filter(seat => head.people[seat] !== undefined && head.people[seat] === client.person?.id),
    }))
  return answer<RecordsAnswer>({ records: list })
}

/**
 * One finished game as a scenario file: what is shared and opened by double click. It holds the seed, so a game whose
 * end may still be taken back is not given out.
 */
export const record: Asker = (hall, client, about) => {
  const found = finishedRecord(hall, client, about['record'])
  if ('refused' in found) return found
  const open = [...hall.rooms.values()].some(room => room.record === found.id && room.game.paper === true)
  if (open) {
    return no(
      'still-open',
      'The table could still take the end of this game back. Its file can be saved once the table is closed or plays anew.',
    )
  }
  const { people: _people, solo: _solo, ...head } = found.head
  const actions = hall.house.store.records.actions(found.id).map(one => one.action)
  const title = hall.house.tuning.games[head.game]?.title ?? head.game
  const day = new Date(found.ended ?? found.started).toISOString().slice(0, 10)
  return answer({ scenario: asScenario({ ...head, actions }, `${title}, ${day}`) })
}
