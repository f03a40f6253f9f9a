import { rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import type { FromHost } from '../../../../src-engine/protocol/reader.ts'
import { eventHost, highest, playsNext, type EventHost } from '../../../support/event.ts'
import { join, tokenOf, type TestClient } from '../../../support/host-client.ts'
import { ok, opened, pause, seatOf } from '../../../support/host-play.ts'
import { freshFolder } from '../../../support/host-run.ts'
import { isMoved } from '../../../support/houses.ts'
import { startRedis, type TestRedis } from '../../../support/redis.ts'
import { asked } from '../../../support/runs.ts'

// Real processes on a real Redis: one of them dies by SIGKILL in the middle of play, or is stopped and wakes up again.
// `KNOCKABOUT_FUZZ=100 npx vitest run --config tests/vitest.config.ts event/killed` kills a hundred.

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})
async function redis(): Promise<TestRedis> {
  const one = await startRedis()
  ends.push(one.end)
  return one
}
async function host({ url }: TestRedis, data = freshFolder()): Promise<EventHost> {
  const one = await eventHost(data, url)
  ends.push(
    () => rmSync(data, { recursive: true, force: true }),
    () => one.end('SIGKILL'),
  )
  return one
}

interface Game {
  readonly table: string
  readonly guests: readonly TestClient[]
}
async function game({ port }: EventHost): Promise<Game> {
  const guests = [await join(port, { name: 'Ann' }), await join(port, { name: 'Ben' })]
  const [ann, ben] = guests as [TestClient, TestClient]
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  return { table, guests }
}

/** The same people at another host, as their pages go there, once the table is there. */
async function back(at: EventHost, { table, guests }: Game): Promise<TestClient[]> {
  return Promise.all(
    guests.map(async guest => {
      const one = await join(at.port, { name: seatOf(guest), token: tokenOf(guest) })
      ends.push(one.close)
      one.say({ say: 'watch', n: 1000, table })
      await one.until(said => said.say === 'view')
      expect(seatOf(one)).toBe(seatOf(guest))
      return one
    }),
  )
}
const acknowledged = ({ guests }: Game): number =>
  Math.max(...guests.flatMap(one => one.messages.map(said => (said.say === 'done' ? (said.seq ?? 0) : 0))))

/** Plays, kills the host with one more play under way, and plays on at the other; gives how long the table stood. */
async function killed(here: EventHost, there: EventHost, afterMs = 0): Promise<number> {
  const one = await game(here)
  for (let play = 0; play < 3; play++) await (await playsNext(one.guests, one.table)).said
  await playsNext(one.guests, one.table)
  if (afterMs > 0) await pause(afterMs)
  const at = performance.now()
  await here.end('SIGKILL')
  await Promise.all(one.guests.map(guest => guest.closed))
  const shown = Math.max(...one.guests.map(highest), acknowledged(one))
  const guests = await back(there, one)
  for (const guest of guests) expect(highest(guest)).toBeGreaterThanOrEqual(shown)
  expect(await (await playsNext(guests, one.table)).said).toMatchObject({ say: 'done' })
  return performance.now() - at
}

test('a killed host’s tables go on at another, nothing acknowledged is lost; back again, it has none of them', async () => {
  const store = await redis()
  const [here, there] = [await host(store), await host(store)]
  expect(await killed(here, there)).toBeLessThan(60_000)
  expect(there.said()).not.toContain('failed')

  const again = await host(store, here.data)
  const ann = await join(again.port, { name: 'Cat' })
  const lobby = await ann.until<Extract<FromHost, { say: 'lobby' }>>(
    said => said.say === 'lobby' && said.tables.length > 0,
  )
  ann.say({ say: 'watch', n: 1, table: lobby.tables[0]!.id })
  expect(await ann.until(isMoved)).toMatchObject({ to: [`http://127.0.0.1:${there.port}`] })
  // And the other way round, with a table that has moved once.
  await killed(there, again)
})

test('a host that was stopped and wakes up goes on with nothing that another has taken up', async () => {
  const store = await redis()
  const [here, there] = [await host(store), await host(store)]
  const one = await game(here)
  for (let play = 0; play < 3; play++) await (await playsNext(one.guests, one.table)).said
  // Who didn't play may still have to hear of the last play.
  await expect.poll(() => new Set(one.guests.map(highest)).size).toBe(1)
  here.signal('SIGSTOP')
  // Said to a host that does not hear it yet.
  const late = await playsNext(one.guests, one.table)
  const before = one.guests.map(highest)
  const guests = await back(there, one)
  await (
    await playsNext(guests, one.table)
  ).said
  const played = highest(guests[0]!)

  // It wakes up without a Redis that could tell it, and then to one that has forgotten everything.
  await store.kill()
  here.signal('SIGCONT')
  await pause(2500)
  expect(one.guests.map(highest)).toEqual(before)
  await store.again()
  await Promise.all(one.guests.map(guest => guest.until(isMoved)))
  expect(one.guests.map(highest)).toEqual(before)
  expect(late.who.messages.filter(said => said.say === 'done' && said.seq === before[0]! + 1)).toEqual([])
  expect(await (await playsNext(guests, one.table)).said).toMatchObject({ say: 'done' })
  expect(highest(guests[0]!)).toBeGreaterThan(played)
})

test.runIf(asked > 0)('hosts are killed again and again', async () => {
  const store = await redis()
  const stood: number[] = []
  let there = await host(store)
  for (let kill = 0; kill < asked; kill++) {
    const here = await host(store)
    stood.push(await killed(there, here, Math.random() * 20))
    expect(here.said()).not.toContain('failed')
    there = here
  }
  stood.sort((a, b) => a - b)
  process.stdout.write(`stood for ${stood.map(Math.round).join(' ')} ms\n`)
})
