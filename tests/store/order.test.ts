import { rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { prune } from '../../src-main/store/retention.ts'
import { openStore, type Store } from '../../src-main/store/store.ts'
import { freshFolder } from '../support/host-run.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})
function opened(): Store {
  const folder = freshFolder()
  const store = openStore(folder)
  ends.push(() => {
    store.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return store
}
const day = 24 * 60 * 60 * 1000

test('practice that ended is kept for a while, a person’s latest and the house’s; what it counted for stays', () => {
  const store = opened()
  const play = (id: string, person: string): void => {
    const head = {
      game: 'brawl',
      options: {},
      seats: ['Ann'],
      names: {},
      seed: '',
      people: { Ann: person },
      solo: true,
    }
    const end = { outcome: { winners: ['Ann'], draw: false, places: [['Ann']], sides: false }, digest: '' }
    const [seat, name] = ['Ann', 'Ann']
    const counted = {
      record: id,
      player: person,
      name,
      game: 'brawl',
      players: 2,
      seat,
      place: 1,
      won: true,
      drawn: false,
      tallies: {},
    }
    store.log.commit([{ write: 'start', record: id, head, actions: [], events: [] }], day)
    store.log.commit([{ write: 'end', record: id, end, results: [counted] }], day)
  }
  for (let i = 0; i < 103; i++) play(`ann${i}`, 'ann')
  play('ben', 'ben')
  expect([...prune(store, day, () => true)]).toHaveLength(3)
  expect([0, 2, 3].map(i => store.records.find(`ann${i}`)?.id)).toEqual([undefined, undefined, 'ann3'])
  expect(store.records.find('ben')).toBeDefined()
  expect(store.results.all()).toHaveLength(104)
})

test('with the clock set back what came later is later: nights, saved games and records', () => {
  const store = opened()
  const night = (id: string) => ({ id, host: 'ann', people: [], playlist: [], opened: [], results: [] })
  const play = (record: string, at: number): void => {
    const head = { game: 'brawl', options: {}, seats: [], names: {}, seed: '', people: {} }
    const end = { outcome: { winners: [], draw: true, places: [], sides: false }, digest: '' }
    const setup = { game: 'brawl', solo: false, host: 'ann', options: {}, places: [] }
    store.log.commit([{ write: 'start', record, head, actions: [], events: [] }], at)
    store.log.commit([{ write: 'end', record, end, results: [] }], at)
    store.log.commit([{ write: 'keep', id: record, state: 'archived', setup }], at)
    store.log.commit([{ write: 'night', night: night(record) as never }], at)
  }
  for (const [index, at] of [50, 40, 30].entries()) play(`n${index}`, at * day)
  store.log.commit([{ write: 'night', night: night('file') as never, fromFile: true }], 90 * day)
  const latestFirst = ['n2', 'n1', 'n0']
  expect(store.nights.latest()?.night.id).toBe('n2')
  expect(store.tables.all().map(({ id }) => id)).toEqual(latestFirst)
  expect([...store.records.finished(9)].map(({ id }) => id)).toEqual(latestFirst)
})
