import { expect, test } from 'vitest'
import { games } from '../../../src-engine/index.ts'
import { join, personOf } from '../../support/host-client.ts'
import { ok, opened, playOn, tableOf, turn } from '../../support/host-play.ts'
import { liveAt, recordOf } from '../../support/host-table.ts'
import { runHost } from '../../support/host-run.ts'

test('practice is dealt at once and played to its end', async () => {
  const host = await runHost()
  const ann = await join(host.port)
  const table = await opened(ann, 'knock-out-whist', { solo: { bots: 3, level: 'normal' } })
  expect(tableOf(ann, table)).toMatchObject({ phase: 'playing', solo: true })
  expect(tableOf(ann, table).places[0]).toMatchObject({ here: true, sitIn: false })
  await ann.until(one => one.say === 'view')
  // First that it is open, then the table, then the cards; and nothing was missed.
  const heard = ann.messages.map(one => one.say).filter(say => say !== 'lobby')
  expect(heard.slice(0, 4)).toEqual(['welcome', 'done', 'table', 'view'])
  // The event log that outlives these rules begins with the deal, as at any table.
  const [first] = host.lobby.context.store.records.eventLog(recordOf(liveAt(host, table)), 0, 1)
  expect(first!.action).toBe(0)
  expect(first!.events.map(event => event.type)).toContain('deal')
  expect(heard).not.toContain('missed')
  await playOn(ann, table)
  expect(tableOf(ann, table).phase).toBe('over')
  await host.end()
})

test('another practice game puts the last away: whoever looked on is told, not the one who began it', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const tv = await join(host.port, { display: true, ownerKey: host.local().ownerKey })
  const first = await opened(ann, 'knock-out-whist', { solo: { bots: 1, level: 'easy' } })
  await ok(tv, { say: 'watch', table: first })
  await opened(ann, 'knock-out-whist', { solo: { bots: 1, level: 'easy' } })
  const gone = { say: 'gone', table: first }
  expect(await ann.until(one => one.say === 'gone')).toEqual(gone)
  expect(await tv.until(one => one.say === 'gone')).toEqual({
    ...gone,
    code: 'another-practice',
    params: { who: 'Ann' },
  })
  await host.end()
})

test('a bot whose thread fails is played for by a legal move: the game goes on to its end', async () => {
  // The threads hold no game of this name, so every question to them fails.
  const host = await runHost({ games: { odd: { ...games['knock-out-whist']!, id: 'odd' } } })
  const ann = await join(host.port)
  const table = await opened(ann, 'odd', { solo: { bots: 2, level: 'normal' } })
  await playOn(ann, table)
  expect(tableOf(ann, table).phase).toBe('over')
  await host.end()
})

test('a scenario’s position: its steps are played, the person takes the seat asked for, the record plays again', async () => {
  const host = await runHost()
  const ann = await join(host.port)
  const scenario = {
    title: 'From the second hand',
    game: 'knock-out-whist',
    seats: ['Ben', 'Cal', 'Dot'],
    names: { Cal: 'Callie' },
    seed: 7,
    steps: [{ bots: 'hand' }, { as: 'table', see: { hand: 99 } }],
  }
  const text = JSON.stringify(scenario)
  const table = await opened(ann, 'knock-out-whist', { scenario: text, seat: 'Cal', solo: { bots: 2, level: 'easy' } })
  expect(tableOf(ann, table).places.map(one => [one.seat, one.name, one.kind])).toEqual([
    ['Ben', 'Ben', 'bot'],
    ['Cal', 'Callie', 'person'],
    ['Dot', 'Dot', 'bot'],
  ])
  await turn(ann, table)
  expect(ann.views.get('Cal')!.view).toMatchObject({ deals: 2 })
  await playOn(ann, table)
  const { record } = tableOf(ann, table)
  const shown = await ann.ask({ say: 'ask', what: 'replay', about: { record: record!, at: 3, viewer: 'Ben' } })
  expect(shown).toMatchObject({ say: 'answer', answer: { at: 3, viewer: 'Ben' } })
  await host.end()
})

