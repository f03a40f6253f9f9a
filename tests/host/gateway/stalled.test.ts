import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { join } from '../../support/host-client.ts'
import { ok, opened } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'
import { toys } from '../../support/host-toy.ts'
import { protocolVersion } from '../../../src-engine/protocol/version.ts'

/** A socket that says hello and watches, then reads nothing more. */
function stalledReader(port: number, table: string): Promise<ReturnType<typeof connect>> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    const frame = (text: string): Buffer => {
      const body = Buffer.from(text)
      const head =
        body.length < 126
          ? Buffer.from([0x81, 0x80 | body.length])
          : Buffer.from([0x81, 0xfe, body.length >> 8, body.length & 255])
      // A mask of zeros leaves the text as it is.
      return Buffer.concat([head, Buffer.alloc(4), body])
    }
    socket.write(
      `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    )
    socket.once('data', () => {
      socket.write(frame(`{"say":"hello","protocol":${protocolVersion},"name":"Stalled","plain":true}`))
      socket.write(frame(JSON.stringify({ say: 'watch', n: 1, table })))
      let read = ''
      const listen = (chunk: Buffer): void => {
        read += String(chunk)
        if (!read.includes('"say":"done"')) return
        socket.off('data', listen)
        socket.pause()
        resolve(socket)
      }
      socket.on('data', listen)
    })
    socket.on('error', () => {})
  })
}

test('a reader that stalls costs little memory and nobody else anything', async () => {
  // Each view is made large, so that a queue of them would show.
  const large = 'x'.repeat(120_000)
  const race = toys['race']!
  const game = {
    ...race,
    open: (state: unknown) => ({ ...race.open(state), at: `${Math.random()}${large}` }),
  }
  const host = await runHost({ games: { race: game }, heartbeatMs: 60_000 })
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const table = await opened(ann, 'race', { seats: 2, options: { goal: 5000 } })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  const stalled = await stalledReader(host.port, table)
  const sizes = (): number => [...host.lobby.context.clients].reduce((most, one) => Math.max(most, one.waiting()), 0)
  let most = 0
  for (let card = 1; card <= 100; card++) {
    await ok(ann, { say: 'act', table, seat: 'Ann', action: { do: 'throw', card } })
    most = Math.max(most, sizes())
  }
  // 100 views of 120 kB are 12 MB; past one it waits for a whole view instead.
  expect(most).toBeGreaterThan(500_000)
  expect(most).toBeLessThan(1_300_000)
  expect(await ann.until(one => one.say === 'view' && one.seq === 100)).toBeDefined()
  // Reading again, it is given the table as it is now.
  let text = ''
  stalled.on('data', chunk => (text = (text + String(chunk)).slice(-400_000)))
  // A table opened while it took nothing: it has to hear of that as well.
  const other = await opened(ben, 'race', { seats: 3 })
  await ann.until(one => one.say === 'lobby' && one.tables.some(({ id }) => id === other))
  expect(text).not.toContain(other)
  stalled.resume()
  await expect.poll(() => text).toContain('"seq":100')
  await expect.poll(() => text).toMatch(new RegExp(`"say":"lobby-change"[^\\n]*${other}`))
  stalled.destroy()
  await host.end()
})
