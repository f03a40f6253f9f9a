import { readdirSync, rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { closeSql, openSql } from '../../src-main/store/database.ts'
import { join as joined } from '../support/host-client.ts'
import { databaseIn, filledStore, sizeOf, spoil } from '../support/damaged.ts'
import { fuzzDatabase } from '../support/fuzz-database.ts'
import { fuzzRows } from '../support/fuzz-rows.ts'
import { freshFolder, runHost } from '../support/host-run.ts'
import { patience, runs } from '../support/runs.ts'

const folders: string[] = []
const folder = (): string => {
  const made = freshFolder()
  folders.push(made)
  return made
}
afterEach(() => {
  for (const one of folders.splice(0)) rmSync(one, { recursive: true, force: true })
})

test('a damaged database is set aside, and all of it that can be read is there again', async () => {
  const data = folder()
  filledStore(data, 200, 40)
  // A page in the middle, and one further on.
  for (const part of [3, 5]) {
    const page = Math.floor(sizeOf(databaseIn(data)) / 4096 / part) * 4096
    spoil(databaseIn(data), page, new Uint8Array(4096).fill(0xff))
  }
  const host = await runHost({}, { data })
  let told: unknown
  host.onNotices(all => (told = all.find(one => one.id === 'database-set-aside')))
  expect(told).toMatchObject({
    text: 'database-rescued',
    params: { aside: expect.stringMatching(/^knockabout-corrupt/) },
  })
  const { store } = host.lobby.context
  const kept = Array.from({ length: 200 }, (_, n) => store.records.count(`game-${n}`))
  expect(kept.filter(count => count === 40).length).toBeGreaterThan(150)
  expect(store.results.all().length).toBeGreaterThan(150)
  await joined(host.port, { name: 'Ann' })
  await host.end()
  expect(readdirSync(data).some(name => name.startsWith('knockabout-corrupt'))).toBe(true)
})

test(
  'wherever bytes of the database are spoilt, the store opens, and loses nothing that can be read',
  () => {
    const { numRuns, seed = Date.now() % 1e6 } = runs(15)
    expect(fuzzDatabase(numRuns, seed)).toEqual([])
  },
  60_000 * patience,
)

test(
  'whatever stands in single cells of the database, the host starts, answers, and deals a new game',
  async () => {
    const { numRuns, seed = Date.now() % 1e6 } = runs(3)
    expect(await fuzzRows(numRuns, seed)).toEqual([])
  },
  60_000 * patience,
)

test('a text that is none does not end the host, as reading it would: what can be read is taken over', async () => {
  const data = folder()
  filledStore(data, 3, 2)
  const before = openSql(databaseIn(data))
  before.exec(`UPDATE records SET told = CAST(x'22fffe22' AS TEXT) WHERE id = 'game-1'`)
  closeSql(before)
  const host = await runHost({}, { data })
  let told = ''
  host.onNotices(all => (told = all.map(one => one.text).join()))
  expect(told).toBe('database-rescued')
  const ann = await joined(host.port, { name: 'Ann' })
  expect(await ann.ask({ say: 'ask', what: 'records' })).toMatchObject({ answer: { records: [{}, {}, {}] } })
  await host.end()
})

test('a row that makes no sense is left out, and the owner is told once', async () => {
  const data = folder()
  filledStore(data, 3, 2)
  const before = openSql(databaseIn(data))
  before.exec(`UPDATE records SET head = '{"nonsense"' WHERE id = 'game-1'`)
  before.exec(`UPDATE results SET tallies = '{"nonsense"' WHERE record = 'game-2'`)
  closeSql(before)
  const host = await runHost({}, { data })
  const told: string[][] = []
  host.onNotices(all => told.push(all.map(one => one.text)))
  const ann = await joined(host.port, { name: 'Ann' })
  for (let i = 0; i < 2; i++) {
    expect(await ann.ask({ say: 'ask', what: 'records' })).toMatchObject({ answer: { records: [{}, {}] } })
  }
  expect(await ann.ask({ say: 'ask', what: 'statistics', about: { player: 'person-2' } })).toMatchObject({
    answer: { total: { games: 1 } },
  })
  expect(told).toEqual([[], ['some-unreadable']])
  await host.end()
})
