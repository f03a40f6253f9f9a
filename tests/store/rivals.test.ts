import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '../../src-main/store/store.ts'

test('rivals are who one played with, and in how many of those games one finished ahead; narrowed like all figures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'knockabout-rivals-'))
  const store = openStore(folder)
  const game = (
    record: string,
    name: string,
    at: number,
    finished: readonly (readonly [player: string, place: number, knockedOutBy?: string])[],
  ) =>
    store.log.commit(
      [
        {
          write: 'results',
          results: finished.map(([player, place, by]) => ({
            record,
            player,
            name: `${player} ${at}`,
            game: name,
            players: finished.length,
            seat: player,
            place,
            won: place === 1,
            drawn: false,
            tallies: {},
            at,
            ...(by === undefined ? {} : { knockedOutBy: by }),
          })),
        },
      ],
      at,
    )
  game('first', 'brawl', 1, [
    ['ann', 1],
    ['ben', 2, 'ann'],
  ])
  game('second', 'clash', 2, [
    ['ann', 3, 'ben'],
    ['ben', 1],
    // By a bot, which is nobody’s rival.
    ['cal', 2, 'Bot 1'],
  ])
  game('shared', 'clash', 3, [
    ['ann', 1.5],
    ['ben', 1.5],
  ])
  game('without', 'clash', 4, [
    ['ben', 1],
    ['cal', 2],
  ])
  expect(store.results.rivals('ann', {})).toEqual([
    { player: 'ben', name: 'ben 3', games: 3, ahead: 1, knockedOut: 1, knockedOutBy: 1 },
    { player: 'cal', name: 'cal 2', games: 1, ahead: 0, knockedOut: 0, knockedOutBy: 0 },
  ])
  expect(store.results.rivals('ann', { game: 'brawl' })).toEqual([
    { player: 'ben', name: 'ben 1', games: 1, ahead: 1, knockedOut: 1, knockedOutBy: 0 },
  ])
  expect(store.results.rivals('ann', { players: 3 }).map(one => one.player)).toEqual(['ben', 'cal'])
  expect(store.results.rivals('nobody', {})).toEqual([])
  store.close()
  rmSync(folder, { recursive: true, force: true })
})
