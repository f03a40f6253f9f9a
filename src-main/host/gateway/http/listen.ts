import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Connections } from '../connections.ts'
import { shortPort } from '../../../../src-engine/protocol/version.ts'
import { behindTls, type Certificate } from './front.ts'

export interface Handlers {
  readonly request: (request: IncomingMessage, response: ServerResponse) => void
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Counts every connection that is opened. */
  readonly connections: Pick<Connections, 'opened' | 'deciphered'>
  /** Where desktop apps may come by TLS. */
  readonly certificate?: Certificate
}

export interface Listeners {
  readonly port: number
  /** Those of the addresses that are also listened on at the short port. */
  short(): readonly string[]
  /** Listens on exactly these addresses besides loopback. Gives those that could not be had. */
  only(addresses: readonly string[]): Promise<string[]>
  close(): Promise<void>
}

/** Ports tried after the wanted one before any free one is taken. */
const tries = 10

/**
 * Listens on loopback and the addresses given, all on one port: the wanted one, one of the next ten if it is taken, or
 * any. There is one server for each address, so that no other address is open. `short`: the port that nobody has to type, for
 * the same handlers, on each address but loopback where the system lets us have it.
 */
export async function listenFrom(
  port: number,
  addresses: readonly string[],
  handlers: Handlers,
  short?: number,
): Promise<Listeners> {
  const wishes =
    port === 0 ? [0] : [...Array.from({ length: tries + 1 }, (_, i) => port + i).filter(one => one < 65536), 0]
  for (const wish of wishes) {
    const made = await tryPort(wish, addresses, handlers, short)
    if (made !== undefined) return made
  }
  throw new Error('no port of this machine could be listened on')
}

async function tryPort(
  wish: number,
  addresses: readonly string[],
  handlers: Handlers,
  short: number | undefined,
): Promise<Listeners | undefined> {
  const first = await listen(wish, '127.0.0.1', handlers)
  if (typeof first === 'string') {
    if (first === 'EADDRINUSE' || first === 'EACCES') return undefined
    throw new Error(`this machine does not let a program listen on its loopback address (${first})`)
  }
  const { port } = first
  const servers = new Map([['127.0.0.1', first]])
  const also = [...new Set(['::1', ...addresses])].filter(one => one !== '127.0.0.1')
  for (const address of also) {
    const server = await listen(port, address, handlers)
    if (typeof server !== 'string') servers.set(address, server)
    // Another program has the port on the LAN: all addresses move on to the next, so that the port is the same on each.
    else if (server === 'EADDRINUSE' && address !== '::1') {
      await Promise.all([...servers.values()].map(one => one.close()))
      return undefined
    }
  }
  const doors = shortDoors(short === port ? undefined : short, handlers)
  return {
    port,
    short: () => doors.at(),
    only: async wanted => {
      await doors.only(wanted)
      const failed: string[] = []
      for (const [address, server] of servers) {
        if (address === '127.0.0.1' || address === '::1' || wanted.includes(address)) continue
        servers.delete(address)
        await server.close()
      }
      for (const address of wanted) {
        if (servers.has(address)) continue
        const server = await listen(port, address, handlers)
        if (typeof server === 'string') failed.push(address)
        else servers.set(address, server)
      }
      return failed
    },
    close: async () => {
      await Promise.all([doors.only([]), ...[...servers.values()].map(one => one.close())])
    },
  }
}

/** The same host at a port that is shorter to type. It does without where that is somebody else's, and tries again. */
function shortDoors(short: number | undefined, handlers: Handlers) {
  const doors = new Map<string, Listening>()
  /** The system keeps it for its administrator, and does so as long as this program runs. */
  let isForbidden = short === undefined
  return {
    at: (): readonly string[] => [...doors.keys()],
    only: async (wanted: readonly string[]): Promise<void> => {
      for (const [address, door] of doors) {
        if (wanted.includes(address)) continue
        doors.delete(address)
        await door.close()
      }
      for (const address of wanted) {
        // At loopback nobody types an address.
        if (isForbidden || doors.has(address) || (short === shortPort && address.startsWith('127.'))) continue
        const door = await listen(short!, address, handlers)
        if (typeof door !== 'string') doors.set(address, door)
        else isForbidden ||= door === 'EACCES'
      }
    },
  }
}

interface Listening {
  readonly port: number
  close(): Promise<void>
}

function listen(port: number, address: string, handlers: Handlers): Promise<Listening | string> {
  const server: Server = createServer(handlers.request)
  const { connections } = handlers
  if (handlers.certificate !== undefined) {
    // HTTP's own listener, which takes a deciphered connection as it does a plain one.
    const [take] = server.listeners('connection') as ((stream: Duplex) => void)[]
    server.removeAllListeners('connection')
    server.on(
      'connection',
      behindTls(handlers.certificate, (stream, socket) => {
        if (stream !== socket) connections.deciphered(stream, socket)
        take!.call(server, stream)
      }),
    )
  }
  const sockets = new Set<Socket>()
  server.on('upgrade', handlers.upgrade)
  server.on('connection', socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    connections.opened(socket)
  })
  server.headersTimeout = 10_000
  server.requestTimeout = 20_000
  server.maxHeadersCount = 100
  return new Promise(resolve => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code ?? 'error')
    })
    server.listen({ port, host: address, ...(address.includes(':') ? { ipv6Only: true } : {}) }, () => {
      server.removeAllListeners('error')
      server.on('error', () => {
        // An accept that failed (too many open files, say) costs that connection, not the host.
      })
      const at = server.address()
      resolve({
        port: typeof at === 'object' && at !== null ? at.port : port,
        close: () =>
          new Promise<void>(closed => {
            server.close(() => {
              closed()
            })
            for (const socket of sockets) socket.destroy()
          }),
      })
    })
  })
}
