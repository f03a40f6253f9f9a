import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import type { BrawlView } from '../../src-engine/brawl/view.ts'
import type { Offer } from '../../src-engine/core/game.ts'
import type { JsonObject } from '../../src-engine/core/json.ts'
import type { SeenView } from '../../src-engine/protocol/reader.ts'
import type { ToClient } from '../../src-engine/protocol/to-client.ts'
import { protocolVersion } from '../../src-engine/protocol/version.ts'
import { hear } from './hear.ts'

/** Everybody of the largest circle plays five cards a second, at moments of their own. */
export const players = 12
export const aSecond = 5

/** Plays measured: how long each took to reach everybody, and the messages that brought it. */
export interface Measured {
  readonly times: number[]
  readonly texts: string[][]
}
/** A real host in a process of its own, with twelve people at one table of it. */
export interface Hands {
  /** Everybody plays for so long; what they played is measured. */
  play(seconds: number): Promise<Measured>
  end(): Promise<void>
}

interface Player {
  readonly socket: WebSocket
  readonly name: string
  /** Views that came and were not looked at yet: a hand looks when it is about to play. */
  unread: SeenView[]
  view: JsonObject | undefined
  offers: readonly Offer[]
  seq: number
  /** Texts of the latest views and when they came, by their number. */
  readonly texts: Map<number, string>
  readonly at: Map<number, number>
}

export async function startServer(
  file: string,
  args: readonly string[] = [],
): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(join(import.meta.dirname, file), args, { execArgv: ['--import', 'tsx'] })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, port }
}

/** Sits twelve people down and begins. `args` are the host's (`ephemeral`: without the durable write). */
export async function seatHands(args: readonly string[]): Promise<Hands> {
  const { child, port } = await startServer('host-server.ts', args)
  const all: Player[] = []
  const answers = new Map<number, (message: ToClient) => void>()
  let n = 0
  let over = false

  const open = async (name: string): Promise<Player> => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false })
    const at = new Map<number, number>()
    const player: Player = { socket, name, unread: [], view: undefined, offers: [], seq: -1, texts: new Map(), at }
    await once(socket, 'open')
    hear(socket, (message, text) => {
      if (message.say === 'view') {
        player.seq = message.seq
        at.set(message.seq, performance.now())
        player.texts.set(message.seq, text)
        player.unread.push(message)
      } else if (message.say === 'table') over = message.table.phase === 'over'
      else if ('n' in message) {
        answers.get(message.n)?.(message)
        answers.delete(message.n)
      }
    })
    socket.send(JSON.stringify({ say: 'hello', protocol: protocolVersion, name }))
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

  const act = async (player: Player, sent: { seq: number; at: number }[]): Promise<void> => {
    const action = nextAct(player)
    if (action === undefined) return
    const at = performance.now()
    const said = await ask(player, { say: 'act', table, seat: player.name, action })
    if (said.say === 'done' && said.seq !== undefined) sent.push({ seq: said.seq, at })
  }

  const play = async (seconds: number): Promise<Measured> => {
    const measured: Measured = { times: [], texts: [] }
    let sent: { seq: number; at: number }[] = []
    /** Once everybody has what was played: when the last of them had it, each from the first message that says as much. */
    const settle = async (): Promise<void> => {
      const last = Math.max(-1, ...sent.map(one => one.seq))
      const behind = (): boolean => !over && all.some(player => player.seq < last)
      while (behind()) await new Promise(resolve => setTimeout(resolve, 5))
      for (const { seq, at } of sent) {
        const carried = all.map(player => carrier(player, seq))
        if (carried.some(one => one === undefined)) continue
        measured.times.push(Math.max(...carried.map(one => one!.at)) - at)
        measured.texts.push(carried.map(one => one!.text))
      }
      sent = []
    }
    const until = performance.now() + seconds * 1000
    const timers: NodeJS.Timeout[] = all.map((player, index) => {
      const beat = (): void => void (over || performance.now() > until || act(player, sent))
      const first = setTimeout(() => timers.push(setInterval(beat, 1000 / aSecond)), (index * 1000) / aSecond / players)
      return first
    })
    while (performance.now() < until) {
      await new Promise(resolve => setTimeout(resolve, 50))
      if (!over) continue
      await settle()
      for (const player of all) {
        Object.assign(player, { seq: -1, offers: [], view: undefined, unread: [] })
        player.texts.clear()
        player.at.clear()
      }
      await ask(all[0]!, { say: 'rematch', table })
      over = false
      await begin()
    }
    timers.forEach(clearInterval)
    await new Promise(resolve => setTimeout(resolve, 200))
    await settle()
    return measured
  }
  const end = async (): Promise<void> => {
    for (const { socket } of all) socket.terminate()
    child.disconnect()
    await once(child, 'exit')
  }
  return { play, end }
}

/** The message that brought a play to this player: the host may tell of several plays in one. */
function carrier({ texts, at }: Player, seq: number): { text: string; at: number } | undefined {
  for (let next = seq; next < seq + 60; next++) {
    const text = texts.get(next)
    if (text !== undefined) return { text, at: at.get(next)! }
  }
  return undefined
}

/** What a quick hand does next: draw, play where it may, else put it down; taking up is for thinkers. */
function nextAct(player: Player): object | undefined {
  for (const one of player.unread) {
    player.view = one.view
    player.offers = one.offers
  }
  player.unread = []
  const { view, offers, name } = player
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
