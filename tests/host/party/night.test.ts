import { rmSync } from 'node:fs'
import { join as path } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { NightWord } from '../../../src-engine/night/acts.ts'
import type { DurationsAnswer } from '../../../src-engine/protocol/answers.ts'
import type { NightState } from '../../../src-engine/night/state.ts'
import { openStore } from '../../../src-main/store/store.ts'
import { entryShape, type Entry } from '../../../src-main/store/write.ts'
import { contents } from '../../support/contents.ts'
import { failing } from '../../support/host-disk.ts'
import { join, personOf, tokenOf, type TestClient } from '../../support/host-client.ts'
import { asked, ok, opened, tableOf } from '../../support/host-play.ts'
import { freshFolder, runHost } from '../../support/host-run.ts'

// The house's night: one score over several games, on the same disk and in the same writes as they.

let host: Awaited<ReturnType<typeof runHost>>
afterEach(async () => {
  await host.end()
})

const paper = { game: 'referee', options: {}, rounds: 1 }
const night = (client: TestClient, act: NightWord) => ok(client, { say: 'night', act })
const refused = async (client: TestClient, act: NightWord): Promise<string> => {
  const answer = await client.ask({ say: 'night', act })
  return answer.say === 'refused' ? answer.code : answer.say
}
/** The night as this client was last sent it. */
const seen = (client: TestClient): NightState => {
  const found = client.messages.findLast(one => one.say === 'night')
  if (found?.say !== 'night') throw new Error('no night yet')
  return found.night
}
const points = (client: TestClient): (readonly [string, number])[] => {
  const { people, standings } = seen(client)
  return standings.map(row => [people.find(one => one.id === row.person)!.name, row.points])
}
/** Waits until this client sees the night so. */
const until = async (client: TestClient, holds: (night: NightState) => boolean): Promise<void> => {
  await client.until(
    one => one.say === 'night' && one === client.messages.findLast(last => last.say === 'night') && holds(one.night),
  )
}
/** The table of the game that is on where this client sits. */
const tableFor = async (client: TestClient): Promise<string> => {
  const { tables } = seen(client).games.at(-1)!
  const { id } = tables.find(one => one.people.includes(personOf(client)))!
  await client.until(one => one.say === 'table' && one.table.id === id)
  return id
}
/** Deals at the table where both sit, and one of them gives up. */
const concedes = async (loser: TestClient, starter: TestClient): Promise<string> => {
  const table = await tableFor(starter)
  await ok(starter, { say: 'start', table })
  const { places } = tableOf(starter, table)
  const { seat } = places.find(one => one.person === personOf(loser))!
  await ok(loser, { say: 'act', table, seat, action: { do: 'concede' } })
  return table
}

test('a night seats everybody, counts what they play, rests, and has its champion', async () => {
  host = await runHost()
  const [ann, ben] = [await join(host.port, { name: 'Ann' }), await join(host.port, { name: 'Ben' })]
  const tv = await join(host.port, { display: true })
  // The TV speaks the language of who leads it.
  await ok(ann, { say: 'profile', name: 'Ann', language: 'de' })
  await night(ann, { do: 'plan', playlist: [paper, { ...paper, rounds: 2 }] })
  expect(seen(tv).language).toBe('de')
  await night(ben, { do: 'in', on: true })
  expect([seen(tv).phase, seen(ben).people.map(one => one.name)]).toEqual(['planned', ['Ann', 'Ben']])
  expect(await refused(ben, { do: 'next' })).toBe('not-night-host')
  const list = [{ name: 'ben', seed: 1 }, { name: 'Cal' }]
  expect(await refused(ben, { do: 'names', names: list })).toBe('not-night-host')
  expect(await refused(ann, { do: 'names', names: Array.from({ length: 80 }, () => list[0]!) })).toBe('name-twice')
  expect(seen(tv).expected).toBeUndefined()
  await night(ann, { do: 'names', names: list })
  expect(seen(tv).expected).toEqual(list)
  await night(ann, { do: 'next' })
  const first = await tableFor(ben)
  expect(tableOf(ben, first).places.map(one => [one.name, one.kind, one.here])).toEqual([
    ['Ann', 'person', true],
    ['Ben', 'person', true],
  ])
  await concedes(ben, ann)
  await until(tv, ({ phase }) => phase === 'between')
  expect(points(tv)).toEqual([
    ['Ann', 2],
    ['Ben', 1],
  ])
  await night(ann, { do: 'break', minutes: 10 })
  expect([seen(ben).phase, Math.round(seen(ben).breakLeftMs! / 60_000)]).toEqual(['break', 10])
  // Somebody is late, and the first table is closed as the next is opened.
  const cal = await join(host.port, { name: 'Cal' })
  await night(cal, { do: 'in', on: true })
  await night(ann, { do: 'next' })
  await ben.until(one => one.say === 'gone' && one.table === first && one.code === undefined)
  const second = await concedes(cal, ann)
  await ok(ben, { say: 'act', table: second, seat: 'Ben', action: { do: 'concede' } })
  expect(seen(ann).phase).toBe('playing')
  await ok(ann, { say: 'rematch', table: second })
  for (const [client, seat] of [
    [ben, 'Ben'],
    [ann, 'Ann'],
  ] as const) {
    await ok(client, { say: 'act', table: second, seat, action: { do: 'concede' } })
  }
  await until(cal, ({ phase }) => phase === 'over')
  expect(points(cal)).toEqual([
    ['Ann', 7],
    ['Cal', 4],
    ['Ben', 4],
  ])
})

