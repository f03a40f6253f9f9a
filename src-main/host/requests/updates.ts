import type { UpdatesAnswer } from '../../../src-engine/protocol/asks.ts'
import { whyNotWritten } from '../../store/database.ts'
import { updatesSetting, updatesWanted } from '../../store/settings.ts'
import { because, no } from '../context/refusal.ts'
import { answer, type RequestHandler } from './handler.ts'

/** Whether the owner wants to hear of newer versions; what they set holds from the next look on. */
export const updates: RequestHandler = async ({ context }, client, about) => {
  if (!client.owner) return no('not-owner')
  const wanted = about['set']
  if (wanted !== undefined) {
    if (typeof wanted !== 'boolean') return no('bad-rule')
    try {
      context.store.log.commit([updatesSetting(wanted)], context.tuning.now())
      await context.store.log.flushed()
    } catch (error) {
      return because('disk', whyNotWritten(error))
    }
  }
  return answer<UpdatesAnswer>({ wanted: updatesWanted(context.store), feed: context.feed !== undefined })
}
