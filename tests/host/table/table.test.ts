import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { allHeard, join, personOf, tokenOf, type TestClient } from '../../support/host-client.ts'
import { ok, opened, playOn, seatOf, tableOf, turn } from '../../support/host-play.ts'
import { liveAt } from '../../support/host-table.ts'
import { runHost } from '../../support/host-run.ts'

let host: Awaited<ReturnType<typeof runHost>>
beforeAll(async () => {
  host = await runHost()
})
afterAll(async () => {
  await host.end()
})

async function two(): Promise<{ ann: TestClient; ben: TestClient; table: string }> {
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, 'knock-out-whist', { seats: 4 })
  await ok(ben, { say: 'sit', table })
  return { ann, ben, table }
}

async function end(...clients: TestClient[]): Promise<void> {
  for (const client of clients) await client.close()
}

test('a lobby: seats by name, guests, bots, lots, rules, a full table', async () => {
  const { ann, ben, table } = await two()
  const twin = await join(host.port, { name: 'Ann' })
  await ok(twin, { say: 'sit', table })
  expect(tableOf(twin).places.map(one => [one.seat, one.name])).toEqual([
    ['Ann', 'Ann'],
    ['Ben', 'Ben'],
    ['Ann2', 'Ann 2'],
    ['place4', ''],
  ])
  await ok(ben, { say: 'sit', table, guest: 'Table' })
  expect(tableOf(ben).places[3]).toMatchObject({ seat: 'SeatTable', name: 'Table', person: personOf(ben), here: true })
  const late = await join(host.port, { name: 'Late' })
  expect(await late.ask({ say: 'sit', table })).toMatchObject({ code: 'table-full' })
  expect(await ben.ask({ say: 'set', table, change: { timer: 30 } })).toMatchObject({ code: 'not-host' })
  expect(await ben.ask({ say: 'start', table })).toMatchObject({ code: 'not-host' })
  expect(await ann.ask({ say: 'set', table, change: { seats: 3 } })).toMatchObject({ code: 'seats' })
  await ok(ben, { say: 'stand', table, seat: 'SeatTable' })
  expect(await ben.ask({ say: 'stand', table, seat: 'Ann' })).toMatchObject({ code: 'not-seated' })
  await ok(ann, { say: 'bot', table, place: 3, level: 'hard' })
  expect(tableOf(ann).places[3]).toMatchObject({ kind: 'bot', level: 'hard' })
  const seats = tableOf(ann).places.map(one => one.seat)
  await ok(ann, { say: 'arrange', table, order: [...seats].reverse() })
  expect(tableOf(ann).places.map(one => one.seat)).toEqual([...seats].reverse())
  await ok(ann, { say: 'arrange', table, order: [] })
  expect(
    tableOf(ann)
      .places.map(one => one.seat)
      .sort(),
  ).toEqual([...seats].sort())
  expect(await ann.ask({ say: 'arrange', table, order: ['Ann'] })).toMatchObject({ code: 'bad-order' })
  await ok(ann, { say: 'remove', table, seat: tableOf(ann).places.find(one => one.kind === 'bot')!.seat })
  await ok(ann, { say: 'set', table, change: { fill: false, seats: 7 } })
  await end(ann, ben, twin, late)
})

