import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { knownHouses } from '../../../src-main/host/discovery/known-houses.ts'
import { houseCertificate } from '../../../src-main/host/house/identity.ts'
import { waitingRoom } from '../../../src-main/host/house/waiting-room.ts'
import { freshFolder, runHost } from '../../support/host-run.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})
type Options = Parameters<typeof runHost>[1]
async function house(options: Options = {}) {
  const host = await runHost({}, options)
  ends.push(host.end)
  return { ...host, url: `http://127.0.0.1:${host.port}` }
}
const fileOfThisTest = (): string => join(freshFolder(), 'houses.json')

test('the house of the first meeting is known again, by another start of the app as well', async () => {
  const { url } = await house()
  const file = fileOfThisTest()
  const first = knownHouses(file)
  expect(first.mayShow('127.0.0.1', 'sha256/none')).toBe(false)
  expect(await first.wayTo(url, false)).toBe('wss')
  const [fingerprint] = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  expect(first.mayShow('127.0.0.1', fingerprint!)).toBe(true)
  expect(first.mayShow('192.168.1.20', fingerprint!)).toBe(false)
  const second = knownHouses(file)
  expect(second.mayShow('127.0.0.1', fingerprint!)).toBe(false)
  expect(await second.wayTo(url, false)).toBe('wss')
  expect(second.mayShow('127.0.0.1', fingerprint!)).toBe(true)
})

test('another certificate of the same house is taken only when the person says so, and from then on', async () => {
  const { url, local } = await house()
  const file = fileOfThisTest()
  writeFileSync(file, JSON.stringify({ [local().id]: 'sha256/another' }))
  const houses = knownHouses(file)
  expect(await houses.wayTo(url, false)).toBe('other')
  expect(houses.mayShow('127.0.0.1', 'sha256/another')).toBe(false)
  expect(await houses.wayTo(url, true)).toBe('wss')
  expect(await houses.wayTo(url, false)).toBe('wss')
  expect(await knownHouses(file).wayTo(url, false)).toBe('wss')
})

test('a known house whose TLS is cut off is not come to plainly; one never met is', async () => {
  const { port, local } = await house()
  // Somebody between who lets plain HTTP through and no TLS.
  const between = createServer(async near => {
    near.on('error', () => {})
    const [first] = (await once(near, 'data')) as [Buffer]
    if (first[0] === 0x16) return near.destroy()
    const text = String(first).replace(/host: \S+/i, `host: 127.0.0.1:${port}`)
    const { connect } = await import('node:net')
    const far = connect(port, '127.0.0.1', () => far.write(text))
    far.on('error', () => near.destroy())
    far.pipe(near)
    return undefined
  })
  await once(between.listen(0, '127.0.0.1'), 'listening')
  ends.push(() => between.close())
  const url = `http://127.0.0.1:${(between.address() as AddressInfo).port}`
  const file = fileOfThisTest()
  expect(await knownHouses(file).wayTo(url, false)).toBe('ws')
  expect(existsSync(file)).toBe(false)
  writeFileSync(file, JSON.stringify({ [local().id]: 'sha256/kept' }))
  expect(await knownHouses(file).wayTo(url, false)).toBe('gone')
})

test('a file that is damaged, or can’t be written, costs only the memory of first meetings', async () => {
  const { url } = await house()
  const file = fileOfThisTest()
  writeFileSync(file, '{"half":')
  expect(await knownHouses(file).wayTo(url, false)).toBe('wss')
  expect(await knownHouses('/dev/null/houses.json').wayTo(url, false)).toBe('wss')
})

test('who does not answer is gone', async () => {
  const { url, stop } = await house()
  await stop()
  expect(await knownHouses(fileOfThisTest()).wayTo(url, false)).toBe('gone')
})

test('a standby is come to plainly until the house is there, and then by the house’s own certificate', async () => {
  const { url, port, lobby, local } = await house()
  const file = fileOfThisTest()
  const houses = knownHouses(file)
  expect(await houses.wayTo(url, false)).toBe('wss')
  const options = { port: 0, name: 'Test', data: freshFolder(), interfaces: ['lo'], app: freshFolder(), open: true }
  const room = await waitingRoom(options, { host: () => url, shown: () => undefined })
  ends.push(() => room.close())
  const there = `http://127.0.0.1:${room.port}`
  expect(await houses.wayTo(there, false)).toBe('ws')
  const certificate = () => houseCertificate(lobby.context.store, Date.now)
  const info = { app: 'knockabout', ...lobby.context.card(), id: local().id, tls: true, tables: [] }
  room.giveTo({
    request: (_asked, answer) => answer.end(JSON.stringify(info)),
    upgrade: () => {},
    connections: { opened: () => {}, deciphered: () => {} },
    certificate,
  })
  expect(await houses.wayTo(there, false)).toBe('wss')
  expect(port).not.toBe(room.port)
})
