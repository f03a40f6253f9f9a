import { afterEach, expect, test } from 'vitest'
import { defaults } from '../../../src-main/host/house/defaults.ts'
import { join, type TestClient } from '../../support/host-client.ts'
import { ok, opened, playOn, tableOf } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

// A house as full as it may get, as strict as a host is to anybody.

let host: Awaited<ReturnType<typeof runHost>>
afterEach(async () => {
  await host.end()
})

const many = 60
/** One of the last, whose game two people play out here. */
const last = 56
const games = ['knock-out-whist', 'all-out-brawl', 'knockout-whist', 'brawl', 'clash', 'referee']

/** The latest list of tables this client was told. */
const listOf = (client: TestClient) => {
  const said = client.messages.findLast(one => one.say === 'lobby')
  return said?.say === 'lobby' ? said.tables : []
}

test('sixty tables of six games side by side: each in everybody’s list, by what changed; the last is joined and played', async () => {
  host = await runHost({ quotas: defaults.quotas, botPace: [400, 800] })
  const hosts = await Promise.all(
    Array.from({ length: many }, (_, at) => join(host.port, { name: `Host ${at}`, from: `127.0.1.${at + 1}` })),
  )
  const tables = await Promise.all(
    hosts.map((one, at) => opened(one, games[at % games.length]!, at === last ? { seats: 2 } : {})),
  )
  expect(new Set(tables).size).toBe(many)
  // Bots play at nine of them meanwhile.
  const playing = hosts.slice(0, 54).filter((_, at) => at % games.length === 0)
  for (const one of playing) await ok(one, { say: 'start', table: tableOf(one).id })

  const guest = await join(host.port, { name: 'Gus', from: '127.0.1.200' })
  await guest.until(one => one.say === 'lobby' && one.tables.length === many)
  expect(new Set(listOf(guest).map(one => one.id))).toEqual(new Set(tables))
  expect(new Set(listOf(guest).map(one => one.game))).toEqual(new Set(games))
  expect(listOf(guest).filter(one => one.phase === 'playing')).toHaveLength(playing.length)

  // What became of one table is all that everybody is told.
  const told = guest.texts.length
  await ok(hosts[0]!, { say: 'set', table: tables[0]!, change: { locked: true } })
  await guest.until(one => one.say === 'lobby' && one.tables.some(({ locked }) => locked))
  expect(guest.texts.slice(told).join('').length).toBeLessThan(1000)

  // One of the last, for two: a seat there, and the game to its end beside all others.
  const [table, ann] = [tables[last]!, hosts[last]!]
  expect(tableOf(ann, table).game).toBe('knockout-whist')
  await ok(guest, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  await Promise.all([playOn(guest, table), playOn(ann, table)])
  expect(tableOf(guest, table).phase).toBe('over')
  await Promise.all([...hosts, guest].map(one => one.close()))
})
