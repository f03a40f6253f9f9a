import { createHash } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import type { AnyGame } from '../../../src-engine/core/game.ts'
import { games } from '../../../src-engine/index.ts'
import { reopen } from '../../../src-main/host/lobby/lobby.ts'
import { join, personOf, tokenOf } from '../../support/host-client.ts'
import { ok, opened, playOn, tableOf, turn } from '../../support/host-play.ts'
import { liveAt } from '../../support/host-table.ts'
import { freshFolder, runHost } from '../../support/host-run.ts'
import { toys } from '../../support/host-toy.ts'

// What a table is after a kill, a stop and a start: what it was.

let host: Awaited<ReturnType<typeof runHost>>
afterEach(async () => {
  await host.end()
})

test('a kill does not lose a pause, with what its clocks had left', async () => {
  let skipped = 0
  host = await runHost({ steady: () => performance.now() + skipped })
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist', { seats: 3 })
  await ok(ann, { say: 'set', table, change: { timer: 30 } })
  await ok(ann, { say: 'start', table })
  await turn(ann, table)
  skipped += 20_000
  await ok(ann, { say: 'pause', table, on: true })
  const { phase } = liveAt(host, table).table
  // What the next start finds.
  await reopen(host.lobby)
  const after = liveAt(host, table).table
  expect(after.phase).toMatchObject({ at: 'playing', paused: true, leftMs: { 'turn Ann': expect.any(Number) } })
  expect('leftMs' in after.phase && after.phase.leftMs).toEqual('leftMs' in phase && phase.leftMs)
})

test('a game of Brawl that a kill stopped waits until all are back and ready (RULES BRL-2)', async () => {
  // However long they take to come back, no bot sits in meanwhile: one would be ready at once.
  host = await runHost({ reaction: 1e6, countdownMs: 50, graceMs: 1e8 })
  const [ann, ben] = [await join(host.port, { name: 'Ann' }), await join(host.port, { name: 'Ben' })]
  const table = await opened(ann, 'brawl', { seats: 2 })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  expect(tableOf(ann, table).paused).toBe(false)
  await reopen(host.lobby)
  const back = await join(host.port, { token: tokenOf(ann) })
  await back.until(() => back.messages.some(one => one.say === 'lobby'))
  await ok(back, { say: 'watch', table })
  expect(tableOf(back, table).paused).toBe(true)
  expect(await back.ask({ say: 'act', table, seat: 'Ann', action: { do: 'draw' } })).toMatchObject({ code: 'paused' })
  await ok(back, { say: 'pause', table, on: false })
  expect(tableOf(back, table).paused).toBe(true)
  const other = await join(host.port, { token: tokenOf(ben) })
  await ok(other, { say: 'watch', table })
  await ok(other, { say: 'pause', table, on: false })
  await back.until(() => !tableOf(back, table).paused)
})

test('a kill does not lose who is played for, though nothing else of the table changed since', async () => {
  host = await runHost({ botPace: [1e8, 1e8] })
  const [ann, ben] = [await join(host.port, { name: 'Ann' }), await join(host.port, { name: 'Ben' })]
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  await ok(ben, { say: 'here', table, seat: 'Ben', sitIn: true })
  // What the next start finds.
  await reopen(host.lobby)
  expect(liveAt(host, table).table.places).toMatchObject([
    { seat: 'Ann', sitIn: false },
    { seat: 'Ben', sitIn: true },
  ])
})

test('a stop keeps what a kill keeps: a lobby, and the end of a game', async () => {
  const data = freshFolder()
  host = await runHost({}, { data })
  const ann = await join(host.port, { name: 'Ann' })
  const lobby = await opened(ann, 'brawl', { seats: 2 })
  const ended = await opened(ann, 'knockout-whist', { seats: 2 })
  await ok(ann, { say: 'start', table: ended })
  await playOn(ann, ended)
  await host.end()
  host = await runHost({}, { data })
  expect([lobby, ended].map(table => liveAt(host, table).table.phase.at)).toEqual(['lobby', 'over'])
})

test('what a build without the game had to archive is resumed by one with it: a lobby, and the end of a game', async () => {
  const data = freshFolder()
  host = await runHost({ games }, { data })
  const ann = await join(host.port, { name: 'Ann' })
  const lobby = await opened(ann, 'brawl', { seats: 2 })
  const ended = await opened(ann, 'knockout-whist', { seats: 2 })
  await ok(ann, { say: 'start', table: ended })
  await ok(ann, { say: 'act', table: ended, seat: 'Ann', action: { do: 'concede' } })
  await host.end()
  host = await runHost({ games: {} }, { data })
  expect([lobby, ended].map(table => host.lobby.tables.has(table))).toEqual([false, false])
  await host.end()
  host = await runHost({ games }, { data })
  const back = await join(host.port, { name: 'Ann', token: tokenOf(ann) })
  for (const table of [lobby, ended]) await ok(back, { say: 'take-up', table })
  expect([lobby, ended].map(table => liveAt(host, table).table.phase.at)).toEqual(['lobby', 'over'])
  await host.lobby.context.store.log.flushed()
  const { tables } = host.lobby.context.store
  expect([lobby, ended].map(table => tables.find(table)?.state)).toEqual(['live', 'live'])
})