test('what is not allowed changes nothing, and says why', async () => {
  host = await runHost()
  const [ann, ben] = [await join(host.port, { name: 'Ann' }), await join(host.port, { name: 'Ben' })]
  const tv = await join(host.port, { display: true })
  expect(await refused(ann, { do: 'next' })).toBe('no-night')
  expect(await refused(ann, { do: 'plan', playlist: [{ ...paper, game: 'constructor' }] })).toBe('unknown-game')
  expect(await refused(ann, { do: 'plan', playlist: [{ ...paper, options: { format: 'chess' } }] })).toBe(
    'night-no-such-game',
  )
  await night(ann, { do: 'plan', playlist: [paper] })
  expect(await refused(ben, { do: 'plan', playlist: [paper] })).toBe('night-on')
  expect(await refused(tv, { do: 'in', on: true })).toBe('display')
  expect(await refused(ben, { do: 'in', on: true, person: personOf(ann) })).toBe('not-night-host')
  expect(await refused(ann, { do: 'in', on: true, person: 'nobody' })).toBe('not-in-night')
  // One at a game for two or more that no bot can fill.
  expect(await refused(ann, { do: 'next' })).toBe('night-no-seats')
  await night(ben, { do: 'in', on: true })
  failing(host.disk)
  expect(await refused(ann, { do: 'next' })).toBe('disk')
  host.disk.instead = {}
  await night(ann, { do: 'next' })
  expect(seen(ben).games).toHaveLength(1)
})

test('more people than one table holds sit at several, and the night waits for all of them', async () => {
  host = await runHost()
  const people: TestClient[] = []
  for (let i = 0; i < 8; i++) people.push(await join(host.port, { name: `P${i}` }))
  const [ann] = people as [TestClient]
  await night(ann, { do: 'plan', playlist: [{ ...paper, options: { format: 'dci-two-on-two' } }] })
  for (const one of people.slice(1)) await night(one, { do: 'in', on: true })
  await night(ann, { do: 'next' })
  expect(seen(ann).games[0]!.tables.map(one => one.people.length)).toEqual([4, 4])
  for (const { people: four } of seen(ann).games[0]!.tables) {
    expect(seen(ann).phase).toBe('playing')
    const clients = four.map(id => people.find(client => personOf(client) === id)!)
    const table = await tableFor(clients[0]!)
    await ok(
      clients.find(one => personOf(one) === tableOf(one, table).host)!,
      { say: 'start', table },
    )
    for (const one of clients) {
      const { places, phase } = tableOf(one, table)
      if (phase === 'over') continue
      const { seat } = places.find(place => place.person === personOf(one))!
      await one.ask({ say: 'act', table, seat, action: { do: 'concede' } })
    }
  }
  await until(ann, ({ phase }) => phase === 'over')
  expect(points(ann).map(([, count]) => count)).toEqual([3.5, 3.5, 3.5, 3.5, 1.5, 1.5, 1.5, 1.5])
})

