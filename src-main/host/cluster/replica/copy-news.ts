import type { ToClient } from '../../../../src-engine/protocol/to-client.ts'
import type { Client } from '../../context/client.ts'
import type { HostContext } from '../../context/context.ts'

type Copy = Pick<Extract<ToClient, { say: 'copy' }>, 'at' | 'by'>

/**
 * Tells everybody how it stands with the copy: at each call those who have not heard how it is `now`, also who came later.
 * Who was never told of one need not hear that there is none.
 */
export function copyNews(context: HostContext, now: () => Copy): () => void {
  let last: Copy = { at: 'none', by: '' }
  let heard = new WeakSet<Client>()
  return () => {
    const { at, by } = now()
    const isNews = at !== last.at || by !== last.by
    if (isNews) heard = new WeakSet()
    last = { at, by }
    if (at === 'none' && !isNews) return
    for (const client of context.clients) {
      if (heard.has(client)) continue
      heard.add(client)
      client.send({ say: 'copy', at, by })
    }
  }
}
