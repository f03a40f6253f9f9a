import { expect, it } from 'vitest'
import type { TableSummary } from '../../src-engine/protocol/desktop.ts'
import { wayTo } from '../../src-renderer/pages/home/live-tables.ts'

const table = (change: Partial<TableSummary> = {}): TableSummary =>
  ({ id: 'abc', game: 'brawl', phase: 'lobby', taken: 2, seats: 4, ...change }) as TableSummary

it('leads back to one’s own table, and offers a seat there to nobody who has one', () => {
  expect(wayTo(table(), ['abc'])).toBe('back')
  expect(wayTo(table({ phase: 'playing' }), ['abc'])).toBe('back')
  expect(wayTo(table(), ['other'])).toBe('sit')
  expect(wayTo(table({ taken: 4 }), [])).toBe('watch')
  expect(wayTo(table({ phase: 'playing' }), [])).toBe('watch')
})
