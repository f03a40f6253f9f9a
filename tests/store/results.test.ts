import { rmSync } from 'node:fs'
import * as fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { resultsIn, type StoredResult } from '../../src-main/store/results.ts'
import { openStore } from '../../src-main/store/store.ts'
import type { StatisticsAnswer } from '../../src-engine/protocol/asks.ts'
import { join, personOf } from '../support/host-client.ts'
import { asked } from '../support/host-play.ts'
import { freshFolder, runHost } from '../support/host-run.ts'
import { runs } from '../support/runs.ts'

const data = freshFolder()
afterAll(() => rmSync(data, { recursive: true, force: true }))

const result = fc.record({
  record: fc.constantFrom('r1', 'r2', 'r3', 'R', 'ö'),
  player: fc.constantFrom('ann', 'ben', 'guest:cal', ''),
  name: fc.constantFrom('Ann', 'Ben'),
  game: fc.constant('toy'),
  players: fc.constant(2),
  seat: fc.constantFrom('Ann', 'Ben', 'Cal', ''),
  place: fc.constant(1),
  won: fc.boolean(),
  drawn: fc.constant(false),
  tallies: fc.constant({ tricks: 1 }),
  // Few, so that several are of the same moment.
  at: fc.constantFrom(0, 1, 2),
})

test('pages of any size hold each result once: everybody’s, and one player’s alone', () => {
  const store = openStore(data)
  const paged = (size: number, player?: string): StoredResult[] => {
    const pages = [...store.results.pages(size, player)]
    expect(pages.every(page => (JSON.parse(page) as object[]).length <= size)).toBe(true)
    return resultsIn(pages)
  }
  const results = fc.uniqueArray(result, { selector: one => `${one.record} ${one.seat}`, maxLength: 20 })
  fc.assert(
    fc.property(results, fc.integer({ min: 1, max: 5 }), (list, size) => {
      store.log.commit([{ write: 'clear-results' }, { write: 'results', results: list }], 1)
      const all = store.results.all()
      expect(all).toHaveLength(list.length)
      expect(paged(size)).toEqual(all)
      for (const player of ['ann', 'ben', 'guest:cal', '']) {
        expect(paged(size, player)).toEqual(all.filter(one => one.player === player))
      }
      const games = store.results.players().map(one => [one.player, one.games])
      const players = [...new Set(list.map(one => one.player))]
      const counted = players.map(player => [player, list.filter(one => one.player === player).length] as const)
      expect(games).toEqual(counted.sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)))
    }),
    runs(60),
  )
  store.close()
})

test('statistics read the results of the player they are of and nobody else’s; the others are counted', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const { store } = host.lobby.context
  const shape = { game: 'toy', players: 2, place: 1, won: true, drawn: false, tallies: {} }
  const one = (record: string, player: string, name: string, at: number): StoredResult => {
    return { ...shape, record, player, name, seat: name, at }
  }
  const me = personOf(ann)
  const others = Array.from({ length: 500 }, (_, at) => one(`r${at}`, 'ben', at === 499 ? 'Benjamin' : 'Ben', at))
  store.log.commit([{ write: 'results', results: [one('a', me, 'Anna', 1), one('b', me, 'Ann', 2), ...others] }], 3)
  const read = [vi.spyOn(store.reader, 'row'), vi.spyOn(store.reader, 'rows')]
  const { players, total } = await asked<StatisticsAnswer>(ann, 'statistics')
  expect(total).toMatchObject({ games: 2 })
  expect(players).toEqual([
    { player: 'ben', name: 'Benjamin', games: 500 },
    { player: me, name: 'Ann', games: 2 },
  ])
  const given = JSON.stringify(read.map(reader => reader.mock.results.map(({ value }) => value as unknown)))
  expect(given).toContain('Anna')
  expect(given).not.toContain('r17')
  await host.end()
})
