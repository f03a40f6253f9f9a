import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { TLSSocket } from 'node:tls'
import { WebSocketServer, type WebSocket } from 'ws'
import { limits } from '../../../../src-engine/protocol/version.ts'
import type { Authority } from '../../context/authority.ts'
import type { Connections } from '../connections.ts'
import { addressReached, atPort, comesFromUs, namesUs } from './host-header.ts'
import type { Certificate } from './front.ts'
import type { Handlers } from './listen.ts'
import { readsPages, safetyHeaders } from './pages.ts'

interface Served {
  port(): number
  /** The one that need not be typed, where there is one. */
  readonly shortPort?: number | undefined
  /** Names and addresses others reach this host by, besides its own. */
  readonly reachedBy: readonly Authority[]
  /** `id`: of the house that is here, if one is. */
  info(): { readonly app: string; readonly id?: string }
  metrics(): string
  pages(request: IncomingMessage, response: ServerResponse): boolean
  /** `/tv.mjpeg` (picture.ts). */
  picture(request: IncomingMessage, response: ServerResponse): void
  /** A request arrived: from where, and at which address of ours. */
  came(from: string | undefined, at: string | undefined): void
  /** Something failed that cost a request its answer. */
  broke(where: string, error: unknown): void
  enter(socket: WebSocket, request: IncomingMessage): void
  /** Another machine about a hand-over of the house; `greeted` is to be called once it has said what for. */
  handover(socket: WebSocket, request: IncomingMessage, greeted: () => void): void
  readonly connections: Connections
  readonly certificate?: Certificate
}

/**
 * HTTP and WebSocket on one port: pages, `/tv.mjpeg`, `/info`, `/health`, `/metrics`, `/ws`. Requests for another host are refused
 * first.
 */
export function httpServer({
  port,
  shortPort,
  reachedBy,
  info,
  metrics,
  pages,
  picture,
  came,
  broke,
  enter,
  handover,
  connections,
  certificate,
}: Served): Handlers & { readonly sockets: WebSocketServer } {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
    clientTracking: true,
  })
  const id = (): string | undefined => info().id
  const ports = (): readonly number[] => (shortPort === undefined ? [port()] : [port(), shortPort])
  /** No page speaks of a hand-over: a browser always says where its page is from. */
  const isWelcome = (request: IncomingMessage, path: string): boolean =>
    path === '/handover'
      ? request.headers.origin === undefined
      : namesUs(request, ports(), reachedBy, id) && comesFromUs(request)
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(safetyHeaders)) response.setHeader(name, value)
    came(request.socket.remoteAddress, request.socket.localAddress)
    const plain = (status: number, text: string): void => {
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      response.end(`${text}\n`)
    }
    if (!namesUs(request, ports(), reachedBy, id)) {
      // A name the router gave us, say: whoever typed it is redirected to the address they reached. A foreign page
      // whose name was pointed at us gains nothing, as its browser may not read what comes from another address.
      const here =
        request.method === 'GET' && readsPages(request) ? addressReached(request, port(), reachedBy) : undefined
      if (here !== undefined) response.setHeader('location', here)
      plain(here === undefined ? 403 : 307, 'not-this-host')
      return
    }
    if (request.socket instanceof TLSSocket) {
      // A browser would warn of the certificate, and has the same pages without.
      response.setHeader('location', `http://${request.headers.host ?? ''}${request.url ?? '/'}`)
      plain(307, 'plain-http')
      return
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      plain(405, 'only-reading')
      return
    }
    const isShort = request.socket.localPort === shortPort && shortPort !== port()
    const typed = isShort && readsPages(request) ? atPort(request, port()) : undefined
    if (typed !== undefined) {
      response.setHeader('location', typed)
      plain(307, 'with-port')
      return
    }
    const [path, query] = (request.url ?? '/').split('?', 2)
    if (path === '/info' || path === '/health') {
      // A guest's page tries our other addresses by it, and learns only whether there is an answer: none if it means
      // another house, which had the address before.
      const wanted = new URLSearchParams(query).get('house')
      if (path === '/health' && wanted !== null && wanted !== id()) return void response.destroy()
      if (path === '/health') response.setHeader('cross-origin-resource-policy', 'cross-origin')
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
      response.end(JSON.stringify(path === '/info' ? info() : { ok: true }))
      return
    }
    if (path === '/metrics') {
      response.writeHead(200, {
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
        'cache-control': 'no-store',
      })
      response.end(metrics())
      return
    }
    if (path === '/tv.mjpeg') return picture(request, response)
    if (!pages(request, response)) plain(404, 'not-found')
  }
  /** Does what a connection asks for, and counts what that takes. Whoever has used too much of the thread waits. */
  const timed = (socket: Duplex, work: () => void, late: () => void): void => {
    const visitor = connections.of(socket)
    if (visitor.overdrawnMs() > 0) return late()
    const began = performance.now()
    work()
    visitor.spent(performance.now() - began)
  }
  return {
    sockets,
    connections,
    ...(certificate === undefined ? {} : { certificate }),
    request: (request, response) => {
      const work = (): void => {
        try {
          answer(request, response)
        } catch (error) {
          broke('a request failed', error)
          if (!response.headersSent) response.writeHead(500)
          response.end()
        }
      }
      timed(request.socket, work, () => {
        response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain; charset=utf-8' })
        response.end('too-fast\n')
      })
    },
    upgrade: (request, socket, head) => {
      socket.on('error', () => {
        // The connection closed before it was admitted.
      })
      const path = (request.url ?? '/').split('?', 1)[0]
      if (path !== '/ws' && path !== '/handover') turnAway(socket, '404 Not Found')
      else if (!isWelcome(request, path)) turnAway(socket, '403 Forbidden')
      else {
        const work = (): void =>
          sockets.handleUpgrade(request, socket, head, opened => {
            const visitor = connections.of(request.socket)
            if (path === '/ws') return enter(opened, request)
            visitor.becomes('machine', () => opened.terminate())
            handover(opened, request, visitor.greeted)
          })
        timed(request.socket, work, () => turnAway(socket, '503 Service Unavailable'))
      }
    },
  }
}

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
