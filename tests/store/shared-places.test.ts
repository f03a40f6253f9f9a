import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { statisticsOf } from '../../src-main/host/workers/figures.ts'
import { openStore } from '../../src-main/store/store.ts'
import type { Result } from '../../src-main/store/write.ts'

// The podium says "2nd, shared" where the table of results holds the mean of the places: statistics say what the podium says.

const seats = Array.from({ length: 12 }, (_, at) => `Seat${at + 1}`)
const head = {
  game: 'all-out-brawl',
  rulesVersion: 1,
  options: {},
  seats,
  names: {},
  faces: {},
  seed: '0'.repeat(32),
  people: { Seat3: 'ann' },
}
const result: Omit<Result, 'record' | 'place' | 'won'> = {
  player: 'ann',
  name: 'Ann',
  game: 'all-out-brawl',
  players: 12,
  seat: 'Seat3',
  drawn: false,
  tallies: {},
}

test('a shared place counts as the first of those that are shared, as the podium tells it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'knockabout-places-'))
  const store = openStore(folder)
  const ended = (record: string, places: string[][], place: number, won: boolean, sides = false): void => {
    store.log.commit(
      [
        { write: 'start', record, head, actions: [], events: [] },
        {
          write: 'end',
          record,
          end: { outcome: { winners: places[0]!, draw: false, places, sides }, digest: '' },
          results: [{ ...result, record, place, won }],
        },
      ],
      1,
    )
  }
  const [first, ...others] = seats
  ended('all-but-one', [[first!], others], 7, false)
  ended('two-before', [[first!], ['Seat2'], ['Seat3', 'Seat4'], seats.slice(4)], 3.5, false)
  ended(
    'of-the-side-that-lost',
    [
      ['Seat1', 'Seat2'],
      ['Seat3', 'Seat4'],
    ],
    3.5,
    false,
    true,
  )
  ended('alone', [['Seat3'], seats.filter(seat => seat !== 'Seat3')], 1, true)
  const pages = [...store.results.pages(2, 'ann')]
  const { overTime, total } = statisticsOf({ want: 'statistics', thinking: 0, pages, player: 'ann', name: 'Ann' })
  expect(new Map(overTime.map(one => [one.record, [one.place, one.together]]))).toEqual(
    new Map([
      ['all-but-one', [2, 11]],
      ['two-before', [3, 2]],
      ['of-the-side-that-lost', [2, 2]],
      ['alone', [1, 1]],
    ]),
  )
  expect(total.places).toEqual([1, 2, 1])
  expect(total.averagePlace).toBe(2)
  store.close()
  rmSync(folder, { recursive: true, force: true })
})
