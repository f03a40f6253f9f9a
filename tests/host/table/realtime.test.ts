import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { games } from '../../../src-engine/index.ts'
import { join, type TestClient } from '../../support/host-client.ts'
import { ok, opened, seatOf, tableOf } from '../../support/host-play.ts'
import { liveAt, recordOf } from '../../support/host-table.ts'
import { runHost } from '../../support/host-run.ts'
import { toys } from '../../support/host-toy.ts'

let host: Awaited<ReturnType<typeof runHost>>
beforeAll(async () => {
  host = await runHost({ games: toys })
})
afterAll(async () => {
  await host.end()
})

async function race(people: number, options: object): Promise<{ clients: TestClient[]; table: string }> {
  const clients: TestClient[] = []
  for (let i = 0; i < people; i++) clients.push(await join(host.port, { name: `P${i}` }))
  const table = await opened(clients[0]!, 'race', { seats: people, options })
  for (const client of clients.slice(1)) await ok(client, { say: 'sit', table })
  await ok(clients[0]!, { say: 'start', table })
  await Promise.all(clients.map(client => client.until(one => one.say === 'view')))
  return { clients, table }
}

const thrown = (client: TestClient, table: string, n: number, card: number): void =>
  client.sayRaw(JSON.stringify({ say: 'act', n, table, seat: seatOf(client), action: { do: 'throw', card } }))

/**
 * The least of several plays, in milliseconds: a machine that stumbles makes a play late, never early. So a busy one may
 * try again and again, until one took less than `enough`.
 */
async function leastMs(client: TestClient, table: string, enough: number): Promise<number> {
  const took: number[] = []
  for (let card = 1; card <= 8 || (card <= 400 && Math.min(...took) >= enough); card++) {
    const from = performance.now()
    await client.ask({ say: 'act', table, seat: seatOf(client), action: { do: 'throw', card } })
    took.push(performance.now() - from)
  }
  return Math.min(...took)
}

test('two hands at the same instant: both stand, in the order they came, for everybody alike', async () => {
  const { clients, table } = await race(3, { goal: 60 })
  // Ten each in one go, and again: the host takes sixteen of a client before it has answered the first.
  for (const first of [1, 11]) {
    for (let card = first; card < first + 10; card++) for (const client of clients) thrown(client, table, card, card)
    const last = first + 9
    await Promise.all(clients.map(client => client.until(one => one.say === 'done' && one.n === last)))
  }
  await Promise.all(clients.map(client => client.until(one => one.say === 'table' && one.table.phase === 'over')))
  const room = liveAt(host, table)
  const { store } = host.lobby.context
  const recorded = store.records.actions(recordOf(room)).map(one => `${one.action.by} ${String(one.action['card'])}`)
  expect(recorded).toHaveLength(60)
  expect(new Set(recorded).size).toBe(60)
  for (const client of clients) {
    const told = client.messages.flatMap(one => (one.say === 'view' ? one.events : []))
    expect(told.map(one => `${String(one.event['by'])} ${String(one.event['card'])}`)).toEqual(recorded)
    expect(client.messages.filter(one => one.say === 'done' && one.seq !== undefined)).toHaveLength(20)
    await client.close()
  }
})

test('the same card twice by a stuttering line is played once', async () => {
  const { clients, table } = await race(2, {})
  for (let n = 501; n <= 503; n++) thrown(clients[0]!, table, n, 1)
  await clients[0]!.until(one => 'n' in one && one.n === 503)
  const answers = clients[0]!.messages.filter(one => 'n' in one && one.n > 500)
  expect(answers.map(one => one.say).sort()).toEqual(['done', 'refused', 'refused'])
  expect(answers.find(one => one.say === 'refused')).toMatchObject({ code: 'gone' })
  for (const client of clients) await client.close()
})

test('a thousand plays in a second from one client are answered too fast; another’s plays go through meanwhile', async () => {
  const { clients, table } = await race(2, { goal: 5000 })
  const [loud, calm] = clients as [TestClient, TestClient]
  for (let n = 1; n <= 1000; n++) thrown(loud, table, n, n)
  for (let card = 1; card <= 10; card++) {
    const answer = await calm.ask({ say: 'act', table, seat: seatOf(calm), action: { do: 'throw', card } })
    expect(answer.say).toBe('done')
  }
  await loud.until(one => one.say === 'bye')
  const refused = loud.messages.filter(one => one.say === 'refused' && one.code === 'too-fast')
  expect(refused.length).toBeGreaterThan(300)
  const room = liveAt(host, table)
  const recorded = host.lobby.context.store.records
    .actions(recordOf(room))
    .map(one => `${one.action.by} ${String(one.action['card'])}`)
  expect(new Set(recorded).size).toBe(recorded.length)
  expect(recorded.filter(one => one.startsWith(seatOf(calm)))).toHaveLength(10)
  // Cut off before its last answers, it may have played more than it was told, never the other way round.
  const acknowledged = loud.messages.filter(one => one.say === 'done' && one.seq !== undefined).length
  expect(acknowledged).toBeLessThanOrEqual(recorded.length - 10)
  expect(recorded.length).toBeLessThan(400)
  await calm.close()
})

