import { cpSync, rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FromHost } from '../../../../src-engine/protocol/reader.ts'
import type { TunedHost } from '../../../../src-main/host/house/host.ts'
import type { HostOptions } from '../../../../src-main/host/context/running.ts'
import { join, personOf, tokenOf, type TestClient } from '../../../support/host-client.ts'
import { asked, ok, opened, playOn, seatOf, tableOf } from '../../../support/host-play.ts'
import { playsNext } from '../../../support/event.ts'
import { freshFolder, runHost } from '../../../support/host-run.ts'
import { makeNewHouse } from '../../../../src-main/store/new-house.ts'
import { isMoved } from '../../../support/houses.ts'
import { startRedis, type TestRedis } from '../../../support/redis.ts'

// Two real hosts on a real Redis, and real clients at both.

let redis: TestRedis
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.end())
const ends: (() => unknown)[] = []
beforeEach(() => redis.ask('FLUSHALL'))
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function host(options: Partial<HostOptions> = {}): Promise<TunedHost> {
  const one = await runHost({ graceMs: 60_000 }, { redis: redis.url, ...options })
  ends.push(one.end)
  return one
}
async function guest(at: TunedHost, name: string, how: object = {}): Promise<TestClient> {
  const one = await join(at.port, { name, ...how })
  ends.push(one.close)
  return one
}
const shows =
  (table: string) =>
  (said: FromHost): boolean =>
    said.say === 'lobby' && said.tables.some(({ id }) => id === table)
const url = (at: TunedHost): string => `http://127.0.0.1:${at.port}`

/** Asks for a table that lives elsewhere, and goes there as a page does: with the same token. */
async function follows(client: TestClient, name: string, table: string, to: TunedHost): Promise<TestClient> {
  client.say({ say: 'watch', n: 1, table })
  const moved = await client.until(isMoved)
  expect(moved).toMatchObject({ to: [url(to)], sameToken: true })
  await client.closed
  const there = await guest(to, name, { token: tokenOf(client) })
  expect(personOf(there)).toBe(personOf(client))
  return there
}

test('every host shows all tables, and whoever wants one elsewhere goes there and is who they are', async () => {
  const [here, there] = [await host(), await host()]
  expect(here.local().id).toBe(there.local().id)
  const ann = await guest(here, 'Ann')
  const ben = await guest(there, 'Ben')
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ben.until(shows(table))

  // Ben has done nothing yet: no disk knows him, and his token counts all the same.
  const benHere = await follows(ben, 'Ben', table, here)
  await ok(benHere, { say: 'sit', table })
  expect(tableOf(ann, table).places.map(one => one.name)).toEqual(['Ann', 'Ben'])
  // Back at the other host his seat is shown as his.
  const benBack = await guest(there, 'Ben', { token: tokenOf(ben) })
  await benBack.until(said => said.say === 'lobby' && said.mine.includes(table))
  expect(personOf(benBack)).toBe(personOf(ben))

  await ok(ann, { say: 'close', table })
  await benBack.until(said => said.say === 'lobby' && said.tables.length === 0 && said.mine.length === 0)
})

test('a seat’s code and another name count everywhere; the old token nowhere', async () => {
  const [here, there] = [await host(), await host()]
  const ann = await guest(here, 'Ann')
  await ok(ann, { say: 'profile', name: 'Anna' })
  await opened(ann, 'knock-out-whist', { seats: 2 })
  const { code } = await asked<{ code: string }>(ann, 'seat-code')
  const phone = await guest(here, 'Phone', { token: 'drawn by the phone itself', ticket: code })
  expect(personOf(phone)).toBe(personOf(ann))

  const phoneThere = await guest(there, 'Anna', { token: tokenOf(phone) })
  expect(personOf(phoneThere)).toBe(personOf(ann))
  expect(personOf(await guest(there, 'Anna', { token: tokenOf(ann) }))).not.toBe(personOf(ann))
})

