import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { defaults } from '../../../src-main/host/house/defaults.ts'
import { takeTurns } from '../../../src-main/host/gateway/turns.ts'
import { connectionsOf } from '../../../src-main/host/gateway/connections.ts'
import { allHeard, join } from '../../support/host-client.ts'
import { asked } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

// Whoever only opens connections, whatever kind, or keeps the host busy, stops nobody else.

let host: Awaited<ReturnType<typeof runHost>>
const open: { destroy(): void }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) one.destroy()
  await host?.end()
})

async function silent(from: string): Promise<Socket> {
  const socket = connect({ port: host.port, host: '127.0.0.1', localAddress: from }).on('error', () => {})
  open.push(socket)
  await once(socket, 'connect')
  return socket
}

test('300 silent connections cut nobody who is in, an app’s TLS line neither', async () => {
  host = await runHost()
  const app = await join(host.port, { tls: true, name: 'Ann' })
  const phone = await join(host.port, { name: 'Ben' })
  for (let n = 0; n < 300; n++) await silent('127.0.0.2')
  // The next is refused nothing: of the silent ones the oldest are gone.
  await join(host.port, { name: 'Cem', from: '127.0.0.3' })
  await Promise.all([allHeard(app), allHeard(phone)])
  expect([app.socket.readyState, phone.socket.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN])
})

test('of those who say they are another machine few wait at once', async () => {
  host = await runHost()
  let closed = 0
  const lines = Array.from({ length: 40 }, () => {
    const line = new WebSocket(`wss://127.0.0.1:${host.port}/handover`, { rejectUnauthorized: false })
      .on('error', () => {})
      .on('close', () => closed++)
    open.push({ destroy: () => line.terminate() })
    return line
  })
  await Promise.all(lines.map(line => once(line, 'open')))
  await expect.poll(() => closed).toBe(24)
})

test('a socket that brings more than 64 kB in a turn is read on in the next, and one that has used up its time later', async () => {
  const stream = new PassThrough()
  const told: string[] = []
  const socket = {
    isPaused: false,
    pause: () => void (told.push('pause'), (socket.isPaused = true)),
    resume: () => void (told.push('resume'), (socket.isPaused = false)),
  }
  let owedMs = 0
  takeTurns(socket, stream, { spent: () => {}, overdrawnMs: () => owedMs })
  const bring = (): boolean => stream.emit('data', Buffer.alloc(40_000))
  const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
  bring()
  await turn()
  bring()
  expect(told).toEqual([])
  bring()
  expect(told).toEqual(['pause'])
  await turn()
  expect(told).toEqual(['pause', 'resume'])
  owedMs = 30
  bring()
  await turn()
  expect(told).toEqual(['pause', 'resume', 'pause'])
  await expect.poll(() => told.at(-1)).toBe('resume')
})

test('an address uses so many milliseconds of the host and no more, whatever it asks; others and the owner are answered', async () => {
  const thread = { second: 1, burst: 30 }
  host = await runHost({ quotas: { ...defaults.quotas, thread } })
  const owner = await join(host.port, { ownerKey: host.local().ownerKey })
  const busy = await join(host.port, { name: 'Busy', from: '127.0.0.2' })
  const other = await join(host.port, { name: 'Ben', from: '127.0.0.3' })
  let refused = 0
  busy.hear(one => {
    if (one.say === 'refused' && one.code === 'too-fast') refused++
  })
  for (let n = 1; n <= 110; n++)
    busy.sayRaw(JSON.stringify({ say: 'ask', n, what: 'seating', about: { people: 'x'.repeat(30_000) } }))
  await expect.poll(() => refused).toBeGreaterThan(0)
  await asked(other, 'records')
  await asked(owner, 'records')
})

test('what is owed of the thread is refilled first, and is never more than a full rest', () => {
  let now = 0
  const socket = Object.assign(
    connect({ port: 1, host: '127.0.0.1' }).on('error', () => {}),
    {},
  )
  open.push(socket)
  const visitor = connectionsOf({ ...defaults.quotas, thread: { second: 100, burst: 1000 } }, () => now).of(socket)
  visitor.spent(900)
  expect(visitor.overdrawnMs()).toBe(0)
  visitor.spent(50_000)
  now += 9_000
  expect(visitor.overdrawnMs()).toBeGreaterThan(900)
  now += 1_100
  expect(visitor.overdrawnMs()).toBe(0)
})

test('who would sit how is worked out off the thread that deals', async () => {
  host = await runHost()
  const wanted = vi.spyOn(host.lobby.context.workers, 'ask')
  const ann = await join(host.port, { name: 'Ann' })
  const playlist = [{ game: 'clash', options: {}, rounds: 1 }]
  const answer = await asked<{ readonly games: readonly unknown[] }>(ann, 'seating', { people: 9, playlist })
  expect(answer.games).toHaveLength(1)
  expect(wanted.mock.calls.map(([task]) => task.want)).toEqual(['seating'])
})
