import { afterEach, expect, test } from 'vitest'
import { defaults } from '../../../src-main/host/house/defaults.ts'
import { takenIds } from '../../../src-main/host/lobby/opening.ts'
import { isFollowed } from '../../../src-main/host/table/model/table.ts'
import { sessionsOf } from '../../../src-main/host/gateway/sessions.ts'
import { join, tokenOf, type How, type TestClient } from '../../support/host-client.ts'
import { ok, opened } from '../../support/host-play.ts'
import { liveAt } from '../../support/host-table.ts'
import { runHost } from '../../support/host-run.ts'

let host: Awaited<ReturnType<typeof runHost>>
afterEach(async () => {
  await host.end()
})

/** So many connections, as many as the host takes; those turned away are left out. */
async function many(count: number, how: How): Promise<TestClient[]> {
  const all = await Promise.all(
    Array.from({ length: count }, () => join(host.port, how).catch((): undefined => undefined)),
  )
  return all.filter(one => one !== undefined)
}

/** Waits until no device follows any of these tables. */
async function nobodyAt(tables: Iterable<string>): Promise<void> {
  const ids = [...tables]
  await expect.poll(() => ids.filter(id => isFollowed(liveAt(host, id).table))).toEqual([])
}

const welcomed = (client: TestClient): boolean => client.messages[0]?.say === 'welcome'

/** A house that is full sooner. */
const few = { ...defaults.quotas, tables: { ...defaults.quotas.tables, house: 64 } }

test('299 silent connections from one address shut out nobody: not the owner there, not a guest elsewhere', async () => {
  host = await runHost()
  await many(299, { hello: false })
  const owner = await join(host.port, { ownerKey: host.local().ownerKey })
  expect(owner.messages[0]).toMatchObject({ say: 'welcome', owner: true })
  expect(welcomed(await join(host.port, { from: '127.0.0.2' }))).toBe(true)
})

test('299 guests from one address: a family’s worth comes in, and the owner and others still do', async () => {
  host = await runHost()
  const crowd = await many(299, {})
  const inside = crowd.filter(welcomed)
  expect(inside.length).toBeGreaterThanOrEqual(60)
  expect(inside.length).toBeLessThan(150)
  const codes = new Set(crowd.flatMap(one => (one.messages[0]?.say === 'bye' ? [one.messages[0].code] : [])))
  for (const code of codes) expect(['too-many-people', 'full']).toContain(code)
  const owner = await join(host.port, { ownerKey: host.local().ownerKey })
  expect(owner.messages[0]).toMatchObject({ say: 'welcome', owner: true })
  expect(welcomed(await join(host.port, { from: '127.0.0.2' }))).toBe(true)
})

test('one address has so many guests and no more, however empty the house is', async () => {
  host = await runHost({ quotas: { ...defaults.quotas, guests: { address: 5, total: 300 } } })
  expect((await many(5, {})).every(welcomed)).toBe(true)
  expect((await join(host.port)).messages[0]).toMatchObject({ say: 'bye', code: 'full' })
  expect(welcomed(await join(host.port, { from: '127.0.0.2' }))).toBe(true)
  expect(welcomed(await join(host.port, { ownerKey: host.local().ownerKey }))).toBe(true)
})

test('a full house: somebody of the address with most makes room, but nobody with a seat', async () => {
  host = await runHost({ quotas: { ...defaults.quotas, guests: { address: 20, total: 24 } } })
  const seated = await join(host.port, { from: '127.0.0.9' })
  await opened(seated, 'knock-out-whist')
  const crowding = await many(20, { from: '127.0.0.9' })
  const others = await many(4, { from: '127.0.0.8' })
  expect([...crowding, ...others].every(welcomed)).toBe(true)
  const late = await join(host.port, { from: '127.0.0.7' })
  expect(welcomed(late)).toBe(true)
  await Promise.any(crowding.map(one => one.until(message => message.say === 'bye')))
  expect(crowding.filter(one => one.messages.some(message => message.say === 'bye'))).toHaveLength(1)
  expect(seated.messages.some(message => message.say === 'bye')).toBe(false)
  // Whoever has a seat comes back whatever the crowd; a stranger of the crowding address does not.
  seated.socket.terminate()
  await many(1, { from: '127.0.0.9' })
  expect(welcomed(await join(host.port, { from: '127.0.0.9', token: tokenOf(seated) }))).toBe(true)
  expect(welcomed(await join(host.port, { from: '127.0.0.9' }))).toBe(false)
})

test('without a token again and again: people are made a few a minute, and the token still leads back', async () => {
  let now = 0
  host = await runHost({ steady: () => now })
  const first = await join(host.port, {})
  const codes: string[] = []
  for (let i = 0; i < 130; i++) {
    const one = await join(host.port, {})
    codes.push(one.messages[0]?.say === 'bye' ? one.messages[0].code : 'welcome')
    one.socket.terminate()
  }
  expect(codes.filter(code => code === 'welcome')).toHaveLength(99)
  expect(codes.at(-1)).toBe('too-many-people')
  expect(host.lobby.context.people.size).toBe(100)
  expect(welcomed(await join(host.port, { token: tokenOf(first) }))).toBe(true)
  expect(welcomed(await join(host.port, { from: '127.0.0.2' }))).toBe(true)
  now += 60_000
  expect(welcomed(await join(host.port, {}))).toBe(true)
})

