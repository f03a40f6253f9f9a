import { afterEach, expect, test } from 'vitest'
import { join, type TestClient } from '../../support/host-client.ts'
import { opened, playOn } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

let end: (() => Promise<void>) | undefined
afterEach(async () => {
  await end?.()
})

/** Two people at a referee's table; the first seat begins. */
async function seated(timer: number): Promise<{ ann: TestClient; ben: TestClient; table: string; port: number }> {
  const host = await runHost({ graceMs: 50 })
  end = host.end
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, 'referee', { seats: 2 })
  await ann.ask({ say: 'set', table, change: { fill: false, timer } })
  expect(await ben.ask({ say: 'sit', table })).toMatchObject({ say: 'done' })
  expect(await ann.ask({ say: 'start', table })).toMatchObject({ say: 'done' })
  await ann.until(one => one.say === 'view')
  await ben.until(one => one.say === 'view')
  return { ann, ben, table, port: host.port }
}

function seatOf(client: TestClient): string {
  return [...client.views.keys()].find(viewer => viewer !== 'table')!
}
function turnsSeenBy(client: TestClient): unknown {
  return client.views.get(seatOf(client))!.view['turns']
}
const aMoment = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

test('a phone that is gone stays a person’s seat: no bot ends the turn, and the judge can', async () => {
  const { ann, ben, table, port } = await seated(0)
  const [first, second] = [seatOf(ann), seatOf(ben)]
  expect(await ann.ask({ say: 'act', table, seat: first, action: { do: 'end-turn' } })).toMatchObject({ say: 'done' })
  expect(turnsSeenBy(ann)).toEqual([second])
  await ben.close()
  await ann.until(one => one.say === 'table' && one.table.places.some(place => place.sitIn))
  // Meanwhile bots play at another table.
  const cal = await join(port, { name: 'Cal' })
  await playOn(cal, await opened(cal, 'knock-out-whist', { solo: { bots: 1, level: 'easy' } }), 3)
  expect(turnsSeenBy(ann)).toEqual([second])
  const action = { do: 'judge', why: 'the phone is gone', endTurn: second }
  expect(await ann.ask({ say: 'act', table, seat: first, action })).toMatchObject({ say: 'done' })
  await ann.until(one => one.say === 'view')
  expect(turnsSeenBy(ann)).toEqual([first])
  await ann.close()
})

test('a turn whose time is up is not ended for anybody, and the host stays quiet about it', async () => {
  const { ann, ben } = await seated(1)
  const mine = turnsSeenBy(ann)
  await aMoment(1300)
  const heard = ann.messages.length
  await aMoment(300)
  expect(turnsSeenBy(ann)).toEqual(mine)
  expect(ann.messages.length - heard).toBeLessThan(3)
  await ann.close()
  await ben.close()
})
