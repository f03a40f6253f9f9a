import { isSeatCode } from '../context/seat-codes.ts'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import type { ToHost } from '../../../src-engine/protocol/to-host.ts'
import type { ToClient } from '../../../src-engine/protocol/to-client.ts'
import { limits, protocolVersion } from '../../../src-engine/protocol/version.ts'
import { sendLobby } from '../lobby/broadcast.ts'
import { sendNight } from '../party/publish.ts'
import { gameCards, holdsSeat, type Lobby } from '../lobby/lobby.ts'
import type { Client } from '../context/client.ts'
import type { HostContext } from '../context/context.ts'
import { no, type Refusal } from '../context/refusal.ts'
import { follow, unfollow } from '../table/run/devices.ts'
import { redirectFor } from '../cluster/peer/redirect.ts'
import { seatsOf } from '../table/model/table.ts'
import { bucket } from '../context/limits.ts'
import { connect, type Connection } from './connection.ts'
import type { Connections, Visitor } from './connections.ts'
import { numberIn, readMessage } from './parse.ts'
import type { Pins } from './pin.ts'
import { route } from './router.ts'
import type { Sessions } from './sessions.ts'

export interface Gateway {
  readonly lobby: Lobby
  readonly sessions: Sessions
  readonly pins: Pins
  readonly connections: Connections
}

/**
 * How many unreadable messages, and messages over the rate, a connection may send before it is closed: so many at once
 * and so many a second, so that the mistakes of a whole evening don't add up.
 */
const tolerated = { malformed: { second: 1 / 30, burst: 9 }, tooFast: { second: 4, burst: 400 } }
const helloWithinMs = 10_000

/**
 * Admits one socket. All its messages are parsed here and nowhere else. An exception while one is handled is caught here
 * too: that message is answered with `failed`, and the socket stays open.
 */
export function admit(gateway: Gateway, socket: WebSocket, request: IncomingMessage): Connection {
  const { lobby } = gateway
  const { steady } = lobby.context.tuning
  const visitor = gateway.connections.of(request.socket)
  const connection = connect(socket, request.socket, lobby, {
    spent: visitor.spent,
    overdrawnMs: () => (client?.owner === true ? 0 : visitor.overdrawnMs()),
  })
  visitor.becomes('waiting', () => {
    if (client === undefined) connection.drop()
    else connection.bye('full')
  })
  const rate = bucket(limits.messagesPerSecond, limits.burst, steady)
  const malformed = bucket(tolerated.malformed.second, tolerated.malformed.burst, steady)
  const tooFast = bucket(tolerated.tooFast.second, tolerated.tooFast.burst, steady)
  let client: Client | undefined
  const late = setTimeout(() => {
    if (client === undefined) connection.bye('malformed')
  }, helloWithinMs)
  late.unref()

  const refuse = (n: number, refused: Refusal): void => {
    connection.send({ say: 'refused', n, ...refused })
  }
  const senseless = (n: number, { refused }: { readonly refused: Refusal }): void => {
    refuse(n, refused)
    if (malformed.take()) return
    connection.bye('malformed')
  }

  const hear = (text: string, bytes: number): void | Promise<void> => {
    const isOwner = client?.owner === true
    const hasTime = isOwner || visitor.overdrawnMs() === 0 || text.includes(gateway.sessions.ownerKey)
    const mayTalk = rate.take() && hasTime && (client === undefined || isOwner || visitor.speaks())
    if (!mayTalk) {
      refuse(numberIn(text), no('too-fast').refused)
      if (!tooFast.take()) connection.bye('flood')
      return
    }
    lobby.context.journal.counts.messages++
    const read = readMessage(text, bytes)
    if (!('message' in read)) return senseless(read.n, read)
    const { message } = read
    if (message.say === 'ping') {
      connection.awake()
      connection.send({ say: 'pong', at: message.at, now: lobby.context.tuning.now() })
    } else if (message.say === 'hello') {
      if (client !== undefined) return senseless(0, no('malformed'))
      const { event } = lobby
      const enter = (redeemed = false): void | Promise<void> => {
        if (client !== undefined || connection.ended()) return
        const entered = greet(gateway, connection, message, visitor, request.socket, redeemed)
        // A token counts where a standby has it as well: should this host die now, the device is known there.
        if (entered === 'redeemed') return lobby.context.store.log.flushed().then(() => enter(true))
        client = entered
      }
      // Who is known at another process of the event may have come faster than the word of it.
      const isNew = message.token !== undefined && gateway.sessions.personOf(message.token) === undefined
      if (event !== undefined && isNew) return event.allKnown().then(() => enter())
      return enter()
    } else if (client === undefined) {
      senseless('n' in message ? message.n : 0, no('malformed'))
    } else return route(lobby, client, message)
  }

  socket.on('message', (data: Buffer, isBinary) => {
    if (connection.ended()) return
    // A page of before that had a key for this house begins in bytes: it says that another version is here, and loads it.
    if (isBinary && client === undefined)
      return connection.bye('protocol', { protocol: protocolVersion, kind: 'older' })
    const text = isBinary ? '' : String(data)
    const failed = (error: unknown): void => {
      // Of a host that has stopped there is nothing to say, nor anybody to say it to.
      if (lobby.context.store.isClosed()) return
      lobby.context.journal.broke('a message failed', error)
      refuse(numberIn(text), no('failed').refused)
    }
    try {
      hear(text, data.length)?.catch(failed)
    } catch (error) {
      failed(error)
    }
  })

  socket.on('close', () => {
    clearTimeout(late)
    if (client === undefined) return
    lobby.context.clients.delete(client)
    client.work.upload = undefined
    for (const id of client.follows.keys()) {
      const live = lobby.tables.get(id)
      if (live === undefined) continue
      try {
        unfollow(live, client)
      } catch (error) {
        lobby.context.journal.broke('leaving a table failed', error)
      }
    }
    lobby.context.lobbyChanged()
  })
  return connection
}

