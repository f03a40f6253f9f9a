import { once } from 'node:events'
import { request, type IncomingHttpHeaders } from 'node:http'
import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { shortPort } from '../../../../src-engine/protocol/version.ts'
import { defaults } from '../../../../src-main/host/house/defaults.ts'
import { listenFrom } from '../../../../src-main/host/gateway/http/listen.ts'
import { join } from '../../../support/host-client.ts'
import { runHost } from '../../../support/host-run.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function taken(port = 0): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}
/** A port that stands in for 80. */
async function free(): Promise<number> {
  const { server, port } = await taken()
  await new Promise(done => server.close(done))
  return port
}
function asked(
  port: number,
  path: string,
  headers: IncomingHttpHeaders = {},
): Promise<{ status: number; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const get = request({ host: '127.0.0.1', port, path, headers }, response => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode ?? 0, location: response.headers.location }))
    })
    get.on('error', reject)
    get.end()
  })
}
const page = { accept: 'text/html' }

test('who types no port comes to the host’s own, with the path; all else is as at that one', async () => {
  const short = await free()
  const quotas = { ...defaults.quotas, guests: { address: 2, total: 2 } }
  const host = await runHost({ quotas }, { open: true, shortPort: short })
  ends.push(host.end)
  const main = `http://127.0.0.1:${host.port}`
  expect(await asked(short, '/tv', page)).toEqual({ status: 307, location: `${main}/tv` })
  expect(await asked(short, '/t/kx7mp?k=1', page)).toEqual({ status: 307, location: `${main}/t/kx7mp?k=1` })
  const otherPages = ['//evil.example/', '/\\evil.example']
  for (const path of otherPages) expect((await asked(short, path, page)).location).toBeUndefined()
  expect(await asked(short, '/health')).toMatchObject({ status: 200 })
  expect(await asked(short, '/health', { host: 'evil.example' })).toMatchObject({ status: 403 })
  // A name of the router's, say, which is not ours: to the address it was reached by.
  expect(await asked(short, '/tv', { ...page, host: 'evil.example' })).toEqual({ status: 307, location: `${main}/tv` })
  // One count of connections, whichever door: two guests an address.
  const first = await join(short, { name: 'Ann' })
  expect(first.messages[0]).toMatchObject({ say: 'welcome', host: { addresses: [main], short: [main] } })
  await join(host.port, { name: 'Ben' })
  const third = await join(short, { name: 'Cem' })
  expect(third.messages[0]).toMatchObject({ say: 'bye', code: 'full' })
  const foreign = new WebSocket(`ws://127.0.0.1:${short}/ws`, { headers: { origin: 'http://evil.example' } })
  const [, answer] = (await once(foreign, 'unexpected-response')) as [unknown, { statusCode: number }]
  foreign.on('error', () => undefined)
  foreign.terminate()
  expect(answer.statusCode).toBe(403)
  await host.end()
  const closed = connect(short, '127.0.0.1')
  const [error] = (await once(closed, 'error')) as [NodeJS.ErrnoException]
  expect(error.code).toBe('ECONNREFUSED')
})

test('a host whose short port is another program’s goes on without a word, and has it once that ends', async () => {
  const { server, port } = await taken()
  const handlers = { request: () => {}, upgrade: () => {}, connections: { opened: () => {}, deciphered: () => {} } }
  const listeners = await listenFrom(0, [], handlers, port)
  ends.push(() => listeners.close())
  expect(await listeners.only(['127.0.0.1'])).toEqual([])
  expect(listeners.short()).toEqual([])
  await new Promise(done => server.close(done))
  expect(await listeners.only(['127.0.0.1'])).toEqual([])
  expect(listeners.short()).toEqual(['127.0.0.1'])
  await listeners.only([])
  expect(listeners.short()).toEqual([])
})

test('port 80 itself is never tried at loopback, where nobody types an address', async () => {
  const handlers = { request: () => {}, upgrade: () => {}, connections: { opened: () => {}, deciphered: () => {} } }
  const listeners = await listenFrom(0, [], handlers, shortPort)
  ends.push(() => listeners.close())
  await listeners.only(['127.0.0.1'])
  expect(listeners.short()).toEqual([])
})
