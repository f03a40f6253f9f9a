import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import type { ClashView, DrafterView } from '../../../src-engine/clash/view/types.ts'
import { builtHost, type BuiltHost } from '../../support/e2e-host.ts'
import { join, tokenOf, type TestClient } from '../../support/host-client.ts'
import { ok, opened, playOn, seatOf, turn } from '../../support/host-play.ts'
import { freshFolder } from '../../support/host-run.ts'

const data = freshFolder()
const hosts: BuiltHost[] = []
afterAll(async () => {
  await Promise.all(hosts.map(one => one.kill()))
  rmSync(data, { recursive: true, force: true })
})

async function started(): Promise<BuiltHost> {
  const host = await builtHost({ data, pace: [0, 1], grace: 60_000 })
  hosts.push(host)
  return host
}
const viewOf = (client: TestClient): ClashView => client.views.get(seatOf(client))!.view as unknown as ClashView
const own = (client: TestClient): DrafterView => viewOf(client).draft!.seats[seatOf(client)]!

test('four draft, the host is killed in mid-pack, and all four build and play what they picked before and after', async () => {
  const before = await started()
  const people: TestClient[] = []
  for (const name of ['Ann', 'Ben', 'Cal', 'Dee']) people.push(await join(before.port, { name }))
  const [ann, ...others] = people as [TestClient, ...TestClient[]]
  const options = { format: 'free-for-all', decksFrom: 'draft', pickClock: true }
  const table = await opened(ann, 'clash', { seats: 4, options })
  for (const one of others) await ok(one, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  await Promise.all(people.map(one => turn(one, table)))
  await Promise.all(people.map(one => playOn(one, table, 3)))
  const pools = people.map(one => own(one).pool!)
  expect(pools.map(pool => pool.length)).toEqual([6, 6, 6, 6])
  await before.kill()
  await Promise.all(people.map(one => one.closed))

  const after = await started()
  const back = await Promise.all(people.map(one => join(after.port, { token: tokenOf(one) })))
  await Promise.all(back.map(one => turn(one, table)))
  expect(back.map(one => own(one).pool)).toEqual(pools)
  const picksLeft = 18
  await Promise.all(back.map(one => playOn(one, table, picksLeft)))
  expect(back.map(one => own(one).pool!.length)).toEqual([42, 42, 42, 42])
  for (const [at, one] of back.entries()) expect(own(one).pool!.slice(0, 6)).toEqual(pools[at])
  for (const one of back) await playOn(one, table, 1)
  for (const one of back) await expect.poll(() => viewOf(one).phase).toBe('opening')
})
