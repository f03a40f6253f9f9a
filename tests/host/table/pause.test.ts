import { afterEach, expect, test, vi } from 'vitest'
import { games, toAct } from '../../../src-engine/index.ts'
import { lookingAt } from '../../../src-main/host/table/run/bot-play.ts'
import { timersOf } from '../../../src-main/host/table/model/timers.ts'
import { join } from '../../support/host-client.ts'
import { ok, opened, playOn, tableOf, turn } from '../../support/host-play.ts'
import { liveAt, matchOf } from '../../support/host-table.ts'
import { runHost } from '../../support/host-run.ts'

let host: Awaited<ReturnType<typeof runHost>> | undefined
afterEach(async () => {
  vi.restoreAllMocks()
  await host?.end()
  host = undefined
})

test('a pause is no gift of time: a turn goes on with what it had left, and everybody is told how much that is', async () => {
  let skipped = 0
  host = await runHost({ steady: () => performance.now() + skipped })
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'set', table, change: { timer: 30 } })
  await ok(ann, { say: 'start', table })
  await Promise.all([ann, ben].map(one => one.until(said => said.say === 'view')))
  const room = liveAt(host, table)
  const seat = toAct(matchOf(room))[0]!
  const actor = seat === 'Ann' ? ann : ben
  skipped += 20_000
  await ok(ben, { say: 'pause', table, on: true })
  expect(room.clock.turnLeftMs('table')).toBeUndefined()
  skipped += 3_600_000
  // Looking in, or setting something else, starts no clock while the table is paused.
  await ok(ann, { say: 'set', table, change: { level: 'hard' } })
  expect(room.clock.turnLeftMs('table')).toBeUndefined()
  expect(await actor.ask({ say: 'act', table, seat, action: { do: 'concede' } })).toMatchObject({ code: 'paused' })
  const told = actor.next(one => one.say === 'view')
  await ok(ben, { say: 'pause', table, on: false })
  const left = room.clock.turnLeftMs(seat)
  expect(left).toBeGreaterThan(5000)
  expect(left).toBeLessThanOrEqual(10_000)
  // Anyone who waits for them is told how long still.
  const waits = room.clock.turnLeftMs(seat === 'Ann' ? 'Ben' : 'Ann')
  expect(waits).toBeGreaterThan(5000)
  expect(waits).toBeLessThanOrEqual(left!)
  const view = await told
  if (view.say !== 'view') throw new Error('no view')
  expect(view.clock).toBeGreaterThan(5000)
  expect(view.clock).toBeLessThanOrEqual(10_000)
  // Whoever acts has the whole time again for the next turn.
  const way = (await turn(actor, table))![0]!
  await ok(actor, { say: 'act', table, seat, action: way })
  expect(room.clock.turnLeftMs('table')).toBeGreaterThan(20_000)
  expect(tableOf(ann).places.every(place => !place.asked)).toBe(true)
})

test('bots do nothing while the table is paused, and go on after it', async () => {
  host = await runHost({ botPace: [150, 200] })
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist', { solo: { bots: 3, level: 'easy' } })
  const room = liveAt(host, table)
  // Who takes a trick leads to the next: play on until the pause finds a bot that has to act.
  for (;;) {
    await playOn(ann, table, 1)
    await ok(ann, { say: 'pause', table, on: true })
    if (!toAct(matchOf(room)).includes('Ann')) break
    await ok(ann, { say: 'pause', table, on: false })
  }
  const { seq } = matchOf(room)
  expect(room.thinkers.size).toBe(0)
  // Meanwhile bots play at another table.
  const ben = await join(host.port, { name: 'Ben' })
  await playOn(ben, await opened(ben, 'knock-out-whist', { solo: { bots: 3, level: 'easy' } }), 3)
  expect(matchOf(room).seq).toBe(seq)
  const played = ann.next(one => one.say === 'view' && one.seq > seq)
  await ok(ann, { say: 'pause', table, on: false })
  await played
})

test('a finished trick is seen before the next lead: bots wait as long as the game says', async () => {
  // Without their own pause bots would act at once.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  host = await runHost({ botPace: [0, 1600] })
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist', { solo: { bots: 1, level: 'easy' } })
  let trick = 0
  const waits: number[] = []
  const room = liveAt(host, table)
  ann.hear(said => {
    if (said.say !== 'view') return
    for (const { event } of said.events) {
      if (event.type === 'trick') trick = performance.now()
      if (event.type === 'lead' && event['by'] !== 'Ann' && trick > 0) waits.push(performance.now() - trick)
    }
  })
  while (waits.length === 0 && room.table.phase.at === 'playing') {
    const open = await turn(ann, table)
    if (open !== undefined && waits.length === 0) await ok(ann, { say: 'act', table, seat: 'Ann', action: open[0]! })
  }
  expect(waits.length).toBeGreaterThan(0)
  for (const wait of waits) expect(wait).toBeGreaterThan(850)
})

