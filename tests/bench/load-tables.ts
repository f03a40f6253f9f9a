import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { WebSocket } from 'ws'
import { fillings } from '../../src-engine/core/offers.ts'
import type { ToClient } from '../../src-engine/protocol/to-client.ts'
import { builtHear, builtServer } from './built.ts'
import { legalOf, mayTap, overTheWire, type PeerClient, type PeerTable } from './peers/boardgame.ts'

/** Seven play, five look on: twelve devices at one table of knock-out whist. */
const seated = 7
const watching = 5

/** A table somebody serves from a process of its own, played move by move. */
export interface Played {
  /** Makes a move; resolves when all twelve devices hold what came of it, with the milliseconds that took. */
  move(): Promise<number>
  /** Bytes that all devices have got so far, without their frames. */
  bytes(): number
  /** Milliseconds of processor the server has used so far. */
  cpu(): Promise<number>
  end(): void
}

/** What the server says of itself; a framework of its own may say other things in between. */
async function said<T>(child: ChildProcess, what: string): Promise<T> {
  for (;;) {
    const [message] = (await once(child, 'message')) as [{ readonly [what: string]: T }]
    if (typeof message === 'object' && what in message) return message[what]!
  }
}

/** With `BENCH_PROFILE=folder` each server leaves a profile of its processor there when it ends. */
async function serve(file: string, args: readonly string[] = []): Promise<{ child: ChildProcess; port: number }> {
  const folder = process.env['BENCH_PROFILE']
  const profile = folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`]
  const child = fork(resolve(import.meta.dirname, file), args, {
    execArgv: [...(file.endsWith('.ts') ? ['--import', 'tsx'] : []), ...profile],
    // What a framework prints is not among the figures.
    stdio: ['ignore', 2, 2, 'ipc'],
  })
  return { child, port: await said<number>(child, 'port') }
}

async function cpuOf(child: ChildProcess): Promise<number> {
  const cpu = said<NodeJS.CpuUsage>(child, 'cpu')
  child.send('cpu')
  const { user, system } = await cpu
  return (user + system) / 1000
}

/** Counts what these sockets get from here on, without the few bytes of their frames. */
function counting(sockets: readonly WebSocket[]): () => number {
  let sum = 0
  for (const socket of sockets) socket.on('message', (data: Buffer | ArrayBuffer) => (sum += data.byteLength))
  return () => sum
}

interface Device {
  readonly socket: WebSocket
  seat: string
  seq: number
  offers: readonly object[]
}

/** This host, with its disk or (`ephemeral`) without. `build`: the folder of another build of it, as `built.ts` leaves it. */
export async function ours(args: readonly string[], build?: string): Promise<Played> {
  const { child, port } = await serve(build === undefined ? await builtServer() : join(build, 'host-server.cjs'), args)
  const hear = await builtHear(build)
  // An earlier build may speak an earlier protocol.
  const { protocol } = (await (await fetch(`http://127.0.0.1:${port}/info`)).json()) as { readonly protocol: number }
  const all: Device[] = []
  let over = false
  let n = 0
  let check = (): void => {}
  const answers = new Map<number, (message: ToClient) => void>()
  const ask = (device: Device, message: object): Promise<ToClient> =>
    new Promise(resolve => {
      answers.set(++n, resolve)
      device.socket.send(JSON.stringify({ ...message, n }))
    })
  for (let i = 0; i < seated + watching; i++) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false })
    const device: Device = { socket, seat: `P${i}`, seq: -1, offers: [] }
    await once(socket, 'open')
    hear(socket, message => {
      // That it is over is heard by the one who asks for the next: others hear it when that may have begun.
      if (message.say === 'view') {
        device.seq = message.seq
        device.offers = message.offers
        check()
      } else if (message.say === 'table' && i === 0) over = message.table.phase === 'over'
      else if ('n' in message) answers.get(message.n)?.(message)
    })
    socket.send(JSON.stringify({ say: 'hello', protocol, name: `P${i}` }))
    all.push(device)
  }
  const opened = await ask(all[0]!, { say: 'open', game: 'knock-out-whist', seats: seated })
  const table = opened.say === 'done' ? opened.table : undefined
  for (const [i, one] of all.entries()) if (i > 0) await ask(one, { say: i < seated ? 'sit' : 'watch', table })
  await ask(all[0]!, { say: 'start', table })
  const ways = ({ offers }: Device): readonly object[] =>
    fillings((offers as Parameters<typeof fillings>[0]).filter(one => one.do !== 'concede'))
  const mover = async (): Promise<Device> => {
    for (;;) {
      const found = all.slice(0, seated).find(one => ways(one).length > 0)
      if (found !== undefined && !over) return found
      if (over) {
        over = false
        for (const one of all) Object.assign(one, { seq: -1, offers: [] })
        await ask(all[0]!, { say: 'rematch', table })
      }
      await new Promise(resolve => setTimeout(resolve, 5))
    }
  }
  return {
    move: async () => {
      const device = await mover()
      const wanted = Math.max(...all.map(one => one.seq)) + 1
      const done = new Promise<void>(resolve => {
        check = () => all.every(one => one.seq >= wanted) && resolve()
      })
      const sent = performance.now()
      const [action] = ways(device)
      device.socket.send(JSON.stringify({ say: 'act', n: ++n, table, seat: device.seat, action }))
      await done
      return performance.now() - sent
    },
    bytes: counting(all.map(one => one.socket)),
    cpu: () => cpuOf(child),
    end: () => {
      for (const one of all) one.socket.terminate()
      child.disconnect()
    },
  }
}

