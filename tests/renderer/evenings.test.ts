import { expect, it } from 'vitest'
import { eveningsOf } from '../../src-renderer/pages/statistics/evenings.ts'

const game = (at: Date, place: number) => ({
  at: at.getTime(),
  game: 'knock-out-whist',
  players: 4,
  place,
  together: 1,
  won: place === 1,
  rate: 0,
  record: 'r',
  tallies: {},
})

it('an evening goes on past midnight, and the next day is another', () => {
  const games = [
    game(new Date(2026, 4, 1, 20, 30), 2),
    game(new Date(2026, 4, 1, 23, 50), 1),
    game(new Date(2026, 4, 2, 1, 10), 4),
    game(new Date(2026, 4, 2, 21, 0), 3),
  ]
  const evenings = eveningsOf(games)
  expect(evenings.map(one => one.games.map(({ place }) => place))).toEqual([[2, 1, 4], [3]])
  expect(evenings.map(one => one.at)).toEqual([games[0]!.at, games[3]!.at])
  expect(eveningsOf([])).toEqual([])
})
