import { afterAll, beforeAll, expect, test } from 'vitest'
import { join, personOf } from '../../support/host-client.ts'
import { ok, opened, playOn, tableOf } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

// Before a game and after it: who is ready, who is sent away, and the way back with everybody seated.

let host: Awaited<ReturnType<typeof runHost>>
beforeAll(async () => {
  host = await runHost()
})
afterAll(async () => {
  await host.end()
})

async function three() {
  const [ann, ben, tv] = [
    await join(host.port, { name: 'Ann' }),
    await join(host.port, { name: 'Ben' }),
    await join(host.port, { display: true }),
  ]
  const table = await opened(ann, 'knock-out-whist', { seats: 3 })
  await ok(ben, { say: 'sit', table })
  await ok(tv, { say: 'watch', table })
  return { ann, ben, tv, table, end: async () => void (await Promise.all([ann, ben, tv].map(one => one.close()))) }
}

test('after a game the host takes everybody back to the lobby: all keep their seats, and another game can be chosen', async () => {
  const { ann, ben, tv, table, end } = await three()
  await ok(ann, { say: 'start', table })
  expect(await ann.ask({ say: 'to-lobby', table })).toMatchObject({ code: 'playing' })
  await Promise.all([playOn(ann, table), playOn(ben, table)])
  const { commitment } = tableOf(ann)
  expect(await ben.ask({ say: 'to-lobby', table })).toMatchObject({ code: 'not-host' })
  await ok(ann, { say: 'to-lobby', table })
  for (const one of [ben, tv]) {
    await one.until(
      message => message.say === 'table' && message.table.phase === 'lobby' && message.table.winners === undefined,
    )
    expect(tableOf(one)).toMatchObject({ phase: 'lobby', host: personOf(ann) })
  }
  const seated = tableOf(ben).places.filter(place => place.kind === 'person')
  expect(seated.map(place => [place.seat, place.person])).toEqual([
    ['Ann', personOf(ann)],
    ['Ben', personOf(ben)],
  ])
  expect(tableOf(ben).commitment).not.toBe(commitment)
  expect(tableOf(ben).record).toBeUndefined()
  await ok(ann, { say: 'set', table, change: { game: 'brawl' } })
  await ok(ann, { say: 'start', table })
  expect(tableOf(ben)).toMatchObject({ game: 'brawl', phase: 'playing' })
  await end()
})

test('whoever is ready says so in the lobby, for all to see, and a new lobby asks again', async () => {
  const { ann, ben, tv, table, end } = await three()
  await ok(ben, { say: 'ready', table, on: true })
  expect(tableOf(ann).ready).toEqual([personOf(ben)])
  await ok(ben, { say: 'ready', table, on: false })
  expect(tableOf(ann).ready).toEqual([])
  await ok(ben, { say: 'ready', table, on: true })
  await ok(ben, { say: 'stand', table, seat: 'Ben' })
  expect(tableOf(ann).ready).toEqual([])
  expect(await ben.ask({ say: 'ready', table, on: true })).toMatchObject({ code: 'not-seated' })
  await ok(ben, { say: 'sit', table })
  await ok(ben, { say: 'ready', table, on: true })
  await ok(ann, { say: 'start', table })
  expect(await ben.ask({ say: 'ready', table, on: true })).toMatchObject({ code: 'playing' })
  await Promise.all([playOn(ann, table), playOn(ben, table)])
  await ok(ann, { say: 'to-lobby', table })
  await tv.until(message => message.say === 'table' && message.table.phase === 'lobby')
  expect(tableOf(ann).ready).toBeUndefined()
  await end()
})

test('whoever is sent away looks on, and sits down again only once the host lets them back', async () => {
  const { ann, ben, table, end } = await three()
  await ok(ben, { say: 'sit', table, guest: 'Gus' })
  await ok(ann, { say: 'remove', table, seat: 'Ben' })
  expect(tableOf(ben).sentAway).toEqual([{ person: personOf(ben), name: 'Ben' }])
  expect(tableOf(ann).places.map(place => place.kind)).toEqual(['person', 'open', 'open'])
  expect(await ben.ask({ say: 'sit', table })).toMatchObject({ code: 'sent-away' })
  expect(await ben.ask({ say: 'sit', table, guest: 'Gus' })).toMatchObject({ code: 'sent-away' })
  expect(await ben.ask({ say: 'let-back', table, person: personOf(ben) })).toMatchObject({ code: 'not-host' })
  await ok(ann, { say: 'start', table })
  expect(await ben.ask({ say: 'deal-in', table, on: true })).toMatchObject({ code: 'sent-away' })
  await ok(ann, { say: 'let-back', table, person: personOf(ben) })
  expect(tableOf(ben).sentAway).toEqual([])
  await ok(ben, { say: 'sit', table })
  await end()
})

test('whoever is sent away is kept off the next tables of that host too, until they are let back, and off nobody else’s', async () => {
  const { ann, ben, table, end } = await three()
  await ok(ann, { say: 'remove', table, seat: 'Ben' })
  await ok(ann, { say: 'close', table })
  const next = await opened(ann, 'knock-out-whist')
  await ok(ben, { say: 'watch', table: next })
  expect(await ben.ask({ say: 'sit', table: next })).toMatchObject({ code: 'sent-away' })
  const bens = await opened(ben, 'knock-out-whist')
  await ok(ben, { say: 'close', table: bens })
  await ok(ann, { say: 'let-back', table: next, person: personOf(ben) })
  await ok(ben, { say: 'sit', table: next })
  await ok(ann, { say: 'close', table: next })
  const last = await opened(ann, 'knock-out-whist')
  await ok(ben, { say: 'sit', table: last })
  await end()
})

test('whoever leaves after a game and comes back has the seat and the name again, in the lobby and in the next game', async () => {
  const { ann, ben, table, end } = await three()
  await ok(ann, { say: 'start', table })
  await Promise.all([playOn(ann, table), playOn(ben, table)])
  await ok(ben, { say: 'leave', table })
  await ok(ben, { say: 'watch', table })
  await ok(ben, { say: 'sit', table })
  expect(tableOf(ben).places.find(place => place.person === personOf(ben))).toMatchObject({ seat: 'Ben', name: 'Ben' })
  await ok(ben, { say: 'leave', table })
  await ok(ann, { say: 'to-lobby', table })
  expect(tableOf(ann).places.map(place => place.name)).not.toContain('Ben')
  await ok(ben, { say: 'watch', table })
  await ok(ben, { say: 'sit', table })
  expect(tableOf(ben).places.find(place => place.person === personOf(ben))).toMatchObject({ seat: 'Ben', name: 'Ben' })
  await end()
})