interface PeerRoom {
  readonly state: { readonly moves: number; readonly toAct: number }
  readonly connection: { readonly transport: { readonly ws: WebSocket } }
  onStateChange(hear: () => void): void
  onMessage(type: string, hear: (message: string[]) => void): void
  send(type: string, message: object): void
  leave(): Promise<unknown>
}

/** The same table on Colyseus, its patches made by hand after each move. */
export async function colyseus(): Promise<Played> {
  const { child, port } = await serve('peers/colyseus-server.ts')
  const need = createRequire(join(import.meta.dirname, 'peers', 'package.json'))
  const { Client } = need('colyseus.js') as {
    Client: new (url: string) => { joinOrCreate(name: string): Promise<PeerRoom> }
  }
  const rooms: PeerRoom[] = []
  const hands: string[][] = []
  let check = (): void => {}
  for (let i = 0; i < seated + watching; i++) {
    const room = await new Client(`ws://127.0.0.1:${port}`).joinOrCreate('whist')
    room.onStateChange(() => check())
    room.onMessage('hand', hand => (hands[i] = hand))
    rooms.push(room)
  }
  await new Promise(resolve => setTimeout(resolve, 200))
  return {
    move: async () => {
      while (hands[rooms[0]!.state.toAct] === undefined) await new Promise(resolve => setTimeout(resolve, 2))
      const { moves, toAct } = rooms[0]!.state
      const [card] = hands[toAct]!
      delete hands[toAct]
      const done = new Promise<void>(resolve => {
        check = () => rooms.every(room => room.state.moves > moves) && resolve()
      })
      const sent = performance.now()
      rooms[toAct]!.send('play', { card })
      await done
      return performance.now() - sent
    },
    bytes: counting(rooms.map(room => room.connection.transport.ws)),
    cpu: () => cpuOf(child),
    end: () => {
      child.disconnect()
    },
  }
}

interface PeerSeat {
  readonly moves: PeerClient['moves']
  readonly transport: {
    readonly socket: {
      readonly connected: boolean
      readonly io: { readonly engine: { readonly transport: { readonly ws: WebSocket } } }
    }
  }
  getState(): {
    readonly G: PeerTable
    readonly ctx: { readonly currentPlayer: string; readonly turn: number; readonly numMoves: number }
  } | null
  subscribe(hear: () => void): void
  start(): void
  stop(): void
}

/** The same table on boardgame.io's own server, every state sent whole as it does by itself. */
export async function boardgame(): Promise<Played> {
  const { child, port } = await serve('peers/boardgame-server.ts')
  const need = createRequire(join(import.meta.dirname, 'peers', 'package.json'))
  const { Client } = need('boardgame.io/client') as { Client(config: object): PeerSeat }
  const { SocketIO } = need('boardgame.io/multiplayer') as { SocketIO(options: object): unknown }
  let check = (): void => {}
  const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ['websocket'] } })
  const all: PeerSeat[] = []
  for (let i = 0; i < seated + watching; i++) {
    const playerID = i < seated ? String(i) : null
    const one = Client({ game: overTheWire, numPlayers: seated, matchID: 'bench', playerID, multiplayer, debug: false })
    one.subscribe(() => check())
    one.start()
    while (one.getState() === null) await new Promise(resolve => setTimeout(resolve, 5))
    all.push(one)
  }
  /** How far the game has come: moves count again in each turn. */
  const at = (one: PeerSeat): number => {
    const { turn, numMoves } = one.getState()!.ctx
    return turn * 1000 + numMoves
  }
  return {
    move: async () => {
      const { G, ctx } = all[0]!.getState()!
      const seat = Number(ctx.currentPlayer)
      const mover = all[seat]!
      const { moves } = mover
      const before = at(all[0]!)
      const done = new Promise<void>(resolve => {
        check = () => all.every(one => at(one) > before) && resolve()
      })
      const sent = performance.now()
      const [card] = legalOf(mover.getState()!.G, seat)
      if (G.calling) moves.call('H')
      else if (card === undefined || mayTap(G, seat)) moves.pass()
      else moves.play(card)
      await done
      return performance.now() - sent
    },
    bytes: counting(all.map(one => one.transport.socket.io.engine.transport.ws)),
    cpu: () => cpuOf(child),
    end: () => {
      for (const one of all) one.stop()
      child.disconnect()
    },
  }
}

/** Nothing but sockets: each move is passed on to all twelve as it came. */
export async function bare(): Promise<Played> {
  const { child, port } = await serve('echo-server.ts')
  const text = JSON.stringify({ by: 'P0', card: 'AH' })
  child.send([Array.from({ length: seated + watching }, () => text)])
  await once(child, 'message')
  const sockets: WebSocket[] = []
  let got = 0
  let settle = (): void => {}
  for (let i = 0; i < seated + watching; i++) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false })
    await once(socket, 'message')
    socket.on('message', () => {
      if (++got === sockets.length) settle()
    })
    sockets.push(socket)
  }
  let turn = 0
  return {
    move: async () => {
      got = 0
      const done = new Promise<void>(resolve => (settle = resolve))
      const sent = performance.now()
      sockets[turn++ % seated]!.send(text)
      await done
      return performance.now() - sent
    },
    bytes: counting(sockets),
    cpu: () => cpuOf(child),
    end: () => {
      for (const socket of sockets) socket.terminate()
      child.disconnect()
    },
  }
}
