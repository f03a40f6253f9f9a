import { afterEach, expect, test } from 'vitest'
import type { FromHost } from '../../../../src-engine/protocol/reader.ts'
import type { TunedHost } from '../../../../src-main/host/house/host.ts'
import { highest, playsNext } from '../../../support/event.ts'
import { join, personOf, tokenOf, type TestClient } from '../../../support/host-client.ts'
import { ok, opened, seatOf } from '../../../support/host-play.ts'
import { failing, testDisk, type TestDisk } from '../../../support/host-disk.ts'
import { runHost } from '../../../support/host-run.ts'
import { isMoved } from '../../../support/houses.ts'
import { slowLine, startRedis, type TestRedis } from '../../../support/redis.ts'

// A Redis that dies and begins again empty, and one that falls silent and comes back as it was; and a disk that is full.

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})
async function host({ url }: Pick<TestRedis, 'url'>, disk?: TestDisk, awayMs = 600): Promise<TunedHost> {
  const tuning = { graceMs: 60_000, event: { awayMs, silentMs: 20_000 }, ...(disk && { through: disk.through }) }
  const one = await runHost(tuning, { redis: url })
  ends.push(one.end)
  return one
}
interface Evening {
  readonly redis: TestRedis
  readonly here: TunedHost
  readonly there: TunedHost
  readonly table: string
  readonly guests: readonly [TestClient, TestClient]
}
/** Two hosts, and a game at the one that has begun. */
async function evening(disk?: TestDisk): Promise<Evening> {
  const redis = await startRedis()
  ends.push(redis.end)
  const [here, there] = [await host(redis), await host(redis, disk)]
  const guests = [await join(here.port, { name: 'Ann' }), await join(here.port, { name: 'Ben' })] as const
  const table = await opened(guests[0], 'knock-out-whist', { seats: 2 })
  await ok(guests[1], { say: 'sit', table })
  await ok(guests[0], { say: 'start', table })
  await (
    await playsNext(guests, table)
  ).said
  return { redis, here, there, table, guests }
}
const plays = async ({ guests, table }: Pick<Evening, 'guests' | 'table'>, count: number): Promise<void> => {
  for (let play = 0; play < count; play++)
    expect(await (await playsNext(guests, table)).said).toMatchObject({ say: 'done' })
}
const isKnown = async ({ redis, table }: Evening): Promise<boolean> =>
  /knockabout/.test(await redis.ask('KEYS', `knockabout:log:${table}`))

/** The host is closed in order: at the other its game is where it was, to the last play. */
async function goesOnThere(one: Evening): Promise<void> {
  const { redis, here, there, guests, table } = one
  const last = Math.max(...guests.map(highest))
  await here.stop()
  // It has said that it leaves, and takes nothing of that back.
  expect(await redis.ask('HGETALL', 'knockabout:hosts')).not.toContain(`:${here.port}"]}`)
  await guests[0].until(isMoved)
  const back = (await Promise.all(
    guests.map(async guest => {
      const again = await join(there.port, { name: seatOf(guest), token: tokenOf(guest) })
      again.say({ say: 'watch', n: 1, table })
      await again.until(said => said.say === 'view')
      return again
    }),
  )) as [TestClient, TestClient]
  expect(back.map(highest)).toEqual([last, last])
  await plays({ guests: back, table }, 2)
}

test('Redis dies: games go on and new tables wait; empty again, it is told all, and the game can go elsewhere', async () => {
  const one = await evening()
  const { redis, here, there, guests, table } = one
  const cat = await join(there.port, { name: 'Cat' })
  await cat.until(said => said.say === 'lobby' && said.tables.length === 1)
  await redis.kill()
  await plays(one, 4)
  const away = { say: 'refused', code: 'event-away' }
  expect(await guests[0].ask({ say: 'open', game: 'knock-out-whist' })).toMatchObject(away)
  await expect.poll(() => cat.ask({ say: 'watch', table })).toMatchObject(away)
  // Nobody who answers loses a table, however long its lease has run out.
  expect(here.lobby.tables.has(table)).toBe(true)

  await redis.again()
  await expect.poll(() => isKnown(one)).toBe(true)
  await expect.poll(async () => (await cat.ask({ say: 'open', game: 'knock-out-whist' })).say).toBe('done')
  expect([...here.lobby.tables.keys()]).toEqual([table])
  await expect.poll(() => redis.ask('EXISTS', 'knockabout:shared')).toBe(':1\r\n')
  // One that comes now, with an empty file, learns of everybody who was here before.
  const late = await host(redis)
  const ben = await join(late.port, { name: 'Ben', token: tokenOf(guests[1]) })
  await ben.until(said => said.say === 'lobby' && said.mine.includes(table))
  await late.stop()
  await plays(one, 1)
  await goesOnThere(one)
})

