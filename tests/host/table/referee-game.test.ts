import { toAct } from '../../../src-engine/core/match.ts'
import { afterEach, expect, test } from 'vitest'
import { reopen } from '../../../src-main/host/lobby/lobby.ts'
import { join, type TestClient } from '../../support/host-client.ts'
import { ok, opened, tableOf } from '../../support/host-play.ts'
import { liveAt, matchOf, recordOf } from '../../support/host-table.ts'
import { runHost } from '../../support/host-run.ts'
import { viewFor } from '../../../src-engine/core/view.ts'

let host: Awaited<ReturnType<typeof runHost>>
afterEach(async () => {
  await host.end()
})

const yours = (client: TestClient): readonly string[] => {
  const said = client.messages.findLast(one => one.say === 'table')
  if (said?.say !== 'table') throw new Error('no table yet')
  return said.yours
}
const act = (client: TestClient, table: string, seat: string, action: object): Promise<unknown> =>
  ok(client, { say: 'act', table, seat, action } as never)
const seen = (client: TestClient, table: string): unknown => {
  const room = liveAt(host, table)
  const viewer = yours(client)[0]!
  return {
    shown: client.views.get(viewer)?.view,
    is: JSON.parse(JSON.stringify(viewFor(room.table.game, matchOf(room).state, viewer))),
  }
}

test('a referee’s table opens without bots, and none can be put at it', async () => {
  host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'referee', { seats: 3, options: {} })
  expect(tableOf(ann)).toMatchObject({ fill: false, problem: 'too-few-people', problemParams: { least: 2 } })
  expect(await ann.ask({ say: 'set', table, change: { fill: true } })).toMatchObject({ code: 'no-bots' })
  expect(await ann.ask({ say: 'bot', table, place: 1 })).toMatchObject({ code: 'no-bots' })
  await ok(ann, { say: 'set', table, change: { game: 'knock-out-whist' } })
  expect(tableOf(ann).fill).toBe(true)
  await ok(ann, { say: 'set', table, change: { game: 'referee' } })
  expect(tableOf(ann).fill).toBe(false)
})

test('the number of places follows the format; one that those who sit can’t play is refused and changes nothing', async () => {
  host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'referee', { seats: 7 })
  const choose = (format: string): Promise<unknown> =>
    ann.ask({ say: 'set', table, change: { options: { format } } } as never)
  const places = (): number => tableOf(ann).places.length
  expect(await choose('emperor')).toMatchObject({ say: 'done' })
  expect(tableOf(ann).options['format']).toBe('emperor')
  expect(places()).toBe(6)
  expect(await choose('grand-melee')).toMatchObject({ say: 'done' })
  expect(places()).toBe(15)
  expect(await choose('star')).toMatchObject({ say: 'done' })
  expect(places()).toBe(5)
  // A melee takes five as well: nobody is sent away for it.
  expect(await choose('melee')).toMatchObject({ say: 'done' })
  expect(places()).toBe(5)
  for (const guest of ['Ben', 'Cal', 'Dee', 'Eli']) await ok(ann, { say: 'sit', table, guest })
  expect(await choose('two-on-two')).toMatchObject({ code: 'bad-option' })
  expect(tableOf(ann).options['format']).toBe('melee')
  expect(places()).toBe(5)
})

test('the times of what was done are told by the number each has in the log', async () => {
  host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'referee', { seats: 2 })
  const times = (): Promise<unknown> => ann.ask({ say: 'ask', what: 'times', about: { table } })
  expect(await times()).toMatchObject({ code: 'no-table' })
  await ok(ann, { say: 'sit', table, guest: 'Ben' })
  await ok(ann, { say: 'start', table })
  await ann.until(one => one.say === 'view')
  const before = Date.now()
  await act(ann, table, 'Ann', { do: 'life', of: 'Ben', amount: -3 })
  await act(ann, table, 'Ann', { do: 'undo' })
  await act(ann, table, 'Ben', { do: 'life', of: 'Ben', amount: -2 })
  const { log } = ann.views.get('Ann')!.view as unknown as { readonly log: readonly { readonly n: number }[] }
  expect(log.map(entry => entry.n)).toEqual([1, 3])
  const said = (await times()) as { readonly answer: { readonly times: { readonly [n: string]: number } } }
  expect(Object.keys(said.answer.times)).toEqual(['1', '2', '3'])
  for (const { n } of log) {
    expect(said.answer.times[n]).toBeGreaterThanOrEqual(before)
    expect(said.answer.times[n]).toBeLessThanOrEqual(Date.now())
  }
})

