import type { KeepingAnswer, WholeAnswer, WholeImportAnswer } from '../../../src-engine/protocol/asks.ts'
import { whyNotWritten } from '../../store/database.ts'
import { keepingOf, keepingShape, setKeeping } from '../../store/thinning.ts'
import { bring, wholePage, type Brought } from '../../store/whole.ts'
import { thin } from '../hall/hall.ts'
import { because, no } from '../house/refusal.ts'
import { answer, textIn, type Asker } from './asker.ts'
import { uploaded } from './uploads.ts'

const notOwner = no('not-owner')

/** All that this host keeps, a page at a time. It holds everybody's secrets, so it is for the host's own machine. */
export const exportWhole: Asker = (hall, client, about) => {
  if (!client.owner || client.person === undefined) return notOwner
  const page = wholePage(hall.house.store, textIn(about, 'from') ?? '')
  return answer<WholeAnswer>({ person: client.person.id, ...page })
}

/** Takes a bundle of such things in, an upload before: what is here already stays as it is. */
export const importWhole: Asker = async (hall, client, about) => {
  const { person } = client
  if (!client.owner || person === undefined) return notOwner
  const file = uploaded(client, about['file'])
  if (file === undefined) return no('no-file')
  const { store, lobbyChanged, workers } = hall.house
  const parted = await workers.ask({ want: 'items', file: file.text, thinking: 10_000 }, client)
  if (parted === undefined) return no('failed')
  if (parted.person === undefined || parted.items === undefined) return no('bad-file')
  const brought: Brought = { added: 0, known: 0, unreadable: 0 }
  try {
    for (const item of parted.items) {
      bring(store, JSON.parse(item), parted.person, person.id, brought)
      // Others have their turn between any two.
      await new Promise(resolve => setImmediate(resolve))
    }
  } catch (error) {
    return because('disk', whyNotWritten(error))
  } finally {
    lobbyChanged()
  }
  return answer<WholeImportAnswer>(brought)
}

/** The rule by which old unfinished practice games are let go; at the host's machine it may be set. */
export const keeping: Asker = (hall, client, about) => {
  const { store, data } = hall.house
  if (about['set'] !== undefined) {
    if (!client.owner) return no('not-owner')
    const read = keepingShape.safeParse(about['set'])
    if (!read.success) return no('bad-rule')
    try {
      setKeeping(store, read.data)
    } catch (error) {
      return because('disk', whyNotWritten(error))
    }
    thin(hall, true)
  }
  return answer<KeepingAnswer>({
    practice: keepingOf(store),
    mayChange: client.owner,
    ...(client.owner ? { folder: data } : {}),
  })
}