test('bots wait until somebody who is seated has heard what was said, though not for ever, and for nobody else', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  let skipped = 0
  host = await runHost({ botPace: [0, 1600], steady: () => performance.now() + skipped })
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist', { solo: { bots: 3, level: 'easy' } })
  const room = liveAt(host, table)
  const wish = (by: typeof ann, ms: number): void => by.say({ say: 'hearing', table, ms })
  // Ann's play is followed by a bot's, or by her own lead: play on until it is a bot's.
  const untilBot = async (): Promise<void> => {
    for (;;) {
      await playOn(ann, table, 1)
      if (!toAct(matchOf(room)).includes('Ann')) return
    }
  }
  await untilBot()
  wish(ann, 400)
  const { seq } = matchOf(room)
  const began = performance.now()
  await ann.next(one => one.say === 'view' && one.seq > seq)
  expect(performance.now() - began).toBeGreaterThan(300)
  // Whoever sits elsewhere holds nobody up, and nobody does for longer than the bound after a play.
  await untilBot()
  const ben = await join(host.port, { name: 'Ben' })
  wish(ben, 12_000)
  await ok(ben, { say: 'profile', name: 'Ben' })
  expect(room.hearUntil).toBe(0)
  skipped += 11_900
  wish(ann, 12_000)
  await ok(ann, { say: 'profile', name: 'Ann' })
  expect(room.hearUntil - performance.now() - skipped).toBeLessThan(150)
})

test('a house of quick bots looks as much shorter', () => {
  const game = games['knock-out-whist']!
  const told = (type: string, more = {}) => ({ to: 'all', event: { type, ...more } }) as const
  expect(lookingAt(game, [told('lead')], { botPace: [8, 16] })).toBe(0)
  expect(
    lookingAt(game, [told('trick'), told('tie', { draws: [{ Ann: '2H', Ben: '3H' }] })], { botPace: [8, 16] }),
  ).toBeCloseTo(43)
})

test('at Brawl the game goes on without a third who never comes back, once the others are ready (RULES BRL-2)', async () => {
  host = await runHost({ graceMs: 300, reaction: 1e6 })
  const people = [
    await join(host.port, { name: 'Ann' }),
    await join(host.port, { name: 'Ben' }),
    await join(host.port, { name: 'Cal' }),
  ]
  const [ann, ben, cal] = people
  const table = await opened(ann!, 'brawl', { seats: 3, options: { table: 'round-robin' } })
  for (const one of [ben!, cal!]) await ok(one, { say: 'sit', table })
  await ok(ann!, { say: 'start', table })
  await ok(ann!, { say: 'pause', table, on: true })
  for (const one of [ann!, ben!]) await ok(one, { say: 'pause', table, on: false })
  expect(tableOf(ann!, table)).toMatchObject({ paused: true })
  await cal!.close()
  await ann!.until(() => !tableOf(ann!, table).paused)
  expect(tableOf(ann!, table).places.find(place => place.name === 'Cal')).toMatchObject({ here: false, sitIn: true })
})

test('a stopped fight is counted down to where it goes on: who stops it, or comes back, has it wait for all again', async () => {
  let skipped = 0
  const steady = (): number => performance.now() + skipped
  host = await runHost({ graceMs: 1e8, reaction: 1e6, countdownMs: 60_000, steady })
  const [ann, ben] = [await join(host.port, { name: 'Ann' }), await join(host.port, { name: 'Ben' })]
  const table = await opened(ann, 'brawl', { seats: 2 })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  await ok(ann, { say: 'pause', table, on: true })
  const goOn = (): Promise<unknown> => Promise.all([ann, ben].map(one => ok(one, { say: 'pause', table, on: false })))
  await goOn()
  await expect.poll(() => tableOf(ann, table)).toMatchObject({ paused: true, countdown: true })
  expect(await ben.ask({ say: 'act', table, seat: 'Ben', action: { do: 'draw' } })).toMatchObject({ code: 'paused' })
  // Whoever stops it meanwhile is asked again, and so is everybody else.
  await ok(ben, { say: 'pause', table, on: true })
  await expect.poll(() => tableOf(ann, table).ready).toBeUndefined()
  expect(tableOf(ann, table).paused).toBe(true)
  expect(liveAt(host, table).clock.leftMs()).not.toHaveProperty('countdown')
  await goOn()
  // The countdown is over.
  skipped += 60_000
  const live = liveAt(host, table)
  live.clock.schedule(timersOf(live.table, host.lobby.context.tuning), [])
  await ann.until(() => !tableOf(ann, table).paused)
  expect(tableOf(ann, table).countdown).toBeUndefined()
  expect(tableOf(ann, table).ready).toBeUndefined()
})
