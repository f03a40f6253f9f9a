import { request } from 'node:http'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { join, tokenOf } from '../../support/host-client.ts'
import { opened } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'
import { toys } from '../../support/host-toy.ts'
import { runs } from '../../support/runs.ts'
import { protocolVersion } from '../../../src-engine/protocol/version.ts'

let host: Awaited<ReturnType<typeof runHost>>
beforeAll(async () => {
  host = await runHost()
})
afterAll(async () => {
  await host.end()
})

/** The status of an upgrade that was turned away, or 101. */
function upgrade(headers: { readonly [name: string]: string }): Promise<number> {
  return new Promise(resolve => {
    const socket = new WebSocket(`ws://127.0.0.1:${host.port}/ws`, { headers })
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.on('open', () => {
      socket.terminate()
      resolve(101)
    })
    socket.on('error', () => {})
  })
}

function get(
  path: string,
  headers: { readonly [name: string]: string } = {},
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: host.port, path, headers }, response => {
      let body = ''
      response.on('data', chunk => (body += String(chunk)))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
    asked.on('error', reject)
    asked.end()
  })
}

test('only its own pages and the app may open a socket', async () => {
  expect(await upgrade({ origin: 'http://evil.example' })).toBe(403)
  expect(await upgrade({ origin: 'null' })).toBe(403)
  expect(await upgrade({ origin: `http://127.0.0.1:${host.port + 1}` })).toBe(403)
  expect(await upgrade({ host: `evil.example:${host.port}`, origin: `http://evil.example:${host.port}` })).toBe(403)
  expect(await upgrade({ host: '127.0.0.1' })).toBe(403)
  expect(await upgrade({ origin: `http://127.0.0.1:${host.port}` })).toBe(101)
  expect(await upgrade({ origin: 'app://knockabout' })).toBe(101)
  expect(await upgrade({})).toBe(101)
})

test('pages answer to its own names only, and never leave their folder', async () => {
  expect((await get('/info', { host: `evil.example:${host.port}` })).status).toBe(403)
  // Somebody who typed a name of the router's is led to the address they reached; what is no page stays refused.
  const typed = { host: `evil.example:${host.port}`, accept: 'text/html' }
  expect(await get('/t/abc', typed)).toMatchObject({ status: 307, body: 'not-this-host\n' })
  expect((await get('//evil.example', typed)).status).toBe(403)
  const info = await get('/info')
  expect(JSON.parse(info.body)).toMatchObject({ app: 'knockabout', protocol: protocolVersion, pin: false, tables: [] })
  expect((await get('/health')).body).toBe('{"ok":true}')
  for (const path of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/../../knockabout.db',
    '/%',
  ]) {
    expect({ path, status: (await get(path)).status }).toEqual({ path, status: 404 })
  }
})

test('nonsense is refused in words, and too much of it ends the connection', async () => {
  const client = await join(host.port)
  client.sayRaw('{"say":"act"')
  const said = await client.next(one => one.say === 'refused')
  expect(said).toMatchObject({ code: 'malformed', text: 'malformed' })
  for (let i = 0; i < 12; i++) client.sayRaw('{"say":"fly","n":7}')
  expect(await client.until(one => one.say === 'bye')).toMatchObject({ code: 'malformed' })
  expect(await client.closed).toBe(4000)
})

test('whatever is sent, the host stays up and answers or refuses', async () => {
  const word = fc.constantFrom('hello', 'open', 'act', 'sit', 'set', 'ask', 'sync', 'watch', 'chat', 'start', 'x')
  const message = fc.oneof(
    fc.json(),
    fc.string(),
    fc.record({ say: word, n: fc.anything(), table: fc.anything(), action: fc.anything() }).map(one => {
      try {
        return JSON.stringify(one) ?? ''
      } catch {
        return '{}'
      }
    }),
    fc.constantFrom('{"say":"act","n":1,"table":"__proto__","seat":"constructor","action":{"do":"toString"}}'),
    fc.constantFrom('{"say":"open","n":1,"game":"__proto__"}', '{"say":"ask","n":1,"what":"replay","about":{"at":{}}}'),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(message, { maxLength: 8 }), async texts => {
      const client = await join(host.port)
      for (const text of texts) client.sayRaw(text)
      client.socket.terminate()
    }),
    runs(40),
  )
  const after = await join(host.port)
  expect(after.messages[0]?.say).toBe('welcome')
  await after.close()
})

test('a message too long closes the connection with the code for it', async () => {
  const client = await join(host.port)
  client.sayRaw(JSON.stringify({ say: 'ping', at: 1, more: 'x'.repeat(70_000) }))
  expect(await client.closed).toBe(1009)
})

