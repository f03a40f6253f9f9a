import type { SavedAnswer } from '../../../src-engine/protocol/saved.ts'
import { archivedTables, savedFor } from '../lobby/listing.ts'
import { answer, numberIn, textIn, type RequestHandler } from './handler.ts'

/** The page of unfinished games behind the one named, or the first. */
export const saved: RequestHandler = (lobby, client, about) => {
  const id = textIn(about, 'id')
  const after = id === undefined ? undefined : { at: numberIn(about, 'at'), id }
  return answer<SavedAnswer>(savedFor(lobby, client, archivedTables(lobby), after))
}
