import { expect, it } from 'vitest'
import type { GameTableProps } from '../../src-renderer/table/contract.ts'
import { wholeEventLog } from '../../src-renderer/table/story/event-log.ts'

it('asks for an event log page by page, and has the events of all of them in order', async () => {
  const all = Array.from({ length: 5 }, (_, action) => ({ action, event: { type: `event ${action}` } }))
  const asked: number[] = []
  const ask = ((_: string, { from }: { from: number }) => {
    asked.push(from)
    const next = from + 2
    return Promise.resolve({
      game: 'clash',
      events: all.slice(from, next),
      ...(next < all.length ? { next } : { result: { winners: ['Ann'] } }),
    })
  }) as unknown as GameTableProps['ask']
  const log = await wholeEventLog(ask, 'record')
  expect(log.events).toEqual(all)
  expect(log.result).toEqual({ winners: ['Ann'] })
  expect(asked).toEqual([0, 2, 4])
})
