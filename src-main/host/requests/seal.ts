import type { SealAnswer } from '../../../src-engine/protocol/seal-key.ts'
import { whyNotWritten } from '../../store/database.ts'
import { sealOf, sealSetting } from '../../store/settings.ts'
import { newSealKey, sealShown } from '../context/seal.ts'
import { because, no } from '../context/refusal.ts'
import { answer, type RequestHandler } from './handler.ts'

/**
 * Whether guests must come by a sealed line (protocol/SEAL.md), and with which key. Who is here by a line that does not do
 * any more is told why and let go, and comes back with the key.
 */
export const seal: RequestHandler = async (lobby, client, about) => {
  const { context } = lobby
  if (!client.owner) return no('not-owner')
  const set = about['set']
  // The other hosts of an event don't know the key, and would let nobody in.
  const can = lobby.event === undefined
  if (set !== undefined) {
    if (set !== 'on' && set !== 'off' && set !== 'new') return no('bad-rule')
    if (!can && set !== 'off') return no('bad-rule')
    const { key } = sealOf(context.store)
    const next = key === undefined || set === 'new' ? newSealKey() : key
    try {
      context.store.log.commit([sealSetting(set !== 'off', next)], context.tuning.now())
      await context.store.log.flushed()
    } catch (error) {
      return because('disk', whyNotWritten(error))
    }
    const { seal: shown } = sealShown(context)
    for (const one of context.clients) {
      const by = one.sealedBy()
      const stays = one.owner || shown === undefined || by === 'tls' || (by === 'key' && key === next)
      if (stays) one.send({ say: 'seal', ...(shown === undefined ? {} : { key: shown }) })
      else one.bye('key', { kind: 'new' })
    }
  }
  const { on, key } = sealOf(context.store)
  return answer<SealAnswer>({ on, can, ...(key === undefined ? {} : { key }) })
}
