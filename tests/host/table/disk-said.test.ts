import { expect, test } from 'vitest'
import type { FromHost } from '../../../src-engine/protocol/reader.ts'
import { allHeard, join, type TestClient } from '../../support/host-client.ts'
import { failing } from '../../support/host-disk.ts'
import { ok, opened, seatOf, turn, ways } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

const isOfDisk = (heard: FromHost): boolean => heard.say === 'notice' && heard.text === 'disk-failed'
const heardBy = (one: TestClient): number => one.messages.filter(isOfDisk).length

test('a disk that fails is said to everybody in the house, and to those elsewhere once until something is kept again', async () => {
  const host = await runHost()
  const { port } = host
  const [ann, ben] = [await join(port, { name: 'Ann' }), await join(port, { name: 'Ben' })]
  const cat = await join(port, { name: 'Cat' })
  const tv = await join(port, { display: true })
  const dealt = async (one: TestClient): Promise<string> => {
    const table = await opened(one, 'knock-out-whist', { seats: 2 })
    await ok(one, { say: 'start', table })
    await turn(one, table)
    return table
  }
  const [atAnns, atBens] = [await dealt(ann), await dealt(ben)]
  const act = (one: TestClient, table: string): Promise<FromHost> =>
    one.ask({ say: 'act', table, seat: seatOf(one), action: ways(one)[0] } as never)
  const isRefused = async (one: TestClient, table: string): Promise<void> => {
    expect(await act(one, table)).toMatchObject({ code: 'disk' })
    await allHeard(one)
  }
  failing(host.disk)
  await isRefused(ann, atAnns)
  // Nothing was tried at Ben's own table yet; Cat and the TV are at none.
  expect([ben, cat, tv].map(heardBy)).toEqual([1, 1, 1])
  await isRefused(ben, atBens)
  // Who is refused hears it by that answer.
  expect([ann, ben, cat, tv].map(heardBy)).toEqual([0, 1, 1, 1])

  host.disk.instead = {}
  await ok(ben, { say: 'pause', table: atBens, on: false })
  await turn(ben, atBens)
  failing(host.disk)
  await isRefused(ben, atBens)
  expect([ann, ben, cat, tv].map(heardBy)).toEqual([1, 1, 2, 2])
  host.disk.instead = {}
  await host.end()
})
