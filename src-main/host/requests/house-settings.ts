import type { RetentionAnswer, UpdatesAnswer } from '../../../src-engine/protocol/asks.ts'
import { whyNotWritten } from '../../store/database.ts'
import { practiceRetention, practiceRetentionSetting, practiceRetentionShape } from '../../store/retention.ts'
import { updatesSetting, updatesWanted } from '../../store/settings.ts'
import type { Write } from '../../store/write.ts'
import type { HostContext } from '../context/context.ts'
import { because, no } from '../context/refusal.ts'
import { prune } from '../lobby/lobby.ts'
import { answer, type RequestHandler } from './handler.ts'

/** Whether the owner wants to hear of newer versions; what they set holds from the next look on. */
export const updates: RequestHandler = async ({ context }, client, about) => {
  if (!client.owner) return no('not-owner')
  const wanted = about['set']
  if (wanted !== undefined) {
    if (typeof wanted !== 'boolean') return no('bad-rule')
    const refused = await keep(context, updatesSetting(wanted))
    if (refused !== undefined) return refused
  }
  return answer<UpdatesAnswer>({ wanted: updatesWanted(context.store), feed: context.feed !== undefined })
}

/** The rule by which old unfinished practice games are pruned; at the host's machine it may be set. */
export const retention: RequestHandler = async (lobby, client, about) => {
  const { store, data } = lobby.context
  if (about['set'] !== undefined) {
    if (!client.owner) return no('not-owner')
    const read = practiceRetentionShape.safeParse(about['set'])
    if (!read.success) return no('bad-rule')
    const refused = await keep(lobby.context, practiceRetentionSetting(read.data))
    if (refused !== undefined) return refused
    await prune(lobby, true)
  }
  return answer<RetentionAnswer>({
    practice: practiceRetention(store),
    mayChange: client.owner,
    ...(client.owner ? { folder: data } : {}),
  })
}

/** Resolves once the setting is on disk; to why it is not, where it is not. */
async function keep({ store, tuning }: HostContext, setting: Write): Promise<ReturnType<typeof no> | undefined> {
  try {
    store.log.commit([setting], tuning.now())
    await store.log.flushed()
    return undefined
  } catch (error) {
    return because('disk', whyNotWritten(error))
  }
}
