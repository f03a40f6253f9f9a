import { expect, test } from 'vitest'
import type { ReplayAnswer } from '../../../src-engine/protocol/asks.ts'
import type { TimesAnswer } from '../../../src-engine/protocol/answers.ts'
import { join } from '../../support/host-client.ts'
import { slowDisk } from '../../support/host-disk.ts'
import { asked, ok, opened, tableOf, turn } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

test('a replay and the times of a game that is on end at what was acknowledged, not at what is being written', async () => {
  const host = await runHost({ careful: true })
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  // Nobody plays but these two.
  const ben = await join(host.port, { name: 'Ben' })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  const first = await Promise.race([turn(ann, table).then(() => ann), turn(ben, table).then(() => ben)])
  const seat = first === ann ? 'Ann' : 'Ben'
  const { record } = tableOf(ann, table)
  const known = async (): Promise<readonly [number, readonly string[]]> => [
    (await asked<ReplayAnswer>(ann, 'replay', { record })).total,
    Object.keys((await asked<TimesAnswer>(ann, 'times', { table })).times),
  ]
  expect(await known()).toEqual([0, []])
  const slow = slowDisk(host)
  const [action] = (await turn(first, table))!
  const played = first.ask({ say: 'act', table, seat, action } as never)
  await slow.asked()
  // It stands in the database, where a power cut would still undo it.
  expect(host.lobby.context.store.records.count(record!)).toBe(1)
  expect(await known()).toEqual([0, []])
  slow.end()
  expect(await played).toMatchObject({ say: 'done', seq: 1 })
  expect(await known()).toEqual([1, ['1']])
  await host.end()
})
