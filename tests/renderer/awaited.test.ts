import { expect, test } from 'vitest'
import type { Offer } from '../../src-engine/core/game.ts'
import type { KnownTable } from '../../src-renderer/connection/table.ts'
import { awaitedAt } from '../../src-renderer/table/host/awaited.ts'

const plays: Offer = { do: 'play', blanks: {} }
const concedes: Offer = { do: 'concede', blanks: {}, unasked: 'concedes' }
const table = (offers: readonly Offer[], over: object = {}): KnownTable => ({
  state: { phase: 'playing', paused: false, solo: false, game: 'knock-out-whist', ...over } as never,
  yours: ['Ann'],
  views: { Ann: { seq: 1, view: {}, offers, events: [] }, Ben: { seq: 1, view: {}, offers: [plays], events: [] } },
})
const at = (tables: { readonly [id: string]: KnownTable }, here = ''): string | undefined =>
  awaitedAt(Object.entries(tables), here, game => game === 'brawl')?.id

test('a person at two tables is told of the one that waits for them, and only while they are elsewhere', () => {
  expect(at({ a: table([concedes]), b: table([plays]) }, 'a')).toBe('b')
  expect(at({ a: table([plays]), b: table([plays]) }, 'a')).toBe('b')
  expect(at({ a: table([concedes]), b: table([plays]) }, 'b')).toBeUndefined()
  expect(at({ b: table([plays]) })).toBe('b')
})

test('nobody waits where a game is stopped, over, in real time, alone, or somebody else’s turn', () => {
  for (const over of [{ paused: true }, { phase: 'over' }, { phase: 'lobby' }, { game: 'brawl' }, { solo: true }])
    expect(at({ b: table([plays], over) })).toBeUndefined()
  expect(at({ b: table([]) })).toBeUndefined()
  expect(at({ b: { ...table([plays]), yours: [] } })).toBeUndefined()
})
