import { createHash } from 'node:crypto'
import { z } from 'zod'
import { afterEach, expect, test, vi } from 'vitest'
import type { AnyGame } from '../../../src-engine/core/game.ts'
import { allHeard, join, personOf, tokenOf, type TestClient } from '../../support/host-client.ts'
import { slowDisk } from '../../support/host-disk.ts'
import { ok, opened, playOn, seatOf, tableOf, turn } from '../../support/host-play.ts'
import { liveAt, matchOf, recordOf } from '../../support/host-table.ts'
import { runHost } from '../../support/host-run.ts'
import { toys } from '../../support/host-toy.ts'

// What was found wrong at a table once, each as the people at it met it.

type Host = Awaited<ReturnType<typeof runHost>>
let host: Host
afterEach(async () => {
  await host.end()
})

async function two(game: string, tuning: Parameters<typeof runHost>[0] = {}, seats = 2, more: object = {}) {
  host = await runHost(tuning)
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, game, { seats, ...more })
  await ok(ben, { say: 'sit', table })
  return { ann, ben, table }
}
const race = { games: toys }
const throwCard = (client: TestClient, table: string, card: number) =>
  client.ask({ say: 'act', table, seat: seatOf(client), action: { do: 'throw', card } })
const hashOf = (seed: string): string => createHash('sha256').update(seed).digest('hex')

test('a seed that was told deals nothing more: house rules or seats set after the game come with a new one', async () => {
  const { ann, ben, table } = await two('knock-out-whist')
  const playedOut = async (): Promise<string> => {
    await ok(ann, { say: 'start', table })
    await ok(ben, { say: 'act', table, seat: 'Ben', action: { do: 'concede' } })
    await expect.poll(() => tableOf(ann).phase).toBe('over')
    expect(hashOf(tableOf(ann).seed!)).toBe(tableOf(ann).commitment)
    return tableOf(ann).seed!
  }
  const first = await playedOut()
  await ok(ann, { say: 'set', table, change: { options: {} } })
  expect(tableOf(ann)).toMatchObject({
    phase: 'lobby',
    commitment: expect.not.stringContaining(hashOf(first)) as string,
  })
  const second = await playedOut()
  expect(second).not.toBe(first)
  await ok(ann, { say: 'arrange', table, order: ['Ben', 'Ann'] })
  expect(tableOf(ann)).toMatchObject({
    phase: 'lobby',
    commitment: expect.not.stringContaining(hashOf(second)) as string,
  })
  const third = await playedOut()
  expect([first, second]).not.toContain(third)
})

test('in a game nobody looks into a second hand: not by a guest in a bot’s place, nor by changing places', async () => {
  const { ann, ben, table } = await two('knock-out-whist', { botPace: [1e8, 1e8] }, 4)
  await ok(ann, { say: 'start', table })
  await ann.until(one => one.say === 'view')
  expect(await ann.ask({ say: 'sit', table, guest: 'Gus', place: 2 })).toMatchObject({ code: 'saw-a-hand' })
  expect(await ann.ask({ say: 'sit', table, guest: 'Gus' })).toMatchObject({ code: 'saw-a-hand' })
  await ok(ben, { say: 'stand', table, seat: 'Ben' })
  expect(await ben.ask({ say: 'sit', table, place: 3 })).toMatchObject({ code: 'saw-a-hand' })
  // Their own hand they may take up again, and so may somebody who has seen none.
  await ok(ben, { say: 'sit', table })
  expect(tableOf(ben).places[1]).toMatchObject({ kind: 'person', person: personOf(ben) })
  const cal = await join(host.port, { name: 'Cal' })
  await ok(cal, { say: 'sit', table, place: 2 })
  expect([...ann.views.keys()]).toEqual(['Ann'])
})

test('a host who leaves in mid-game hands the role on: the others can have their rematch', async () => {
  const { ann, ben, table } = await two('knock-out-whist')
  await ok(ann, { say: 'start', table })
  await turn(ben, table)
  await ok(ann, { say: 'leave', table })
  expect(tableOf(ben).host).toBe(personOf(ben))
  await playOn(ben, table)
  await ok(ben, { say: 'rematch', table })
  expect(tableOf(ben).phase).toBe('playing')
})

test('a rematch asked for while the last play is being written waits for it; the new record begins at 1', async () => {
  const { ann, ben, table } = await two('race', race, 2, { options: { goal: 3 } })
  await ok(ann, { say: 'start', table })
  await ok(ann, { say: 'act', table, seat: 'Ann', action: { do: 'throw', card: 1 } })
  const first = recordOf(liveAt(host, table))
  await ok(ann, { say: 'act', table, seat: 'Ann', action: { do: 'throw', card: 2 } })
  const slow = slowDisk(host)
  const last = throwCard(ann, table, 3)
  await slow.asked()
  const late = throwCard(ben, table, 1)
  await allHeard(ben)
  const again = ann.ask({ say: 'rematch', table })
  await allHeard(ann)
  slow.end()
  expect(await last).toMatchObject({ say: 'done', seq: 3 })
  expect(await late).toMatchObject({ say: 'refused' })
  expect(await again).toMatchObject({ say: 'done' })
  const { records, results } = host.lobby.context.store
  expect(records.find(first)?.ended).toBeDefined()
  expect(results.all().filter(one => one.record === first)).toHaveLength(2)
  const second = recordOf(liveAt(host, table))
  expect(second).not.toBe(first)
  expect(matchOf(liveAt(host, table)).seq).toBe(0)
  await ok(ben, { say: 'act', table, seat: 'Ben', action: { do: 'throw', card: 1 } })
  expect(records.actions(second)).toHaveLength(1)
  expect(records.count(first)).toBe(3)
})

