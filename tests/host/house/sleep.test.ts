import { afterEach, expect, test } from 'vitest'
import { resumeHouse, standStill } from '../../../src-main/host/cluster/peer/halt.ts'
import type { HostOptions } from '../../../src-main/host/context/running.ts'
import { join } from '../../support/host-client.ts'
import { ok, opened, turn } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'
import { liveAt } from '../../support/host-table.ts'
import { startRedis } from '../../support/redis.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})
const night = 8 * 3_600_000

/** A table of whist in Ann's turn with a limit, a player gone for ten seconds of the usual fifteen, and the host's clock. */
async function atTheTable(options: Partial<HostOptions> = {}) {
  const clock = { now: 0, woken: () => {} }
  const tuning = {
    graceMs: 15_000,
    steady: () => clock.now,
    onWoken: (tell: () => void) => {
      clock.woken = tell
      return () => {}
    },
  }
  const host = await runHost(tuning, options)
  ends.push(host.end)
  const [ann, ben] = [await join(host.port, { name: 'Ann' }), await join(host.port, { name: 'Ben' })]
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ann, { say: 'set', table, change: { timer: 60 } })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  await Promise.race([turn(ann, table), turn(ben, table)])
  const live = liveAt(host, table)
  const [plays, waits] = live.clock.leftMs()['turn Ann'] === undefined ? [ben, ann] : [ann, ben]
  waits.socket.terminate()
  const lefts = () => Object.values(live.clock.leftMs()).toSorted((a, b) => a - b)
  await expect.poll(lefts, { timeout: 5000 }).toEqual([15_000, 60_000])
  clock.now += 10_000
  expect(lefts()).toEqual([5000, 50_000])
  return { host, live, clock, lefts, plays, table }
}
test.each(['alone', 'at an event'])(
  'a host %s that slept gives the usual grace from waking on, and limits go on',
  async where => {
    const redis = where === 'alone' ? undefined : await startRedis()
    if (redis !== undefined) ends.push(() => redis.end())
    const { clock, lefts } = await atTheTable(redis === undefined ? {} : { redis: redis.url })
    // The clock stood still meanwhile (house/awake.ts).
    clock.woken()
    expect(lefts()).toEqual([15_000, 50_000])
  },
)

test('a house that stands all night for a standby that sleeps plays nobody’s card once it goes on', async () => {
  const { host, live, clock, lefts, table } = await atTheTable()
  standStill(host.lobby)
  clock.now += night
  expect(lefts()).toEqual([5000, 50_000])
  // Nothing is due that the queue would do first of all.
  expect(live.queue).toEqual([])
  resumeHouse(host.lobby)
  expect(lefts()).toEqual([15_000, 50_000])
  clock.now += 20_000
  expect(lefts()).toEqual([0, 30_000])
  expect(table).toBe(live.table.id)
})
