import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import type { Offer } from '../../src-engine/core/game.ts'
import type { JsonObject } from '../../src-engine/core/json.ts'
import { fillings } from '../../src-engine/core/offers.ts'
import type { ToClient } from '../../src-engine/protocol/to-client.ts'
import { protocolVersion } from '../../src-engine/protocol/version.ts'
import { builtHear, builtServer } from './built.ts'

// Tables that people's devices play by themselves, for benches of how much one host carries.

/** A host in a process of its own, with room for as many as the bench brings. */
export interface Served {
  readonly port: number
  readonly child: ChildProcess
  /** Asks it about itself (`cpu`, `memory`, `stalls`). */
  ask<T>(what: string): Promise<T>
  end(): Promise<void>
}

/** A host in a process of its own; `redis`: as one of an event's; `tables`: so many at once at most. */
export async function serveHost(redis?: string, tables?: number): Promise<Served> {
  const child = fork(join(import.meta.dirname, await builtServer()), ['roomy'], {
    execArgv: ['--expose-gc'],
    env: {
      ...process.env,
      ...(redis === undefined ? {} : { BENCH_REDIS: redis }),
      ...(tables === undefined ? {} : { BENCH_TABLES: String(tables) }),
    },
  })
  const ask = async <T>(what: string): Promise<T> => {
    const answer = once(child, 'message') as Promise<[{ readonly [what: string]: T }]>
    child.send(what)
    return (await answer)[0][what]!
  }
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const end = async (): Promise<void> => {
    child.disconnect()
    await once(child, 'exit')
  }
  return { port, child, ask, end }
}

interface Device {
  readonly socket: WebSocket
  readonly seat: string
  seq: number
  view: JsonObject
  offers: readonly Offer[]
}

/** How a table is played: its house rules, and what a seat does of what it is shown and offered; any filling without. */
export interface Played {
  readonly options?: JsonObject
  readonly says?: (seat: string, view: JsonObject, offers: readonly Offer[]) => JsonObject | undefined
}

/** A table of so many seats, every seat at a device of its own. */
export interface PlayedTable {
  /** Makes a move; the milliseconds until every device held what came of it, or nothing where it was refused. */
  move(): Promise<number | undefined>
  /** What all devices were sent so far. */
  bytes(): number
  end(): void
}

/** Said for oneself or against the game: nobody plays a game so. */
const aside = new Set(['concede', 'stops', 'yield', 'leave-game', 'pause'])
/** A move nobody has seen by then is given up. */
const patience = 5000

export async function openTable(
  port: number,
  game: string,
  seats: number,
  name: string,
  { options, says }: Played = {},
): Promise<PlayedTable> {
  const hear = await builtHear()
  const answers = new Map<number, (message: ToClient) => void>()
  const all: Device[] = []
  let n = 0
  let over = false
  let bytes = 0
  let check = (): void => {}
  const ask = (device: Device, message: object): Promise<ToClient> =>
    new Promise(resolve => {
      answers.set(++n, resolve)
      device.socket.send(JSON.stringify({ ...message, n }))
    })
  for (let i = 0; i < seats; i++) {
    const seat = `${name}${String.fromCharCode(65 + i)}`
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false })
    const device: Device = { socket, seat, seq: -1, view: {}, offers: [] }
    await once(socket, 'open')
    socket.on('message', (data: Buffer) => (bytes += data.length))
    hear(socket, message => {
      // That it is over is heard by the one who asks for the next: others hear it when that may have begun.
      if (message.say === 'view') {
        device.seq = message.seq
        device.view = message.view
        device.offers = message.offers
        check()
      } else if (message.say === 'table' && i === 0) over = message.table.phase === 'over'
      else if ('n' in message) {
        answers.get(message.n)?.(message)
        answers.delete(message.n)
      }
    })
    socket.send(JSON.stringify({ say: 'hello', protocol: protocolVersion, name: seat }))
    all.push(device)
  }
  const opened = await ask(all[0]!, { say: 'open', game, seats, ...(options === undefined ? {} : { options }) })
  if (opened.say !== 'done') throw new Error(JSON.stringify(opened))
  const { table } = opened
  for (const one of all.slice(1)) await ask(one, { say: 'sit', table })
  await ask(all[0]!, { say: 'set', table, change: { fill: false } })
  const started = await ask(all[0]!, { say: 'start', table })
  if (started.say !== 'done') throw new Error(JSON.stringify(started))

  const ways = (device: Device) => fillings(device.offers.filter(offer => !aside.has(offer.do)))
  let turn = 0
  const again = async (): Promise<void> => {
    over = false
    const before = all.map(({ seq, offers }) => ({ seq, offers }))
    for (const one of all) Object.assign(one, { seq: -1, offers: [] })
    const answer = await ask(all[0]!, { say: 'rematch', table })
    // Refused where the next game has begun already: nobody is shown it a second time.
    if (answer.say !== 'done') all.forEach((one, at) => one.seq < 0 && Object.assign(one, before[at]))
  }
  return {
    move: async () => {
      for (let tries = 0; tries < 200; tries++) {
        if (over) await again()
        const device = all[turn++ % seats]!
        const said = says?.(device.seat, device.view, device.offers)
        const open = says === undefined ? ways(device) : said === undefined ? [] : [said]
        if (open.length === 0 || all.some(one => one.seq < 0)) {
          await new Promise(resolve => setTimeout(resolve, 2))
          continue
        }
        const action = open[Math.floor(Math.random() * open.length)]
        const wanted = Math.max(...all.map(one => one.seq)) + 1
        let late: ReturnType<typeof setTimeout> | undefined
        const shown = new Promise<void>(resolve => {
          late = setTimeout(resolve, patience)
          check = () => all.every(one => one.seq >= wanted) && resolve()
        })
        const sent = performance.now()
        const answer = await ask(device, { say: 'act', table, seat: device.seat, action })
        if (answer.say === 'done') await shown
        clearTimeout(late)
        if (answer.say === 'done') return performance.now() - sent
      }
      return undefined
    },
    bytes: () => bytes,
    end: () => {
      for (const one of all) one.socket.terminate()
    },
  }
}
