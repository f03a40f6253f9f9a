import { rmSync } from 'node:fs'
import { join as path } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { RetentionAnswer, RecordsAnswer, StatisticsAnswer } from '../../src-engine/protocol/asks.ts'
import { lobbyOfOne } from '../../src-main/host/lobby/listing.ts'
import { prune as pruneLobby } from '../../src-main/host/lobby/lobby.ts'
import { closeSql, openSql } from '../../src-main/store/database.ts'
import type { Write } from '../../src-main/store/write.ts'
import { openStore, type Store } from '../../src-main/store/store.ts'
import { archivedPerPerson, noteRunningDay, prune } from '../../src-main/store/retention.ts'
import { join, personOf, tokenOf } from '../support/host-client.ts'
import { asked, ok, opened, playOn, turn } from '../support/host-play.ts'
import { freshFolder, runHost } from '../support/host-run.ts'
import { bring, everything } from '../support/host-export.ts'

const folders: string[] = []
function folder(): string {
  const made = freshFolder()
  folders.push(made)
  return made
}
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true })
})

const day = 24 * 60 * 60 * 1000

/** The host runs on every day from one time to another. */
function ran(store: Store, from: number, upTo: number): void {
  for (let at = from; at <= upTo; at += day) noteRunningDay(store, at)
}

test('practice games nobody finished are let go past the rule, with their records; others stay', () => {
  const store = openStore(folder())
  const now = 1000 * day
  const head = { game: 'brawl', options: {}, seats: [], names: {}, seed: '', people: {} }
  const keep = (
    id: string,
    solo: boolean,
    host: string,
    age: number,
    state: 'live' | 'archived' = 'archived',
  ): void => {
    const actions = [{ by: 'Ann', do: 'knock' }]
    const places = solo ? [] : [{ seat: host, kind: 'person', name: host, person: host }]
    const setup = { game: 'brawl', solo, host, options: {}, places }
    const begun: Write = { write: 'start', record: id, head, actions, events: [] }
    store.log.commit([begun, { write: 'keep', id, state, record: id, setup }], now - age * day)
  }
  for (let i = 0; i < 30; i++) keep(`ann${i}`, true, 'ann', i)
  keep('ben', true, 'ben', 30)
  keep('old', true, 'ben', 61)
  keep('runs', true, 'ben', 90, 'live')
  keep('together', false, 'ann', 400)
  ran(store, now - 100 * day, now)
  expect([...prune(store, now, () => true)]).toHaveLength(11)
  const left = store.tables.all().map(one => one.id)
  expect(left).toHaveLength(23)
  expect(left).toEqual(expect.arrayContaining(['ann0', 'ann19', 'ben', 'runs', 'together']))
  expect(store.records.find('ann20')).toBeUndefined()
  expect(store.records.count('old')).toBe(0)
  expect(store.records.count('together')).toBe(1)
  expect(store.results.all()).toEqual([])
  expect([...prune(store, now, () => true)]).toHaveLength(0)
  store.close()
})

