import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import type { Offer } from '../../src-engine/core/game.ts'
import type { ToClient } from '../../src-engine/protocol/to-client.ts'
import type { BrawlView } from '../../src-engine/brawl/view.ts'
import { changed } from '../../src-engine/protocol/difference.ts'
import type { JsonObject } from '../../src-engine/core/json.ts'
import { share, type Row } from './row.ts'

/** Everybody of the largest circle plays five cards a second, at moments of their own. */
const players = 12
const aSecond = 5
const seconds = 8
const warmUp = 3

interface Player {
  readonly socket: WebSocket
  readonly name: string
  view: JsonObject | undefined
  offers: readonly Offer[]
  seq: number
  /** Texts of the views as they came, by their number. */
  readonly texts: Map<number, string>
  /** When they came. */
  readonly at: Map<number, number>
}
/** A play on its way: when it was sent, and who has not yet the view it led to. */
interface Flying {
  readonly sent: number
  readonly missing: Set<Player>
}

/** From a play until all twelve hold the new view, everybody playing at once, beside the bare fan-out of the same bytes. */
export async function rows(): Promise<readonly Row[]> {
  const { times, texts } = await measureHost()
  const bare = await measureBare(texts)
  const row = (what: string, part: number): Row => ({
    what,
    value: share(times, part),
    unit: 'ms',
    beside: { what: 'bare ws fan-out', value: share(bare, part) },
    ratio: share(times, part) / share(bare, part),
  })
  const bytes = texts.map(one => one.reduce((sum, text) => sum + text.length, 0))
  return [
    row(`${players} players × ${aSecond} plays a second, a play to all of them: median`, 0.5),
    row(`${players} players × ${aSecond} plays a second, a play to all of them: p99`, 0.99),
    { what: 'plays measured', value: times.length, unit: '' },
    { what: 'bytes a play to all of them: median', value: share(bytes, 0.5), unit: 'B' },
  ]
}

async function startServer(file: string): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(join(import.meta.dirname, file), [], { execArgv: ['--import', 'tsx'] })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, port }
}

async function measureHost(): Promise<{ times: number[]; texts: string[][] }> {
  const { child, port } = await startServer('host-server.ts')
  const all: Player[] = []
  const answers = new Map<number, (message: ToClient) => void>()
  const flying = new Map<number, Flying>()
  const times: number[] = []
  const texts: string[][] = []
  let n = 0
  let measuring = false
  let over = false

  /** Done once the play is acknowledged with its number and everybody holds a view of that number or a later one. */
  const settle = (seq: number): void => {
    const one = flying.get(seq)
    if (one === undefined || one.missing.size > 0) return
    flying.delete(seq)
    if (!measuring) return
    times.push(performance.now() - one.sent)
    texts.push(all.map(player => carrier(player, seq)))
  }
  /** When the last of all had it: each from the first message that says as much. */
  const heldByAll = (seq: number): number | undefined => {
    const times = all.map(({ at }) => {
      for (let next = seq; next < seq + 60; next++) if (at.has(next)) return at.get(next)!
      return Number.NaN
    })
    const last = Math.max(...times)
    return Number.isNaN(last) ? undefined : last
  }
  const open = async (name: string): Promise<Player> => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false })
    const player: Player = { socket, name, view: undefined, offers: [], seq: -1, texts: new Map(), at: new Map() }
    await once(socket, 'open')
    socket.on('message', data => {
      const text = String(data)
      const message = JSON.parse(text) as ToClient
      if (message.say === 'view') {
        player.view = message.view ?? changed(player.view ?? {}, message.change)
        player.offers = message.offers
        player.seq = message.seq
        player.texts.set(message.seq, text)
        for (const [seq, one] of flying) {
          if (seq <= message.seq && one.missing.delete(player)) settle(seq)
        }
        player.at.set(message.seq, performance.now())
      } else if (message.say === 'table') over = message.table.phase === 'over'
      else if ('n' in message) {
        answers.get(message.n)?.(message)
        answers.delete(message.n)
      }
    })
    socket.send(JSON.stringify({ say: 'hello', protocol: 1, name }))
    return player
  }
  const ask = (player: Player, message: object): Promise<ToClient> =>
    new Promise(resolve => {
      answers.set(++n, resolve)
      player.socket.send(JSON.stringify({ ...message, n }))
    })

  for (let i = 0; i < players; i++) all.push(await open(`P${i}`))
  const opened = await ask(all[0]!, { say: 'open', game: 'brawl', seats: players, options: { table: 'round-robin' } })
  const table = opened.say === 'done' ? opened.table : undefined
  for (const player of all.slice(1)) await ask(player, { say: 'sit', table })
  const begin = async (): Promise<void> => {
    for (const player of all) await ask(player, { say: 'act', table, seat: player.name, action: { do: 'knock' } })
  }
  await ask(all[0]!, { say: 'start', table })
  await begin()

  const act = async (player: Player): Promise<void> => {
    const action = nextAct(player)
    if (action === undefined) return
    const sent = performance.now()
    const said = await ask(player, { say: 'act', table, seat: player.name, action })
    if (said.say !== 'done' || said.seq === undefined) return
    const { seq } = said
    const missing = new Set(all.filter(one => one.seq < seq))
    if (missing.size > 0) flying.set(seq, { sent, missing })
    else if (measuring) {
      times.push((heldByAll(seq) ?? performance.now()) - sent)
      texts.push(all.map(one => carrier(one, seq)))
    }
  }

  const until = performance.now() + (warmUp + seconds) * 1000
  const timers = all.map((player, index) => {
    const beat = (): void => void (over || act(player))
    const start = setTimeout(() => timers.push(setInterval(beat, 1000 / aSecond)), (index * 1000) / aSecond / players)
    return start as NodeJS.Timeout
  })
  setTimeout(() => (measuring = true), warmUp * 1000)
  while (performance.now() < until) {
    await new Promise(resolve => setTimeout(resolve, 50))
    if (!over) continue
    flying.clear()
    for (const player of all) {
      Object.assign(player, { seq: -1, offers: [], view: undefined })
      player.texts.clear()
      player.at.clear()
    }
    await ask(all[0]!, { say: 'rematch', table })
    over = false
    await begin()
  }
  timers.forEach(clearInterval)
  for (const { socket } of all) socket.terminate()
  child.disconnect()
  await once(child, 'exit')
  return { times, texts }
}