test('who asks for what needs Redis in the moment before it is missed hears so, and waits no longer', async () => {
  const { redis, table } = await evening()
  const slow = await host(redis, undefined, 3000)
  const cat = await join(slow.port, { name: 'Cat' })
  await cat.until(said => said.say === 'lobby' && said.tables.length === 1)
  await redis.kill()
  const away = { say: 'refused', code: 'event-away' }
  const asked = Promise.all([
    cat.ask({ say: 'watch', table }),
    cat.ask({ say: 'night', act: { do: 'plan', playlist: [{ game: 'knock-out-whist', options: {}, rounds: 1 }] } }),
  ])
  expect(slow.lobby.event?.isAway()).toBe(false)
  expect(await asked).toMatchObject([away, away])
})

test('a Redis that comes back slow, with more than a beat to each answer, is back all the same', async () => {
  const redis = await startRedis()
  ends.push(redis.end)
  const line = await slowLine(redis)
  ends.push(line.end)
  const { lobby } = await host(line)
  line.cut()
  await expect.poll(() => lobby.event?.isAway()).toBe(true)
  line.mended(450)
  await expect.poll(() => lobby.event?.isAway()).toBe(false)
})

test('Redis falls silent and comes back: what it missed is told, and nothing was taken up meanwhile', async () => {
  const one = await evening()
  const { redis, here, there, table } = one
  redis.halt()
  await plays(one, 3)
  redis.wake()
  const open = async (): Promise<FromHost> => one.guests[0].ask({ say: 'open', game: 'knock-out-whist' })
  await expect.poll(async () => (await open()).say).toBe('done')
  expect(here.lobby.tables.has(table)).toBe(true)
  expect(there.lobby.tables.size).toBe(0)
  await plays(one, 1)
  await goesOnThere(one)
})

test('what can’t be carried on here, and not be given back at once either, is given back as soon as it can be', async () => {
  const disk = testDisk()
  const { redis, here, there, table } = await evening(disk)
  const holder = (): Promise<string> => redis.ask('GET', `knockabout:table:${table}`)
  const was = await holder()
  // Of all that is done to tables only giving back asks for the last entry.
  await redis.ask('ACL', 'SETUSER', 'default', '-xrevrange')
  failing(disk)
  await here.stop()
  await expect.poll(holder).not.toBe(was)
  await expect.poll(() => there.lobby.context.journal.counts.failures).toBeGreaterThan(1)
  await redis.ask('ACL', 'SETUSER', 'default', '+xrevrange')
  await expect.poll(holder).toBe(was)
  disk.instead = {}
  await expect.poll(() => there.lobby.tables.has(table)).toBe(true)
})

test('a table that can’t be taken up for a full disk is nobody’s until there is room, and its game goes on', async () => {
  const disk = testDisk()
  const { redis, here, there, guests, table } = await evening(disk)
  const last = Math.max(...guests.map(highest))
  const holder = (): Promise<string> => redis.ask('GET', `knockabout:table:${table}`)
  const was = await holder()
  const before = disk.writes
  failing(disk)
  await here.stop()
  // It is tried, and not kept from others, who may have room.
  await expect.poll(() => disk.writes).toBeGreaterThan(before)
  await expect.poll(holder).toBe(was)
  expect(there.lobby.tables.has(table)).toBe(false)
  disk.instead = {}
  await expect.poll(() => there.lobby.tables.has(table)).toBe(true)
  expect(await holder()).not.toBe(was)
  const back = await Promise.all(
    guests.map(async guest => {
      const again = await join(there.port, { name: seatOf(guest), token: tokenOf(guest) })
      again.say({ say: 'watch', n: 1, table })
      await again.until(said => said.say === 'view')
      return again
    }),
  )
  expect(back.map(highest)).toEqual([last, last])
  await plays({ guests: [back[0]!, back[1]!], table }, 2)
})

test.each([
  ['is a copy since a fail-over', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
  ['has no memory left', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
] as const)('a Redis that answers and %s refuses to write: it is away, and is told later', async (_, refuse, take) => {
  const one = await evening()
  const { redis, here, there, guests } = one
  const isAway = (): boolean => here.lobby.event!.isAway()
  await redis.ask(...refuse)
  await plays(one, 2)
  await expect.poll(isAway, { timeout: 2000 }).toBe(true)
  const open = { say: 'open', game: 'knock-out-whist' } as const
  expect(await guests[0].ask(open)).toMatchObject({ say: 'refused', code: 'event-away' })
  await plays(one, 2)
  await ok(guests[0], { say: 'profile', name: 'Anna' })
  await redis.ask(...take)
  await expect.poll(isAway).toBe(false)
  await ok(guests[0], open)
  await expect.poll(() => there.lobby.context.store.people.byId(personOf(guests[0]))?.name).toBe('Anna')
})
