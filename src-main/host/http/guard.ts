import { hostname, networkInterfaces } from 'node:os'
import type { IncomingMessage } from 'node:http'
import { appOrigin } from '../../../src-engine/protocol/version.ts'

/**
 * Whether a request names this host as itself. A web page elsewhere that had its own name point at this machine (DNS
 * rebinding) sends that name, which is none of ours.
 */
export function namesUs(request: IncomingMessage, port: number): boolean {
  const said = request.headers.host
  if (said === undefined) return false
  const match = /^(\[[0-9a-fA-F:.%]+\]|[^:[\]]+)(?::(\d+))?$/.exec(said)
  if (match === null || Number(match[2] ?? 80) !== port) return false
  const name = match[1]!.toLowerCase().replace(/^\[|\]$/g, '')
  return ownNames().has(name)
}

/** Browsers always tell where a WebSocket comes from: only our own pages may. Programs that are no browser say nothing. */
export function comesFromUs(request: IncomingMessage): boolean {
  const { origin, host } = request.headers
  return origin === undefined || origin === appOrigin || origin.toLowerCase() === `http://${host ?? ''}`.toLowerCase()
}

/** Our own address by which this request came, with its path; nothing where the path is not one of ours to begin with. */
export function addressReached({ socket, url }: IncomingMessage, port: number): string | undefined {
  const address = socket.localAddress?.replace(/^::ffff:/, '')
  if (address === undefined || !/^\/(?!\/)[\w/?=&.%-]*$/.test(url ?? '')) return undefined
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}${url}`
}

let names: { readonly at: number; readonly set: ReadonlySet<string> } | undefined

function ownNames(): ReadonlySet<string> {
  const now = performance.now()
  if (names !== undefined && now - names.at < 2000) return names.set
  const own = hostname().toLowerCase()
  const set = new Set(['localhost', '127.0.0.1', '::1', own, `${own}.local`])
  for (const list of Object.values(networkInterfaces()))
    for (const one of list ?? []) set.add(one.address.toLowerCase())
  names = { at: now, set }
  return set
}
