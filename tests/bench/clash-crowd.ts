import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { WebSocket } from 'ws'
import { playable, type Offer, type Seat } from '../../src-engine/core/game.ts'
import type { JsonObject } from '../../src-engine/core/json.ts'
import { fillings } from '../../src-engine/core/offers.ts'
import { startServer } from './brawl-hands.ts'
import { builtServer } from './built.ts'
import { openTable, serveHost } from './playing.ts'
import { hear } from './hear.ts'
import { share, type Row } from './row.ts'
import { protocolVersion } from '../../src-engine/protocol/version.ts'

/** One practice game at a real host in a process of its own, its seats played by normal bots but one, which is played here. */
export interface Visitors {
  readonly seconds: number
  /** False: it was given up after `most` seconds. */
  readonly over: boolean
  readonly acts: number
  /** Bytes this screen was sent, without the first whole view. */
  readonly bytes: number
  /**
   * Times the host's event loop came back later than 20 ms to a timer of its own, the latest in milliseconds, and the
   * latest by its own work (host-server.ts).
   */
  readonly stalls: { readonly count: number; readonly longest: number; readonly own: number }
  /** Megabytes the host held at most. */
  readonly memory: number
}

async function said<T>(child: ChildProcess, ask: string, what: string): Promise<T> {
  child.send(ask)
  for (;;) {
    const [message] = (await once(child, 'message')) as [{ readonly [what: string]: T }]
    if (typeof message === 'object' && what in message) return message[what]!
  }
}

/** What comes first of what may be done. */
const first = ['keep', 'choose', 'discard', 'land', 'cast', 'attack', 'block', 'pass']

/** What somebody does who sees only what a device is sent: lands, what needs no target, an attack with one creature, or passing. */
function plainSense(offers: readonly Offer[]): JsonObject {
  const plain = playable(offers).filter(
    offer => offer.do !== 'cast' || Object.keys(offer.blanks).every(field => field === 'card' || field === 'in'),
  )
  const best = first.flatMap(kind => plain.filter(offer => offer.do === kind))[0]
  return fillings([best ?? plain[0]!]).at(-1) as unknown as JsonObject
}

export async function crowd(format: string, seats: number, most: number): Promise<Visitors> {
  process.env['KNOCKABOUT_BOT_PACE'] = '0,0'
  const { child, port } = await startServer(await builtServer())
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false })
  await once(socket, 'open')
  let view: JsonObject | undefined
  let offers: readonly Offer[] = []
  let table = ''
  let seat = ''
  let seq = 0
  let bytes = 0
  let acted: { readonly n: number; seq?: number } | undefined
  let n = 2
  let over = false
  const act = (): void => {
    if (view === undefined || acted !== undefined || offers.length === 0 || over) return
    if (!(view['toAct'] as readonly string[]).includes(seat)) return
    const action = plainSense(offers)
    acted = { n: ++n }
    socket.send(JSON.stringify({ say: 'act', n, table, seat, action }))
  }
  const ended = new Promise<void>((resolve, reject) => {
    socket.on('message', (data: Buffer) => (bytes += view === undefined ? 0 : data.length))
    hear(socket, message => {
      if (message.say === 'view') {
        view = message.view
        offers = message.offers
        seat = message.viewer
        seq = message.seq
        if (acted?.seq !== undefined && seq >= acted.seq) acted = undefined
        act()
      } else if (message.say === 'table') {
        over = message.table.phase === 'over'
        if (over) resolve()
      } else if (message.say === 'done' && message.n === 1) table = message.table ?? ''
      else if (message.say === 'done' && message.n === acted?.n) {
        if (message.seq === undefined || seq >= message.seq) {
          acted = undefined
          act()
        } else acted.seq = message.seq
      } else if (message.say === 'refused' && message.n === 1) reject(new Error(JSON.stringify(message)))
      else if (message.say === 'refused') {
        acted = undefined
        setTimeout(act, 5)
      }
    })
  })
  // Whoever opens a table has been let in before.
  const welcome = new Promise<void>(resolve => hear(socket, ({ say }) => say === 'welcome' && resolve()))
  socket.send(JSON.stringify({ say: 'hello', protocol: protocolVersion, name: 'Ann' }))
  await welcome
  await new Promise(resolve => setTimeout(resolve, 500))
  await said(child, 'stalls', 'stalls')
  const began = performance.now()
  const solo = { bots: seats - 1, level: 'normal' }
  socket.send(JSON.stringify({ say: 'open', n: 1, game: 'clash', seats, options: { format, stops: 'default' }, solo }))
  let memory = 0
  const looking = setInterval(() => {
    void said<NodeJS.MemoryUsage>(child, 'memory', 'memory').then(
      ({ rss }) => (memory = Math.max(memory, rss / 2 ** 20)),
    )
  }, 2000)
  const late = new Promise<void>(resolve => setTimeout(resolve, most * 1000).unref())
  await Promise.race([ended, late])
  clearInterval(looking)
  const seconds = (performance.now() - began) / 1000
  const stalls = await said<Visitors['stalls']>(child, 'stalls', 'stalls')
  socket.terminate()
  child.disconnect()
  await once(child, 'exit')
  return { seconds, over, acts: seq, bytes, stalls, memory }
}