test('a whole game of two people and bots, watched, fair by its seed, and a rematch', async () => {
  const { ann, ben, table } = await two()
  const tv = await join(host.port, { display: true })
  await ok(tv, { say: 'watch', table })
  const { commitment } = tableOf(tv)
  expect(tableOf(tv).seed).toBeUndefined()
  await ok(ann, { say: 'start', table })
  expect(tableOf(ann).places.filter(one => one.kind === 'bot')).toHaveLength(2)
  expect(tableOf(ann)).toMatchObject({ phase: 'playing', commitment })
  await ann.until(one => one.say === 'view')
  // Nobody plays for another, nor says what only the table may say, nor watches more than the table.
  expect(await ann.ask({ say: 'act', table, seat: seatOf(ben), action: { do: 'concede' } })).toMatchObject({
    code: 'not-seated',
  })
  expect(await ann.ask({ say: 'act', table, seat: 'Ann', action: { do: 'timeout' } })).toMatchObject({
    code: 'table-only',
  })
  expect(await ann.ask({ say: 'act', table, seat: 'Ann', action: { do: 'play', card: 'ZZ' } })).toMatchObject({
    say: 'refused',
  })
  expect(await tv.ask({ say: 'act', table, seat: 'Ann', action: { do: 'concede' } })).toMatchObject({ code: 'display' })
  tv.say({ say: 'sync', table, viewer: 'Ann' })
  await Promise.all([playOn(ann, table), playOn(ben, table)])
  await tv.until(one => one.say === 'table' && one.table.phase === 'over')
  expect([...tv.views.keys()]).toEqual(['table'])
  expect([...ann.views.keys()]).toEqual(['Ann'])
  const over = tableOf(ann)
  expect(over.winners?.length).toBeGreaterThan(0)
  expect(createHash('sha256').update(over.seed!).digest('hex')).toBe(commitment)
  const numbers = tv.messages.flatMap(one => (one.say === 'view' ? one.events.map(event => event.n) : []))
  expect(numbers).toEqual(numbers.map((_, i) => numbers[0]! + i))

  const order = over.places.map(one => one.seat)
  await ok(ann, { say: 'rematch', table })
  const next = tableOf(ann)
  expect(next).toMatchObject({ phase: 'playing' })
  expect(next.places.map(one => one.seat)).toEqual([...order.slice(1), order[0]])
  expect(next.commitment).not.toBe(commitment)
  expect(next.seed).toBeUndefined()
  await turn(ann, table)
  await end(ann, ben, tv)
})

test('pause holds everything; anybody at the table may go on', async () => {
  const { ann, ben, table } = await two()
  await ok(ann, { say: 'start', table })
  // Ann deals, so Ben leads.
  const open = (await turn(ben, table))!
  await ok(ben, { say: 'pause', table, on: true })
  expect(await ben.ask({ say: 'act', table, seat: 'Ben', action: open[0]! })).toMatchObject({ code: 'paused' })
  await ok(ann, { say: 'pause', table, on: false })
  await ok(ben, { say: 'act', table, seat: 'Ben', action: open[0]! })
  expect(await ann.ask({ say: 'set', table, change: { options: {} } })).toMatchObject({ code: 'playing' })
  await end(ann, ben)
})

test('somebody who comes late takes over from a bot; somebody who stands up leaves the seat to one', async () => {
  const { ann, ben, table } = await two()
  await ok(ann, { say: 'start', table })
  const cal = await join(host.port, { name: 'Cal' })
  const bot = tableOf(ann).places.findIndex(one => one.kind === 'bot')
  await ok(cal, { say: 'sit', table, place: bot })
  const seat = tableOf(ann).places[bot]!.seat
  expect(tableOf(ann).places[bot]).toMatchObject({ kind: 'person', name: 'Cal', here: true })
  await cal.until(one => one.say === 'view' && one.viewer === seat)
  expect(await cal.ask({ say: 'sit', table, place: 0 })).toMatchObject({ say: 'refused' })
  await ok(ben, { say: 'stand', table, seat: 'Ben' })
  expect(tableOf(ann).places.find(one => one.seat === 'Ben')).toMatchObject({ kind: 'bot' })
  await Promise.all([playOn(ann, table), playOn(cal, table)])
  await end(ann, ben, cal)
})

test('a seat may be left in every phase, and the host’s role passes on', async () => {
  const { ann, ben, table } = await two()
  await ok(ann, { say: 'leave', table })
  expect(tableOf(ben)).toMatchObject({ host: personOf(ben) })
  expect(tableOf(ben).places.filter(one => one.kind === 'person')).toHaveLength(1)
  await ok(ann, { say: 'sit', table })
  await ok(ben, { say: 'start', table })
  await turn(ben, table)
  await ok(ann, { say: 'leave', table })
  expect(tableOf(ben).places.find(one => one.seat === 'Ann')).toMatchObject({ sitIn: true, here: false })
  await playOn(ben, table, 2)
  await ok(ann, { say: 'watch', table })
  expect(tableOf(ann).places.find(one => one.seat === 'Ann')).toMatchObject({ sitIn: false, here: true })
  await ok(ben, { say: 'leave', table })
  await playOn(ann, table)
  expect(tableOf(ann).phase).toBe('over')
  await ok(ann, { say: 'leave', table })
  await end(ann, ben)
})

