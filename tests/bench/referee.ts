import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import type { ToClient } from '../../src-engine/protocol/to-client.ts'
import { protocolVersion } from '../../src-engine/protocol/version.ts'
import { hear } from './hear.ts'
import { share, type Row } from './row.ts'

/** A Grand Melee as large as it may be: 40 phones, each with its seat, and the display. */
const phones = 40
/** Changes a second each phone makes, and for how long; the first second is for the compilers of all processes. */
const rate = 2
const seconds = 6
const warmUp = phones * rate

/**
 * From a change of life on one phone until all 40 phones and the display hold a view with it, beside the bare fan-out of
 * the same bytes at the same pace; and what a seat costs the host in memory.
 */
export async function rows(): Promise<readonly Row[]> {
  const host = await measureHost()
  const bare = await measureBare(host.texts)
  const row = (what: string, part: number): Row => ({
    what,
    value: share(host.times, part),
    unit: 'ms',
    beside: { what: 'bare ws fan-out', value: share(bare, part) },
    ratio: share(host.times, part) / share(bare, part),
  })
  const bytes = host.texts.map(one => one.reduce((sum, text) => sum + text.length, 0))
  return [
    row(`a change to ${phones} phones and the display, ${phones * rate} a second: median`, 0.5),
    row(`a change to ${phones} phones and the display, ${phones * rate} a second: p99`, 0.99),
    { what: `bytes a change to all ${phones + 1}: median`, value: share(bytes, 0.5), unit: 'B' },
    { what: 'changes refused or lost', value: host.lost, unit: '' },
    { what: 'memory of the host a seated phone: heap', value: host.heap / 1024, unit: 'KiB' },
    { what: 'memory of the host a seated phone: whole process', value: host.whole / 1024, unit: 'KiB' },
  ]
}

async function startServer(file: string): Promise<{ child: ChildProcess; port: number }> {
  // The heap is collected when asked, so that what is counted is what is held.
  const child = fork(join(import.meta.dirname, file), [], { execArgv: ['--expose-gc', '--import', 'tsx'] })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, port }
}

async function memoryOf(child: ChildProcess): Promise<NodeJS.MemoryUsage> {
  const answer = once(child, 'message')
  child.send('memory')
  const [{ memory }] = (await answer) as [{ memory: NodeJS.MemoryUsage }]
  return memory
}

interface Phone {
  readonly socket: WebSocket
  readonly answers: Map<number, (message: ToClient) => void>
  /** The last view's number and text. */
  seq: number
  text: string
  seat: string
}

/** A change on its way: who still waits for a view as new as the one it made. */
interface OnWay {
  readonly sent: number
  readonly waiting: Set<Phone>
  seq: number | undefined
}