/** Milliseconds from each act until all ten screens of an Emperor showed it, ten people of plain sense at them; and bytes. */
export async function screens(acts: number): Promise<{ readonly times: readonly number[]; readonly bytes: number }> {
  const says = (seat: Seat, view: JsonObject, offers: readonly Offer[]): JsonObject | undefined => {
    if (!(view['toAct'] as readonly string[] | undefined)?.includes(seat)) return undefined
    return plainSense(offers)
  }
  const host = await serveHost()
  const table = await openTable(host.port, 'clash', 10, 'Seat', { options: { format: 'emperor' }, says })
  const times: number[] = []
  for (let warm = 0; warm < 60; warm++) await table.move()
  const before = table.bytes()
  for (let act = 0; act < acts; act++) times.push((await table.move()) ?? Number.NaN)
  const bytes = (table.bytes() - before) / acts
  table.end()
  await host.end()
  return { times, bytes }
}

/** `npm run bench -- clash-crowd`: forty normal bots through a Grand Melee at a real host, and ten through Emperor. */
export async function rows(): Promise<readonly Row[]> {
  const melee = await crowd('grand-melee', 40, 360)
  const emperor = await screens(500)
  const row = (what: string, value: number, unit: string): Row => ({ what: `clash: ${what}`, value, unit })
  return [
    row(`forty bots in Grand Melee, ${melee.over ? 'over' : 'NOT over'} after (wanted 360)`, melee.seconds, 's'),
    row('the same: acts', melee.acts, ''),
    row('the same: the host pauses at most (wanted 20)', melee.stalls.longest, 'ms'),
    row('the same: by its own work', melee.stalls.own, 'ms'),
    row('the same: pauses of more than 20 ms', melee.stalls.count, ''),
    row('the same: the host holds at most (wanted 600)', melee.memory, 'MB'),
    row('the same: bytes an act to one screen', melee.bytes / Math.max(1, melee.acts), 'B'),
    row('ten in Emperor: an act to all screens, median', share(emperor.times, 0.5), 'ms'),
    row('ten in Emperor: an act to all screens, p99', share(emperor.times, 0.99), 'ms'),
    row('ten in Emperor: bytes an act to all screens', emperor.bytes, 'B'),
  ]
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [format, seats, most] = process.argv.slice(2)
  if (format === 'screens') {
    const { times, bytes } = await screens(Number(seats ?? 500))
    console.log({ median: share(times, 0.5), p99: share(times, 0.99), longest: Math.max(...times), bytes })
  } else console.log(await crowd(format ?? 'grand-melee', Number(seats ?? 40), Number(most ?? 360)))
}
