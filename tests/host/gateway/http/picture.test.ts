import { get, request, ServerResponse, type IncomingMessage } from 'node:http'
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DrawTv } from '../../../../src-main/host/context/running.ts'
import { pictureOf } from '../../../../src-main/host/gateway/http/picture.ts'
import { pinGuard } from '../../../../src-main/host/gateway/pin.ts'
import { runHost } from '../../../support/host-run.ts'

// What an old TV gets in place of the page: pictures, drawn only while somebody looks.

let host: Awaited<ReturnType<typeof runHost>> | undefined
let draw: ((jpeg: Buffer) => void) | undefined
let begun = 0
const drawTv: DrawTv = drawn => {
  begun++
  draw = drawn
  return () => {
    // A host of a test before this one may stop drawing only now.
    if (draw === drawn) draw = undefined
  }
}
beforeEach(() => {
  begun = 0
  draw = undefined
})
afterEach(async () => {
  await host?.end()
  host = undefined
})

const opened: IncomingMessage[] = []
afterEach(() => {
  for (const one of opened.splice(0)) one.destroy()
})

/** Asks for the stream; gives its status, and what has come of it so far. */
async function look(query = ''): Promise<{ status: number | undefined; text(): string; stream: IncomingMessage }> {
  const stream = await new Promise<IncomingMessage>((done, failed) =>
    get({ port: host!.port, path: `/tv.mjpeg${query}`, agent: false }, done).on('error', failed),
  )
  let text = ''
  stream.on('data', (bytes: Buffer) => (text += bytes.toString('latin1')))
  stream.on('error', () => {})
  opened.push(stream)
  return { status: stream.statusCode, text: () => text, stream }
}

const head = (query = ''): Promise<number | undefined> =>
  new Promise((done, failed) =>
    request({ port: host!.port, path: `/tv.mjpeg${query}`, method: 'HEAD', agent: false }, answer =>
      done(answer.statusCode),
    )
      .on('error', failed)
      .end(),
  )

const part = (jpeg: string): string => `${jpeg}\r\n--picture\r\ncontent-type: image/jpeg\r\n\r\n`

test('each picture is followed by the head of the next, and who comes later gets the newest at once', async () => {
  host = await runHost({}, { drawTv })
  const first = await look()
  expect(first.stream.headers['content-type']).toBe('multipart/x-mixed-replace; boundary=picture')
  draw!(Buffer.from('one'))
  await expect.poll(first.text).toBe(part('').slice(2) + part('one'))
  draw!(Buffer.from('two'))
  await expect.poll(first.text).toBe(part('').slice(2) + part('one') + part('two'))
  const second = await look()
  await expect.poll(second.text).toBe(part('').slice(2) + part('two'))
  expect(begun).toBe(1)
})

test('whether there is a picture can be asked without getting it', async () => {
  host = await runHost({}, { drawTv })
  expect(await head()).toBe(200)
  expect(begun).toBe(0)
})

test('a host that can’t draw says so', async () => {
  host = await runHost()
  expect(await head()).toBe(501)
  const { status, text } = await look()
  await expect.poll(text).toBe('no-picture\n')
  expect(status).toBe(501)
})

test('with a PIN nobody sees the table who does not know it, and guesses are counted', async () => {
  host = await runHost({}, { drawTv, pin: '4711' })
  expect(await head()).toBe(403)
  expect(await head('?pin=1234')).toBe(403)
  expect(begun).toBe(0)
  expect((await look('?pin=4711')).status).toBe(200)
  for (let guess = 0; guess < 5; guess++) await head(`?pin=${2000 + guess}`)
  expect(await head('?pin=2005')).toBe(429)
})

test('forty sets: twelve get the picture, the rest a word; one that leaves makes room', async () => {
  host = await runHost({}, { drawTv })
  const sets = await Promise.all(Array.from({ length: 40 }, () => look()))
  expect(sets.filter(one => one.status === 200)).toHaveLength(12)
  expect(sets.filter(one => one.status === 503)).toHaveLength(28)
  sets.find(one => one.status === 200)!.stream.destroy()
  await expect.poll(() => head()).toBe(200)
  expect(begun).toBe(1)
})

test('a set that takes nothing costs the host one picture, and is given up; others go on', async () => {
  let now = 0
  host = await runHost({ steady: () => now }, { drawTv })
  const stuck = await look()
  const other = await look()
  await expect.poll(() => stuck.text().length).toBeGreaterThan(0)
  stuck.stream.pause()
  const ended = new Promise(done => stuck.stream.once('close', done))
  const write = vi.spyOn(ServerResponse.prototype, 'write')
  const [pictures, bytes] = [30, 500_000]
  for (let at = 1; at <= pictures; at++) {
    draw!(Buffer.alloc(bytes, at))
    now += 5000
    await expect.poll(() => other.text().length).toBeGreaterThan(at * bytes)
  }
  const sent = write.mock.calls.filter(([part]) => (part as Buffer).length > bytes).length
  write.mockRestore()
  // What the network holds by itself it may have been sent as well.
  expect(sent).toBeLessThan(1.5 * pictures)
  stuck.stream.resume()
  await ended
})

test('it is drawn only while somebody looks, and some seconds more for who reloads', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const answer = pictureOf(
    drawTv,
    pinGuard(
      undefined,
      () => 0,
      () => undefined,
    ),
    () => 0,
  )
  /** A set that takes whatever it is sent. */
  const set = (): EventEmitter => {
    const response = Object.assign(new EventEmitter(), { writeHead: () => response, write: () => true, end: () => {} })
    answer({ method: 'GET', url: '/tv.mjpeg', socket: {} } as never, response as never)
    return response
  }
  const first = set()
  first.emit('close')
  vi.advanceTimersByTime(4000)
  const second = set()
  expect(begun).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(draw).toBeDefined()
  second.emit('close')
  vi.advanceTimersByTime(6000)
  expect(draw).toBeUndefined()
  set()
  expect(begun).toBe(2)
  vi.useRealTimers()
})
