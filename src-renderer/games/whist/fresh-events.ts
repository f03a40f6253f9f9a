import type { NumberedEvent } from '../../../src-engine/protocol/to-client.ts'
import type { WhistEvent } from './seen.ts'

/**
 * Gives, each time it is called, the events that came since it was called last; those before the first call are old news.
 * Numbers that start again lower belong to a new game, whose events are all fresh.
 */
export function freshEvents(events: () => readonly NumberedEvent[]): () => readonly WhistEvent[] {
  let seen = events().at(-1)?.n ?? 0
  return () => {
    const now = events()
    const last = now.at(-1)?.n ?? 0
    if (last < seen) seen = 0
    const fresh = now.filter(one => one.n > seen).map(one => one.event as unknown as WhistEvent)
    seen = last
    return fresh
  }
}
