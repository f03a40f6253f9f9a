import { afterEach, expect, test } from 'vitest'
import { join, type TestClient } from '../../support/host-client.ts'
import { ok, opened, tableOf } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

let host: Awaited<ReturnType<typeof runHost>> | undefined
afterEach(async () => {
  await host?.end()
  host = undefined
})

/** Two people at a Brawl table who have knocked, with a clock the test winds on. */
async function fight(clock: () => number): Promise<{ ann: TestClient; ben: TestClient; table: string }> {
  host = await runHost({ steady: clock })
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, 'brawl', { seats: 2 })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'set', table, change: { fill: false } })
  await ok(ann, { say: 'start', table })
  await ok(ann, { say: 'act', table, seat: 'Ann', action: { do: 'knock' } })
  await ok(ben, { say: 'act', table, seat: 'Ben', action: { do: 'knock' } })
  return { ann, ben, table }
}

test('BRL-2: who is refused in real time is told how long after the last play it came', async () => {
  let now = 1000
  const { ann, ben, table } = await fight(() => now)
  await ok(ben, { say: 'act', table, seat: 'Ben', action: { do: 'draw' } })
  now += 12
  const said = await ann.ask({ say: 'act', table, seat: 'Ann', action: { do: 'discard' } })
  expect(said).toMatchObject({ say: 'refused', code: 'hand-empty', params: { late: 12 } })
})

test('a stopped fight goes on once everybody who is here is ready', async () => {
  const { ann, ben, table } = await fight(() => performance.now())
  await ok(ben, { say: 'pause', table, on: true })
  await ok(ann, { say: 'pause', table, on: false })
  expect(tableOf(ann)).toMatchObject({ paused: true, ready: [tableOf(ann).places[0]!.person] })
  expect(await ben.ask({ say: 'act', table, seat: 'Ben', action: { do: 'draw' } })).toMatchObject({ code: 'paused' })
  await ok(ben, { say: 'pause', table, on: false })
  await ben.until(() => !tableOf(ben).paused)
  expect(tableOf(ben).ready).toBeUndefined()
  await ok(ben, { say: 'act', table, seat: 'Ben', action: { do: 'draw' } })
})

test('somebody who has gone keeps nobody from going on for longer than the grace', async () => {
  const { ann, ben, table } = await fight(() => performance.now())
  await ok(ann, { say: 'pause', table, on: true })
  await ben.close()
  await ann.until(said => said.say === 'table' && said.table.places.some(one => one.seat === 'Ben' && !one.here))
  await ok(ann, { say: 'pause', table, on: false })
  await expect.poll(() => tableOf(ann).paused).toBe(false)
})