test('a flood is refused message by message, then cut off; others play on', async () => {
  const flood = await join(host.port, { name: 'Flood' })
  const other = await join(host.port, { name: 'Calm' })
  for (let n = 1; n <= 1000; n++) flood.sayRaw(`{"say":"watch","n":${n},"table":"none"}`)
  expect(await flood.until(one => one.say === 'bye')).toMatchObject({ code: 'flood' })
  expect(flood.messages.filter(one => one.say === 'refused' && one.code === 'too-fast').length).toBeGreaterThan(100)
  await opened(other, 'knock-out-whist')
  await other.close()
})

test('nothing is done before hello; another protocol is sent away with the reason', async () => {
  const mute = await join(host.port, { hello: false })
  mute.sayRaw('{"say":"open","n":3,"game":"knock-out-whist"}')
  expect(await mute.until(one => one.say === 'refused')).toMatchObject({ n: 3, code: 'malformed' })
  mute.sayRaw('{"say":"hello","protocol":999}')
  expect(await mute.until(one => one.say === 'bye')).toMatchObject({ code: 'protocol' })
})

test.each([
  ['newer', 999],
  ['older', 0],
])('what a %s version says with its hello does not hide that it is another version', async (kind, protocol) => {
  const other = await join(host.port, { hello: false })
  other.sayRaw(JSON.stringify({ say: 'hello', protocol, name: { of: 'another shape' }, news: 'x'.repeat(3000) }))
  expect(await other.until(one => one.say !== 'pong')).toMatchObject({ say: 'bye', code: 'protocol', params: { kind } })
})

test('an app of the first version is told as text, the only thing it reads, that it is older', async () => {
  const old = await join(host.port, { hello: false })
  old.sayRaw('{"say":"hello","protocol":1,"name":"Ann"}')
  await old.closed
  expect(old.texts.map(text => JSON.parse(text) as unknown)).toEqual([
    { say: 'bye', code: 'protocol', text: 'protocol', params: { protocol: protocolVersion, kind: 'older' } },
  ])
})

test('a wrong token is a stranger with a new token', async () => {
  const ann = await join(host.port, { name: 'Ann' })
  const other = await join(host.port, { name: 'Ann', token: 'A'.repeat(22) })
  const [first, second] = [ann, other].map(one => one.messages.find(message => message.say === 'welcome')!)
  if (first?.say !== 'welcome' || second?.say !== 'welcome') throw new Error('not welcomed')
  expect(second.you.id).not.toBe(first.you.id)
  expect(second.token).not.toBe('A'.repeat(22))
  await ann.close()
  await other.close()
})

test('a name too long, of nothing, or of markup', async () => {
  const long = await join(host.port, { name: 'x'.repeat(200) })
  expect(long.messages.at(-1)).toMatchObject({ say: 'refused', params: { why: { code: 'long-name' } } })
  const empty = await join(host.port, { name: '\u200b\u202e ' })
  expect(empty.messages.at(-1)).toMatchObject({ say: 'refused', params: { why: { code: 'no-name' } } })
  const markup = await join(host.port, { name: '<b onload=x>Bo</b>' })
  const table = await opened(markup, 'knock-out-whist')
  const state = markup.messages.findLast(one => one.say === 'table')
  if (state?.say !== 'table') throw new Error('no table')
  expect(state.table.id).toBe(table)
  expect(state.table.places[0]).toMatchObject({ name: '<b onload=x>Bo</b>', seat: 'bonloadxBob' })
  for (const one of [long, empty, markup]) await one.close()
})

test('an unknown game and house rules that cannot be', async () => {
  const ann = await join(host.port)
  expect(await ann.ask({ say: 'open', game: 'poker' })).toMatchObject({ say: 'refused', code: 'unknown-game' })
  expect(await ann.ask({ say: 'open', game: 'constructor' })).toMatchObject({ say: 'refused', code: 'unknown-game' })
  const wrong = await ann.ask({ say: 'open', game: 'knock-out-whist', options: { tapes: 3 } })
  expect(wrong).toMatchObject({
    say: 'refused',
    code: 'bad-option',
    params: { why: { code: 'unknown-option', params: { key: 'tapes' } } },
  })
  const solo = { bots: 30, level: 'easy' } as const
  expect(await ann.ask({ say: 'open', game: 'knock-out-whist', solo })).toMatchObject({ say: 'refused' })
  await ann.close()
})

