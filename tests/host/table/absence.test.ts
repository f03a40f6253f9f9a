import { afterAll, beforeAll, expect, test } from 'vitest'
import { join, tokenOf } from '../../support/host-client.ts'
import { ok, opened, playOn, seatOf, tableOf, turn, ways } from '../../support/host-play.ts'
import { liveAt, matchOf } from '../../support/host-table.ts'
import { runHost } from '../../support/host-run.ts'

let host: Awaited<ReturnType<typeof runHost>>
beforeAll(async () => {
  host = await runHost({ graceMs: 250, botPace: [15, 30] })
})
afterAll(async () => {
  await host.end()
})

test('a reload in mid-question: the same seat, the same view, the same question', async () => {
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist', { solo: { bots: 3, level: 'normal' } })
  await turn(ann, table)
  const before = ann.views.get('Ann')
  const question = ways(ann)
  ann.socket.terminate()
  const again = await join(host.port, { name: 'Ann', token: tokenOf(ann) })
  await again.until(one => one.say === 'view')
  expect(seatOf(again)).toBe('Ann')
  const { seq, view, offers } = before!
  expect(again.views.get('Ann')).toMatchObject({ seq, view, offers })
  expect(ways(again)).toEqual(question)
  await ok(again, { say: 'act', table, seat: 'Ann', action: question[0]! })
  await again.close()
})

test('after the grace a bot sits in, marked; the person takes over in mid-hand and hears what was missed', async () => {
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, 'knock-out-whist', { seats: 4 })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  await turn(ben, table)
  ben.socket.terminate()
  await ann.until(one => one.say === 'table' && one.table.places.some(place => place.name === 'Ben' && !place.here))
  expect(tableOf(ann).places[1]!.sitIn).toBe(false)
  await ann.until(one => one.say === 'table' && one.table.places.some(place => place.name === 'Ben' && place.sitIn))
  await playOn(ann, table, 3)
  const back = await join(host.port, { name: 'Ben', token: tokenOf(ben) })
  const missed = await back.until(one => one.say === 'missed')
  if (missed.say !== 'missed') throw new Error('nothing missed')
  expect(missed.seat).toBe('Ben')
  expect(missed.byBot).toBe(true)
  expect(missed.events.length).toBeGreaterThan(0)
  expect(missed.lines).toEqual(missed.events.map(event => event.type))
  await expect.poll(() => tableOf(ann).places[1]).toMatchObject({ here: true, sitIn: false, kind: 'person' })
  const [, ended] = await Promise.all([playOn(ann, table), playOn(back, table)])
  expect(ended).toBeGreaterThanOrEqual(0)
  expect(tableOf(back).phase).toBe('over')
  await ann.close()
  await back.close()
})

test('the host of a table who is gone hands it on', async () => {
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, 'knock-out-whist', { seats: 3 })
  await ok(ben, { say: 'sit', table })
  ann.socket.terminate()
  const id = tableOf(ben).places[1]!.person
  await ben.until(one => one.say === 'table' && one.table.host === id)
  await ok(ben, { say: 'start', table })
  expect(tableOf(ben)).toMatchObject({ phase: 'playing', host: id })
  await ben.close()
})

test('a turn that runs out is played, the seat asked, and after two a bot sits in until it is answered', async () => {
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'set', table, change: { timer: 1 } })
  await ok(ann, { say: 'start', table })
  await turn(ben, table)
  const view = ben.messages.findLast(one => one.say === 'view')
  if (view?.say !== 'view') throw new Error('no view')
  expect(view.clock).toBeGreaterThan(500)
  expect(view.clock).toBeLessThanOrEqual(1000)
  // Ann plays whenever she may, Ben never does.
  const ann2 = playOn(ann, table, 4)
  const ofBen =
    (holds: (place: { asked: boolean; sitIn: boolean }) => boolean) => (one: (typeof ben.messages)[number]) =>
      one.say === 'table' && one.table.places.some(place => place.seat === 'Ben' && holds(place))
  await ben.until(ofBen(place => place.asked && !place.sitIn))
  await ben.until(ofBen(place => place.sitIn))
  await ok(ben, { say: 'here', table, seat: 'Ben' })
  expect(tableOf(ben).places[1]).toMatchObject({ asked: false, sitIn: false })
  await ok(ben, { say: 'here', table, seat: 'Ben', sitIn: true })
  await ann2
  expect(tableOf(ben).places[1]).toMatchObject({ sitIn: true })
  await ann.close()
  await ben.close()
})

/** Long enough for any bot to have thought and played. */
async function botsPlayElsewhere(): Promise<void> {
  const eve = await join(host.port, { name: 'Eve' })
  await playOn(eve, await opened(eve, 'knock-out-whist', { solo: { bots: 3, level: 'normal' } }), 3)
  await eve.close()
}

test('nobody there: the table waits instead of playing by itself', async () => {
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist', { solo: { bots: 3, level: 'normal' } })
  await turn(ann, table)
  ann.socket.terminate()
  const room = liveAt(host, table)
  await expect.poll(() => room.table.places[0]).toMatchObject({ name: 'Ann', sitIn: true })
  const seq = matchOf(room).seq
  await botsPlayElsewhere()
  expect(matchOf(room).seq).toBe(seq)
  const back = await join(host.port, { name: 'Ann', token: tokenOf(ann) })
  await back.until(one => one.say === 'view')
  await playOn(back, table)
  expect(tableOf(back).phase).toBe('over')
  await back.close()
})

test('somebody who is away when the cards are dealt is played for', async () => {
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ben, { say: 'sit', table })
  ben.socket.terminate()
  await ann.until(one => one.say === 'table' && one.table.places.some(place => place.name === 'Ben' && !place.here))
  await expect.poll(() => liveAt(host, table).table.awaited).toEqual([])
  await ok(ann, { say: 'start', table })
  expect(tableOf(ann).places[1]).toMatchObject({ kind: 'person', sitIn: true })
  await playOn(ann, table)
  expect(tableOf(ann).phase).toBe('over')
  await ann.close()
})

test('who left and says no more than that they are there has the bot go on: nobody waits for a seat without a device', async () => {
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, 'knock-out-whist', { seats: 3 })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  await ok(ben, { say: 'leave', table })
  await ok(ben, { say: 'here', table, seat: 'Ben', sitIn: false })
  expect(liveAt(host, table).table.places[1]).toMatchObject({ name: 'Ben', kind: 'person', sitIn: true })
  await playOn(ann, table)
  expect(tableOf(ann).phase).toBe('over')
  await ann.close()
  await ben.close()
})