type Hello = Extract<ToHost, { say: 'hello' }>

/** Says by the name of its owner where the house goes on, if there is one here yet. */
function houseIsHere({ clients }: HostContext): ToClient {
  const name = [...clients].find(one => one.owner)?.person?.name
  if (name === undefined) return { say: 'notice', kind: 'info', text: 'house-came' }
  return { say: 'notice', kind: 'info', text: 'house-came-to', params: { name } }
}

/**
 * Whom to admit. The owner's key is checked first: the owner's window is always admitted, anyone who has a seat comes back
 * to it without the PIN, and everybody else needs the current PIN.
 */
function greet(
  gateway: Gateway,
  connection: Connection,
  hello: Hello,
  visitor: Visitor,
  { remoteAddress: from, localAddress: at }: Socket,
  redeemed: boolean,
): Client | 'redeemed' | undefined {
  const { lobby, sessions, pins } = gateway
  const { context } = lobby
  if (hello.protocol !== protocolVersion) {
    const kind = hello.protocol < protocolVersion ? 'older' : 'newer'
    connection.bye('protocol', { protocol: protocolVersion, kind })
    return undefined
  }
  const { move } = context
  const owner = sessions.isOwner(hello.ownerKey)
  const isElsewhere = move.moved !== undefined || (move.redirect !== undefined && !owner)
  const moved = isElsewhere ? redirectFor(context, sessions.personOf(hello.token)?.id) : undefined
  if (moved !== undefined) {
    connection.send(moved)
    connection.bye('closing')
    return undefined
  }
  // They try again in a moment, and by then it is known where the house is.
  if (move.isHalted || isElsewhere) {
    connection.drop()
    return undefined
  }
  if (hello.display !== true && sessions.redeem(hello.ticket, hello.token, visitor.address)) return 'redeemed'
  const before = hello.display === true ? undefined : sessions.personOf(hello.token)
  const kept = (): boolean => owner || (before !== undefined && holdsSeat(lobby, before.id))
  const wasSent = before !== undefined && lobby.event?.wasSent(before.id) === true
  const known =
    redeemed || wasSent || kept() || (hello.display !== true && sessions.wasLetIn(hello.token, pins.generation))
  const turned = known ? undefined : pins.refuses({ address: visitor.address, device: hello.device }, hello.pin)
  if (turned !== undefined) {
    connection.bye(turned.code, turned.params)
    return undefined
  }
  const wait = before !== undefined || owner || hello.display === true ? 0 : visitor.another()
  if (wait > 0) {
    const seconds = Math.ceil(wait / 1000)
    connection.bye('too-many-people', { seconds })
    return undefined
  }
  const person = (): string | undefined => made?.person?.id
  let made: Client | undefined
  if (!visitor.enter(() => kept() || (person() !== undefined && holdsSeat(lobby, person()!)))) {
    connection.bye('full')
    return undefined
  }
  const { name, colour, avatar, language } = hello
  const look = {
    ...(name === undefined ? {} : { name }),
    ...(colour === undefined ? {} : { colour }),
    ...(avatar === undefined ? {} : { avatar }),
  }
  const entered = hello.display === true ? undefined : sessions.enter(hello.token, look, pins.generation)
  const { address } = visitor
  const app = hello.app === undefined ? {} : { app: hello.app }
  const about = { person: entered?.person, owner, address, at, ...app }
  const client = (made = connection.client(about, hello.plain === true))
  const older = [...context.clients].filter(one => entered !== undefined && one.person?.id === entered.person.id)
  context.clients.add(client)
  if (client.person !== undefined && language !== undefined) context.languages.set(client.person.id, language)
  client.send({
    say: 'welcome',
    you: entered?.person ?? { id: '', name: '', colour: 0, avatar: '' },
    token: entered?.token ?? '',
    owner,
    host: context.card(),
    games: gameCards(context.tuning.games),
  })
  sendLobby(lobby, client)
  sendNight(context, client)
  for (const live of lobby.tables.values()) {
    if (seatsOf(live.table, entered?.person.id).length > 0) follow(live, client)
  }
  // Who came with a code that counts no longer comes as anybody else does.
  const isLate = !redeemed && hello.ticket !== undefined && isSeatCode(hello.ticket) && before === undefined
  if (isLate) client.send({ say: 'notice', kind: 'warning', text: 'seat-code-late' })
  // Their device came after the house by itself: whose computer it stands on now they have not seen.
  if (redeemed && !owner && !isSeatCode(hello.ticket!)) client.send(houseIsHere(context))
  const toReach = context.doctor.toReach(from, at)
  if (toReach !== undefined) client.send({ say: 'reach', address: toReach })
  // A person's newest device plays. The older one gets `replaced` and does not reconnect by itself.
  for (const one of older) one.bye('replaced')
  context.lobbyChanged()
  return client
}
