import { once } from 'node:events'
import { loadavg } from 'node:os'
import { WebSocket } from 'ws'
import { openTable, serveHost, type PlayedTable, type Served } from './playing.ts'
import { share, type Row } from './row.ts'
import { protocolVersion } from '../../src-engine/protocol/version.ts'

// How much one host carries: of each game as many tables as it opens, every seat a device of its own, played quicker and
// quicker until the slowest hundredth of moves takes longer than 50 ms to every device; then what it takes to hold them.
// The devices run on the same machine and take their share of it.

const most = 50
const tables = 36
const clients = 200
/** A lively table makes a move a second. */
const paces = [1000, 500, 250, 125, 60, 30, 15]
const secondsEach = 4
const warmUp = 250
const games: readonly (readonly [game: string, seats: number])[] = [
  ['knock-out-whist', 4],
  ['all-out-brawl', 4],
  ['knockout-whist', 4],
  ['brawl', 2],
  ['referee', 4],
  ['clash', 2],
]

export async function rows(): Promise<readonly Row[]> {
  const out: Row[] = []
  for (const [game, seats] of games) out.push(...(await carried(game, seats)))
  return [...out, { what: 'load of the machine (1 minute) at the end', value: loadavg()[0]!, unit: '' }]
}

async function carried(game: string, seats: number): Promise<Row[]> {
  const host = await serveHost()
  // The first ones fill what is kept for later ones: caches, pools, compiled code.
  const first = await openTable(host.port, game, seats, 'First')
  await memoryOfClient(host)
  const client = await memoryOfClient(host)
  const empty = await held(host)
  const all: PlayedTable[] = []
  for (let i = 0; i < tables; i++) all.push(await openTable(host.port, game, seats, `T${i}`))
  const full = await held(host)
  // Code that never ran is slow once, whatever the pace: that is no matter of how much is carried.
  await Promise.all(all.map(table => played(table, warmUp)))
  let best = { pace: 0, p99: Number.NaN, stalls: 0, longest: 0, cpu: Number.NaN }
  for (const pace of paces) {
    await host.ask('stalls')
    const before = await host.ask<NodeJS.CpuUsage>('cpu')
    const times = (await Promise.all(all.map(table => played(table, pace)))).flat()
    const cpu = await host.ask<NodeJS.CpuUsage>('cpu')
    const { count, longest } = await host.ask<{ count: number; longest: number }>('stalls')
    const p99 = share(times, 0.99)
    process.stderr.write(
      `  ${game}: ${(times.length / secondsEach).toFixed(0)} moves a second, p99 ${p99.toFixed(1)} ms\n`,
    )
    if (!(p99 <= most)) break
    const used = (cpu.user + cpu.system - before.user - before.system) / 1000 / times.length
    best = { pace: times.length / secondsEach, p99, stalls: count, longest, cpu: used }
  }
  for (const table of [first, ...all]) table.end()
  await host.end()
  const name = `${game}, ${seats} seats`
  return [
    { what: `${name}: tables at a move a second each`, value: Math.floor(best.pace), unit: '' },
    { what: `${name}: p99 then`, value: best.p99, unit: 'ms' },
    { what: `${name}: processor of the host a move then`, value: best.cpu, unit: 'ms' },
    { what: `${name}: stalls over 20 ms then`, value: best.stalls, unit: '' },
    { what: `${name}: the longest`, value: best.longest, unit: 'ms' },
    { what: `${name}: memory a table`, value: (full - empty) / tables / 1024 - seats * client, unit: 'kB' },
    { what: `${name}: memory a client`, value: client, unit: 'kB' },
  ]
}

/** Kilobytes the host holds for each device that is in the house and at no table. */
async function memoryOfClient(host: Served): Promise<number> {
  const before = await held(host)
  const sockets: WebSocket[] = []
  for (let i = 0; i < clients; i++) {
    const socket = new WebSocket(`ws://127.0.0.1:${host.port}/ws`, { perMessageDeflate: false })
    sockets.push(socket)
    await once(socket, 'open')
    const welcome = once(socket, 'message')
    socket.send(JSON.stringify({ say: 'hello', protocol: protocolVersion, name: `Guest ${i}` }))
    await welcome
  }
  const all = (await held(host)) - before
  for (const socket of sockets) {
    socket.terminate()
    await once(socket, 'close')
  }
  await new Promise(resolve => setTimeout(resolve, 500))
  return all / clients / 1024
}

/** Bytes the host holds on to, after a garbage collection. */
async function held(host: Served): Promise<number> {
  const { heapUsed, external } = await host.ask<NodeJS.MemoryUsage>('memory')
  return heapUsed + external
}

/** A move every so many milliseconds, or as soon as the one before was shown. */
async function played(table: PlayedTable, pace: number): Promise<number[]> {
  const times: number[] = []
  await new Promise(resolve => setTimeout(resolve, Math.random() * pace))
  const end = performance.now() + secondsEach * 1000
  while (performance.now() < end) {
    const began = performance.now()
    const time = await table.move()
    if (time !== undefined) times.push(time)
    const rest = began + pace - performance.now()
    if (rest > 0) await new Promise(resolve => setTimeout(resolve, rest))
  }
  return times
}