test('plays of the same few milliseconds are one write to disk, all acknowledged after it', async () => {
  const { clients, table } = await race(3, { goal: 5000 })
  const room = liveAt(host, table)
  const { records } = host.lobby.context.store
  const commits = vi.spyOn(host.lobby.context.store.log, 'commit')
  for (let card = 1; card <= 10; card++) for (const client of clients) thrown(client, table, 500 + card, card)
  for (const client of clients) await client.until(one => one.say === 'done' && one.n === 510)
  const writes = commits.mock.calls.length
  commits.mockRestore()
  expect(records.count(recordOf(room))).toBe(30)
  expect(writes).toBeLessThan(30)
  for (const client of clients) await client.close()
})

test('levelling keeps what one client said in its order, though its line gets slower in between', async () => {
  const { clients, table } = await race(2, { levelling: true, goal: 5000 })
  const [ann, ben] = clients as [TestClient, TestClient]
  const room = liveAt(host, table)
  let mine = 0
  const measured = new Promise<void>(resolve => {
    const lag = (): number => {
      resolve()
      return mine
    }
    for (const one of room.followers) one.lag = one.person?.name === 'P1' ? () => 300 : lag
  })
  thrown(ann, table, 601, 1)
  await measured
  // From here on its own line is as slow as the other's: nothing more is held back, nor overtakes.
  mine = 300
  thrown(ann, table, 602, 2)
  await ann.until(one => 'n' in one && one.n === 602)
  const answers = ann.messages.filter(one => 'n' in one && one.n > 600)
  expect(answers).toMatchObject([
    { say: 'done', n: 601 },
    { say: 'done', n: 602 },
  ])
  await ann.close()
  await ben.close()
})

test('Brawl has the option under the name the host reads', () => {
  expect(games['brawl']!.options.find(one => one.key === 'levelling')).toMatchObject({ kind: 'switch' })
})

test('levelling holds a quick line back by what the slowest loses, at most 40 ms, and by the host’s clock alone', async () => {
  const { clients, table } = await race(2, { levelling: true, goal: 5000 })
  const [quick, slow] = clients as [TestClient, TestClient]
  const room = liveAt(host, table)
  for (const one of room.followers) if (one.person?.name === 'P1') one.lag = () => 300
  const held = await leastMs(quick, table, 150)
  expect(held).toBeGreaterThan(33)
  expect(held).toBeLessThan(150)
  expect(await leastMs(slow, table, 33)).toBeLessThan(33)
  for (const client of clients) await client.close()
})

test('levelling asks nothing of those who watch: a slow line of theirs holds nobody back', async () => {
  const { clients, table } = await race(2, { levelling: true, goal: 5000 })
  const watcher = await join(host.port, { name: 'Watcher' })
  await ok(watcher, { say: 'watch', table })
  for (const one of liveAt(host, table).followers) if (one.person?.name === 'Watcher') one.lag = () => 300
  expect(await leastMs(clients[0]!, table, 33)).toBeLessThan(33)
  for (const client of [...clients, watcher]) await client.close()
})

test('a clock of the rules: the table says its word when the time has come, no client can', async () => {
  const { clients, table } = await race(2, { goal: 77 })
  const said = await clients[0]!.ask({ say: 'act', table, seat: seatOf(clients[0]!), action: { do: 'stop' } })
  expect(said).toMatchObject({ code: 'table-only' })
  await clients[1]!.until(one => one.say === 'table' && one.table.phase === 'over')
  expect(tableOf(clients[1]!).phase).toBe('over')
  for (const client of clients) await client.close()
})

test('a bot in the ring answers the team-mate who asks for it before it does what it had in mind', async () => {
  const house = await runHost({ games, reaction: 0.5 })
  const ann = await join(house.port, { name: 'Ann' })
  const table = await opened(ann, 'brawl', { options: { table: 'tag-team' }, solo: { bots: 3, level: 'easy' } })
  const seat = seatOf(ann)
  const act = (action: { readonly do: string; readonly [field: string]: string }) =>
    ok(ann, { say: 'act', table, seat, action })
  const told = () => ann.messages.flatMap(one => (one.say === 'view' ? one.events : [])).map(one => one.event)
  await act({ do: 'knock' })
  await ann.until(one => one.say === 'view' && one.events.some(({ event }) => event.type === 'begin'))
  const [, , mate] = tableOf(ann, table).places.map(place => place.seat!)
  await act({ do: 'tag', to: mate! })
  // It thinks of its first card since it came in, and is asked right then.
  await act({ do: 'ask-in' })
  await ann.until(one => one.say === 'view' && one.events.some(({ event }) => event['to'] === seat))
  const since = told().slice(told().findIndex(event => event.type === 'ask-in'))
  expect(since.filter(event => event['by'] === mate)).toMatchObject([{ type: 'tag' }])
  await ann.close()
  await house.end()
})
