import { expect, test } from 'vitest'
import { games } from '../../../src-engine/index.ts'
import { formats } from '../../../src-engine/formats/index.ts'
import { problemOf } from '../../../src-main/host/table/model/settings.ts'
import { openPlace } from '../../../src-main/host/table/model/table.ts'
import { join } from '../../support/host-client.ts'
import { ok, opened, tableOf } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

test('a format leaves the number of seats alone that it can be played with, and takes the nearest where it can’t', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const game = games['referee']!
  const fits = (format: string, count: number): boolean =>
    problemOf({ game, options: { format }, places: Array.from({ length: count }, () => openPlace), fill: true }) ===
    undefined
  const table = await opened(ann, 'referee', { seats: 4 })
  const changed: [format: string, typed: number][] = []
  for (const typed of [3, 6, 8]) {
    for (const format of Object.keys(formats)) {
      await ok(ann, { say: 'set', table, change: { options: { format: 'free-for-all' } } })
      await ok(ann, { say: 'set', table, change: { seats: typed } })
      expect(tableOf(ann, table).places).toHaveLength(typed)
      await ok(ann, { say: 'set', table, change: { options: { format } } })
      const { length } = tableOf(ann, table).places
      expect([format, fits(format, length)]).toEqual([format, true])
      if (length !== typed) changed.push([format, typed])
    }
  }
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.filter(([format, typed]) => fits(format, typed))).toEqual([])
  await host.end()
})

test('what was typed holds again with the next format that can be played so', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'referee', { seats: 4 })
  const counts: number[] = []
  const set = async (change: object): Promise<void> => {
    await ok(ann, { say: 'set', table, change } as never)
    counts.push(tableOf(ann, table).places.length)
  }
  await set({ seats: 8 })
  await set({ options: { format: 'star' } })
  await set({ options: { format: 'free-for-all' } })
  // Who types another number means that one.
  await set({ options: { format: 'star' } })
  await set({ seats: 5 })
  await set({ options: { format: 'free-for-all' } })
  expect(counts).toEqual([8, 5, 8, 5, 5, 5])
  await host.end()
})