test('one person’s tables are few, an address’s some, and the owner can always open one', async () => {
  host = await runHost({ quotas: few })
  const greedy = await join(host.port, {})
  for (let i = 0; i < 4; i++) await opened(greedy, 'knock-out-whist')
  expect(await greedy.ask({ say: 'open', game: 'knock-out-whist' })).toMatchObject({
    say: 'refused',
    code: 'too-many-own-tables',
    params: { most: 4 },
  })
  const more = await many(9, {})
  for (const one of more) for (let i = 0; i < 4; i++) await one.ask({ say: 'open', game: 'knock-out-whist' })
  expect(host.lobby.tables.size).toBe(20)
  const elsewhere = await many(9, { from: '127.0.0.2' })
  for (const one of elsewhere) for (let i = 0; i < 4; i++) await one.ask({ say: 'open', game: 'knock-out-whist' })
  const third = await many(9, { from: '127.0.0.4' })
  for (const one of third) for (let i = 0; i < 4; i++) await one.ask({ say: 'open', game: 'knock-out-whist' })
  const [last] = await many(1, { from: '127.0.0.5' })
  for (let i = 0; i < 4; i++) await last!.ask({ say: 'open', game: 'knock-out-whist' })
  expect(host.lobby.tables.size).toBe(few.tables.house - 2)
  const late = await join(host.port, { from: '127.0.0.3' })
  expect(await late.ask({ say: 'open', game: 'knock-out-whist' })).toMatchObject({ code: 'too-many-tables' })
  const owner = await join(host.port, { ownerKey: host.local().ownerKey })
  await opened(owner, 'knock-out-whist')
})

test('one address full of people who practise leaves room for everybody else', async () => {
  host = await runHost()
  const crowd = await many(38, {})
  const said: string[] = []
  for (const one of crowd) {
    const answer = await one.ask({ say: 'open', game: 'knock-out-whist', solo: { bots: 1, level: 'easy' } })
    said.push(answer.say === 'refused' ? answer.code : answer.say)
  }
  expect(said.filter(word => word === 'done')).toHaveLength(20)
  expect(said.at(-1)).toBe('too-many-tables-there')
  const elsewhere = await join(host.port, { from: '127.0.0.2' })
  await opened(elsewhere, 'knock-out-whist')
})

test('a table that is refused archives none of one’s own', async () => {
  host = await runHost()
  const ann = await join(host.port, {})
  const tables: string[] = []
  for (let n = 0; n < 4; n++) {
    tables.push(await opened(ann, 'knock-out-whist', { seats: 2 }))
    await ok(ann, { say: 'start', table: tables[n]! })
  }
  const token = tokenOf(ann)
  ann.socket.terminate()
  await nobodyAt(tables)
  const back = await join(host.port, { token, from: '127.0.0.2' })
  for (const table of tables) await ok(back, { say: 'leave', table })
  await nobodyAt(tables)
  expect([...host.lobby.tables.keys()].sort()).toEqual([...tables].sort())
  const bad = { say: 'open', game: 'knock-out-whist', options: { dogs: 'sometimes' } } as const
  expect(await back.ask(bad)).toMatchObject({ code: 'bad-option' })
  expect([...host.lobby.tables.keys()].sort()).toEqual([...tables].sort())
  await opened(back, 'knock-out-whist')
})

test('no new table takes the id of one that is archived', async () => {
  host = await runHost()
  const ann = await join(host.port, {})
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ann, { say: 'start', table })
  await ok(ann, { say: 'close', table })
  expect(host.lobby.tables.has(table)).toBe(false)
  expect(takenIds(host.lobby)).toContain(table)
})

test('who has just opened a table keeps it, however many open theirs at that moment', async () => {
  host = await runHost()
  for (let i = 0; i < 5; i++) {
    const left = await join(host.port, {})
    for (let n = 0; n < 4; n++) {
      const table = await opened(left, 'knock-out-whist', { seats: 2 })
      await ok(left, { say: 'start', table })
    }
    left.socket.terminate()
  }
  expect(host.lobby.tables.size).toBe(20)
  await nobodyAt(host.lobby.tables.keys())
  const all = await many(8, {})
  const said = await Promise.all(all.map(one => one.ask({ say: 'open', game: 'knock-out-whist' })))
  const tables = said.map(answer => (answer.say === 'done' ? answer.table : answer.say))
  expect(tables.filter(table => !host.lobby.tables.has(table!))).toEqual([])
})

