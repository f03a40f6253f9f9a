import { afterAll, beforeAll, expect, test } from 'vitest'
import { join, personOf } from '../../support/host-client.ts'
import { ok, opened, playOn, tableOf } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

let host: Awaited<ReturnType<typeof runHost>>
beforeAll(async () => {
  host = await runHost()
})
afterAll(async () => {
  await host.end()
})

test('whoever comes late watches, and sits in the next game if they ask for it: for a bot, or at a place more', async () => {
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'knockout-whist', { seats: 2 })
  await ok(ann, { say: 'start', table })
  const [late, later] = [await join(host.port, { name: 'Late' }), await join(host.port, { name: 'Later' })]
  const [lover, doubter] = [await join(host.port, { name: 'Lover' }), await join(host.port, { name: 'Doubter' })]
  for (const one of [late, later, lover, doubter]) await ok(one, { say: 'watch', table })
  for (const one of [late, later, doubter]) await ok(one, { say: 'deal-in', table, on: true })
  await ok(doubter, { say: 'deal-in', table, on: false })
  expect(tableOf(ann).dealIn).toEqual([personOf(late), personOf(later)])
  expect(await ann.ask({ say: 'deal-in', table, on: true })).toMatchObject({ code: 'seated' })
  await playOn(ann, table)
  // The result stands as it was played.
  expect(tableOf(ann).places.map(place => place.kind)).toEqual(['person', 'bot'])
  await ok(ann, { say: 'rematch', table })
  await late.until(one => one.say === 'table' && one.table.phase === 'playing' && one.yours.length > 0)
  const people = tableOf(ann).places.map(place => place.person)
  expect(new Set(people)).toEqual(new Set([personOf(ann), personOf(late), personOf(later)]))
  expect(tableOf(ann).phase).toBe('playing')
  expect(tableOf(ann).dealIn).toBeUndefined()
  for (const one of [ann, late, later, lover, doubter]) await one.close()
})

test('a display is no latecomer', async () => {
  const ann = await join(host.port, { name: 'Ann' })
  const tv = await join(host.port, { display: true })
  const table = await opened(ann, 'knockout-whist', { seats: 2 })
  await ok(ann, { say: 'start', table })
  await ok(tv, { say: 'watch', table })
  await playOn(ann, table)
  await ok(ann, { say: 'rematch', table })
  expect(
    tableOf(ann)
      .places.map(place => place.kind)
      .toSorted(),
  ).toEqual(['bot', 'person'])
  for (const one of [ann, tv]) await one.close()
})

test('no two at a table share a face while there are faces left, bots least of all', async () => {
  const ann = await join(host.port, { name: 'Ann', avatar: 'fox' })
  const table = await opened(ann, 'all-out-brawl', { seats: 12 })
  await ok(ann, { say: 'start', table })
  await ann.until(one => one.say === 'table' && one.table.phase === 'playing')
  const faces = tableOf(ann, table).places.map(place => place.avatar)
  expect(faces.every(face => face !== '')).toBe(true)
  expect(new Set(faces).size).toBe(12)
  await ann.close()
})

test('whoever sits down for a bot in mid-game has seen its hand: they keep it, and neither watch nor sit elsewhere', async () => {
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist', { seats: 3 })
  await ok(ann, { say: 'start', table })
  const late = await join(host.port, { name: 'Late' })
  const bots = tableOf(ann, table).places.flatMap((place, at) => (place.kind === 'bot' ? [at] : []))
  await ok(late, { say: 'sit', table, place: bots[0]! })
  const { seat } = tableOf(late, table).places[bots[0]!]!
  await ok(late, { say: 'stand', table, seat: seat! })
  const stays = (): object => tableOf(ann, table).places[bots[0]!]!
  expect(stays()).toMatchObject({ kind: 'person', person: personOf(late), sitIn: true })
  expect(await late.ask({ say: 'sit', table, place: bots[1]! })).toMatchObject({ code: 'seated' })
  await ok(late, { say: 'leave', table })
  await ok(late, { say: 'watch', table })
  expect(tableOf(late, table).places[bots[0]!]).toMatchObject({ person: personOf(late) })
  expect(late.messages.findLast(one => one.say === 'table')).toMatchObject({ yours: [seat] })
  // With the next deal they are as free as everybody.
  await ok(late, { say: 'leave', table })
  await playOn(ann, table)
  await ok(ann, { say: 'to-lobby', table })
  await ok(late, { say: 'watch', table })
  await ok(late, {
    say: 'stand',
    table,
    seat: tableOf(late, table).places.find(one => one.person === personOf(late))!.seat!,
  })
  expect(tableOf(ann, table).places.some(one => one.person === personOf(late))).toBe(false)
  for (const one of [ann, late]) await one.close()
})
