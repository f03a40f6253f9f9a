import { afterEach, expect, test, vi } from 'vitest'
import { copyFileSync } from 'node:fs'
import { join as path } from 'node:path'
import type { Tuning } from '../../../src-main/host/context/context.ts'
import { timersOf } from '../../../src-main/host/table/model/timers.ts'
import { openStore } from '../../../src-main/store/store.ts'
import { slowDisk } from '../../support/host-disk.ts'
import { join, type TestClient } from '../../support/host-client.ts'
import { ok, opened, pause, seatOf, tableOf, turn } from '../../support/host-play.ts'
import { liveAt, recordOf } from '../../support/host-table.ts'
import { freshFolder, runHost } from '../../support/host-run.ts'
import { toys } from '../../support/host-toy.ts'

// Until a play is in SQLite's log, and of a careful house on the disk, nobody may see or hear of it.

type Host = Awaited<ReturnType<typeof runHost>>
let host: Host | undefined
afterEach(async () => {
  vi.restoreAllMocks()
  await host?.end()
  host = undefined
})

async function race(
  tuning: Partial<Tuning> = {},
): Promise<{ host: Host; ann: TestClient; ben: TestClient; table: string }> {
  host = await runHost({ games: toys, ...tuning })
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, 'race', { seats: 2, options: { goal: 5000 } })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  for (const one of [ann, ben]) await one.until(said => said.say === 'view')
  return { host, ann, ben, table }
}

/** A game in real time goes on a moment after everybody is ready. */
async function goesOn({ ann, ben, table }: Awaited<ReturnType<typeof race>>): Promise<void> {
  for (const one of [ben, ann]) await ok(one, { say: 'pause', table, on: false })
  await expect.poll(() => tableOf(ann, table).paused ?? false).toBe(false)
}

const throwCard = (client: TestClient, table: string, card: number) =>
  client.ask({ say: 'act', table, seat: seatOf(client), action: { do: 'throw', card } })

async function seqSeenBy(client: TestClient, table: string): Promise<number> {
  const whole = client.next(one => one.say === 'view' && one.view !== undefined)
  client.say({ say: 'sync', table, viewer: seatOf(client) })
  const said = await whole
  return said.say === 'view' ? said.seq : -1
}

/** Plays on while Ann's first is being written; gives the plays of each write: where they begin and how many they are. */
async function threePlaysMeanwhile({ ann, ben, table, ...all }: Awaited<ReturnType<typeof race>>): Promise<unknown[]> {
  const slow = slowDisk(all.host, 1)
  const writes = vi.spyOn(all.host.lobby.context.store.log, 'commit')
  const first = throwCard(ann, table, 1)
  await slow.asked()
  const others = [throwCard(ann, table, 2), throwCard(ben, table, 1), throwCard(ann, table, 3)]
  expect(await seqSeenBy(ben, table)).toBe(0)
  expect(await seqSeenBy(ann, table)).toBe(0)
  expect(ann.messages.some(one => one.say === 'done' && one.seq === 1)).toBe(false)
  slow.come()
  expect(await first).toMatchObject({ say: 'done', seq: 1 })
  expect((await Promise.all(others)).map(one => one.say)).toEqual(['done', 'done', 'done'])
  return writes.mock.calls.map(([[one]]) => one?.write === 'append' && [one.first, one.actions.length])
}

test('until the disk of a careful house says it has a play, nobody is told of it; what comes meanwhile is one write after it', async () => {
  // A group ends after four milliseconds, so the clock stands still: a busy machine takes the thread away for longer.
  const all = await race({ careful: true, steady: () => 1000 })
  expect(await threePlaysMeanwhile(all)).toEqual([
    [1, 1],
    [2, 3],
  ])
  await all.ben.until(one => one.say === 'view' && one.seq === 4)
  const room = liveAt(all.host, all.table)
  expect(all.host.lobby.context.store.records.count(recordOf(room))).toBe(4)
})

test('plays that take long to be worked out are several writes, and each is told as soon as it is kept', async () => {
  let clock = 0
  const all = await race({ careful: true, steady: () => (clock += 5) })
  expect(await threePlaysMeanwhile(all)).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 1],
  ])
})

test('a disk that fails after the write: refused in plain words, out of the record again, seen by nobody', async () => {
  const all = await race({ careful: true })
  const { ann, ben, table } = all
  const { records } = all.host.lobby.context.store
  const room = liveAt(all.host, table)
  const slow = slowDisk(all.host, 1)
  const said = throwCard(ann, table, 1)
  await slow.asked()
  expect(records.count(recordOf(room))).toBe(1)
  slow.fail()
  expect(await said).toMatchObject({ say: 'refused', code: 'disk' })
  await ben.until(one => one.say === 'notice')
  expect(records.count(recordOf(room))).toBe(0)
  expect(await seqSeenBy(ben, table)).toBe(0)
  expect(tableOf(ben, table).paused).toBe(true)
  await goesOn(all)
  expect(await throwCard(ann, table, 1)).toMatchObject({ say: 'done', seq: 1 })
  expect(records.count(recordOf(room))).toBe(1)
})