test('a clock that is set back changes nobody’s time', async () => {
  let back = 0
  const { ann, ben, table } = await two('knock-out-whist', { now: () => Date.now() - back })
  await ok(ann, { say: 'set', table, change: { timer: 1 } })
  await ok(ann, { say: 'start', table })
  await turn(ben, table)
  back = 3_600_000
  await ok(ann, { say: 'pause', table, on: true })
  await ok(ann, { say: 'pause', table, on: false })
  expect(liveAt(host, table).clock.turnLeftMs('Ben')).toBeLessThanOrEqual(1000)
  await ben.until(one => one.say === 'table' && one.table.places[1]!.asked, 5000)
})

test('the record holds an action as the rules read it, whatever came with it', async () => {
  const game = toys['race']!
  const schema = z.object({ do: z.literal('throw'), card: z.coerce.number() })
  const lenient: AnyGame = { ...game, actions: { ...game.actions, schema } }
  const { ann, table } = await two('race', { games: { race: lenient } })
  await ok(ann, { say: 'start', table })
  const action = { do: 'throw', card: '1', note: 'x'.repeat(200) }
  await ok(ann, { say: 'act', table, seat: 'Ann', action })
  const { records } = host.lobby.context.store
  expect(records.actions(recordOf(liveAt(host, table))).map(one => one.action)).toEqual([
    { by: 'Ann', do: 'throw', card: 1 },
  ])
})

test('whoever missed something is told all of it, in order and without a gap, however much it was', async () => {
  const { ann, ben, table } = await two('race', { ...race, durable: false }, 2, { options: { goal: 5000 } })
  await ok(ann, { say: 'start', table })
  await ann.until(one => one.say === 'view')
  const live = liveAt(host, table)
  await ben.close()
  for (let card = 1; card <= 1500; card++)
    live.submit({ act: { do: 'act', seat: 'Ann', action: { do: 'throw', card } } })
  await ann.until(one => one.say === 'view' && one.seq === 1500)
  const back = await join(host.port, { name: 'Ben', token: tokenOf(ben) })
  await back.until(one => one.say === 'view')
  const shown = back.next(one => one.say === 'view' && one.events.length > 0)
  back.say({ say: 'sync', table, viewer: 'Ben', from: 10 })
  const view = await shown
  if (view.say !== 'view') throw new Error('no view')
  expect(view.events.map(one => one.n)).toEqual(Array.from({ length: 1490 }, (_, i) => 11 + i))
  expect(view.events[0]!.event).toMatchObject({ card: 11 })
})

test('nobody need wait for a dead line: the others call the bot in, and only for somebody who is away', async () => {
  const { ann, ben, table } = await two('knock-out-whist', { graceMs: 60_000, botPace: [1e8, 1e8] })
  await ok(ann, { say: 'start', table })
  await turn(ben, table)
  expect(await ann.ask({ say: 'sit-in', table, seat: 'Ben' })).toMatchObject({ code: 'still-here' })
  ben.socket.terminate()
  await ann.until(one => one.say === 'table' && one.table.places.some(place => place.seat === 'Ben' && !place.here))
  const eve = await join(host.port, { name: 'Eve' })
  expect(await eve.ask({ say: 'sit-in', table, seat: 'Ben' })).toMatchObject({ code: 'not-seated' })
  await ok(ann, { say: 'sit-in', table, seat: 'Ben' })
  expect(tableOf(ann).places[1]).toMatchObject({ kind: 'person', here: false, sitIn: true })
  expect(liveAt(host, table).bots.has('Ben')).toBe(true)
  const back = await join(host.port, { name: 'Ben', token: tokenOf(ben) })
  await back.until(one => one.say === 'view')
  expect(tableOf(back).places[1]).toMatchObject({ here: true, sitIn: false })
})

test('a new name waits for nothing that is being written', async () => {
  const { ann, ben, table } = await two('race', race)
  await ok(ann, { say: 'start', table })
  const slow = slowDisk(host)
  const played = throwCard(ann, table, 1)
  await slow.asked()
  await ok(ben, { say: 'profile', name: 'Benno' })
  expect(slow.waiting()).toBe(1)
  slow.end()
  expect(await played).toMatchObject({ say: 'done', seq: 1 })
  await ann.until(one => one.say === 'table' && one.table.places.some(place => place.name === 'Benno'))
})

