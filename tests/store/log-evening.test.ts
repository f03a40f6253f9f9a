import { rmSync } from 'node:fs'
import { join as path } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '../../src-main/store/store.ts'
import { entryShape, writeShape, type Entry, type Write } from '../../src-main/store/write.ts'
import { contents } from '../support/contents.ts'
import { join, personOf } from '../support/host-client.ts'
import { asked, ok, opened, playOn, turn } from '../support/host-play.ts'
import { bring, everything } from '../support/host-export.ts'
import { freshFolder, runHost } from '../support/host-run.ts'

/** The kinds of writes an evening in one house has not, and where the same is shown of them. */
const elsewhere: { readonly [K in Write['write']]?: string } = {
  cut: 'a disk that fails (log.test.ts)',
  prepared: 'a draft before a tournament (host/party/drafted-tournament.test.ts); it changes no row by itself',
  standing: 'a hand-over (host/cluster/transfer)',
}

test('a busy evening, taken from a copy and the log: every row of every table is the same', async () => {
  const before = await runHost()
  const carl = await join(before.port, { name: 'Carl', ownerKey: before.local().ownerKey })
  const brought = await opened(carl, 'knock-out-whist', { solo: { bots: 1, level: 'easy' } })
  await turn(carl, brought)
  await ok(carl, { say: 'leave', table: brought })
  const file = await everything(carl)
  await before.end()

  const host = await runHost()
  const { store } = host.lobby.context
  const ann = await join(host.port, { name: 'Ann', ownerKey: host.local().ownerKey })
  const ben = await join(host.port, { name: 'Ben' })
  // Something is there before the copy is taken, and a game is on while it is.
  const whist = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ben, { say: 'sit', table: whist })
  await ok(ann, { say: 'start', table: whist })
  const copy = freshFolder()
  const entries: Entry[] = []
  const from = store.log.copy(path(copy, 'knockabout.db'))
  await from.made
  expect(from.number).toBeGreaterThan(2)
  expect(
    store.log.follow(from, entry => entries.push(entryShape.parse(JSON.parse(JSON.stringify(entry))))),
  ).toBeDefined()

  await Promise.all([playOn(ann, whist), playOn(ben, whist)])
  await ok(ben, { say: 'profile', name: 'Benjamin' })
  await ok(ann, { say: 'rematch', table: whist })
  await playOn(ann, whist, 1)
  await ok(ann, { say: 'night', act: { do: 'plan', playlist: [{ game: 'referee', options: {}, rounds: 1 }] } })
  // At the referee the end is taken back, and set right.
  const paper = await opened(ann, 'referee', { seats: 2 })
  await ok(ann, { say: 'sit', table: paper, guest: 'Dee' })
  await ok(ann, { say: 'start', table: paper })
  const end = (seat: string, action: object) => ok(ann, { say: 'act', table: paper, seat, action } as never)
  await end('Dee', { do: 'concede' })
  await end('Ann', { do: 'undo' })
  expect(store.results.all().filter(one => one.game === 'referee')).toEqual([])
  await end('Ann', { do: 'concede' })
  // Practice: one forgotten, more than are kept.
  for (let round = 0; round < 3; round++) {
    const table = await opened(ann, 'all-out-brawl', { solo: { bots: 2, level: 'easy' } })
    await turn(ann, table)
    await ok(ann, { say: 'leave', table })
    if (round === 0) await ok(ann, { say: 'close', table })
  }
  await asked(ann, 'retention', { set: { games: 1, days: 30 } })
  await asked(ann, 'updates', { set: false })
  await bring(ann, file)
  // Somebody new takes their seat to another device, and wants the game they leave off their list.
  const fay = await join(host.port, { name: 'Fay' })
  const left = await opened(fay, 'knock-out-whist', { seats: 2 })
  await ok(ben, { say: 'sit', table: left })
  await ok(fay, { say: 'start', table: left })
  const { code } = await asked<{ readonly code: string }>(fay, 'seat-code')
  const tablet = await join(host.port, { token: 'x'.repeat(32), ticket: code })
  await ok(tablet, { say: 'close', table: left })
  await ok(tablet, { say: 'close', table: left })
  expect(store.tables.find(left)?.dismissedBy).toEqual([personOf(fay)])
  const result = { record: 'x', player: personOf(ben), name: 'Ben', game: 'brawl', players: 2, seat: 'Ben', place: 1 }
  const results = [{ ...result, won: true, drawn: false, tallies: { tricks: 2 }, at: 5 }]
  const figures = { format: 'knockabout-statistics', version: 1, player: personOf(ben), results }
  await asked(ben, 'statistics-import', { file: figures })
  await asked(ann, 'statistics-clear')
  await ok(ann, { say: 'close', table: whist })
  await store.log.flushed()

  const there = openStore(copy)
  for (const entry of entries) there.log.take(entry)
  const kinds = new Set(entries.flatMap(entry => entry.writes.map(one => one.write)))
  const all = writeShape.options.map(option => option.shape.write.value)
  expect(all.filter(kind => !kinds.has(kind)).sort()).toEqual(Object.keys(elsewhere).sort())
  expect(contents(there)).toEqual(contents(store))
  expect(there.tables.all()).toEqual(store.tables.all())
  expect(there.log.position()).toEqual(store.log.position())
  there.close()
  await host.end()
  rmSync(copy, { recursive: true, force: true })
})
