import type { ExportAnswer, FileImportAnswer } from '../../../src-engine/protocol/asks.ts'
import { whyNotWritten } from '../../store/database.ts'
import { importInto } from '../../store/import.ts'
import type { Piece } from '../../store/import-pieces.ts'
import { exportCount, exportPage } from '../../store/export.ts'
import { yielding } from '../context/yielding.ts'
import { because, no } from '../context/refusal.ts'
import { answer, textIn, type RequestHandler } from './handler.ts'
import { uploaded } from './uploads.ts'

const notOwner = no('not-owner')

/** All that this host keeps, a page at a time. It holds everybody's secrets, so it is for the host's own machine. */
export const exportFile: RequestHandler = async (lobby, client, about) => {
  const { person } = client
  if (!client.owner || person === undefined) return notOwner
  const { store } = lobby.context
  const from = textIn(about, 'from') ?? ''
  const { items, next } = await exportPage(store, from, yielding(client.spent))
  const rest: Omit<ExportAnswer, 'items'> = {
    person: person.id,
    ...(from === '' ? { total: exportCount(store) } : {}),
    ...(next === undefined ? {} : { next }),
  }
  return { answerText: `${JSON.stringify(rest).slice(0, -1)},"items":[${items.join(',')}]}` }
}

/** Takes a bundle of such things in, an upload before: what is here already stays as it is. */
export const importFile: RequestHandler = async (lobby, client, about) => {
  const { person } = client
  if (!client.owner || person === undefined) return notOwner
  const file = uploaded(client, about['file'])
  if (file === undefined) return no('no-file')
  const { store, tuning, lobbyChanged, workers } = lobby.context
  const parted = await workers.ask({ want: 'pieces', file: file.text, thinking: 10_000 }, client)
  if (parted === undefined) return no('failed')
  if (parted.file === undefined) return no('bad-file')
  const { person: theirs, pieces, unreadable } = parted.file
  const coming = importInto(store, theirs, person.id, tuning.now())
  const yieldIfLong = yielding(client.spent)
  try {
    for (const piece of pieces) {
      // What was taken in stays: the same file once more brings the rest.
      if (client.gone.aborted) return no('left')
      coming.take(JSON.parse(piece) as Piece)
      await yieldIfLong()
    }
    await store.log.flushed()
    return answer<FileImportAnswer>({ ...coming.end(), unreadable })
  } catch (error) {
    return because('disk', whyNotWritten(error))
  } finally {
    coming.end()
    lobbyChanged()
  }
}