test('a PIN: asked for, counted, locked after five, and not asked of the host’s own window', async () => {
  const locked = await runHost({}, { pin: '4711' })
  const bye = async (pin?: string): Promise<string> => {
    const client = await join(locked.port, pin === undefined ? {} : { pin })
    const last = client.messages.at(-1)
    client.socket.terminate()
    return last?.say === 'bye' ? last.code : (last?.say ?? '')
  }
  expect(await bye()).toBe('pin')
  for (let i = 0; i < 4; i++) expect(await bye('0000')).toBe('pin')
  expect(await bye('0000')).toBe('pin-locked')
  expect(await bye('4711')).toBe('pin-locked')
  const owner = await join(locked.port, { ownerKey: locked.local().ownerKey })
  expect(owner.messages[0]).toMatchObject({ say: 'welcome', owner: true })
  await owner.close()
  await locked.end()
  const fresh = await runHost({}, { pin: '4711' })
  const right = await join(fresh.port, { pin: '4711' })
  expect(right.messages[0]).toMatchObject({ say: 'welcome', owner: false })
  const reload = await join(fresh.port, { token: tokenOf(right) })
  expect(reload.messages[0]).toMatchObject({ say: 'welcome' })
  await right.close()
  await fresh.end()
})

test('what breaks inside a game costs that message an answer, and the socket goes on', async () => {
  const race = toys['race']!
  const broken = {
    ...race,
    setup: () => {
      throw new Error('the rules broke')
    },
  }
  const own = await runHost({ games: { race, broken: { ...broken, id: 'broken' } } })
  const ann = await join(own.port, { name: 'Ann' })
  expect(await ann.ask({ say: 'open', game: 'broken', seats: 2 })).toMatchObject({ say: 'refused', code: 'failed' })
  await opened(ann, 'race')
  // What breaks only after a while is answered as well.
  Object.assign(own.lobby.context.workers, { ask: () => Promise.reject(new Error('the thread broke')) })
  expect(await ann.ask({ say: 'ask', what: 'statistics' })).toMatchObject({ say: 'refused', code: 'failed' })
  await opened(ann, 'race')
  await own.end()
})

test('a message too deep or too long for its kind is refused with a code, before hello and after', async () => {
  const mute = await join(host.port, { hello: false })
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
  mute.sayRaw(deep)
  expect(await mute.next(one => one.say === 'refused')).toMatchObject({ code: 'too-deep', params: { most: 32 } })
  mute.sayRaw(`{"say":"open","n":7,"game":"race","options":{"a":${deep}}}`)
  expect(await mute.next(one => one.say === 'refused')).toMatchObject({ n: 7, code: 'too-deep' })
  mute.sayRaw('[[[[]]]]')
  expect(await mute.next(one => one.say === 'refused')).toMatchObject({ code: 'malformed' })
  mute.say({ say: 'hello', protocol: protocolVersion, name: 'Ann' })
  await mute.until(one => one.say === 'welcome')
  const table = await opened(mute, 'knock-out-whist')
  const words = { say: 'point', table, seat: 'Ann', at: { long: 'x'.repeat(60_000) } } as const
  mute.say(words)
  expect(await mute.next(one => one.say === 'refused')).toMatchObject({ code: 'too-large', params: { most: 512 } })
  mute.say({ ...words, at: { base: 2 } })
  expect(await mute.next(one => one.say === 'point')).toMatchObject({ seat: 'Ann', at: { base: 2 } })
  await mute.close()
})

test('names of what every object has are no games, tables, files or tallies', async () => {
  const ann = await join(host.port, { name: 'Ann' })
  for (const word of ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty']) {
    expect(await ann.ask({ say: 'open', game: word })).toMatchObject({ code: 'unknown-game' })
    expect(await ann.ask({ say: 'ask', what: word })).toMatchObject({ code: 'unknown-question' })
    expect(await ann.ask({ say: 'ask', what: 'rules', about: { game: word } })).toMatchObject({ code: 'unknown-game' })
    for (const what of ['record', 'replay', 'judge'])
      expect(await ann.ask({ say: 'ask', what, about: { record: word } })).toMatchObject({ code: 'no-record' })
    expect(await ann.ask({ say: 'watch', table: word })).toMatchObject({ code: 'no-table' })
  }
  const result = { record: 'r', player: 'p', name: 'P', game: 'race', players: 2, seat: 'P', place: 1, at: 1 }
  const tallies = JSON.parse('{"constructor":2,"__proto__":3,"toString":4}') as object
  const file = { format: 'knockabout-statistics', version: 1, player: 'p' }
  const results = [{ ...result, won: true, drawn: false, tallies }]
  expect(
    await ann.ask({ say: 'ask', what: 'statistics-import', about: { file: { ...file, results } } as never }),
  ).toMatchObject({ answer: { added: 1 } })
  const figures = await ann.ask({ say: 'ask', what: 'statistics' })
  expect(figures).toMatchObject({ answer: { total: { tallies: { constructor: { sum: 2 }, toString: { sum: 4 } } } } })
  await ann.close()
})
