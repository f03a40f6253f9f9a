import { describe, expect, it } from 'vitest'
import type { SeenView } from '../../src-engine/protocol/reader.ts'
import type { ToClient } from '../../src-engine/protocol/to-client.ts'
import { emptyTable, take } from '../../src-renderer/connection/table.ts'

const view = (more: Partial<SeenView>): SeenView => ({
  say: 'view',
  table: 't',
  viewer: 'ann',
  seq: 1,
  view: {},
  offers: [],
  events: [],
  ...more,
})
const state = (phase: 'lobby' | 'playing' | 'over') =>
  ({ say: 'table', table: { id: 't', phase }, yours: ['ann'] }) as unknown as Extract<ToClient, { say: 'table' }>
const nothing = (): void => undefined

describe('what a device holds of a table', () => {
  it('asks from the number of its last event for what happened while the line was down, and once', () => {
    const event = (n: number) => ({ n, event: { type: 'play', n } })
    const asked: unknown[] = []
    const ask = (viewer: string, from?: number): unknown => asked.push([viewer, from])
    const one = take(emptyTable(), view({ view: {}, events: [event(1), event(2)] }), ask as never)
    const back = take(one, view({ seq: 9, view: {} }), ask as never)
    expect(asked).toEqual([['ann', 2]])
    const later = take(back, view({ seq: 9, view: {}, events: [event(3), event(4)] }), ask as never)
    expect(later.views['ann']?.events.map(each => each.n)).toEqual([1, 2, 3, 4])
    take(later, view({ seq: 10, view: {}, events: [event(5)] }), ask as never)
    expect(asked).toHaveLength(1)
  })

  it('keeps each event once, in order, however often it is told', () => {
    const event = (n: number) => ({ n, event: { type: 'play', n } })
    const one = take(emptyTable(), view({ view: {}, events: [event(1), event(2)] }), nothing)
    const two = take(one, view({ seq: 2, view: {}, events: [event(2), event(3)] }), nothing)
    expect(two.views['ann']?.events.map(each => each.n)).toEqual([1, 2, 3])
  })

  it('forgets the game before when another begins at the same table', () => {
    const event = (n: number) => ({ n, event: { type: 'play' } })
    const played = take(emptyTable(), view({ seq: 60, view: {}, events: [event(40)] }), nothing)
    const over = take(played, state('over'), nothing)
    expect(over.views['ann']?.seq).toBe(60)
    const again = take(over, state('playing'), nothing)
    expect(again.views).toEqual({})
    // The same where only the view tells of it.
    const fresh = take(played, view({ seq: 0, view: {}, events: [event(1)] }), nothing)
    expect(fresh.views['ann']?.events.map(each => each.n)).toEqual([1])
  })

  it('turns the host’s clock into a time of this device', () => {
    const before = Date.now()
    const one = take(emptyTable(), view({ view: {}, clock: 5000 }), nothing)
    expect(one.views['ann']?.deadline).toBeGreaterThanOrEqual(before + 5000)
    const two = take(one, view({ seq: 2, base: 1 }), nothing)
    expect(two.views['ann']?.deadline).toBeUndefined()
  })
})
