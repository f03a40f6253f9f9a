import type { EventLogAnswer } from '../../../src-engine/protocol/asks.ts'
import type { GameTableProps } from '../contract.ts'

/**
 * All that happened in a kept game. Takes how to ask the host, which answers in pages, and the record's id; gives the
 * last page with the events of all. Rejects where the host refuses.
 */
export async function wholeEventLog(ask: GameTableProps['ask'], record: string): Promise<EventLogAnswer> {
  const events: EventLogAnswer['events'][number][] = []
  for (let from = 0; ;) {
    const page = await ask('event-log', { record, from })
    events.push(...page.events)
    if (page.next === undefined) return { ...page, events }
    from = page.next
  }
}