test('nobody is asked for the PIN twice, and who was not let in is', async () => {
  const [here, there] = [await host({ pin: '4711' }), await host({ pin: '4711' })]
  const ann = await guest(here, 'Ann', { pin: '4711' })
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  const ben = await guest(there, 'Ben', { pin: '4711' })
  await ben.until(shows(table))
  await follows(ben, 'Ben', table, here)
  const cat = await join(there.port, { name: 'Cat' })
  expect(cat.messages.at(-1)).toMatchObject({ say: 'bye', code: 'pin' })
})

test('results count for the whole house, and so do limits on tables', async () => {
  const [here, there] = [await host(), await host()]
  const ann = await guest(here, 'Ann')
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ann, { say: 'start', table })
  await playOn(ann, table)
  const annThere = await guest(there, 'Ann', { token: tokenOf(ann) })
  await expect
    .poll(async () => (await asked<{ players: readonly unknown[] }>(annThere, 'statistics')).players)
    .toHaveLength(1)

  for (let count = 0; count < 3; count++) await opened(annThere, 'knock-out-whist', { seats: 2 })
  const last = await annThere.until<Extract<FromHost, { say: 'lobby' }>>(
    said => said.say === 'lobby' && said.tables.length === 4,
  )
  expect(last.tables.map(({ id }) => id)).toContain(table)
  // Somebody is at each of her own there, and the fourth is elsewhere.
  expect(await annThere.ask({ say: 'open', game: 'knock-out-whist' })).toMatchObject({
    say: 'refused',
    code: 'too-many-own-tables',
  })
})

test('no key is without an end', async () => {
  const [here, there] = [await host(), await host()]
  const ann = await guest(here, 'Ann')
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  const ben = await guest(there, 'Ben')
  await ben.until(shows(table))
  const found = await redis.ask('KEYS', '*')
  const keys = found.split('\r\n').filter(line => line.startsWith('knockabout:'))
  expect(keys.length).toBeGreaterThan(4)
  for (const key of keys)
    expect([key, Number((await redis.ask('PTTL', key)).slice(1))]).toEqual([
      key,
      expect.toSatisfy((ms: number) => ms > 0),
    ])
})

test('a host that is closed in order leaves its tables to the others, and its people go after them', async () => {
  const [here, there] = [await host(), await host()]
  const ann = await guest(here, 'Ann')
  const ben = await guest(here, 'Ben')
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  for (let play = 0; play < 2; play++) await (await playsNext([ann, ben], table)).said
  const { seq, view } = ann.views.get(seatOf(ann))!
  await here.stop()
  expect(await ann.until(isMoved)).toMatchObject({ to: [url(there)], sameToken: true })
  const annThere = await guest(there, 'Ann', { token: tokenOf(ann) })
  annThere.say({ say: 'watch', n: 1, table })
  const shown = await annThere.until<Extract<FromHost, { say: 'view' }>>(
    said => said.say === 'view' && said.viewer === seatOf(ann),
  )
  expect(shown.seq).toBe(seq)
  const listed = annThere.messages.filter(said => said.say === 'lobby').map(({ tables, mine }) => [tables.length, mine])
  for (const one of listed) expect(one).toEqual([1, [table]])
  expect(shown.view).toEqual(view)
  expect((await redis.ask('GET', `knockabout:table:${table}`)).trim()).toMatch(/ 2$/)
})

test('without a Redis that answers a host says so and does not start', async () => {
  await expect(host({ redis: `${redis.url}.nowhere` })).rejects.toThrow('Redis')
})

test('a host from a copy of another’s data folder is not let in under its name, and is once it is a new house', async () => {
  const data = freshFolder()
  const before = await runHost({}, { data })
  await before.stop()
  const copy = freshFolder()
  cpSync(data, copy, { recursive: true })
  for (const folder of [data, copy]) ends.push(() => rmSync(folder, { recursive: true, force: true }))
  const here = await host({ data })
  await expect(host({ data: copy })).rejects.toThrow('--new-house')
  makeNewHouse(copy)
  const there = await host({ data: copy })
  expect(there.local().id).toBe(here.local().id)
  const ann = await guest(here, 'Ann')
  const ben = await guest(there, 'Ben')
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ben.until(shows(table))
})
