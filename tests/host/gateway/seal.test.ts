import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { askForSeal } from '../../../src-engine/protocol/seal.ts'
import { protocolVersion } from '../../../src-engine/protocol/version.ts'
import { asked, ok, opened, playOn } from '../../support/host-play.ts'
import { join, type How } from '../../support/host-client.ts'
import { runHost } from '../../support/host-run.ts'

type Host = Awaited<ReturnType<typeof runHost>>
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function house(seal?: 'on'): Promise<{ host: Host; key: string }> {
  const host = await runHost({}, seal === undefined ? {} : { seal })
  ends.push(host.end)
  return { host, key: host.sealKey() ?? '' }
}
const wrong = '0'.repeat(16)
const byeOf = (client: Awaited<ReturnType<typeof join>>): unknown => {
  const bye = client.messages.find(one => one.say === 'bye')
  return bye?.say === 'bye' ? [bye.code, bye.params?.['kind']] : undefined
}

/** All bytes that go over the wire either way, as somebody on the same Wi-Fi hears them. */
async function listener(port: number): Promise<{ port: number; heard: Buffer[] }> {
  const heard: Buffer[] = []
  const server = createServer(near => {
    const far = connect(port, '127.0.0.1')
    for (const one of [near, far]) {
      one.on('data', data => heard.push(data))
      one.on('error', () => one.destroy())
    }
    near.pipe(far)
    far.pipe(near)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  ends.push(() => server.close())
  return { port: (server.address() as AddressInfo).port, heard }
}

/** What clients say is masked in WebSocket frames: each is taken apart, and all payloads are searched as one. */
function wordsIn(heard: readonly Buffer[]): string {
  return heard
    .map(bytes => {
      const masked = bytes.length > 6 && (bytes[1]! & 0x80) !== 0
      if (!masked) return bytes.toString('latin1')
      const length = bytes[1]! & 0x7f
      const at = length < 126 ? 2 : length === 126 ? 4 : 10
      const mask = bytes.subarray(at, at + 4)
      return Buffer.from(bytes.subarray(at + 4).map((byte, i) => byte ^ mask[i % 4]!)).toString('latin1')
    })
    .join('\n')
}

async function gameHeard(how: How, host: Host): Promise<string> {
  const wire = await listener(host.port)
  const ann = await join(wire.port, { ...how, name: 'Annabella', behind: host.port })
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ann, { say: 'chat', n: 0, table, to: 'table', text: 'Goodevening' } as never)
  await ok(ann, { say: 'bot', n: 0, table, place: 1, level: 'easy' } as never)
  await ok(ann, { say: 'start', n: 0, table } as never)
  expect(await playOn(ann, table, 3)).toBeGreaterThan(0)
  await ann.close()
  return wordsIn(wire.heard)
}

const secrets = ['Annabella', 'knock-out-whist', 'Goodevening', '"say"', 'welcome', 'token', 'offers']

test('who listens to a game on a sealed line hears no word of it, and all of it on an open one', async () => {
  const open = await house()
  const plain = await gameHeard({}, open.host)
  expect(secrets.filter(word => !plain.includes(word))).toEqual([])
  const { host, key } = await house('on')
  const sealed = await gameHeard({ seal: key }, host)
  expect(sealed.length).toBeGreaterThan(5000)
  expect(secrets.filter(word => sealed.includes(word))).toEqual([])
})

test('a guest without the key is asked for it, one with another is told so, the owner needs none', async () => {
  const { host, key } = await house('on')
  expect(byeOf(await join(host.port))).toEqual(['key', 'asked'])
  expect(byeOf(await join(host.port, { display: true }))).toEqual(['key', 'asked'])
  expect(byeOf(await join(host.port, { seal: wrong }))).toEqual(['key', 'wrong'])
  for (const how of [{ seal: key }, { ownerKey: host.local().ownerKey }, { seal: key, display: true }]) {
    const client = await join(host.port, how)
    const welcome = await client.until(one => one.say === 'welcome')
    expect(welcome).toMatchObject({ seal: key })
  }
  const info = await (await fetch(`http://127.0.0.1:${host.port}/info`)).json()
  expect(info).toMatchObject({ sealed: true, tables: [] })
})

test('with a key for a house that is not sealed it says so; one of its own is taken all the same', async () => {
  const { host } = await house()
  const never = await join(host.port, { seal: wrong })
  expect(byeOf(never)).toEqual(['key', 'off'])
  const owner = await join(host.port, { ownerKey: host.local().ownerKey })
  const { key } = await asked<{ key: string }>(owner, 'seal', { set: 'on' })
  await asked(owner, 'seal', { set: 'off' })
  expect((await join(host.port)).messages[0]).not.toHaveProperty('seal')
  expect((await join(host.port, { seal: key })).messages[0]).toMatchObject({ say: 'welcome' })
  expect(byeOf(await join(host.port, { seal: wrong }))).toEqual(['key', 'off'])
})

test('a key changed in mid-evening: guests are told and let go, and have their seats with the new one', async () => {
  const { host } = await house()
  const owner = await join(host.port, { ownerKey: host.local().ownerKey, name: 'Olga' })
  const ben = await join(host.port, { name: 'Ben' })
  const token = (ben.messages[0] as { token: string }).token
  const table = await opened(owner, 'knock-out-whist', { seats: 2 })
  await ok(ben, { say: 'sit', n: 0, table } as never)
  const first = await asked<{ key: string; on: boolean }>(owner, 'seal', { set: 'on' })
  await ben.closed
  expect(byeOf(ben)).toEqual(['key', 'new'])
  const back = await join(host.port, { seal: first.key, token })
  expect((await back.until(one => one.say === 'table')) as object).toMatchObject({ yours: ['Ben'] })
  const second = await asked<{ key: string }>(owner, 'seal', { set: 'new' })
  expect(second.key).not.toBe(first.key)
  await back.closed
  expect(byeOf(back)).toEqual(['key', 'new'])
  expect(await owner.until(one => one.say === 'seal' && one.key === second.key)).toBeDefined()
  expect(byeOf(await join(host.port, { seal: first.key, token }))).toEqual(['key', 'wrong'])
  const again = await join(host.port, { seal: second.key, token })
  expect((await again.until(one => one.say === 'table')) as object).toMatchObject({ yours: ['Ben'] })
})

test('only the owner may ask for the key or change it', async () => {
  const { host, key } = await house('on')
  const ann = await join(host.port, { seal: key })
  for (const about of [{}, { set: 'off' }])
    expect(await ann.ask({ say: 'ask', what: 'seal', about })).toMatchObject({ say: 'refused', code: 'not-owner' })
})

test('the choice and the key are kept over a restart', async () => {
  const { host, key } = await house('on')
  await host.stop()
  const again = await runHost({}, { data: host.data })
  ends.push(again.end)
  expect(again.sealKey()).toBe(key)
})

test('wrong keys of one address are limited, and who has the right one is let in again later', async () => {
  let now = 0
  const host = await runHost({ steady: () => now }, { seal: 'on' })
  ends.push(host.end)
  for (let i = 0; i < 20; i++) expect(byeOf(await join(host.port, { seal: wrong }))).toEqual(['key', 'wrong'])
  const locked = await join(host.port, { seal: wrong })
  expect(locked.messages[0]).toMatchObject({ say: 'bye', code: 'key-locked' })
  now += 61_000
  expect(byeOf(await join(host.port, { seal: host.sealKey()! }))).toBeUndefined()
})

test('garbage on a line of a sealed house ends that line alone', async () => {
  const { host, key } = await house('on')
  const ann = await join(host.port, { seal: key })
  for (let i = 0; i < 60; i++) {
    const socket = new WebSocket(`ws://127.0.0.1:${host.port}/ws`)
    await new Promise(resolve => socket.once('open', resolve))
    const gone = new Promise(resolve => socket.once('close', resolve))
    const mode = i % 3
    if (mode === 0) socket.send(Buffer.concat([Buffer.of(1), i % 2 ? randomBytes(32) : Buffer.alloc(32)]))
    if (mode === 1) socket.send(askForSeal(key, randomBytes(32)).hello)
    for (let said = 0; said < 12; said++) socket.send(randomBytes(said * 7))
    await gone
  }
  // In the middle of a line that was sealed well, too.
  const ben = await join(host.port, { seal: key, name: 'Ben' })
  ben.socket.send(randomBytes(64))
  await ben.closed
  const cat = await join(host.port, { seal: key, name: 'Cat' })
  cat.socket.send(JSON.stringify({ say: 'hello', protocol: protocolVersion }))
  await cat.closed
  expect(await asked(ann, 'saved')).toBeDefined()
  expect(host.lobby.context.clients.size).toBe(1)
})