test('a play is told once it outlives the program; the sync follows, and where it fails the next play waits for one', async () => {
  const { host: at, ann, ben, table } = await race()
  const { records } = at.lobby.context.store
  let slow = slowDisk(at)
  expect(await throwCard(ann, table, 1)).toMatchObject({ say: 'done', seq: 1 })
  await ben.until(one => one.say === 'view' && one.seq === 1)
  expect(records.count(recordOf(liveAt(at, table)))).toBe(1)
  // All plays until then share it.
  expect(await throwCard(ben, table, 1)).toMatchObject({ say: 'done', seq: 2 })
  await slow.asked()
  await pause(60)
  slow.fail()
  const waits = throwCard(ann, table, 2)
  await slow.asked()
  expect(await seqSeenBy(ben, table)).toBe(2)
  slow.end()
  expect(await waits).toMatchObject({ say: 'done', seq: 3 })
  slow = slowDisk(at)
  expect(await throwCard(ann, table, 3)).toMatchObject({ say: 'done', seq: 4 })
  slow.end()
})

test('a pause, or the end of the table, waits for the play that is on its way', async () => {
  const all = await race({ careful: true })
  const { ann, ben, table } = all
  const { records } = all.host.lobby.context.store
  const record = recordOf(liveAt(all.host, table))
  let slow = slowDisk(all.host, 1)
  const first = throwCard(ann, table, 1)
  await slow.asked()
  const paused = ok(ben, { say: 'pause', table, on: true })
  slow.come()
  expect(await first).toMatchObject({ say: 'done', seq: 1 })
  await paused
  expect(await throwCard(ann, table, 2)).toMatchObject({ say: 'refused', code: 'paused' })
  await goesOn(all)
  slow = slowDisk(all.host, 1)
  const second = throwCard(ann, table, 2)
  await slow.asked()
  const closed = ok(ann, { say: 'close', table })
  slow.come()
  expect(await second).toMatchObject({ say: 'done', seq: 2 })
  await closed
  expect(records.count(record!)).toBe(2)
  const again = ann.next(one => one.say === 'view')
  await ok(ann, { say: 'take-up', table })
  expect(await again).toMatchObject({ seq: 2 })
})

test('a play that came in time is in time, however long the disk takes', async () => {
  let skipped = 0
  host = await runHost({ steady: () => performance.now() + skipped })
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'set', table, change: { timer: 5 } })
  await ok(ann, { say: 'start', table })
  const open = (await turn(ben, table))!
  const slow = slowDisk(host, 1)
  const said = ben.ask({ say: 'act', table, seat: 'Ben', action: open[0]! } as never)
  await slow.asked()
  const room = liveAt(host, table)
  // His time runs out while the disk works: his timer fires, and finds that he has played.
  skipped += 60_000
  room.clock.schedule(timersOf(room.table, host.lobby.context.tuning), [])
  // Of two timers of one millisecond the one set first fires first.
  await pause(1)
  // Said for him, it would be his next turn's.
  expect(room.queue).toEqual([])
  slow.come()
  expect(await said).toMatchObject({ say: 'done', seq: 1 })
  expect(tableOf(ben, table).places[1]).toMatchObject({ seat: 'Ben', asked: false })
  expect(host.lobby.context.store.records.actions(recordOf(room)).map(one => one.action.do)).toEqual(['play'])
})

test('what the log says is flushed is in its files', async () => {
  const folder = freshFolder()
  const copy = freshFolder()
  const store = openStore(folder)
  const { log } = store
  const head = { game: 'race', options: {}, seats: [], names: {}, seed: '', people: {} }
  log.commit([{ write: 'start', record: 'r', head, actions: [], events: [] }], 0)
  const waits: Promise<void>[] = []
  for (let number = 1; number <= 1500; number++) {
    const action = { by: 'Ann', do: 'throw', card: number }
    log.commit([{ write: 'append', record: 'r', first: number, actions: [{ action, events: [] }] }], number)
    waits.push(log.flushed())
  }
  await Promise.all(waits)
  // As a machine that lost its power here would find them at its next start.
  for (const end of ['', '-wal']) copyFileSync(path(folder, `knockabout.db${end}`), path(copy, `knockabout.db${end}`))
  const found = openStore(copy)
  expect(found.notices).toEqual([])
  expect(found.records.count('r')).toBe(1500)
  found.close()
  store.close()
})
