import { z } from 'zod'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { KeepingAnswer, WholeAnswer, WholeImportAnswer } from '../../../src-engine/protocol/asks.ts'
import { whyNotWritten } from '../../store/database.ts'
import { keepingOf, keepingShape, setKeeping } from '../../store/thinning.ts'
import { bring, wholePage, type Brought } from '../../store/whole.ts'
import { thin } from '../hall/hall.ts'
import { because, no } from '../house/refusal.ts'
import { answer, type Asker } from './asker.ts'
import { uploaded } from './uploads.ts'

const notOwner = no('not-owner')

/** All that this host keeps, a page at a time. It holds everybody's secrets, so it is for the host's own machine. */
export const exportWhole: Asker = (hall, client, about) => {
  if (!client.owner || client.person === undefined) return notOwner
  const page = wholePage(hall.house.store, String(about['from'] ?? ''))
  return answer<WholeAnswer>({ person: client.person.id, ...page })
}

const bundle = z.object({ person: z.string().max(80), items: z.array(z.unknown()).max(10_000) })

/** Takes a bundle of such things in, an upload before: what is here already stays as it is. */
export const importWhole: Asker = async (hall, client, about) => {
  const { person } = client
  if (!client.owner || person === undefined) return notOwner
  const file = uploaded(client, about['file'])
  if (file === undefined) return no('no-file')
  const read = bundle.safeParse(parsed(file.text))
  if (!read.success) return no('bad-file')
  const { store, lobbyChanged } = hall.house
  const brought: Brought = { added: 0, known: 0, unreadable: 0 }
  try {
    for (const item of read.data.items) {
      bring(store, item, read.data.person, person.id, brought)
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

function parsed(text: string): JsonObject | undefined {
  try {
    return JSON.parse(text) as JsonObject
  } catch {
    return undefined
  }
}