test('one device runs every seat of a whole game: free places, guests, the end taken back, the judge after it, a rematch', async () => {
  host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'referee', { seats: 4 })
  await ok(ann, { say: 'sit', table, guest: 'Ben' })
  await ok(ann, { say: 'sit', table, guest: 'Cal', place: 3 })
  await ok(ann, { say: 'sit', table, guest: 'Dee' })
  expect(await ann.ask({ say: 'sit', table, guest: 'Eve' })).toMatchObject({ code: 'table-full' })
  expect(tableOf(ann).places.map(place => place.name)).toEqual(['Ann', 'Ben', 'Dee', 'Cal'])
  expect(yours(ann)).toEqual(['Ann', 'Ben', 'Dee', 'Cal'])
  await ok(ann, { say: 'start', table })
  await ann.until(one => one.say === 'view')
  const room = liveAt(host, table)
  const { records, results } = host.lobby.context.store

  const first = toAct(matchOf(room))[0]!
  await act(ann, table, first, { do: 'life', of: 'Ben', amount: -3 })
  await act(ann, table, first, { do: 'end-turn' })
  for (const seat of ['Dee', 'Cal']) await act(ann, table, 'Ann', { do: 'eliminate', seat, knockedOutBy: 'Ann' })
  await act(ann, table, 'Ben', { do: 'concede' })
  expect(tableOf(ann)).toMatchObject({ phase: 'over', winners: ['Ann'] })
  const record = recordOf(room)
  expect(records.find(record!)?.ended).toBeDefined()
  const knockedOut = () =>
    Object.fromEntries(results.all().flatMap(one => (one.record === record ? [[one.seat, one.knockedOutBy]] : [])))
  expect(knockedOut()).toEqual({ Ann: undefined, Ben: undefined, Cal: 'Ann', Dee: 'Ann' })

  // The game's own word decides what is too late.
  expect(await ann.ask({ say: 'act', table, seat: 'Ann', action: { do: 'end-turn' } })).toMatchObject({
    say: 'refused',
    code: 'game-over',
  })
  await act(ann, table, 'Ann', { do: 'undo' })
  expect(tableOf(ann).phase).toBe('playing')
  expect(tableOf(ann).winners).toBeUndefined()
  expect(room.table.phase.at).toBe('playing')
  expect(records.find(record!)?.ended).toBeUndefined()
  expect(results.all().filter(one => one.record === record)).toEqual([])
  const { shown, is } = seen(ann, table) as { shown: unknown; is: unknown }
  expect(shown).toEqual(is)

  await act(ann, table, 'Ben', { do: 'eliminate', seat: 'Ann', knockedOutBy: 'Ben' })
  expect(tableOf(ann)).toMatchObject({ phase: 'over', winners: ['Ben'] })
  await act(ann, table, 'Ann', { do: 'judge', why: 'it was Cal who stood', in: ['Ann', 'Cal'] })
  expect(tableOf(ann).phase).toBe('playing')
  await act(ann, table, 'Ann', { do: 'judge', why: 'counted again', out: ['Ben', 'Cal'] })
  expect(tableOf(ann)).toMatchObject({ phase: 'over', winners: ['Ann'] })
  const counted = results.all().filter(one => one.record === record)
  expect(counted.filter(one => one.won).map(one => one.seat)).toEqual(['Ann'])
  expect(records.find(record!)?.outcome?.winners).toEqual(['Ann'])
  // What a judge takes back was no knock-out, and one of theirs was by nobody.
  expect(knockedOut()).toEqual({ Ann: undefined, Ben: undefined, Cal: undefined, Dee: 'Ann' })

  await ok(ann, { say: 'rematch', table })
  expect(tableOf(ann).phase).toBe('playing')
  expect(tableOf(ann).places.map(place => place.name)).toEqual(['Ann', 'Ben', 'Dee', 'Cal'])
})

