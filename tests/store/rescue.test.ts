import { readdirSync, rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { closeSql, openSql } from '../../src-main/store/database.ts'
import { openStore } from '../../src-main/store/store.ts'
import { join as joined } from '../support/host-client.ts'
import { contents } from '../support/contents.ts'
import { databaseIn, filledStore, sizeOf, spoil } from '../support/damaged.ts'
import { fuzzDatabase } from '../support/fuzz-database.ts'
import { fuzzRows } from '../support/fuzz-rows.ts'
import { freshFolder, runHost } from '../support/host-run.ts'
import { runs } from '../support/runs.ts'

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

test('a rescue takes over every table there is, whatever is new since', () => {
  const data = folder()
  filledStore(data, 2, 2)
  const whole = openStore(data)
  const { log: _log, schema: _schema, ...before } = contents(whole)
  whole.close()
  for (const [table, kept] of Object.entries(before)) expect([table, kept.length]).not.toEqual([table, 0])
  const sql = openSql(databaseIn(data))
  // One setting is no text any more.
  sql.exec(`INSERT INTO settings VALUES ('torn', CAST(x'22fffe22' AS TEXT))`)
  closeSql(sql)
  const store = openStore(data)
  expect(store.notices.map(one => one.text)).toEqual(['database-rescued'])
  const { log: _epoch, schema: _same, ...after } = contents(store)
  expect({ ...after, settings: after['settings']!.slice(0, 1) }).toEqual(before)
  store.close()
})

test('wherever bytes of the database are spoilt, the store opens, and loses nothing that can be read', () => {
  const { numRuns, seed = Date.now() % 1e6 } = runs(15)
  expect(fuzzDatabase(numRuns, seed)).toEqual([])
})

test('whatever stands in single cells of the database, the host starts, answers, and deals a new game', async () => {
  const { numRuns, seed = Date.now() % 1e6 } = runs(3)
  expect(await fuzzRows(numRuns, seed)).toEqual([])
})

test('a text that is none does not end the host, as reading it would: what can be read is taken over', async () => {
  const data = folder()
  filledStore(data, 3, 2)
  const before = openSql(databaseIn(data))
  before.exec(`UPDATE records SET events = CAST(x'22fffe22' AS TEXT) WHERE id = 'game-1'`)
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

test.each(['actions', 'results', 'people'])(
  'a text that is none is found however far in it stands: in %s, past many thousands of rows',
  table => {
    const data = folder()
    filledStore(data, 1, 1)
    const before = openSql(databaseIn(data))
    const count = 'WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 15001)'
    const broken = `CASE i WHEN 15001 THEN CAST(x'22fffe22' AS TEXT) ELSE 'fine' END`
    const inserts: { readonly [table: string]: string } = {
      actions: `INSERT INTO actions (record, number, at, body) ${count} SELECT 'game-0', i, i, ${broken} FROM n`,
      results: `INSERT INTO results ${count} SELECT 'game-' || (i / 2), 'p', ${broken}, 'g', 2, i % 2, 1, 0, 0, '{}', i, 0, NULL FROM n`,
      people: `INSERT INTO people ${count} SELECT i, i, ${broken}, 1, '', i FROM n`,
    }
    before.exec(inserts[table]!)
    closeSql(before)
    const store = openStore(data)
    expect(store.notices.map(one => one.text)).toEqual(['database-rescued'])
    const { count: found } = store.reader.row(`SELECT count(*) AS count FROM ${table}`)!
    expect(Number(found)).toBeGreaterThan(15_000)
    store.close()
  },
)

test('what comes after thousands of rows in a row that can’t be read is taken over too', () => {
  const data = folder()
  filledStore(data, 1, 1)
  const before = openSql(databaseIn(data))
  const count = 'WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 30001)'
  before.exec(`INSERT INTO people ${count} SELECT i, i, 'Person', 1, '', i FROM n`)
  closeSql(before)
  // The middle of the file: neither the page that knows where all others are nor the last rows.
  const pages = Math.floor(sizeOf(databaseIn(data)) / 4096)
  const [first, last] = [Math.floor(pages / 3), Math.floor((2 * pages) / 3)]
  spoil(databaseIn(data), first * 4096, new Uint8Array((last - first) * 4096).fill(0xff))
  const store = openStore(data)
  expect(store.notices.map(one => one.text)).toEqual(['database-rescued'])
  const found = store.reader.rows('SELECT seen FROM people ORDER BY seen').map(({ seen }) => Number(seen))
  expect(found.at(-1)).toBe(30_001)
  const lost = found.map((id, index) => id - (found[index - 1] ?? id))
  expect(Math.max(...lost)).toBeGreaterThan(5000)
  store.close()
})

test('after a rescue the log is in another epoch: who followed it has to take a copy', () => {
  const data = folder()
  const before = openStore(data)
  before.log.commit([{ write: 'setting', key: 'a', value: 'one' }], 1)
  const position = before.log.position()
  before.close()
  const sql = openSql(databaseIn(data))
  sql.exec(`UPDATE settings SET value = CAST(x'22fffe22' AS TEXT)`)
  closeSql(sql)
  const store = openStore(data)
  store.log.commit([{ write: 'setting', key: 'a', value: 'two' }], 2)
  expect(store.log.position().epoch).toBeGreaterThan(position.epoch)
  expect(store.log.follow({ ...position, number: 0 }, () => {})).toBeUndefined()
  store.close()
})

test.each([
  ['its epoch is no number', `UPDATE log SET epoch = 'x'`, 'held'],
  ['its number is no number', `UPDATE log SET number = '[]'`, 'held'],
  ['its number is none that can be counted on from', `UPDATE log SET number = 9e18`, 'held'],
  ['its row is gone', 'DELETE FROM log', 'held'],
  ['its epoch is no text', `UPDATE log SET epoch = CAST(x'22fffe22' AS TEXT)`, 'held'],
  ['its word is no text', `UPDATE log SET word = CAST(x'22fffe22' AS TEXT)`, 'held'],
  ['its standing is no text', `UPDATE log SET standing = CAST(x'22fffe22' AS TEXT)`, 'held'],
  ['the house was given away, and its epoch is no number', `UPDATE log SET standing = 'given', epoch = 'x'`, 'given'],
])('a log that nothing could be written to is rescued, and can be again: %s', (_what, spoilt, standing) => {
  const data = folder()
  filledStore(data, 2, 2)
  const sql = openSql(databaseIn(data))
  sql.exec(spoilt)
  closeSql(sql)
  const store = openStore(data)
  expect(store.notices.map(one => one.text)).toEqual(['database-rescued'])
  expect([store.log.standing().standing, store.people.byId('person-1')?.name]).toEqual([standing, 'Person 1'])
  const { epoch, number } = store.log.position()
  // A new one, but for a house that another has: it may be in no later epoch than that.
  expect(epoch > 1).toBe(standing === 'held')
  store.log.commit([{ write: 'standing', standing: 'held', epoch: epoch + 1, word: '' }], 1)
  expect(store.log.commit([{ write: 'setting', key: 'a', value: 'b' }], 1)).toBe(number + 2)
  store.close()
})

test('a database of an earlier version whose pages are damaged is rescued too, with its results', () => {
  const data = folder()
  filledStore(data, 200, 40)
  const sql = openSql(databaseIn(data))
  sql.exec(
    'DROP TABLE log; DROP TABLE dismissals; DROP TABLE nights; ALTER TABLE results DROP COLUMN imported; ALTER TABLE results DROP COLUMN knocked_out_by; PRAGMA user_version = 2',
  )
  closeSql(sql)
  // So that it is not even brought to this version before the damage shows.
  spoil(databaseIn(data), Math.floor(sizeOf(databaseIn(data)) / 4096 / 3) * 4096, new Uint8Array(4096).fill(0xff))
  const store = openStore(data)
  expect(store.notices.map(one => one.text)).toEqual(['database-rescued'])
  expect(store.results.all().length).toBeGreaterThan(150)
  store.close()
})