test('a night moves on in the very write of its table’s result, and what is taken back of that is taken back of it', async () => {
  host = await runHost()
  const [ann, ben] = [await join(host.port, { name: 'Ann' }), await join(host.port, { name: 'Ben' })]
  await night(ann, { do: 'plan', playlist: [paper, paper] })
  await night(ben, { do: 'in', on: true })
  const { store } = host.lobby.context
  const copy = freshFolder()
  const entries: Entry[] = []
  const from = store.log.copy(path(copy, 'knockabout.db'))
  await from.made
  store.log.follow(from, entry => entries.push(entryShape.parse(JSON.parse(JSON.stringify(entry)))))
  await night(ann, { do: 'next' })
  await concedes(ben, ann)
  const kinds = entries.map(entry => entry.writes.map(one => one.write).join(' '))
  expect(kinds.filter(kind => /\bend\b/.test(kind))).toEqual(['append end keep night'])
  expect(kinds.find(kind => kind.startsWith('night'))).toBe('night keep')
  expect(points(ben)).toEqual([
    ['Ann', 2],
    ['Ben', 1],
  ])
  // At the referee the end is taken back.
  const table = await tableFor(ann)
  await ok(ann, { say: 'act', table, seat: 'Ann', action: { do: 'undo' } })
  await until(ben, ({ phase }) => phase === 'playing')
  expect(points(ben).map(([, count]) => count)).toEqual([0, 0])
  await ok(ben, { say: 'profile', name: 'Benjamin' })
  await until(ann, ({ people }) => people[1]!.name === 'Benjamin')
  await store.log.flushed()
  // Another place that takes the same writes has the same night.
  const there = openStore(copy)
  for (const entry of entries) there.log.take(entry)
  expect(contents(there)).toEqual(contents(store))
  expect(there.nights.latest()).toEqual(store.nights.latest())
  there.close()
  rmSync(copy, { recursive: true, force: true })
})

test('a kill loses nothing of a night: its table plays on, and its end counts', async () => {
  host = await runHost()
  const [ann, ben] = [await join(host.port, { name: 'Ann' }), await join(host.port, { name: 'Ben' })]
  await night(ann, { do: 'plan', playlist: [paper, paper] })
  await night(ben, { do: 'in', on: true })
  await night(ann, { do: 'head-start', person: personOf(ben), points: 3 })
  await night(ann, { do: 'next' })
  await concedes(ben, ann)
  await night(ann, { do: 'next' })
  const before = seen(ann)
  // What a host finds that starts after the kill: the file as it is now.
  const data = freshFolder()
  await host.lobby.context.store.log.copy(path(data, 'knockabout.db')).made
  const tokens = [tokenOf(ann), tokenOf(ben)]
  const again = await runHost({}, { data })
  const [ann2, ben2] = [
    await join(again.port, { name: 'Ann', token: tokens[0]! }),
    await join(again.port, { name: 'Ben', token: tokens[1]! }),
  ]
  expect(seen(ann2)).toEqual(before)
  await concedes(ann2, ann2)
  await until(ben2, ({ phase }) => phase === 'over')
  expect(points(ben2)).toEqual([
    ['Ben', 9],
    ['Ann', 3],
  ])
  await again.end()
  rmSync(data, { recursive: true, force: true })
})

test('a game that is closed or passed over holds nobody up; another evening’s night stands in nobody’s way', async () => {
  let skipped = 0
  host = await runHost({ now: () => Date.now() + skipped })
  const [ann, ben] = [await join(host.port, { name: 'Ann' }), await join(host.port, { name: 'Ben' })]
  await night(ann, { do: 'plan', playlist: [paper, paper, paper] })
  await night(ben, { do: 'in', on: true })
  await night(ann, { do: 'next' })
  await ok(ann, { say: 'close', table: await tableFor(ann) })
  await until(ben, ({ phase }) => phase === 'between')
  await night(ann, { do: 'next' })
  const on = await tableFor(ben)
  await night(ann, { do: 'skip' })
  expect(seen(ben).phase).toBe('between')
  // A table of nobody's night counts for none.
  const other = await opened(ann, 'referee', { seats: 2 })
  await ok(ann, { say: 'sit', table: other, guest: 'Dee' })
  await ok(ann, { say: 'start', table: other })
  await ok(ann, { say: 'act', table: other, seat: 'Dee', action: { do: 'concede' } })
  expect([seen(ben).phase, tableOf(ben, on).phase]).toEqual(['between', 'lobby'])
  skipped = 20 * 60 * 60_000
  await night(ben, { do: 'plan', playlist: [paper] })
  expect(seen(ann).host).toBe(personOf(ben))
  await night(ben, { do: 'end' })
  skipped += 20 * 60 * 60_000
  const cal = await join(host.port, { name: 'Cal' })
  expect(cal.messages.some(one => one.say === 'night')).toBe(false)
})

test('how long games took here is known by the games of tables, not by practice or one given up at once', async () => {
  let skipped = 0
  host = await runHost({ now: () => Date.now() + skipped })
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'referee', { seats: 2 })
  await ok(ann, { say: 'sit', table, guest: 'Dee' })
  for (const minutes of [10, 0, 30, 20]) {
    await ok(ann, { say: 'start', table })
    skipped += minutes * 60_000
    await ok(ann, { say: 'act', table, seat: 'Dee', action: { do: 'concede' } })
  }
  const { durations } = await asked<DurationsAnswer>(ann, 'durations')
  expect([durations['referee']?.games, Math.round(durations['referee']!.ms / 60_000)]).toEqual([3, 20])
})