async function measureHost(): Promise<{
  times: number[]
  texts: string[][]
  lost: number
  heap: number
  whole: number
}> {
  const { child, port } = await startServer('host-server.ts')
  const times: number[] = []
  const texts: string[][] = []
  const onWay = new Set<OnWay>()
  const all: Phone[] = []
  let n = 0
  let lost = 0

  function look(one: OnWay, phone: Phone): void {
    if (one.seq === undefined || phone.seq < one.seq || !one.waiting.delete(phone) || one.waiting.size > 0) return
    onWay.delete(one)
    times.push(performance.now() - one.sent)
    texts.push(all.map(each => each.text))
  }
  const open = async (name: string, display: boolean): Promise<Phone> => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false })
    const phone: Phone = { socket, answers: new Map(), seq: -1, text: '', seat: '' }
    await once(socket, 'open')
    hear(socket, (message, text) => {
      if (message.say === 'view') {
        phone.seq = message.seq
        phone.text = text
        for (const one of onWay) look(one, phone)
      } else if (message.say === 'table') phone.seat = message.yours[0] ?? ''
      else if ('n' in message) {
        phone.answers.get(message.n)?.(message)
        phone.answers.delete(message.n)
      }
    })
    socket.send(JSON.stringify({ say: 'hello', protocol: protocolVersion, name, ...(display ? { display } : {}) }))
    return phone
  }
  const ask = (phone: Phone, message: object): Promise<ToClient> =>
    new Promise(resolve => {
      phone.answers.set(++n, resolve)
      phone.socket.send(JSON.stringify({ ...message, n }))
    })
  /** One more or one less life on a phone's own seat. The view its answer comes with is the one all must reach. */
  async function change(phone: Phone, amount: number, table: string): Promise<void> {
    const one: OnWay = { sent: performance.now(), waiting: new Set(all), seq: undefined }
    onWay.add(one)
    const action = { do: 'life', of: phone.seat, amount }
    const said = await ask(phone, { say: 'act', table, seat: phone.seat, action })
    if (said.say !== 'done' || said.seq === undefined) {
      lost++
      onWay.delete(one)
      return
    }
    one.seq = said.seq
    for (const each of all) look(one, each)
  }

  const first = await open('P0', false)
  all.push(first)
  const before = await memoryOf(child)
  const said = await ask(first, { say: 'open', game: 'referee', seats: phones, options: { format: 'grand-melee' } })
  const table = said.say === 'done' ? (said.table ?? '') : ''
  for (let i = 1; i < phones; i++) {
    const phone = await open(`P${i}`, false)
    all.push(phone)
    await ask(phone, { say: 'sit', table })
  }
  all.push(await open('TV', true))
  await ask(all.at(-1)!, { say: 'watch', table })
  const started = await ask(first, { say: 'start', table })
  if (started.say !== 'done') throw new Error(`no table of ${phones}: ${JSON.stringify(started)}`)
  while (all.some(phone => phone.seq < 0)) await new Promise(resolve => setTimeout(resolve, 20))

  const running: Promise<void>[] = []
  const changes = phones * rate * (seconds + 1)
  const begun = performance.now()
  for (let i = 0; i < changes; i++) {
    // Evenly over each second, every phone in its turn.
    const wait = begun + (i * 1000) / (phones * rate) - performance.now()
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
    running.push(change(all[i % phones]!, Math.floor(i / phones) % 2 === 0 ? -1 : 1, table))
  }
  await Promise.all(running)
  const patience = performance.now() + 5000
  while (onWay.size > 0 && performance.now() < patience) await new Promise(resolve => setTimeout(resolve, 20))
  lost += onWay.size
  const after = await memoryOf(child)
  for (const phone of all) phone.socket.terminate()
  child.disconnect()
  await once(child, 'exit')
  return {
    times: times.slice(warmUp),
    texts: texts.slice(warmUp),
    lost,
    heap: (after.heapUsed - before.heapUsed) / phones,
    whole: (after.rss - before.rss) / phones,
  }
}

/** The same bytes to as many sockets at the same pace, by a server that does nothing else. */
async function measureBare(texts: readonly (readonly string[])[]): Promise<number[]> {
  const { child, port } = await startServer('echo-server.ts')
  child.send(texts)
  await once(child, 'message')
  const sockets: WebSocket[] = []
  const times: number[] = []
  const sent: number[] = []
  // Messages keep their order on each socket, so that a socket's k-th message belongs to the k-th change.
  const got: number[] = []
  const reached: number[] = []
  for (let i = 0; i < phones + 1; i++) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false })
    await once(socket, 'message')
    got.push(0)
    socket.on('message', data => {
      String(data)
      const change = got[i]!
      got[i] = change + 1
      reached[change] = (reached[change] ?? 0) + 1
      if (reached[change] === phones + 1) times.push(performance.now() - sent[change]!)
    })
    sockets.push(socket)
  }
  const action = JSON.stringify({ say: 'act', n: 1, table: 'abcde', seat: 'P0', action: { do: 'life', amount: -1 } })
  const begun = performance.now()
  for (let i = 0; i < texts.length; i++) {
    const wait = begun + (i * 1000) / (phones * rate) - performance.now()
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
    sent.push(performance.now())
    sockets[i % phones]!.send(action)
  }
  while (times.length < texts.length) await new Promise(resolve => setTimeout(resolve, 20))
  for (const socket of sockets) socket.terminate()
  child.disconnect()
  await once(child, 'exit')
  return times.slice(warmUp)
}