test('tables nobody is at make room for new ones; an unfinished game among them is put away and can be taken up', async () => {
  host = await runHost({ quotas: few })
  const player = await join(host.port, { from: '127.0.0.2', name: 'Ann' })
  const kept = await opened(player, 'knock-out-whist', { seats: 2 })
  await ok(player, { say: 'start', table: kept })
  player.socket.terminate()
  for (let address = 3; host.lobby.tables.size < few.tables.house - 2; address++) {
    const guest = await join(host.port, { from: `127.0.0.${address}` })
    for (let i = 0; i < 4 && host.lobby.tables.size < few.tables.house - 2; i++) await opened(guest, 'knock-out-whist')
    guest.socket.terminate()
  }
  await nobodyAt(host.lobby.tables.keys())
  const next = await many(10, { from: '127.0.0.99' })
  for (const one of next) for (let i = 0; i < 2; i++) await opened(one, 'knock-out-whist')
  expect(host.lobby.tables.size).toBeLessThanOrEqual(few.tables.house)
  // Lobbies went first: the game is still there. Only once nothing else is left does it wait in the list of unfinished ones.
  expect(host.lobby.tables.has(kept)).toBe(true)
  for (const from of ['127.0.0.98', '127.0.0.97', '127.0.0.96']) {
    const others = await many(10, { from })
    for (const one of others) for (let i = 0; i < 2; i++) await one.ask({ say: 'open', game: 'knock-out-whist' })
  }
  expect(host.lobby.tables.has(kept)).toBe(false)
  const back = await join(host.port, { from: '127.0.0.2', token: tokenOf(player) })
  const lobby = await back.until(one => one.say === 'lobby' && one.saved.length > 0)
  expect(lobby).toMatchObject({ saved: [{ id: kept }] })
})

test('messages of one address are limited together, and those of others and the owner are heard', async () => {
  let now = 0
  host = await runHost({ steady: () => now, quotas: { ...defaults.quotas, messages: { second: 10, burst: 150 } } })
  const [one, two] = await many(2, {})
  const owner = await join(host.port, { ownerKey: host.local().ownerKey })
  const other = await join(host.port, { from: '127.0.0.2' })
  for (let i = 0; i < 80; i++) for (const loud of [one!, two!]) loud.sayRaw(`{"say":"watch","n":${i},"table":"none"}`)
  const answers = async (client: TestClient): Promise<string[]> => {
    await client.until(said => said.say === 'refused' && said.n === 79)
    return client.messages.flatMap(said => (said.say === 'refused' ? [said.code] : []))
  }
  const heard = (await Promise.all([answers(one!), answers(two!)])).flat()
  expect(heard.filter(code => code === 'no-table')).toHaveLength(150)
  expect(heard.filter(code => code === 'too-fast')).toHaveLength(10)
  for (const calm of [owner, other]) calm.sayRaw('{"say":"watch","n":79,"table":"none"}')
  expect((await Promise.all([answers(owner), answers(other)])).flat()).toEqual(['no-table', 'no-table'])
  now += 60_000
  one!.sayRaw('{"say":"watch","n":80,"table":"none"}')
  expect(await one!.until(said => said.say === 'refused' && said.n === 80)).toMatchObject({ code: 'no-table' })
})

test('whoever comes and goes without playing is forgotten in the end; who is here, and who played, is not', async () => {
  host = await runHost()
  const { context } = host.lobby
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  await opened(ben, 'knock-out-whist')
  await ben.close()
  const sessions = sessionsOf(context)
  const first = sessions.enter(undefined, { name: 'First' }, 0)
  for (let i = 0; i < 5000; i++) sessions.enter(undefined, { name: `Passer-by ${i}` }, 0)
  expect(context.people.size).toBeLessThan(2100)
  expect(context.strangers.size).toBeLessThan(2100)
  expect(sessions.personOf(first.token)).toBeUndefined()
  expect(welcomed(await join(host.port, { name: 'Ben', token: tokenOf(ben) }))).toBe(true)
  expect(sessions.personOf(tokenOf(ben))?.name).toBe('Ben')
  expect((await ann.ask({ say: 'open', game: 'knock-out-whist' })).say).toBe('done')
})

test('unfinished practice of one address is kept within bounds, whoever opens it, and a puzzle’s file once', async () => {
  const practice = { address: 5, total: 100 }
  host = await runHost({ quotas: { ...defaults.quotas, practice } })
  const { store } = host.lobby.context
  const scenario = JSON.stringify({
    title: 'Long',
    game: 'knockout-whist',
    seats: ['Ann', 'Ben'],
    seed: 4711,
    source: 'x'.repeat(900),
  })
  const crowd = await many(3, {})
  for (let i = 0; i < 4; i++)
    for (const one of crowd) await opened(one, 'knockout-whist', { solo: { bots: 1, level: 'easy' }, scenario })
  const archived = store.tables.all().filter(({ state }) => state === 'archived')
  expect(archived).toHaveLength(5)
  expect(JSON.stringify(archived)).not.toContain('xxx')
  const elsewhere = await join(host.port, { from: '127.0.0.2' })
  for (let i = 0; i < 2; i++) await opened(elsewhere, 'knock-out-whist', { solo: { bots: 1, level: 'easy' } })
  expect(store.tables.all().filter(({ state }) => state === 'archived')).toHaveLength(6)
})
