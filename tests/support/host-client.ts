import { WebSocket } from 'ws'
import type { Offer } from '../../src-engine/core/game.ts'
import type { JsonObject } from '../../src-engine/core/json.ts'
import { Reader, type FromHost, type SeenView } from '../../src-engine/protocol/reader.ts'
import type { ToClient } from '../../src-engine/protocol/to-client.ts'
import type { ToHost } from '../../src-engine/protocol/to-host.ts'
import { protocolVersion } from '../../src-engine/protocol/version.ts'
import { decode } from '../../src-renderer/connection/decode.ts'

export type View = SeenView
type Without<T> = T extends unknown ? Omit<T, 'n'> : never

/** A client of the host as a program: what the renderer does, without a screen. */
export interface TestClient {
  readonly socket: WebSocket
  /** Every message as it is read, and what it came as: text, or bytes in hex; a view with the own parts that came before it. */
  readonly messages: FromHost[]
  readonly texts: string[]
  readonly views: Map<string, { table: string; seq: number; view: JsonObject; offers: readonly Offer[] }>
  say(message: ToHost): void
  sayRaw(text: string): void
  /** Says it with a number and waits for done, refused or answer. */
  ask(message: Without<Extract<ToHost, { n: number }>>): Promise<Extract<ToClient, { n: number }>>
  /** The first message, past or to come, for which this holds. */
  until<T extends FromHost = FromHost>(holds: (message: FromHost) => boolean, ms?: number): Promise<T>
  /** As `until`, but only what comes from now on. */
  next<T extends FromHost = FromHost>(holds: (message: FromHost) => boolean, ms?: number): Promise<T>
  /** Called with every message from now on. */
  hear(tell: (message: FromHost) => void): void
  closed: Promise<number>
  close(): Promise<void>
}

export interface How {
  /** Where the host is; this machine itself if left out. */
  readonly address?: string
  /** Which of this machine's own addresses to come from (127.0.0.2 …): another guest's, as the host counts. */
  readonly from?: string
  /** The host's own port, where the one connected to is a relay's. */
  readonly behind?: number
  readonly name?: string
  readonly avatar?: string
  readonly colour?: number
  readonly token?: string
  /** From `moved`; `token` is then a new one. */
  readonly ticket?: string
  /** A desktop app of this version. */
  readonly app?: string
  readonly pin?: string
  readonly display?: boolean
  readonly ownerKey?: string
  readonly origin?: string
  readonly hello?: boolean
  /** Comes by TLS, as a desktop app does; it looks at no certificate. */
  readonly tls?: boolean
  /** Hears plain text only. */
  readonly plain?: boolean
}

/**
 * Every message reaches every client late, and every second client later than the others (the first of two, or the second
 * where it is negative), by so many milliseconds: what a test takes for granted of one client because another has had its
 * answer shows, every time (KNOCKABOUT_LATE=80, KNOCKABOUT_LATE=-80).
 */
const late = Number(process.env['KNOCKABOUT_LATE'] ?? 0)
let joined = 0
const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Everybody who has been let in and has not gone, by the port of their host. */
const present = new Map<TestClient, number>()

/** Waits until everybody at this client's host has heard all that it has said to them up to now. */
export async function allHeard(at: TestClient): Promise<void> {
  const there = [...present].filter(([, port]) => port === present.get(at)).map(([client]) => client)
  await Promise.all(
    there.map(async client => {
      const heard = insist(client, { say: 'ping', at: 0 }, said => said.say === 'pong' || said.say === 'bye')
      await Promise.race([heard.catch(() => undefined), client.closed])
    }),
  )
}

/** Says what has no number until it is answered: like a person who is told that it came too fast, once more. */
export async function insist(client: TestClient, message: ToHost, answers: (said: FromHost) => boolean): Promise<void> {
  const tooFast = (said: FromHost): boolean => said.say === 'refused' && said.code === 'too-fast'
  for (;;) {
    const answer = client.next(said => answers(said) || tooFast(said))
    client.say(message)
    if (!tooFast(await answer)) return
    await pause(100)
  }
}

