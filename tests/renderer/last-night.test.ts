import { expect, test } from 'vitest'
import type { SavedTable } from '../../src-engine/protocol/answers.ts'
import { lastNight } from '../../src-renderer/pages/home/last-night.ts'

const hour = 3600_000
const game = (id: string, hours: number, over: Partial<SavedTable> = {}): SavedTable => ({
  id,
  game: 'brawl',
  title: 'brawl',
  names: ['Ann', 'Ben'],
  at: 1e12 + hours * hour,
  actions: 5,
  solo: false,
  ...over,
})
const ids = (...games: readonly SavedTable[]): readonly string[] => lastNight(games).map(one => one.id)

test('last night is what was played with others within half a day of the latest such game, latest first', () => {
  expect(ids(game('early', 0), game('late', 4), game('week', -170))).toEqual(['late', 'early'])
  expect(
    ids(game('alone', 30, { solo: true }), game('torn', 29, { unplayable: { why: 'unknown-game' } }), game('a', 0)),
  ).toEqual(['a'])
  expect(ids()).toEqual([])
  expect(ids(game('alone', 0, { solo: true }))).toEqual([])
})