/** The message that brought a play to this player: the host may tell of several plays in one. */
function carrier({ texts, name }: Player, seq: number): string {
  for (let at = seq; at < seq + 60; at++) {
    const text = texts.get(at)
    if (text !== undefined) return text
  }
  throw new Error(`${name} holds play ${seq}, but no message that brought it`)
}

/** What a quick hand does next: draw, play where it may, else put it down; taking up is for thinkers. */
function nextAct({ view, offers, name }: Player): object | undefined {
  const seat = (view as unknown as BrawlView | undefined)?.seats[name]
  if (seat === undefined) return undefined
  const held = { held: seat.held }
  const play = offers.find(offer => offer.do === 'play')
  if (play !== undefined) {
    const filled = Object.entries(play.blanks).map(([field, blank]) => [
      field,
      blank.pick === 'one' ? blank.from[0] : 0,
    ])
    return { do: 'play', ...(Object.fromEntries(filled) as object), ...held }
  }
  const kind = ['discard', 'draw', 'take', 'done', 'knock'].find(one => offers.some(offer => offer.do === one))
  if (kind === undefined) return undefined
  return kind === 'done' || kind === 'knock' ? { do: kind } : { do: kind, ...held }
}

async function measureBare(texts: readonly (readonly string[])[]): Promise<number[]> {
  const { child, port } = await startServer('echo-server.ts')
  child.send(texts)
  await once(child, 'message')
  const sockets: WebSocket[] = []
  const times: number[] = []
  // Plays follow each other at the same pace as at the host; each is done before the next begins.
  let got = 0
  let settle = (): void => {}
  for (let i = 0; i < players; i++) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false })
    await once(socket, 'message')
    socket.on('message', data => {
      const text = String(data)
      JSON.parse(text)
      if (++got === players) settle()
    })
    sockets.push(socket)
  }
  const action = JSON.stringify({ say: 'act', n: 1000, table: 'abcde', seat: 'P0', action: { do: 'draw', held: 3 } })
  for (let i = 0; i < texts.length; i++) {
    await new Promise(resolve => setTimeout(resolve, 1000 / aSecond / players))
    got = 0
    const done = new Promise<void>(resolve => (settle = resolve))
    const sent = performance.now()
    sockets[i % players]!.send(action)
    await done
    times.push(performance.now() - sent)
  }
  for (const socket of sockets) socket.terminate()
  child.disconnect()
  await once(child, 'exit')
  return times.slice(Math.min(50, times.length >> 2))
}
