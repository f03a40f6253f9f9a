import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { join, tokenOf, type TestClient } from '../../support/host-client.ts'
import { ok, opened, tableOf } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

// What is told of a table besides its game: whole every time, encoded or as text. Both hold the same.

/** How it was told of tables. */
const forms = (client: TestClient): ('text' | 'encoded')[] =>
  client.messages.flatMap(({ say }, i) =>
    say !== 'table' ? [] : [client.texts[i]!.startsWith('{') ? 'text' : 'encoded'],
  )

test('a table encoded is the table that others are told as text, whoever comes, goes and comes again', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann', plain: true })
  const table = await opened(ann, 'knock-out-whist', { seats: 5 })
  let ben = await join(host.port, { name: 'Ben' })
  const tv = await join(host.port, { display: true })
  await ok(tv, { say: 'watch', table })
  await ok(ben, { say: 'sit', table })
  /** Ann has done something and holds what came of it: soon the others hold the same. */
  const alike = async (): Promise<void> => {
    await expect
      .poll(() => [ben, tv].every(one => isDeepStrictEqual(tableOf(one, table), tableOf(ann, table))))
      .toBe(true)
  }
  await ok(ann, { say: 'set', table, change: { options: { lead: 'last-winner' }, timer: 30 } })
  await ok(ann, { say: 'set', table, change: { options: {}, seats: 7 } })
  await ok(ann, { say: 'bot', table, place: 4, level: 'hard' })
  await ok(ann, { say: 'bot', table, place: 3 })
  await ok(ann, { say: 'set', table, change: { seats: 4 } })
  await alike()
  await ok(ann, {
    say: 'arrange',
    table,
    order: tableOf(ann, table)
      .places.map(one => one.seat)
      .reverse(),
  })
  await alike()

  // Away for a while: what was told meanwhile is nothing to start from.
  await ok(tv, { say: 'leave', table })
  await ok(ann, { say: 'set', table, change: { timer: 60, coach: true } })
  await ok(tv, { say: 'watch', table })
  await ok(ann, { say: 'set', table, change: { timer: 45 } })
  await alike()
  const token = tokenOf(ben)
  await ben.close()
  await ok(ann, { say: 'set', table, change: { thinking: 100 } })
  ben = await join(host.port, { name: 'Ben', token })
  await ben.until(one => one.say === 'table')
  // Asked for again, it comes whole, and goes on from there.
  await ok(tv, { say: 'watch', table })
  await ok(ann, { say: 'set', table, change: { fill: false } })
  await alike()
  expect(new Set([...forms(ben), ...forms(tv)])).toEqual(new Set(['encoded']))
  expect(new Set(forms(ann))).toEqual(new Set(['text']))

  await ok(ann, { say: 'start', table })
  await alike()
  await ok(ann, { say: 'pause', table, on: true })
  await alike()
  await ok(ann, { say: 'pause', table, on: false })
  await alike()
  for (const one of [ann, ben, tv]) await one.close()
  await host.end()
})

test('a house rule changed is told to each with their own seats', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist', { seats: 7 })
  const ben = await join(host.port, { name: 'Ben' })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'set', table, change: { timer: 30 } })
  await ben.until(one => one.say === 'table' && one.table.timer === 30)
  expect(tableOf(ben, table).timer).toBe(30)
  expect([ann, ben].map(one => one.messages.findLast(({ say }) => say === 'table'))).toMatchObject([
    { yours: ['Ann'] },
    { yours: ['Ben'] },
  ])
  for (const one of [ann, ben]) await one.close()
  await host.end()
})
