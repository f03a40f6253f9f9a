import type { SavedAnswer } from '../../../src-engine/protocol/answers.ts'
import { archivedTables, savedFor } from '../lobby/listing.ts'
import { answer, numberIn, textIn, type RequestHandler } from './handler.ts'

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
