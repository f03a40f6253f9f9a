import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { join } from '../../support/host-client.ts'
import { ok, opened, turn } from '../../support/host-play.ts'
import { freshFolder, runHost } from '../../support/host-run.ts'
import { rmSync } from 'node:fs'

const thrown: unknown[] = []
const note = (error: unknown): void => void thrown.push(error)
beforeEach(() => {
  thrown.length = 0
  // They go with the clock; but a test can have all of them fire at once.
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  process.on('uncaughtException', note)
  process.on('unhandledRejection', note)
})
afterEach(() => {
  vi.useRealTimers()
  process.off('uncaughtException', note)
  process.off('unhandledRejection', note)
})

/** Whatever is still to happen in the next minute happens now. */
async function allTimersFire(): Promise<void> {
  await vi.advanceTimersByTimeAsync(60_000)
}

test('a host that stops in the middle of everything leaves nothing behind that still wants its database', async () => {
  const host = await runHost({ botPace: [5, 40], graceMs: 40 })
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, 'knock-out-whist', { seats: 4 })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'set', table, change: { timer: 1 } })
  await ok(ann, { say: 'start', table })
  await opened(await join(host.port, { name: 'Cal' }), 'brawl', { solo: { bots: 1, level: 'hard' } })
  const open = (await turn(ann, table))!
  ann.sayRaw(JSON.stringify({ say: 'act', n: 900, table, seat: 'Ann', action: open[0] }))
  const rooms = [...host.lobby.tables.values()]
  const stopped = host.end()
  host.lobby.context.lobbyChanged()
  // Somebody who comes in the very last moment, and opens a table.
  const late = join(host.port, { name: 'Late' }).then(
    client => client.sayRaw('{"say":"open","n":1,"game":"knock-out-whist","solo":{"bots":2,"level":"easy"}}'),
    () => undefined,
  )
  await Promise.all([stopped, late])
  host.lobby.context.lobbyChanged()
  expect(await ben.until(one => one.say === 'bye')).toMatchObject({ code: 'closing' })
  for (const room of rooms) {
    expect(room.thinkers.size + room.delayed.size).toBe(0)
    expect(room.clock.turnLeftMs('table')).toBeUndefined()
    expect([room.soon, room.writing]).toEqual([undefined, undefined])
  }
  await allTimersFire()
  expect(thrown).toEqual([])
  await host.stop()
})

test('a host that cannot start leaves nothing running either', async () => {
  const data = freshFolder()
  const first = await runHost({}, { data })
  const ann = await join(first.port, { name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist', { seats: 3 })
  await ok(ann, { say: 'start', table })
  // Killed, as far as the database can tell: the table is live at the next start.
  const { store } = first.lobby.context
  const stored = store.tables.all()
  await first.end()
  const second = await runHost({}, { data })
  for (const { at, ...one } of stored) {
    second.lobby.context.store.log.commit([{ write: 'keep', ...one, state: 'live' }], at)
  }
  second.lobby.tables.clear()
  await second.end()
  await expect(runHost({ graceMs: 30 }, { data, open: true, interfaces: ['no-such'] })).rejects.toThrow('no-such')
  await allTimersFire()
  expect(thrown).toEqual([])
  const third = await runHost({}, { data })
  expect(third.lobby.tables.size).toBe(1)
  await third.end()
  rmSync(data, { recursive: true, force: true })
})

test('opened and closed right after each other, a host stays as it was told last', async () => {
  const host = await runHost()
  const [opened, closed] = await Promise.all([host.openToLan({ name: 'The Anchor' }), host.closeToLan()])
  expect([opened.open, closed.open]).toEqual([true, false])
  expect(host.local()).toMatchObject({ open: false, addresses: [] })
  const [again] = await Promise.all([host.closeToLan(), host.openToLan({ name: 'The Boar' })])
  expect(again.open).toBe(false)
  expect(host.local()).toMatchObject({ open: true, name: 'The Boar' })
  await host.end()
})

test('a host that has stopped still says where and who it was: its window may ask while another takes its place', async () => {
  const host = await runHost()
  const before = host.local()
  await host.end()
  expect(host.local()).toMatchObject({ id: before.id, name: before.name })
})