test('a table whose rules fail only once it runs again after a start is archived, and the host says so', async () => {
  const race = toys['race']!
  let asked: number | undefined
  const timers: NonNullable<NonNullable<AnyGame['time']>['timers']> = state => {
    // The host tries a table out before it sets it going.
    if (asked !== undefined && asked++ > 0) throw new Error('no clocks any more')
    return race.time?.timers?.(state) ?? []
  }
  host = await runHost({ games: { race: { ...race, time: { ...race.time!, timers } } } })
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'race', { seats: 2 })
  await ok(ann, { say: 'start', table })
  let notices = ''
  host.onNotices(now => (notices = JSON.stringify(now)))
  asked = 0
  await reopen(host.lobby)
  expect(host.lobby.tables.has(table)).toBe(false)
  expect(host.lobby.context.store.tables.find(table)?.state).toBe('archived')
  expect(notices).toContain('table-not-set-up')
})

test('a game that could not be gone on with once stays in the list, and can be tried again', async () => {
  const race = toys['race']!
  let isBroken = false
  const setup: AnyGame['setup'] = (seated, chance) => {
    if (isBroken) throw new Error('the rules broke')
    return race.setup(seated, chance)
  }
  host = await runHost({ games: { race: { ...race, setup } } })
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'race', { seats: 2 })
  await ok(ann, { say: 'start', table })
  await ok(ann, { say: 'close', table })
  isBroken = true
  expect(await ann.ask({ say: 'take-up', table })).toMatchObject({ say: 'refused', code: 'cannot-replay' })
  await ann.until(
    one => one.say === 'lobby' && one.saved.some(game => game.id === table && game.unplayable !== undefined),
  )
  isBroken = false
  await ok(ann, { say: 'take-up', table })
  expect(liveAt(host, table).table.phase.at).toBe('playing')
})

test('who sits down by a rematch and has done nothing else is known again after a kill', async () => {
  host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'knockout-whist', { seats: 2 })
  await ok(ann, { say: 'start', table })
  const late = await join(host.port, { name: 'Late' })
  await ok(late, { say: 'watch', table })
  await ok(late, { say: 'deal-in', table, on: true })
  await playOn(ann, table)
  await ok(ann, { say: 'rematch', table })
  await late.until(one => one.say === 'table' && one.yours.length > 0)
  const { people, log } = host.lobby.context.store
  await log.flushed()
  const hash = createHash('sha256').update(tokenOf(late)).digest('hex')
  expect(people.byToken(hash)).toMatchObject({ id: personOf(late) })
})

test('a rematch seats nobody again who stood up after the end', async () => {
  host = await runHost()
  const [ann, ben] = [await join(host.port, { name: 'Ann' }), await join(host.port, { name: 'Ben' })]
  const table = await opened(ann, 'knockout-whist', { seats: 2 })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  await ok(ann, { say: 'act', table, seat: 'Ann', action: { do: 'concede' } })
  await ann.until(() => tableOf(ann, table).phase === 'over')
  await ok(ben, { say: 'stand', table, seat: 'Ben' })
  await ok(ann, { say: 'rematch', table })
  expect(tableOf(ann, table).places.map(place => place.person)).toEqual([undefined, personOf(ann)])
})

test('who stands up in practice is played for, and has lost where the bot loses', async () => {
  const whist = games['knockout-whist']!
  // Over as soon as Ann has played a card, and lost for her.
  const outcome: AnyGame['outcome'] = state => {
    const { seats } = whist.open(state) as unknown as {
      readonly seats: { readonly Ann: { readonly handSize: number } }
    }
    return seats.Ann.handSize < 7
      ? { winners: ['other'], draw: false, places: [['other'], ['Ann']], sides: false }
      : undefined
  }
  host = await runHost({ games: { 'knockout-whist': { ...whist, outcome } } })
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'knockout-whist', { solo: { bots: 1, level: 'easy' } })
  await ok(ann, { say: 'stand', table, seat: 'Ann' })
  expect(tableOf(ann, table).places.find(place => place.seat === 'Ann')).toMatchObject({
    kind: 'person',
    person: personOf(ann),
    sitIn: true,
  })
  await ann.until(() => tableOf(ann, table).phase === 'over')
  const results = host.lobby.context.store.results.all()
  expect(results).toMatchObject([{ player: personOf(ann), seat: 'Ann', won: false }])
})
