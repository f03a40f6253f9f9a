import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import { protocolVersion } from '../../../src-engine/protocol/version.ts'
import type { ToClient } from '../../../src-engine/protocol/to-client.ts'
import { urlOfAuthority } from '../context/authority.ts'
import type { HostOptions } from '../context/running.ts'
import { appVersion } from '../context/version.ts'
import { lanAddresses, urlOf } from '../discovery/lan-presence.ts'
import { connectionsOf } from '../gateway/connections.ts'
import { readMessage } from '../gateway/parse.ts'
import { listenFrom, type Handlers, type Listeners } from '../gateway/http/listen.ts'
import { pagesFrom } from '../gateway/http/pages.ts'
import { httpServer } from '../gateway/http/server.ts'
import { defaults } from './defaults.ts'

/** What answers at a standby's address until the house is there: the pages, and a WebSocket that takes tickets. */
export interface WaitingRoom {
  readonly port: number
  addresses(): readonly string[]
  /** The house is here: from now on these answer, on the same lines, so that no page is left half loaded. */
  giveTo(handlers: Handlers): Listeners
  close(): Promise<void>
}

const helloWithinMs = 10_000

/** What the waiting room asks of the standby behind it. */
interface Behind {
  /** Where the house is, as far as is known. */
  host(): string
  /** A device shows its ticket, and says whether its person is sure; gives the house's id where that is still there, and the device goes back. */
  shown(ticket: string, isSure: boolean): string | undefined
}

export async function waitingRoom(
  { port: wanted, shortPort, interfaces, reachedBy = [], app, name }: HostOptions,
  { host, shown }: Behind,
): Promise<WaitingRoom> {
  const found = lanAddresses(interfaces)
  let port = wanted
  const addresses = (): string[] => [
    ...reachedBy.map(one => urlOfAuthority(one, port)),
    ...found.map(one => urlOf(one, port)),
  ]
  const enter = (socket: WebSocket, request: IncomingMessage): void => {
    connections.of(request.socket).becomes('waiting', () => socket.terminate())
    const late = setTimeout(() => socket.terminate(), helloWithinMs)
    socket.on('error', () => {})
    socket.once('close', () => clearTimeout(late))
    socket.on('message', (data: Buffer, isBinary) => {
      const read = readMessage(isBinary ? '' : String(data), data.length)
      // A TV has no ticket; it is sent back all the same.
      const isHello = 'message' in read && read.message.say === 'hello'
      const house = isHello ? shown(read.message.ticket ?? '', read.message.insist === true) : undefined
      if (house !== undefined) {
        const back: ToClient = { say: 'moved', house, to: [host()] }
        socket.send(JSON.stringify(back))
        socket.close()
      } else socket.terminate() // It tries again in a moment, and by then the house may be here.
    })
  }
  const connections = connectionsOf(defaults.quotas, defaults.steady)
  const server = httpServer({
    port: () => port,
    reachedBy,
    // No house, so that nobody who looks for one finds it.
    info: () => ({
      app: 'knockabout-standby',
      name,
      version: appVersion,
      protocol: protocolVersion,
    }),
    pages: pagesFrom(app, addresses),
    picture: (_request, response) => void response.writeHead(503, { 'retry-after': '5' }).end('closing\n'),
    came: () => {},
    metrics: () => '',
    broke: () => {},
    enter,
    handover: socket => socket.terminate(),
    connections,
  })
  let answers: Handlers = server
  const handlers: Handlers = {
    request: (...asked) => answers.request(...asked),
    upgrade: (...asked) => answers.upgrade(...asked),
    connections: {
      opened: socket => answers.connections.opened(socket),
      deciphered: (...both) => answers.connections.deciphered(...both),
    },
    certificate: async () => answers.certificate?.(),
  }
  const listeners = await listenFrom(wanted, found, handlers, shortPort)
  const leave = (): void => {
    for (const socket of server.sockets.clients) socket.terminate()
  }
  port = listeners.port
  return {
    port,
    addresses,
    giveTo: handlers => {
      answers = handlers
      leave()
      return listeners
    },
    close: async () => {
      leave()
      await listeners.close()
    },
  }
}