test('two devices, one with a guest: each acts for its own seats only, both see the end, its taking back, and the end', async () => {
  host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, 'referee', { seats: 5 })
  await ok(ben, { say: 'sit', table })
  await ok(ben, { say: 'sit', table, guest: 'Gus' })
  // Two places stay free: nobody fills them, and they are no seats of the game.
  await ok(ann, { say: 'start', table })
  await Promise.all([ann, ben].map(one => one.until(said => said.say === 'view')))
  const room = liveAt(host, table)
  expect(matchOf(room).seats).toEqual(['Ann', 'Ben', 'Gus'])
  expect(await ann.ask({ say: 'act', table, seat: 'Gus', action: { do: 'concede' } })).toMatchObject({
    code: 'not-seated',
  })
  for (let turns = 0; turns < 4; turns++) {
    const seat = toAct(matchOf(room))[0]!
    await act(yours(ann).includes(seat) ? ann : ben, table, seat, { do: 'end-turn' })
  }
  await act(ben, table, 'Gus', { do: 'life', of: 'Ann', amount: -5, from: 'Gus' })
  await act(ann, table, 'Ann', { do: 'eliminate', seat: 'Gus', knockedOutBy: 'Ann' })
  await act(ben, table, 'Ben', { do: 'concede' })
  const over = (holds: boolean) => (one: (typeof ann.messages)[number]) =>
    one.say === 'table' && (one.table.phase === 'over') === holds
  for (const one of [ann, ben]) await one.until(over(true))
  const again = [ann, ben].map(one => one.next(over(false)))
  expect(await ann.ask({ say: 'act', table, seat: 'Ann', action: { do: 'judge', why: '' } })).toMatchObject({
    say: 'refused',
  })
  await act(ann, table, 'Ann', { do: 'undo' })
  await Promise.all(again)
  const ended = [ann, ben].map(one => one.next(over(true)))
  await act(ben, table, 'Ben', { do: 'eliminate', seat: 'Ann', knockedOutBy: 'Ben' })
  await Promise.all(ended)
  expect(tableOf(ben).winners).toEqual(['Ben'])
  for (const one of [ann, ben]) {
    const { shown, is } = seen(one, table) as { shown: unknown; is: unknown }
    expect(shown).toEqual(is)
  }
})

test('who stands up for good leaves the seat to the judge, not to a bot', async () => {
  host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, 'referee', { seats: 2 })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  const room = liveAt(host, table)
  if (toAct(matchOf(room))[0] === 'Ann') await act(ann, table, 'Ann', { do: 'end-turn' })
  await ok(ben, { say: 'stand', table, seat: 'Ben' })
  expect(room.thinkers.size).toBe(0)
  await act(ann, table, 'Ann', { do: 'judge', why: 'Ben has gone home', out: ['Ben'] })
  expect(tableOf(ann)).toMatchObject({ phase: 'over', winners: ['Ann'] })
})

test('killed after the end was taken back, the table is there again and unfinished', async () => {
  host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'referee', { seats: 2 })
  await ok(ann, { say: 'sit', table, guest: 'Ben' })
  await ok(ann, { say: 'start', table })
  await act(ann, table, 'Ben', { do: 'concede' })
  const { store } = host.lobby.context
  const record = recordOf(liveAt(host, table))
  // As if the host had died between the play and the note that the game goes on.
  const actions = [{ action: { by: 'Ann', do: 'undo' }, events: [] }]
  store.log.commit([{ write: 'append', record: record!, first: 2, actions }], 1)
  // The next start.
  await reopen(host.lobby)
  expect(liveAt(host, table).table.phase.at).toBe('playing')
  expect(store.records.find(record!)?.ended).toBeUndefined()
  expect(store.results.all()).toEqual([])
})
