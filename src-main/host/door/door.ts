import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import { toHost, type ToHost } from '../../../src-engine/protocol/to-host.ts'
import { limits, protocolVersion } from '../../../src-engine/protocol/version.ts'
import { forgetUpload } from '../asks/uploads.ts'
import { bucket } from './bucket.ts'
import type { Client } from '../house/client.ts'
import { gameCards, lobbyFor, type Hall } from '../hall/hall.ts'
import { connect, type Connection } from './connection.ts'
import type { Pins } from './pin.ts'
import { follow, unfollow } from '../room/presence.ts'
import { route } from './router.ts'
import type { Sessions } from './sessions.ts'

export interface Door {
  readonly hall: Hall
  readonly sessions: Sessions
  readonly pins: Pins
}

/** Messages that make no sense before the host hangs up; messages over the rate before it does. */
const patience = { malformed: 10, tooFast: 400 }
const helloWithinMs = 10_000

/** Lets one socket in: everything it says is parsed here, once, and nowhere else. */
export function letIn(door: Door, socket: WebSocket, request: IncomingMessage): Connection {
  const { hall } = door
  const connection = connect(socket, hall)
  const mayPass = bucket(limits.messagesPerSecond, limits.burst, hall.house.tuning.now)
  const strikes = { malformed: 0, tooFast: 0 }
  let client: Client | undefined
  const late = setTimeout(() => {
    if (client === undefined) connection.bye('malformed', 'This connection said nothing, so the host closed it.')
  }, helloWithinMs)
  late.unref()

  const malformed = (n: number, text: string): void => {
    strikes.malformed++
    connection.send({ say: 'refused', n, code: 'malformed', text })
    if (strikes.malformed >= patience.malformed) {
      connection.bye('malformed', 'The host could not make sense of too many messages and closed the connection.')
    }
  }

  socket.on('message', (data, isBinary) => {
    if (connection.ended()) return
    const text = isBinary ? '' : String(data)
    if (!mayPass()) {
      strikes.tooFast++
      connection.send({
        say: 'refused',
        n: numberIn(text),
        code: 'too-fast',
        text: 'That was too fast; it was not done.',
      })
      if (strikes.tooFast > patience.tooFast)
        connection.bye('flood', 'Too many messages at once: the host closed the connection.')
      return
    }
    const read = parse(text)
    if ('why' in read) {
      malformed(read.n, read.why)
      return
    }
    const { message } = read
    if (message.say === 'ping') {
      connection.send({ say: 'pong', at: message.at, now: hall.house.tuning.now() })
      return
    }
    if (message.say === 'hello') {
      if (client !== undefined) malformed(0, 'This connection has already said hello.')
      else client = greet(door, connection, message, request.socket.remoteAddress ?? '')
      return
    }
    if (client === undefined) malformed('n' in message ? message.n : 0, 'Say hello first.')
    else route(hall, client, message)
  })

  socket.on('close', () => {
    clearTimeout(late)
    if (client === undefined) return
    hall.house.clients.delete(client)
    forgetUpload(client)
    for (const id of client.follows.keys()) {
      const room = hall.rooms.get(id)
      if (room !== undefined) unfollow(room, client)
    }
    hall.house.lobbyChanged()
  })
  return connection
}

/** The number of a message that is not read: at one of its ends, where a long one does not hide it. */
function numberIn(text: string): number {
  const last = /"n":\s*(\d{1,15})\s*\}$/.exec(text.slice(-40))
  return Number((last ?? /"n":\s*(\d{1,15})/.exec(text.slice(0, 2000)))?.[1] ?? 0)
}

function parse(text: string): { readonly message: ToHost } | { readonly n: number; readonly why: string } {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return { n: 0, why: 'The host could not read that message.' }
  }
  const read = toHost.safeParse(raw)
  if (read.success) return { message: read.data }
  const said = (raw as { n?: unknown } | null)?.n
  const n = typeof said === 'number' && Number.isSafeInteger(said) && said >= 0 ? said : 0
  const issue = read.error.issues[0]
  const where = issue?.path.join('.') ?? ''
  // A name's own reasons are written for people; the rest says which field it was.
  if (issue?.code === 'custom') return { n, why: issue.message }
  return {
    n,
    why: `The host could not make sense of that message${where === '' ? '' : ` (${where}: ${issue?.message ?? ''})`}.`,
  }
}

type Hello = Extract<ToHost, { say: 'hello' }>

function greet(door: Door, connection: Connection, hello: Hello, address: string): Client | undefined {
  const { hall, sessions, pins } = door
  const { house } = hall
  if (hello.protocol !== protocolVersion) {
    connection.bye(
      'protocol',
      'This host runs another version of Knockabout. Reload the page, or update the older one.',
    )
    return undefined
  }
  const owner = sessions.isOwner(hello.ownerKey)
  const known = owner || (hello.display !== true && sessions.wasLetIn(hello.token))
  const refused = known ? undefined : pins.refuses(address, hello.pin, house.tuning.now())
  if (refused !== undefined) {
    connection.bye(refused.code, refused.text)
    return undefined
  }
  const { name, colour, avatar } = hello
  const look = {
    ...(name === undefined ? {} : { name }),
    ...(colour === undefined ? {} : { colour }),
    ...(avatar === undefined ? {} : { avatar }),
  }
  const entered = hello.display === true ? undefined : sessions.enter(hello.token, look)
  const client = connection.client(entered?.person, owner)
  const before = [...house.clients].filter(one => entered !== undefined && one.person?.id === entered.person.id)
  house.clients.add(client)
  client.send({
    say: 'welcome',
    you: entered?.person ?? { id: '', name: '', colour: 0, avatar: '' },
    token: entered?.token ?? '',
    owner,
    host: house.card(),
    games: gameCards(house.tuning.games),
  })
  client.sendText(lobbyFor(hall, client))
  for (const room of hall.rooms.values()) {
    if (entered !== undefined && room.places.some(place => place.person === entered.person.id)) follow(room, client)
  }
  // The newest device plays. The older one is told, and does not come back by itself.
  for (const one of before) one.bye('replaced', 'You are playing in another window or on another device now.')
  house.lobbyChanged()
  return client
}
