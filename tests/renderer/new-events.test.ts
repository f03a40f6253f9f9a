import { expect, test } from 'vitest'
import type { NumberedEvent } from '../../src-engine/protocol/to-client.ts'
import { newEvents } from '../../src-renderer/table/story/use-new-events.ts'

const numbered = (...numbers: readonly number[]): readonly NumberedEvent[] =>
  numbers.map(n => ({ n, event: { type: 'back', seat: `seat ${n}` } }))

test('what was there before is old news; each event is new once', () => {
  let events = numbered(1, 2)
  const fresh = newEvents(() => events)
  expect(fresh()).toEqual([])
  events = numbered(1, 2, 3, 4)
  expect(fresh()).toEqual(numbered(3, 4))
  expect(fresh()).toEqual([])
})

test('a rematch numbers its events from the start again, and they are news', () => {
  let events = numbered(7, 8, 9)
  const fresh = newEvents(() => events)
  events = numbered(1, 2)
  expect(fresh()).toEqual(numbered(1, 2))
})