test.each([
  ['was that of 1970', 0, 20_000 * day],
  ['ran years ahead', 40_000 * day, 20_000 * day],
])('practice that was left while the clock %s is kept, and not lost, once it is right', async (_what, wrong, right) => {
  const data = folder()
  const before = await runHost({ now: () => wrong }, { data })
  const ann = await join(before.port, { name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist', { solo: { bots: 2, level: 'easy' } })
  await playOn(ann, table, 2)
  await ok(ann, { say: 'leave', table })
  await before.end()
  const host = await runHost({ now: () => right, heartbeatMs: 20 }, { data })
  const { store } = host.lobby.context
  const again = await join(host.port, { token: tokenOf(ann) })
  // As many as the rule keeps besides, and then one more.
  const setup = { game: 'brawl', solo: true, host: personOf(again), options: {}, places: [] }
  const leave = (i: number): number =>
    store.log.commit([{ write: 'keep', id: `later-${i}`, state: 'archived', setup }], right + i)
  for (let i = 0; i < 19; i++) leave(i)
  await pruneLobby(host.lobby)
  expect(store.tables.find(table)).toBeDefined()
  expect(await asked<StatisticsAnswer>(again, 'statistics')).toMatchObject({ total: { games: 0 } })
  leave(19)
  // It is the oldest, whatever the clock said when it was left.
  await expect.poll(() => store.tables.find(table)).toBeUndefined()
  expect(store.tables.all()).toHaveLength(20)
  await host.end()
})

test('practice whose seat has a name that every object answers to is let go like any other', () => {
  const store = openStore(folder())
  const head = { game: 'brawl', options: {}, seats: ['constructor', 'Bot'], names: {}, seed: '', solo: true }
  const actions = [{ by: 'constructor', do: 'knock' }]
  const begun = { record: 'r', head: { ...head, people: { constructor: 'ann' } }, actions, events: [] }
  const setup = { game: 'brawl', solo: true, host: 'ann', options: {}, places: [] }
  const left: Write = { write: 'keep', id: 't', state: 'archived', record: 'r', setup }
  store.log.commit([{ write: 'start', ...begun }, left], 0)
  ran(store, 0, 61 * day)
  expect([...prune(store, 61 * day, () => true)]).toHaveLength(1)
  expect(store.results.all()).toMatchObject([{ player: 'ann', name: 'constructor', won: false }])
  store.close()
})

test('of archived tables everybody keeps their latest; one nobody has among them any more is let go', () => {
  const store = openStore(folder())
  const keep = (id: string, people: readonly string[], at: number): void => {
    const places = people.map(person => ({ seat: person, kind: 'person', name: person, person }))
    const setup = { game: 'brawl', solo: false, host: people[0]!, options: {}, places }
    store.log.commit([{ write: 'keep', id, state: 'archived', setup }], at)
  }
  keep('with Ben', ['ann', 'ben'], 1)
  for (let at = 2; at <= 100; at++) keep(`alone ${at}`, ['ann'], at)
  expect([...prune(store, 200, () => true)]).toHaveLength(99 - archivedPerPerson)
  expect(store.tables.all()).toHaveLength(archivedPerPerson + 1)
  // Ben still wants the oldest; once he has taken it off his list nobody does.
  expect(store.tables.find('with Ben')).toBeDefined()
  store.log.commit([{ write: 'dismiss', id: 'with Ben', person: 'ben' }], 200)
  expect([...prune(store, 200, () => true)].map(one => one.id)).toEqual(['with Ben'])
  store.close()
})

test('old practice is let go by the host itself while it runs', async () => {
  const host = await runHost({ heartbeatMs: 20 })
  const { store, tuning } = host.lobby.context
  for (let i = 0; i < 25; i++) {
    const setup = { game: 'brawl', solo: true, host: 'ann', options: {}, places: [] }
    store.log.commit([{ write: 'keep', id: `old-${i}`, state: 'archived', setup }], tuning.now() - i)
  }
  await expect.poll(() => store.tables.all().length).toBe(20)
  await host.end()
})

test('practice that was left is lost once it is let go: it was begun, it could have gone on, and nobody came back', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const total = async (): Promise<unknown> => (await asked<StatisticsAnswer>(ann, 'statistics')).total
  const left = async (plays: number): Promise<string> => {
    const table = await opened(ann, 'knock-out-whist', { solo: { bots: 2, level: 'easy' } })
    if (plays > 0) await playOn(ann, table, plays)
    await ok(ann, { say: 'leave', table })
    return table
  }
  const begun = await left(2)
  // Only what can't be gone on with is closed without an end.
  expect(await ann.ask({ say: 'close', table: begun, keep: true })).toMatchObject({ code: 'playable' })
  // It can be gone on with still.
  expect(await total()).toMatchObject({ games: 0 })
  await ok(ann, { say: 'close', table: begun })
  expect(await total()).toMatchObject({ games: 1, wins: 0, averagePlace: 3 })
  const { store, tuning } = host.lobby.context
  const later = tuning.now() + 100 * day
  const pruned = (counts: boolean): number => {
    ran(store, tuning.now() + day, later)
    return [...prune(store, later, () => counts)].length
  }
  expect(pruned(true)).toBe(0)
  await left(2)
  expect(pruned(false)).toBe(1)
  await left(2)
  expect(pruned(true)).toBe(1)
  expect(await total()).toMatchObject({ games: 2, wins: 0 })
  await host.end()
})

test('the rule can be read by everybody and set at the host’s own machine, and holds at once', async () => {
  const host = await runHost()
  const owner = await join(host.port, { name: 'Ann', ownerKey: host.local().ownerKey })
  const guest = await join(host.port, { name: 'Ben' })
  expect(await asked<RetentionAnswer>(guest, 'retention')).toEqual({
    practice: { games: 20, days: 60 },
    mayChange: false,
  })
  const set = { games: 1, days: 7 }
  expect(await guest.ask({ say: 'ask', what: 'retention', about: { set } })).toMatchObject({ code: 'not-owner' })
  for (let i = 0; i < 3; i++) {
    const table = await opened(owner, 'knock-out-whist', { solo: { bots: 1, level: 'easy' } })
    await turn(owner, table)
    await ok(owner, { say: 'leave', table })
  }
  expect(await asked<RetentionAnswer>(owner, 'retention', { set })).toEqual({
    practice: set,
    mayChange: true,
    folder: host.data,
  })
  expect(host.lobby.context.store.tables.all()).toHaveLength(1)
  await host.end()
})

test('who only comes and goes leaves no row behind; who sits or names themselves is known again', async () => {
  const data = folder()
  const host = await runHost({}, { data })
  const { reader } = host.lobby.context.store
  const people = (): number => Number(reader.row('SELECT count(*) AS count FROM people')!['count'])
  for (let i = 0; i < 5; i++) await (await join(host.port, { name: 'Eve' })).close()
  expect(people()).toBe(0)
  const ann = await join(host.port, { name: 'Ann' })
  await opened(ann, 'knock-out-whist', { seats: 2 })
  const ben = await join(host.port, { name: 'B' })
  await ok(ben, { say: 'profile', name: 'Ben' })
  expect(people()).toBe(2)
  await host.end()
  const again = await runHost({}, { data })
  expect(personOf(await join(again.port, { token: tokenOf(ann) }))).toBe(personOf(ann))
  expect(personOf(await join(again.port, { token: tokenOf(ben) }))).toBe(personOf(ben))
  await again.end()
})

test('everything goes into one file and comes back on another machine: games, results, unfinished tables, settings', async () => {
  const here = await runHost()
  const ann = await join(here.port, { name: 'Ann', ownerKey: here.local().ownerKey })
  const over = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ann, { say: 'start', table: over })
  await playOn(ann, over)
  const on = await opened(ann, 'all-out-brawl', { solo: { bots: 2, level: 'easy' } })
  await playOn(ann, on, 2)
  await ok(ann, { say: 'leave', table: on })
  await asked(ann, 'retention', { set: { games: 5, days: 9 } })
  const file = await everything(ann)
  expect(await (await join(here.port, { name: 'Ben' })).ask({ say: 'ask', what: 'export' })).toMatchObject({
    code: 'not-owner',
  })

  const there = await runHost()
  const me = await join(there.port, { name: 'Ann', ownerKey: there.local().ownerKey })
  const came = await bring(me, file)
  expect(came.unreadable).toBe(0)
  expect(came.added).toBeGreaterThanOrEqual(4)
  expect(await bring(me, file)).toMatchObject({ added: 0, unreadable: 0 })
  const { records } = await asked<RecordsAnswer>(me, 'records')
  expect(records).toMatchObject([{ game: 'knock-out-whist', mine: ['Ann'] }])
  expect(await asked(me, 'replay', { record: records[0]!.id, at: 3 })).toMatchObject({ at: 3 })
  expect(await asked(me, 'statistics')).toMatchObject({ total: { games: 1 } })
  expect(await asked(me, 'retention')).toMatchObject({ practice: { games: 5, days: 9 } })
  const lobby = await me.until(one => one.say === 'lobby' && one.saved.length > 0)
  expect(lobby).toMatchObject({ saved: [{ id: on, game: 'all-out-brawl' }] })
  await ok(me, { say: 'take-up', table: on })
  await me.until(one => one.say === 'table' && one.table.id === on)
  await turn(me, on)
  expect(there.id).not.toBe(here.id)
  await here.end()
  await there.end()
})

