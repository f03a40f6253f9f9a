import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { fillings } from '../../src-engine/core/offers.ts'
import type { ToClient } from '../../src-engine/protocol/to-client.ts'
import { protocolVersion } from '../../src-engine/protocol/version.ts'
import { hear } from './hear.ts'
import { share, type Row } from './row.ts'

/** 7 seated, 5 watching, and the display. */
const seated = 7
const watching = 5
const plays = 400
/** Plays before the measured ones, for the compilers of all processes to warm up; the same for the bare fan-out. */
const warmUp = 150
/** Between plays, so that nobody is over the rate a client may send for long. */
const pauseMs = 6

/** From a play until all 12 clients and the display hold the new view, beside the bare fan-out of the same bytes. */
export async function rows(): Promise<readonly Row[]> {
  const durable = await measureHost([])
  const ephemeral = await measureHost(['ephemeral'])
  const bare = await measureBare(durable.texts)
  const write = share(durable.times, 0.5) - share(ephemeral.times, 0.5)
  const row = (what: string, times: readonly number[], part: number): Row => ({
    what,
    value: share(times, part),
    unit: 'ms',
    beside: { what: 'bare ws fan-out', value: share(bare, part) },
    ratio: share(times, part) / share(bare, part),
  })
  const bytes = durable.texts.map(one => one.reduce((sum, text) => sum + text.length, 0))
  return [
    row('a play to 12 clients and the display, durable: median', durable.times, 0.5),
    row('a play to 12 clients and the display, durable: p99', durable.times, 0.99),
    row('the same without the write to disk: median', ephemeral.times, 0.5),
    row('the same without the write to disk: p99', ephemeral.times, 0.99),
    { what: 'the durable write by itself (difference of medians)', value: write, unit: 'ms' },
    { what: 'bytes a play to all 13: median', value: share(bytes, 0.5), unit: 'B' },
  ]
}

async function startServer(file: string, args: readonly string[]): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(join(import.meta.dirname, file), args, { execArgv: ['--import', 'tsx'] })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, port }
}

interface Viewer {
  readonly socket: WebSocket
  readonly seat: string | undefined
  /** Number of the last view it holds, and the text it came as. */
  seq: number
  text: string
  offers: readonly object[]
  over: boolean
}

async function measureHost(args: readonly string[]): Promise<{ times: number[]; texts: string[][] }> {
  const { child, port } = await startServer('host-server.ts', args)
  const times: number[] = []
  const texts: string[][] = []
  let settle = (): void => {}
  let waitFor = Infinity
  const all: Viewer[] = []
  const check = (): void => {
    if (all.every(one => one.seq >= waitFor)) settle()
  }
  let n = 0
  const answers = new Map<number, (message: ToClient) => void>()
  const open = async (name: string, display: boolean): Promise<Viewer> => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false })
    const viewer: Viewer = { socket, seat: display ? undefined : name, seq: -1, text: '', offers: [], over: false }
    await once(socket, 'open')
    hear(socket, (message, text) => {
      if (message.say === 'view') {
        viewer.seq = message.seq
        viewer.text = text
        viewer.offers = message.offers
        check()
      } else if (message.say === 'table') viewer.over = message.table.phase === 'over'
      else if ('n' in message) answers.get(message.n)?.(message)
    })
    socket.send(JSON.stringify({ say: 'hello', protocol: protocolVersion, name, ...(display ? { display } : {}) }))
    return viewer
  }
  const ask = (eyes: Viewer, message: object): Promise<ToClient> =>
    new Promise(resolve => {
      answers.set(++n, resolve)
      eyes.socket.send(JSON.stringify({ ...message, n }))
    })

  for (let i = 0; i < seated + watching; i++) all.push(await open(`P${i}`, false))
  all.push(await open('TV', true))
  const host = all[0]!
  const opened = await ask(host, { say: 'open', game: 'knock-out-whist', seats: seated })
  const table = opened.say === 'done' ? opened.table : undefined
  for (const [index, one] of all.entries()) {
    if (index > 0) await ask(one, { say: index < seated ? 'sit' : 'watch', table })
  }
  await ask(host, { say: 'start', table })

  while (times.length < warmUp + plays) {
    await new Promise(resolve => setTimeout(resolve, pauseMs))
    if (host.over) {
      for (const one of all) Object.assign(one, { over: false, seq: -1, offers: [] })
      await ask(host, { say: 'rematch', table })
      continue
    }
    const actor = all.slice(0, seated).find(one => playsOf(one).length > 0)
    if (actor === undefined) continue
    const before = Math.max(...all.map(one => one.seq))
    const done = new Promise<void>(resolve => (settle = resolve))
    waitFor = before + 1
    const sent = performance.now()
    actor.socket.send(JSON.stringify({ say: 'act', n: ++n, table, seat: actor.seat, action: playsOf(actor)[0] }))
    await done
    times.push(performance.now() - sent)
    texts.push(all.map(one => one.text))
    waitFor = Infinity
  }
  for (const one of all) one.socket.terminate()
  child.disconnect()
  await once(child, 'exit')
  return { times: times.slice(warmUp), texts }
}

function playsOf(eyes: Viewer): readonly object[] {
  const open = (eyes.offers as Parameters<typeof fillings>[0]).filter(one => one.do !== 'concede')
  return fillings(open)
}

async function measureBare(texts: readonly (readonly string[])[]): Promise<number[]> {
  const { child, port } = await startServer('echo-server.ts', [])
  child.send(texts)
  await once(child, 'message')
  const sockets: WebSocket[] = []
  let got = 0
  let settle = (): void => {}
  for (let i = 0; i < seated + watching + 1; i++) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false })
    await once(socket, 'message')
    socket.on('message', data => {
      String(data)
      if (++got === sockets.length) settle()
    })
    sockets.push(socket)
  }
  const times: number[] = []
  const action = JSON.stringify({ say: 'act', n: 1000, table: 'abcde', seat: 'P0', action: { do: 'play', card: 'AH' } })
  for (let i = 0; i < texts.length; i++) {
    await new Promise(resolve => setTimeout(resolve, pauseMs))
    got = 0
    const done = new Promise<void>(resolve => (settle = resolve))
    const sent = performance.now()
    sockets[i % seated]!.send(action)
    await done
    times.push(performance.now() - sent)
  }
  for (const socket of sockets) socket.terminate()
  child.disconnect()
  await once(child, 'exit')
  return times.slice(warmUp)
}
