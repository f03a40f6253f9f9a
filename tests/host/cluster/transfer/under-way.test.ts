import { afterEach, expect, test } from 'vitest'
import type { HandHouseAnswer } from '../../../../src-engine/protocol/answers.ts'
import type { NightState } from '../../../../src-engine/night/state.ts'
import { join, tokenOf, type TestClient } from '../../../support/host-client.ts'
import { asked, ok, opened, tableOf } from '../../../support/host-play.ts'
import { liveAt } from '../../../support/host-table.ts'
import { smallDisk } from '../../../support/small-disk.ts'
import { guestWindow, isMove, isMoved, portOf, startApp, type TestApp } from '../../../support/houses.ts'

// What is under way as a house goes: a night, a game without turns, a clock that runs, and a disk that is full.

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})
async function app(...how: Parameters<typeof startApp>): Promise<TestApp> {
  const made = await startApp(...how)
  ends.push(() => made.end())
  return made
}
async function offer(ann: TestClient, taker: TestApp): Promise<void> {
  const { apps } = await asked<HandHouseAnswer>(ann, 'hand-house')
  await ok(ann, { say: 'hand-house', to: apps[0]!.device })
  await taker.state('asked')
  taker.receiver.answer(true)
}
const nightOf = (client: TestClient): NightState => {
  const found = client.messages.findLast(one => one.say === 'night')
  if (found?.say !== 'night') throw new Error('no night')
  return found.night
}
/** What the timers of a game had left when it was paused. */
const leftAt = (at: TestApp, table: string): Readonly<Record<string, number>> => {
  const { phase } = liveAt(at.host(), table).table
  if (phase.at !== 'playing') throw new Error(phase.at)
  expect(phase.paused).toBe(true)
  return phase.leftMs ?? {}
}

test('a night, a game without turns and a clock that runs go along: paused, with what they had left, and then on', async () => {
  const [anns, bens] = [await app({ name: 'Ann', open: true }), await app({ name: 'Ben' })]
  const ann = await anns.window({ name: 'Ann' })
  const ben = await guestWindow(anns, bens, { name: 'Ben' })
  const cal = await join(portOf(anns), { name: 'Cal' })
  await ok(ann, { say: 'night', act: { do: 'plan', playlist: [{ game: 'brawl', options: {}, rounds: 1 }] } })
  await ok(ben, { say: 'night', act: { do: 'in', on: true } })
  await ok(ann, { say: 'night', act: { do: 'next' } })
  const brawl = nightOf(ann).games.at(-1)!.tables[0]!.id
  await ann.until(one => one.say === 'table' && one.table.id === brawl)
  await ok(ann, { say: 'start', table: brawl })
  const whist = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(cal, { say: 'sit', table: whist })
  await ok(ann, { say: 'set', table: whist, change: { timer: 300 } })
  await ok(ann, { say: 'start', table: whist })
  const before = { night: nightOf(cal), seats: tableOf(ben, brawl).places.map(one => one.name) }
  const gone = cal.next(isMoved)
  await offer(ann, bens)
  await gone
  await bens.state('open')
  for (const table of [brawl, whist]) expect(leftAt(bens, table)).toEqual(leftAt(anns, table))
  const [left = 0] = Object.values(leftAt(bens, whist))
  expect(left).toBeGreaterThan(240_000)
  expect(left).toBeLessThanOrEqual(300_000)

  const there = await bens.window({ name: 'Ben', token: tokenOf(ben) })
  const calThere = await join(portOf(bens), { token: tokenOf(cal) })
  await calThere.until(one => one.say === 'table' && one.table.id === whist)
  expect(nightOf(there)).toEqual(before.night)
  await there.until(one => one.say === 'table' && one.table.id === brawl)
  expect(tableOf(there, brawl)).toMatchObject({ phase: 'playing', paused: true })
  expect(tableOf(there, brawl).places.map(one => one.name)).toEqual(before.seats)
  // Both go on, and the night counts what is played on the other machine.
  await ok(calThere, { say: 'pause', table: whist, on: false })
  const annThere = await join(portOf(bens), { token: tokenOf(ann) })
  for (const one of [there, annThere]) await ok(one, { say: 'pause', table: brawl, on: false })
  await there.until(() => !tableOf(there, brawl).paused)
  await ok(there, { say: 'act', table: brawl, seat: 'Ben', action: { do: 'concede' } })
  await there.until(one => one.say === 'night' && one.night.phase === 'over')
})

test('where the disk of the other machine is full, the house stays, and a disk that fills up on the way keeps it whole', async context => {
  const disk = smallDisk('80m')
  if (disk === undefined) return context.skip()
  ends.push(disk.remove)
  const [anns, bens] = [await app({ name: 'Ann', open: true }), await startApp({ name: 'Ben', data: disk.folder })]
  ends.push(() => bens.stop())
  const { id } = anns.local()
  const ann = await anns.window({ name: 'Ann' })
  const ben = await guestWindow(anns, bens, { name: 'Ben' })
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'start', table })

  disk.fill()
  const stays = ann.next(isMove('kept'))
  await offer(ann, bens)
  expect(await stays).toMatchObject({ why: expect.stringMatching(/no-room|disk-failed/) })
  expect(tableOf(ann, table)).toMatchObject({ phase: 'playing', paused: false })
  disk.free()

  // Full from the moment all tables stand.
  const holders = (): TestApp[] =>
    [anns, bens].filter(one => {
      const { store, move } = one.host().lobby.context
      return one.local().id === id && store.log.standing().standing === 'held' && !move.isHalted
    })
  let full = false
  ann.hear(one => {
    if (isMove('halted')(one)) disk.fill()
    full ||= isMove('halted')(one)
  })
  await offer(ann, bens)
  await expect.poll(() => full).toBe(true)
  await expect
    .poll(() => {
      expect(holders().length).toBeLessThan(2)
      return holders()[0] === anns || anns.host().lobby.context.store.log.standing().standing === 'given'
    })
    .toBe(true)
  disk.free()
  await expect.poll(() => holders().length).toBe(1)
  const back = await join(portOf(holders()[0]!), { token: tokenOf(ben) })
  await back.until(one => one.say === 'table' && one.table.id === table)
})