test('however many unfinished games there are, telling who is here reads nothing from the database', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann', ownerKey: host.local().ownerKey })
  const { store } = host.lobby.context
  const id = personOf(ann)
  const look = { name: 'Ann', colour: 0, avatar: '', guest: false }
  const places = [{ seat: 'Ann', kind: 'person', person: id, ...look }]
  const set = { options: {}, timer: 0, level: 'normal', thinking: 250, fill: true, coach: false }
  const setup = { game: 'knock-out-whist', solo: false, host: id, places, ...set }
  const head = { game: 'knock-out-whist', options: {}, seats: [], names: {}, seed: '', people: {} }
  for (let at = 1; at <= 1260; at++) {
    const record = `old-${at}`
    const begun: Write = { write: 'start', record, head, actions: [], events: [] }
    store.log.commit([begun, { write: 'keep', id: record, state: 'archived', record, setup }], at)
  }
  const [client] = host.lobby.context.clients
  lobbyOfOne(host.lobby, client!)
  const read = [vi.spyOn(store.reader, 'row'), vi.spyOn(store.reader, 'rows')]
  for (let times = 0; times < 20; times++) {
    expect(lobbyOfOne(host.lobby, client!).saved).toHaveLength(30)
  }
  for (const one of read) expect(one).not.toHaveBeenCalled()
  await host.end()
})

test('a file that is none, or holds things nobody can read, brings nothing in and harms nothing', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann', ownerKey: host.local().ownerKey })
  const odd = [null, 7, {}, { kind: 'record' }, { kind: 'results', rows: [{}] }, { kind: 'person', row: { id: 1 } }]
  const settings = [{ kind: 'setting', row: { key: 'id', value: 'mine' } }]
  expect(await bring(ann, { person: 'x', items: [...odd, ...settings] })).toEqual({ added: 0, known: 0, unreadable: 7 })
  await expect(bring(ann, { nothing: true })).rejects.toThrow('bad-file')
  await host.end()
})

test('a record whose table is gone, from a game that was forgotten once, is let go at the next start', async () => {
  const data = folder()
  const host = await runHost({}, { data })
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist', { solo: { bots: 1, level: 'easy' } })
  await turn(ann, table)
  await host.end()
  const sql = openSql(path(data, 'knockabout.db'))
  sql.exec('DELETE FROM tables')
  closeSql(sql)
  const again = await runHost({}, { data })
  expect(again.lobby.context.store.reader.row('SELECT count(*) AS count FROM records')).toMatchObject({ count: 0 })
  await again.end()
})
