import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ClashView, DrafterView } from '../../../src-engine/clash/view/types.ts'
import { join, tokenOf, type TestClient } from '../../support/host-client.ts'
import { ok, opened, playOn, seatOf, tableOf, turn } from '../../support/host-play.ts'
import { liveAt, matchOf } from '../../support/host-table.ts'
import { runHost } from '../../support/host-run.ts'

let host: Awaited<ReturnType<typeof runHost>>
beforeAll(async () => {
  host = await runHost({ graceMs: 250, botPace: [15, 30] })
})
afterAll(async () => {
  await host.end()
})

const drafter = (client: TestClient): DrafterView => {
  const seat = seatOf(client)
  return (client.views.get(seat)!.view as unknown as ClashView).draft!.seats[seat]!
}

test('whoever drops out of a draft is picked for, comes back to what was picked, and picks on; nobody else sees it', async () => {
  const [ann, ben] = [await join(host.port, { name: 'Ann' }), await join(host.port, { name: 'Ben' })]
  const options = { format: 'free-for-all', decksFrom: 'draft' }
  const table = await opened(ann, 'clash', { seats: 2, options })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  await Promise.all([turn(ann, table), turn(ben, table)])
  await playOn(ben, table, 1)
  const own = drafter(ben).pool!
  expect(own.length).toBeGreaterThan(0)
  ben.socket.terminate()
  await ann.until(one => one.say === 'table' && one.table.places.some(place => place.name === 'Ben' && place.sitIn))
  // Packs go round between the two: hers come on only if his are picked from.
  await playOn(ann, table, 4)

  const back = await join(host.port, { name: 'Ben', token: tokenOf(ben) })
  await back.until(one => one.say === 'missed' && one.byBot)
  await back.until(one => one.say === 'table')
  await back.until(one => one.say === 'view' && one.viewer === seatOf(back))
  await expect.poll(() => tableOf(ann).places[1]).toMatchObject({ here: true, sitIn: false })
  const pool = drafter(back).pool!
  expect(pool.slice(0, own.length)).toEqual(own)
  expect(pool.length).toBeGreaterThan(own.length)
  const { game, state } = matchOf(liveAt(host, table))
  for (const others of [ann.views.get(seatOf(ann))!.view, game.open(state)]) {
    const his = (others as unknown as ClashView).draft!.seats[seatOf(back)]!
    expect(Object.keys(his).filter(key => ['pack', 'pool', 'deck'].includes(key))).toEqual([])
  }
  await Promise.all([playOn(ann, table, 2), playOn(back, table, 2)])
  expect(drafter(back).pool!.length).toBeGreaterThan(pool.length)
  await ann.close()
  await back.close()
})