test('a new name is called at once, while the disk is still to say that it has it', async () => {
  const { ann, ben, table } = await two('race', race)
  await ok(ann, { say: 'start', table })
  const slow = slowDisk(host)
  await ok(ben, { say: 'profile', name: 'Benno' })
  await ann.until(one => one.say === 'table' && one.table.places.some(place => place.name === 'Benno'))
  expect(slow.waiting()).toBe(0)
  slow.end()
})

test('nobody waits for the disk while the host writes down what people are called', async () => {
  host = await runHost()
  const commits = vi.spyOn(host.lobby.context.store.log, 'commit')
  // A disk that never says it is done.
  host.disk.instead = { flushed: () => new Promise(() => {}) }
  const ann = await join(host.port, { name: 'Ann' })
  await ok(ann, { say: 'profile', name: 'Anna' })
  await join(host.port, { name: 'Annie', token: tokenOf(ann) })
  expect(commits.mock.calls.map(([[one]]) => one?.write)).toEqual(['person', 'profile', 'profile'])
  host.disk.instead = {}
})

test('rules that throw stop their own table only, in words, and keep its game', async () => {
  const good = toys['race']!
  let broken = false
  let lost = false
  const open: AnyGame['open'] = state => {
    if (broken) throw new Error('the rules broke')
    return good.open(state)
  }
  const toAct: AnyGame['toAct'] = state => {
    if (lost) throw new Error('the rules lost count')
    return good.toAct(state)
  }
  const { ann, ben, table } = await two('bad', { games: { race: good, bad: { ...good, id: 'bad', open, toAct } } })
  await ok(ann, { say: 'start', table })
  await ann.until(one => one.say === 'view')
  const cal = await join(host.port, { name: 'Cal' })
  const other = await opened(cal, 'race', { seats: 2 })
  await ok(cal, { say: 'start', table: other })
  broken = true
  // A play that cannot be shown is refused, and changes nothing.
  expect(await throwCard(ann, table, 1)).toMatchObject({ say: 'refused', code: 'failed' })
  expect(host.lobby.context.store.records.count(recordOf(liveAt(host, table)))).toBe(0)
  expect(await throwCard(cal, other, 1)).toMatchObject({ say: 'done' })
  broken = false
  expect(await throwCard(ann, table, 1)).toMatchObject({ say: 'done', seq: 1 })
  // Where there is no play to refuse, the table ends with a word, and its game waits among the unfinished ones.
  lost = true
  const gone = ben.next(one => one.say === 'gone')
  const eve = await join(host.port, { name: 'Eve' })
  expect(await eve.ask({ say: 'watch', table })).toMatchObject({ say: 'refused', code: 'failed' })
  expect(await gone).toMatchObject({ table, code: 'rules-failed' })
  expect(await throwCard(cal, other, 2)).toMatchObject({ say: 'done' })
  expect(host.lobby.context.store.tables.all().find(one => one.id === table)?.state).toBe('archived')
})

test('rules that throw at what they show a bot end that table with a word, and keep its game', async () => {
  const good = toys['race']!
  const redacted: AnyGame['redacted'] = (state, seat) => {
    if (!['Ann', 'Ben'].includes(seat)) throw new Error('nothing to show a bot')
    return good.redacted(state, seat)
  }
  const { ann, table } = await two('bad', { games: { race: good, bad: { ...good, id: 'bad', redacted } } }, 3)
  await ok(ann, { say: 'start', table })
  expect(await ann.until(one => one.say === 'gone')).toMatchObject({ table, code: 'rules-failed' })
  expect(host.lobby.context.store.tables.all().find(one => one.id === table)?.state).toBe('archived')
  await opened(ann, 'race', { seats: 2 })
})

test('rules that can show nothing once the cards are dealt end the table, and who began the game is told', async () => {
  const good = toys['race']!
  const open: AnyGame['open'] = () => {
    throw new Error('nothing to show')
  }
  const { ann, table } = await two('bad', { games: { bad: { ...good, id: 'bad', open } } })
  expect(await ann.ask({ say: 'start', table })).toMatchObject({ say: 'refused', code: 'failed' })
  expect(await ann.until(one => one.say === 'gone')).toMatchObject({ table, code: 'rules-failed' })
})

test('who points at something is shown to everybody but a phone whose line takes no more', async () => {
  const { ann, ben, table } = await two('knock-out-whist')
  const slow = [...host.lobby.context.clients].find(one => one.person?.id === personOf(ben))!
  Object.assign(slow, { full: () => true })
  ann.say({ say: 'point', table, seat: 'Ann', at: { base: 1 } })
  await ann.until(one => one.say === 'point')
  Object.assign(slow, { full: () => false })
  ann.say({ say: 'point', table, seat: 'Ann', at: { base: 2 } })
  expect(await ben.until(one => one.say === 'point')).toMatchObject({ at: { base: 2 } })
})