test('a file whose bots think long holds nobody else up, and opens nothing once its sender has left', async () => {
  const host = await runHost()
  const [ann, ben, cal] = [await join(host.port), await join(host.port), await join(host.port)]
  const seats = ['A', 'B', 'C']
  const long = { title: '', game: 'knock-out-whist', seats, seed: 1, steps: [{ bots: 'hand', level: 'hard' }] }
  const open = { say: 'open', game: 'x', scenario: JSON.stringify(long) } as const
  const order: string[] = []
  cal.say({ ...open, n: 1 })
  const opening = ann.until(one => 'n' in one && one.n === 1, 25_000).then(said => order.push(said.say))
  ann.say({ ...open, n: 1 })
  await cal.close()
  ben.say({ say: 'ping', at: 1 })
  await ben.until(one => one.say === 'pong').then(said => order.push(said.say))
  await opening
  expect(order).toEqual(['pong', 'done'])
  await ann.until(one => one.say === 'view')
  expect([...host.lobby.tables.values()].map(({ table }) => table.host)).toEqual([personOf(ann)])
  await host.end()
})

test('a file whose bots are refused comes to an end with a word', async () => {
  const stuck = { ...games['knock-out-whist']!, id: 'stuck', bot: () => ({ do: 'sneeze' }) }
  const host = await runHost({ games: { stuck } })
  const ann = await join(host.port)
  const scenario = JSON.stringify({ title: '', game: 'stuck', seats: ['A', 'B'], seed: 1, steps: [{ bots: 'game' }] })
  const why = { code: 'bad-scenario', params: { why: { code: 'bad-step', params: { n: 1 } } } }
  expect(await ann.ask({ say: 'open', game: 'stuck', scenario })).toMatchObject(why)
  expect(await ann.ask({ say: 'ask', what: 'replay', about: { scenario } })).toMatchObject(why)
  await host.end()
})

test('a scenario that is none, of another game, or that cannot be played so', async () => {
  const host = await runHost()
  const ann = await join(host.port)
  const said = async (scenario: string): Promise<unknown> => ann.ask({ say: 'open', game: 'x', scenario })
  expect(await said('{')).toMatchObject({ code: 'bad-scenario' })
  expect(await said('{"title":"","game":"chess","seats":["A"]}')).toMatchObject({ code: 'unknown-game' })
  const wrong = { title: '', game: 'knock-out-whist', seats: ['A', 'B'], steps: [{ by: 'A', do: 'play', card: 'ZZ' }] }
  expect(await said(JSON.stringify(wrong))).toMatchObject({
    code: 'bad-scenario',
    params: { why: { params: { n: 1 } } },
  })
  // The table keeps its title; of all else what was read of it is in the game's record, once.
  const more = { title: 'A duel', game: 'knock-out-whist', seats: ['A', 'B'], note: 'x'.repeat(200) }
  expect(await said(JSON.stringify(more))).toMatchObject({ say: 'done' })
  const [kept] = host.lobby.context.store.tables.all()
  expect(kept?.setup['scenario']).toEqual({ title: 'A duel' })
  const stored = host.lobby.context.store.records.find(recordOf(liveAt(host, kept!.id)))
  expect(stored?.head.seats).toEqual(['A', 'B'])
  expect(JSON.stringify([kept, stored])).not.toContain('xxx')
  // Nested deeper than any reader's stack: said in words like anything else that is no scenario.
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  expect(await said(`{"title":"","game":"knock-out-whist","seats":["A","B"],"given":{"a":${deep}}}`)).toMatchObject({
    code: 'bad-scenario',
    params: { why: { code: 'not-a-scenario' } },
  })
  await ok(ann, { say: 'open', game: 'knock-out-whist', solo: { bots: 1, level: 'easy' } })
  await host.end()
})

test('alone and out one may have the bots finish the game at once; who gave up has lost it', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist', { solo: { bots: 3, level: 'hard' } })
  const { seat } = tableOf(ann, table).places[0]!
  expect(await ann.ask({ say: 'hurry', table })).toMatchObject({ code: 'still-in' })
  await ok(ann, { say: 'act', table, seat, action: { do: 'concede' } })
  await ok(ann, { say: 'hurry', table })
  await ann.until(one => one.say === 'table' && one.table.phase === 'over')
  expect(tableOf(ann, table).winners).not.toContain(seat)
  expect(await ann.ask({ say: 'ask', what: 'statistics' })).toMatchObject({ answer: { total: { games: 1, wins: 0 } } })
  await host.end()
})

test('who gives up a practice game and leaves has lost it all the same: the bots end it unseen', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist', { solo: { bots: 3, level: 'easy' } })
  const { seat } = tableOf(ann, table).places[0]!
  await ok(ann, { say: 'act', table, seat, action: { do: 'concede' } })
  await ok(ann, { say: 'leave', table })
  const lost = { answer: { total: { games: 1, wins: 0 } } }
  await expect.poll(() => ann.ask({ say: 'ask', what: 'statistics' })).toMatchObject(lost)
  await host.end()
})
