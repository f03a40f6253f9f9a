import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { relieve, type Connection } from '../../../src-main/host/gateway/connection.ts'
import { join } from '../../support/host-client.ts'
import { ok, opened, tableOf } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'
import { protocolVersion } from '../../../src-engine/protocol/version.ts'

// A cable that can be pulled: a relay that, once stalled, carries nothing either way and closes nothing.
const pairs: Socket[] = []
let relay: Server | undefined
afterEach(() => {
  for (const one of pairs.splice(0)) one.destroy()
  relay?.close()
})

function relayTo(port: number): Promise<number> {
  const server = createServer(near => {
    const far = connect(port, '127.0.0.1')
    pairs.push(near, far)
    near.pipe(far)
    far.pipe(near)
    for (const one of [near, far]) one.on('error', () => one.destroy())
  })
  relay = server
  return new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

test('a connection that only looks open is noticed within ten seconds, and its person is away for the others', async () => {
  const host = await runHost()
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ben, 'knock-out-whist', { seats: 2 })
  const socket = new WebSocket(`ws://127.0.0.1:${await relayTo(host.port)}/ws`, {
    headers: { host: `127.0.0.1:${host.port}` },
  })
  await new Promise(resolve => socket.once('open', resolve))
  socket.send(`{"say":"hello","protocol":${protocolVersion},"name":"Ann"}`)
  socket.send(JSON.stringify({ say: 'sit', n: 1, table }))
  const here = (is: boolean) => (): boolean =>
    tableOf(ben, table).places.some(place => place.name === 'Ann' && place.here === is)
  await ben.until(() => here(true)())
  for (const one of pairs) {
    one.unpipe()
    one.pause()
  }
  const cut = performance.now()
  await ben.next(() => here(false)(), 15_000)
  expect(performance.now() - cut).toBeLessThan(10_000)
  expect(host.lobby.context.clients.size).toBe(1)
  socket.terminate()
  await host.end()
})

test('a page that sleeps on a locked phone is away, though its browser goes on answering', async () => {
  const host = await runHost({ heartbeatMs: 50, asleepMs: 1000 })
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ben, 'knock-out-whist', { seats: 2 })
  await ann.ask({ say: 'sit', table })
  ann.say({ say: 'ping', at: 0 })
  const quiet = await join(host.port, { name: 'A program that never says it is there' })
  const pinging = setInterval(() => ben.say({ say: 'ping', at: 0 }), 50)
  await ben.until(() => tableOf(ben, table).places.some(place => place.name === 'Ann' && !place.here))
  await ann.closed
  expect(tableOf(ben, table).places.find(place => place.name === 'Ben')!.here).toBe(true)
  expect(quiet.socket.readyState).toBe(WebSocket.OPEN)
  clearInterval(pinging)
  await host.end()
})

test('called in for somebody whose line is dead but not yet noticed, the bot comes at once', async () => {
  const host = await runHost({ graceMs: 60_000, botPace: [1e8, 1e8] })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ben, 'knock-out-whist', { seats: 2 })
  const socket = new WebSocket(`ws://127.0.0.1:${await relayTo(host.port)}/ws`, {
    headers: { host: `127.0.0.1:${host.port}` },
  })
  await new Promise(resolve => socket.once('open', resolve))
  socket.send(`{"say":"hello","protocol":${protocolVersion},"name":"Ann"}`)
  socket.send(JSON.stringify({ say: 'sit', n: 1, table }))
  await ben.until(() => tableOf(ben, table).places.some(place => place.name === 'Ann'))
  await ok(ben, { say: 'start', table })
  expect(await ben.ask({ say: 'sit-in', table, seat: 'Ann' })).toMatchObject({ code: 'still-here' })
  for (const one of pairs) {
    one.unpipe()
    one.pause()
  }
  const called = performance.now()
  await ok(ben, { say: 'sit-in', table, seat: 'Ann' })
  expect(performance.now() - called).toBeLessThan(5000)
  expect(tableOf(ben, table).places.find(place => place.name === 'Ann')).toMatchObject({ here: false, sitIn: true })
  socket.terminate()
  await host.end()
})

test('only the answer to the question itself tells how slow a line is, whatever else is answered', async () => {
  const host = await runHost({ heartbeatMs: 250 })
  const socket = new WebSocket(`ws://127.0.0.1:${host.port}/ws`, { autoPong: false })
  let asked = 0
  let honest = false
  socket.on('ping', (word: Buffer) => {
    asked++
    socket.pong(honest ? word : 'made up')
  })
  await new Promise(resolve => socket.once('open', resolve))
  socket.send(`{"say":"hello","protocol":${protocolVersion},"name":"Ann"}`)
  await expect.poll(() => asked).toBeGreaterThan(2)
  const [ann] = host.lobby.context.clients
  expect(ann!.lag()).toBe(0)
  honest = true
  await expect.poll(() => ann!.lag()).toBeGreaterThan(0)
  socket.terminate()
  await host.end()
})

test('memory that waits for slow connections is bounded for all together: those who wait for most are dropped', () => {
  const slow = Array.from({ length: 100 }, (_, index) => {
    const one = { dropped: false, waiting: () => (index < 60 ? 1_000_000 : 1000), drop: () => (one.dropped = true) }
    return one
  })
  relieve(slow as unknown as readonly Connection[])
  const left = slow.filter(one => !one.dropped)
  expect(left.reduce((sum, one) => sum + one.waiting(), 0)).toBeLessThanOrEqual(48 * 1024 * 1024)
  expect(left.length).toBeGreaterThan(85)
  expect(slow.slice(60).every(one => !one.dropped)).toBe(true)
})

test('a device that is slow to answer is not cut off: a bot sits in for it until it is heard again', async () => {
  const host = await runHost({ graceMs: 60_000, botPace: [1e8, 1e8] })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ben, 'knock-out-whist', { seats: 2 })
  const socket = new WebSocket(`ws://127.0.0.1:${host.port}/ws`, { autoPong: false })
  let closed = false
  socket.on('close', () => (closed = true))
  await new Promise(resolve => socket.once('open', resolve))
  socket.send(`{"say":"hello","protocol":${protocolVersion},"name":"Ann"}`)
  socket.send(JSON.stringify({ say: 'sit', n: 1, table }))
  const ann = () => tableOf(ben, table).places.find(place => place.name === 'Ann')
  await ben.until(() => ann() !== undefined)
  await ok(ben, { say: 'start', table })
  await ok(ben, { say: 'sit-in', table, seat: 'Ann' })
  expect(ann()).toMatchObject({ here: false, sitIn: true })
  socket.pong()
  await ben.until(() => ann()?.here === true && !ann()!.sitIn)
  expect(closed).toBe(false)
  socket.terminate()
  await host.end()
})