/** Connects and says hello. Rejects when the host turns the upgrade away. */
export async function join(port: number, how: How = {}): Promise<TestClient> {
  const { address = '127.0.0.1', from, origin, behind, hello = true, tls, ...rest } = how
  const socket = new WebSocket(`${tls ? 'wss' : 'ws'}://${address}:${port}/ws`, {
    ...(tls ? { rejectUnauthorized: false } : {}),
    ...(origin === undefined ? {} : { origin }),
    ...(behind === undefined ? {} : { headers: { host: `${address}:${behind}` } }),
    ...(from === undefined ? {} : { localAddress: from }),
  })
  const messages: FromHost[] = []
  const texts: string[] = []
  const views: TestClient['views'] = new Map()
  const waiting = new Set<(message: FromHost) => void>()
  const reader = new Reader(table => {
    throw new Error(`a difference from a view of ${table} that this client does not hold`)
  })
  let unread = ''
  const heard = (data: Buffer, isBinary: boolean): void => {
    unread += isBinary ? data.toString('hex') : String(data)
    for (const message of reader.read(decode(isBinary ? data : String(data)))) {
      if (message.say === 'view') views.set(message.viewer, message)
      messages.push(message)
      texts.push(unread)
      unread = ''
      for (const tell of waiting) tell(message)
    }
  }
  const line: [Buffer, boolean][] = []
  const lag = Math.abs(late) / (joined++ % 2 === (late > 0 ? 0 : 1) ? 1 : 8)
  const hear = (data: Buffer, isBinary: boolean): void => {
    if (late === 0) return heard(data, isBinary)
    line.push([data, isBinary])
    setTimeout(() => heard(...line.shift()!), lag)
  }
  const closed = new Promise<number>(resolve =>
    socket.on('close', code => setTimeout(resolve, late === 0 ? 0 : lag, code)),
  )
  let n = 0
  const next: TestClient['next'] = (holds, ms = 60_000) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(tell)
        const last = messages.slice(-4).map(one => JSON.stringify(one).slice(0, 300))
        reject(new Error(`nothing such came; last: ${last.join('\n')}`))
      }, ms)
      const tell = (message: FromHost): void => {
        if (!holds(message)) return
        clearTimeout(timer)
        waiting.delete(tell)
        resolve(message as never)
      }
      waiting.add(tell)
    })
  const write = (text: string): void => socket.send(text)
  const client: TestClient = {
    socket,
    messages,
    texts,
    views,
    closed,
    say: message => write(JSON.stringify(message)),
    sayRaw: text => write(text),
    ask: async message => {
      // A test's fingers are quicker than any person's: told so, it waits like one and asks the same again.
      const number = ++n
      for (;;) {
        const answer = next<Extract<ToClient, { n: number }>>(one => 'n' in one && one.n === number)
        write(JSON.stringify({ ...message, n: number }))
        const said = await answer
        if (said.say !== 'refused' || said.code !== 'too-fast') return said
        await pause(100)
      }
    },
    until: (holds, ms) => {
      const found = messages.find(holds)
      return found === undefined ? next(holds, ms) : Promise.resolve(found as never)
    },
    next,
    hear: tell => void waiting.add(tell),
    close: async () => {
      socket.close()
      await closed
    },
  }
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  socket.on('message', hear)
  socket.on('error', () => {})
  if (hello) {
    client.say({ say: 'hello', protocol: protocolVersion, name: 'Ann', ...rest } as ToHost)
    await client.until(one => one.say === 'welcome' || one.say === 'bye' || one.say === 'refused')
    present.set(client, port)
    void closed.then(() => present.delete(client))
  }
  return client
}

export function tokenOf(client: TestClient): string {
  const welcome = client.messages.find(one => one.say === 'welcome')
  if (welcome?.say !== 'welcome') throw new Error('not welcomed')
  return welcome.token
}

export function personOf(client: TestClient): string {
  const welcome = client.messages.find(one => one.say === 'welcome')
  if (welcome?.say !== 'welcome') throw new Error('not welcomed')
  return welcome.you.id
}
