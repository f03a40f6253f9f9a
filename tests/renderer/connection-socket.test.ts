import { connect as dial, createServer, type AddressInfo, type Socket } from 'node:net'
import { WebSocketServer, WebSocket as NodeSocket } from 'ws'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromHost } from '../../src-engine/protocol/reader.ts'
import { Encoded } from '../../src-main/host/context/encoded.ts'
import { HostSocket } from '../../src-renderer/connection/socket.ts'

// A real server and real sockets; only the browser's own objects are stood in for.
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const windowEvents = new EventTarget()
/** A browser's socket fails without a word where Node's throws. */
class QuietSocket extends NodeSocket {
  constructor(address: string) {
    super(address)
    this.on('error', () => undefined)
  }
}
let server: WebSocketServer
let origin: string
let socket: HostSocket | undefined

beforeEach(async () => {
  vi.stubGlobal('document', page)
  vi.stubGlobal('WebSocket', QuietSocket)
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents))
  vi.stubGlobal('removeEventListener', windowEvents.removeEventListener.bind(windowEvents))
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', path: '/ws' })
  await new Promise(done => server.once('listening', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  socket?.stop()
  for (const end of gates.splice(0)) end()
  for (const client of server.clients) client.terminate()
  await new Promise(done => server.close(done))
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function connect() {
  const heard: FromHost[] = []
  const counts = { opened: 0, lost: 0 }
  socket = new HostSocket(origin, {
    opened: () => void counts.opened++,
    said: message => void heard.push(message),
    lost: () => void counts.lost++,
  })
  return { heard, counts, socket }
}
/**
 * The socket behind a network that can be shut: what is sent while it is shut is swallowed for good, connections taken
 * by the system go nowhere, and nothing is ever closed.
 */
async function behindAGate(first: 'open' | 'shut') {
  const inside = (server.address() as AddressInfo).port
  let shut = first === 'shut'
  const pairs: Socket[] = []
  const relay = createServer(near => {
    pairs.push(near)
    near.on('error', () => undefined)
    // What came into a shut network stays lost when it opens again.
    if (shut) return
    const far = dial(inside, '127.0.0.1')
    pairs.push(far)
    far.on('error', () => undefined)
    near.on('data', data => void (shut || far.write(data)))
    far.on('data', data => void (shut || near.write(data)))
  })
  await new Promise<void>(done => relay.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`
  gates.push(() => {
    for (const one of pairs) one.destroy()
    relay.close()
  })
  return { ...connect(), gate: (now: 'open' | 'shut') => void (shut = now === 'shut') }
}
const gates: (() => void)[] = []

const until = (true_: () => boolean): Promise<void> => vi.waitFor(() => expect(true_()).toBe(true), { timeout: 60_000 })

describe('what the host sends as MessagePack', () => {
  const whole = new Encoded({ say: 'view', table: 't', seq: 0, view: { a: 1 }, events: [] })

  it('is read like JSON', async () => {
    const events = [{ n: 1, event: { type: 'x' } }]
    const step = new Encoded({ say: 'view', table: 't', seq: 1, base: 0, change: { s: { a: 2 } }, events })
    server.on('connection', one => {
      one.send(whole.text)
      one.send(step.bytes)
    })
    const { heard } = connect()
    await until(() => heard.length === 2)
    expect(heard[1]).toMatchObject({ say: 'view', seq: 1, base: 0, view: { a: 2 }, events: [{ n: 1 }] })
  })

  it('makes sense, or the line is given up and a new one begins', async () => {
    let lines = 0
    server.on('connection', one => {
      lines++
      one.send(lines === 1 ? Uint8Array.of(1, 2, 3) : whole.bytes)
    })
    const { heard, counts } = connect()
    await until(() => heard.length === 1)
    expect([lines, counts.lost]).toEqual([2, 1])
  })
})

it('asks for the whole view where a difference starts from one it never had', async () => {
  const asked: unknown[] = []
  server.on('connection', one => {
    one.on('message', data => asked.push(JSON.parse(String(data))))
    one.send(new Encoded({ say: 'view', table: 't', seq: 9, base: 8, change: { s: { a: 2 } }, events: [] }).bytes)
  })
  const { heard } = connect()
  await until(() => asked.length === 1)
  expect(asked).toEqual([{ say: 'sync', table: 't', viewer: 'table' }])
  expect(heard).toEqual([])
})

describe('a socket that comes back', () => {
  it('says and hears whole messages', async () => {
    server.on('connection', peer =>
      peer.on('message', data => {
        const { at } = JSON.parse(String(data)) as { at: number }
        peer.send(JSON.stringify({ say: 'pong', at, now: 7 }))
      }),
    )
    const { heard, counts, socket: mine } = connect()
    expect(mine.send({ say: 'ping', at: 1 })).toBe(false)
    await until(() => counts.opened === 1)
    expect(mine.send({ say: 'ping', at: 1 })).toBe(true)
    await until(() => heard.length === 1)
    expect(heard[0]).toEqual({ say: 'pong', at: 1, now: 7 })
  })

  it('opens again after the host cut it off, and tells of both', async () => {
    const { counts } = connect()
    await until(() => counts.opened === 1)
    for (const client of server.clients) client.terminate()
    await until(() => counts.opened === 2)
    expect(counts.lost).toBe(1)
  })

  it('tries at once when the network returns instead of waiting its turn', async () => {
    const { port } = server.address() as AddressInfo
    const { counts } = connect()
    await until(() => counts.opened === 1)
    for (const client of server.clients) client.terminate()
    await new Promise(done => server.close(done))
    // Several failures: by now it would wait two seconds and more.
    await until(() => counts.lost >= 4)
    server = new WebSocketServer({ port, host: '127.0.0.1', path: '/ws' })
    await new Promise(done => server.once('listening', done))
    const began = Date.now()
    windowEvents.dispatchEvent(new Event('online'))
    await until(() => counts.opened === 2)
    expect(Date.now() - began).toBeLessThan(1900)
  })

  it('tries again when the app that knows the way there fails to say it', async () => {
    let asked = 0
    const counts = { opened: 0, lost: 0 }
    socket = new HostSocket(origin, {
      opened: () => void counts.opened++,
      said: () => undefined,
      lost: () => void counts.lost++,
      way: async () => {
        if (asked++ === 0) throw new Error('the bridge is gone')
        return 'ws'
      },
    })
    await until(() => counts.opened === 1)
    expect(counts.lost).toBe(1)
  })

  it('gives up a connection that is neither taken nor refused, and opens once the network carries again', async () => {
    const { counts, gate } = await behindAGate('shut')
    await vi.waitFor(() => expect(counts.lost).toBe(1), { timeout: 60_000 })
    const carried = performance.now()
    gate('open')
    // No word that the network is back: the next turn finds it, within the longest pause between two.
    await until(() => counts.opened === 1)
    expect(performance.now() - carried).toBeLessThan(3500)
  })

  it('tries at once when asked to, though a connection is in the making', async () => {
    const { counts, gate, socket: mine } = await behindAGate('shut')
    await new Promise(done => setTimeout(done, 1000))
    gate('open')
    mine.wake()
    await vi.waitFor(() => expect(counts.opened).toBe(1), { timeout: 60_000 })
    expect(counts.lost).toBe(0)
  })

  it('notices within ten seconds that an open connection carries nothing any more', async () => {
    const { counts, gate } = await behindAGate('open')
    await until(() => counts.opened === 1)
    gate('shut')
    const cut = performance.now()
    await vi.waitFor(() => expect(counts.lost).toBe(1), { timeout: 60_000 })
    expect(performance.now() - cut).toBeLessThan(10_000)
    gate('open')
    await until(() => counts.opened === 2)
  })

  it('notices it sooner where the house could go on at another computer', async () => {
    let peers = 0
    const way = { say: 'standby', house: 'h', to: ['http://192.168.1.21:4680'], ticket: 'p.s' }
    server.on('connection', peer => void (peers++ === 1 && peer.send(JSON.stringify(way))))
    const { counts: untold, gate, socket: first } = await behindAGate('open')
    await until(() => untold.opened === 1)
    // Whoever was here first would also ask first.
    const { counts: told, heard, socket: second } = connect()
    await until(() => heard.length === 1)
    gate('shut')
    await vi.waitFor(() => expect(told.lost).toBe(1), { timeout: 60_000 })
    expect(untold.lost).toBe(0)
    for (const one of [first, second]) one.stop()
  })

  it('keeps a quiet page connected: only a question without an answer ends it', async () => {
    server.on('connection', peer =>
      peer.on('message', data => {
        const { at } = JSON.parse(String(data)) as { at: number }
        peer.send(JSON.stringify({ say: 'pong', at, now: 7 }))
      }),
    )
    const { counts } = connect()
    await until(() => counts.opened === 1)
    await new Promise(done => setTimeout(done, 9000))
    expect(counts).toEqual({ opened: 1, lost: 0 })
  })

  it('stays closed once stopped', async () => {
    const { counts, socket: mine } = connect()
    await until(() => counts.opened === 1)
    mine.stop()
    await until(() => server.clients.size === 0)
    await new Promise(done => setTimeout(done, 600))
    expect(counts).toEqual({ opened: 1, lost: 0 })
  })
})

it('where HTTPS stands before the host, a page comes by that, to the address it was loaded from', () => {
  const dialled: string[] = []
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      constructor(address: string) {
        super()
        dialled.push(address)
      }
      close(): void {
        // nothing is open
      }
    },
  )
  const handlers = { opened: () => undefined, said: () => undefined, lost: () => undefined }
  for (const from of ['https://games.example', 'http://192.168.1.20:4680/']) {
    socket = new HostSocket(from, handlers)
    socket.stop()
  }
  expect(dialled).toEqual(['wss://games.example/ws', 'ws://192.168.1.20:4680/ws'])
})