test('one token on two devices: the newest plays, the older is told', async () => {
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist')
  const phone = await join(host.port, { name: 'Ann', token: tokenOf(ann) })
  expect(await ann.until(one => one.say === 'bye')).toMatchObject({ code: 'replaced' })
  await expect.poll(() => liveAt(host, table).table.devices.length).toBe(1)
  await allHeard(phone)
  expect(liveAt(host, table).table.awaited).toEqual([])
  expect(tableOf(phone, table).places[0]).toMatchObject({ person: personOf(phone), here: true, sitIn: false })
  await end(phone)
})

test('talk reaches the table, markup stays text, pointing is shown', async () => {
  const { ann, ben, table } = await two()
  await ok(ann, { say: 'chat', table, to: 'table', text: '<img src=x> hi' })
  expect(await ben.until(one => one.say === 'chat')).toMatchObject({ from: 'Ann', seat: 'Ann', text: '<img src=x> hi' })
  // A shown name is no seat: it may be anything, and change.
  await ok(ann, { say: 'profile', name: 'Zoë Lee', colour: 3, avatar: '' })
  const stranger = await join(host.port, { name: 'Cal' })
  expect(await stranger.ask({ say: 'chat', table, to: 'table', text: 'Buy now' })).toMatchObject({
    code: 'not-at-table',
  })
  await ok(ann, { say: 'chat', table, to: 'table', text: 'It is me' })
  const later = await ben.until(one => one.say === 'chat' && one.text === 'It is me')
  expect(later).toMatchObject({ from: 'Zoë Lee', seat: expect.stringMatching(/^[A-Za-z0-9]+$/) })
  ann.say({ say: 'point', table, seat: 'Ann', at: { base: 1 } })
  expect(await ben.until(one => one.say === 'point')).toMatchObject({ seat: 'Ann', at: { base: 1 } })
  // There are no teams in this game.
  expect(await ann.ask({ say: 'chat', table, to: 'team', text: 'psst' })).toMatchObject({ code: 'no-team' })
  // Whom the table's host has quieted may still point, but not cheer.
  const hears = async (at: JsonObject): Promise<void> => {
    const next = ann.next(one => one.say === 'point')
    ben.say({ say: 'point', table, seat: 'Ben', at: { cheer: 'beer' } })
    ben.say({ say: 'point', table, seat: 'Ben', at: { again: true } })
    expect(await next).toMatchObject({ at })
  }
  const person = personOf(ben)
  expect(await ben.ask({ say: 'quiet', table, on: true })).toMatchObject({ say: 'refused', code: 'not-host' })
  await ok(ann, { say: 'quiet', table, on: true, person })
  await hears({ again: true })
  await ok(ann, { say: 'quiet', table, on: false, person })
  await ok(ann, { say: 'quiet', table, on: true })
  await hears({ again: true })
  await ok(ann, { say: 'quiet', table, on: false })
  await hears({ cheer: 'beer' })
  await end(ann, ben)
})

test('practice is seen by nobody else', async () => {
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, 'knock-out-whist', { solo: { bots: 2, level: 'easy' } })
  expect(await ben.ask({ say: 'watch', table })).toMatchObject({ code: 'no-table' })
  const cal = await join(host.port, { name: 'Cal' })
  const seen = await opened(cal, 'knock-out-whist')
  const lobby = await ben.until(one => one.say === 'lobby' && one.tables.some(({ id }) => id === seen))
  expect(lobby).not.toMatchObject({
    tables: expect.arrayContaining([expect.objectContaining({ id: table })]) as object,
  })
  await end(ann, ben, cal)
})
