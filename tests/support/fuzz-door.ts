import { connect } from 'node:net'
import * as fc from 'fast-check'
import { WebSocket } from 'ws'
import { bytes, sending } from './fuzz-messages.ts'
import { protocolVersion } from '../../src-engine/protocol/version.ts'

// What comes to a host's door before anybody is let in: requests of all sorts, raw bytes, and sockets that say anything
// but hello. Nothing of it may break anything inside, or show what the program looks like from within.

export interface Knock {
  readonly raw: Uint8Array
  /** A request as a browser would make it: it must be answered, and with something sensible. */
  readonly sound: boolean
}

const paths = [
  '/',
  '/index.html',
  '/tv',
  '/t/abc',
  '/info',
  '/health',
  '/metrics',
  '/nothing',
  '/ws',
  '/assets/../info',
]
const oddPaths = [
  '/%',
  '/%00',
  '/%2e%2e/%2e%2e/etc/passwd',
  '//',
  '/\u00ff',
  '*',
  'http://other/',
  `/${'a/'.repeat(3000)}`,
  '',
]
const headers: readonly string[] = [
  'Accept: text/html',
  'Accept: */*',
  'Accept-Encoding: gzip, br',
  'If-None-Match: "x"',
  'Cookie: token=1',
]
const oddHeaders: readonly string[] = [
  'Host: elsewhere.example',
  'Host:',
  'Content-Length: 99999999',
  'Content-Length: -1',
  'Transfer-Encoding: chunked',
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x',
  'Expect: 100-continue',
  'Origin: http://elsewhere.example',
  'Accept: \u00ff\u00fe',
  'constructor: __proto__',
  `X-Long: ${'x'.repeat(20_000)}`,
  'no colon here',
]

const soundRequest = (port: number): fc.Arbitrary<Knock> =>
  fc
    .tuple(
      fc.constantFrom('GET', 'HEAD'),
      fc.constantFrom(...paths),
      fc.subarray([...headers]),
      fc.constantFrom('127.0.0.1', 'localhost'),
    )
    .map(([method, path, more, name]) => ({
      raw: Buffer.from(
        `${[`${method} ${path} HTTP/1.1`, `Host: ${name}:${port}`, ...more, 'Connection: close'].join('\r\n')}\r\n\r\n`,
      ),
      sound: true,
    }))

const oddRequest = (port: number): fc.Arbitrary<Knock> =>
  fc
    .tuple(
      fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'CONNECT', 'PRI', 'get', ''),
      fc.oneof(fc.constantFrom(...paths, ...oddPaths), fc.webPath()),
      fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''),
      fc.subarray([...headers, ...oddHeaders, `Host: 127.0.0.1:${port}`]),
      bytes,
    )
    .map(([method, path, version, more, body]) => ({
      raw: Buffer.concat([
        Buffer.from(`${[`${method} ${path} ${version}`, ...more].join('\r\n')}\r\n\r\n`, 'latin1'),
        body,
      ]),
      sound: false,
    }))

/** What may be sent to the port: a request in order, one with something odd about it, and bytes alone. */
export const knocks = (port: number): fc.Arbitrary<Knock> =>
  fc.oneof(
    { weight: 2, arbitrary: soundRequest(port) },
    { weight: 4, arbitrary: oddRequest(port) },
    { weight: 1, arbitrary: bytes.map(raw => ({ raw, sound: false })) },
  )

/** One connection that sends this; closed from our side after a moment. Gives what is wrong with the answer, if anything. */
export function knock(port: number, { raw, sound }: Knock): Promise<string | undefined> {
  return new Promise(resolve => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(raw)
      setTimeout(() => socket.destroy(), sound ? 20_000 : 15)
    })
    socket.setEncoding('latin1')
    socket.on('data', part => (heard += String(part)))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      const why = wrongIn(heard, sound)
      resolve(
        why && `${why}: ${JSON.stringify(Buffer.from(raw).toString('latin1').slice(0, 500))} ${heard.slice(0, 500)}`,
      )
    })
  })
}

function wrongIn(heard: string, sound: boolean): string | undefined {
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(heard)?.[1])
  if (sound && ![200, 304, 307, 404].includes(status)) return 'a request was not answered as it should be'
  if (status >= 500 && status !== 505) return 'a request broke'
  if (/\n\s+at |node:internal|\.ts:\d/.test(heard)) return 'the program shows what it looks like from within'
  return undefined
}

/** Says all this over a new socket, without a hello or before one. Gives what is wrong: it is answered, or let go. */
export async function stranger(port: number, says: readonly (string | Uint8Array)[]): Promise<string | undefined> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`)
  const heard: string[] = []
  const end = new Promise<'closed' | 'late'>(resolve => {
    const late = setTimeout(resolve, 20_000, 'late')
    const over = (): void => {
      clearTimeout(late)
      resolve('closed')
    }
    socket.on('close', over)
    socket.on('error', () => undefined)
    socket.on('message', (data, isBinary) => {
      const text = isBinary ? '' : String(data)
      heard.push(text)
      if (text.startsWith('{"say":"pong","at":4711,')) over()
    })
  })
  await new Promise(resolve => {
    socket.once('open', resolve)
    socket.once('close', resolve)
  })
  for (const one of says) if (socket.readyState === WebSocket.OPEN) socket.send(one)
  if (socket.readyState === WebSocket.OPEN) socket.send('{"say":"ping","at":4711}')
  const how = await end
  socket.terminate()
  const what = (): string => says.map(String).join('\n').slice(0, 2000)
  if (how === 'late') return `before hello, neither answered nor let go: ${what()}`
  if (heard.some(text => text.includes('"code":"failed"'))) return `before hello, something broke: ${what()}`
  return undefined
}

/** What a stranger says: anything a client might, hellos among it, and what is deeper than any parser likes. */
export const strange: fc.Arbitrary<readonly (string | Uint8Array)[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: sending },
    {
      weight: 1,
      arbitrary: fc.constantFrom('['.repeat(50_000), `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`, '', 'null'),
    },
    { weight: 1, arbitrary: fc.constant(`{"say":"hello","protocol":${protocolVersion},"name":"Stranger"}`) },
  ),
  { minLength: 1, maxLength: 6 },
)
