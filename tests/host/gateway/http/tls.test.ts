import { once } from 'node:events'
import { connect as connectPlain, createServer, type AddressInfo } from 'node:net'
import { connect, type TLSSocket } from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { houseCertificate } from '../../../../src-main/host/house/identity.ts'
import { behindTls } from '../../../../src-main/host/gateway/http/front.ts'
import { join } from '../../../support/host-client.ts'
import { failing } from '../../../support/host-disk.ts'
import { ok, opened, playOn } from '../../../support/host-play.ts'
import { freshFolder, runHost } from '../../../support/host-run.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function house(options: Parameters<typeof runHost>[1] = {}) {
  const host = await runHost({}, options)
  ends.push(host.end)
  return host
}
async function certificateAt(port: number): Promise<string> {
  const socket: TLSSocket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false })
  await once(socket, 'secureConnect')
  const { fingerprint256 } = socket.getPeerCertificate()
  socket.destroy()
  return fingerprint256
}

test('an app plays over TLS on the port where phones come plainly', async () => {
  const host = await house()
  const app = await join(host.port, { tls: true, name: 'Ann' })
  const table = await opened(app, 'knock-out-whist', { seats: 2 })
  const phone = await join(host.port, { name: 'Ben' })
  await ok(phone, { say: 'watch', n: 0, table } as never)
  await ok(app, { say: 'bot', n: 0, table, place: 1, level: 'easy' } as never)
  await ok(app, { say: 'start', n: 0, table } as never)
  expect(await playOn(app, table, 3)).toBeGreaterThan(0)
  expect(await (await fetch(`http://127.0.0.1:${host.port}/info`)).json()).toMatchObject({ tls: true })
})

test('a house of when pages had a key opens without one, and says so once', async () => {
  const data = freshFolder()
  const before = await house({ data })
  const { log } = before.lobby.context.store
  log.commit([{ write: 'setting', key: 'seal', value: 'on k7mp2r9xk7mp2r9x' }], Date.now())
  await before.stop()
  for (const said of [true, false]) {
    const host = await house({ data })
    let texts: readonly string[] = []
    host.onNotices(notices => (texts = notices.map(({ text }) => text)))
    expect(texts.includes('seal-gone')).toBe(said)
    expect((await join(host.port)).messages[0]).toMatchObject({ say: 'welcome' })
    await host.stop()
  }
})

test('a page of when lines were sealed hears that another version is here', async () => {
  const { port } = await house()
  const page = await join(port, { hello: false })
  page.socket.send(Buffer.concat([Buffer.of(1), Buffer.alloc(32)]))
  await page.closed
  expect(page.messages).toMatchObject([{ say: 'bye', code: 'protocol', params: { kind: 'older' } }])
})

test('the certificate stays the same through a restart, and when many ask for the first one at once', async () => {
  const data = freshFolder()
  const first = await house({ data })
  const [one, other] = await Promise.all([certificateAt(first.port), certificateAt(first.port)])
  expect(one).toBe(other)
  await first.stop()
  const again = await house({ data })
  expect(await certificateAt(again.port)).toBe(one)
})

test('where the disk takes nothing there is no TLS, and plain guests are answered all the same', async () => {
  const host = await house()
  failing(host.disk)
  await expect(certificateAt(host.port)).rejects.toThrow('disconnected')
  expect((await fetch(`http://127.0.0.1:${host.port}/health`)).status).toBe(200)
})

test('a browser that comes by https is led to the plain page', async () => {
  const host = await house()
  const socket = connect({ port: host.port, host: '127.0.0.1', rejectUnauthorized: false })
  await once(socket, 'secureConnect')
  socket.write(`GET /tv HTTP/1.1\r\nhost: 127.0.0.1:${host.port}\r\n\r\n`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  expect(String(answer)).toContain('307')
  expect(String(answer)).toContain(`location: http://127.0.0.1:${host.port}/tv`)
})

test('whoever says nothing, or half a handshake, is hung up on; a whole one is taken', async () => {
  const host = await house()
  const certificate = () => houseCertificate(host.lobby.context.store, Date.now)
  const came: unknown[] = []
  const front = async (withinMs?: number): Promise<number> => {
    const server = createServer(
      { allowHalfOpen: true },
      behindTls(certificate, stream => came.push(stream), withinMs),
    )
    await once(server.listen(0, '127.0.0.1'), 'listening')
    ends.push(() => server.close())
    return (server.address() as AddressInfo).port
  }
  const hasty = await front(50)
  for (const said of [[], [0x16, 3, 1, 0xff, 0xff, 1, 2, 3]]) {
    const socket = connectPlain(hasty, '127.0.0.1')
      .on('error', () => {})
      .resume()
    if (said.length > 0) socket.write(Buffer.from(said))
    await new Promise(done => socket.on('close', done))
  }
  const short = connectPlain(hasty, '127.0.0.1')
  await once(short, 'connect')
  short.destroy()
  expect(came).toEqual([])
  // With its usual time: a busy machine takes longer for a handshake than those were given.
  const whole = connect({ port: await front(), host: '127.0.0.1', rejectUnauthorized: false }).on('error', () => {})
  ends.push(() => whole.destroy())
  await expect.poll(() => came.length).toBe(1)
})
