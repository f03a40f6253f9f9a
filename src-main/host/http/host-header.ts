import { hostname, networkInterfaces } from 'node:os'
import type { IncomingMessage } from 'node:http'
import { appOrigin } from '../../../src-engine/protocol/version.ts'
import { readAuthority, urlOfAuthority, type Authority } from '../context/authority.ts'

/**
 * Whether a request names this host as itself: by its own names and addresses at `port`, or by one of those it was told
 * that it is reached by (`reachedBy`). A web page elsewhere that had its own name point at this machine (DNS rebinding)
 * sends that name, which is none of these.
 */
export function namesUs(request: IncomingMessage, port: number, reachedBy: readonly Authority[]): boolean {
  const named = readAuthority(request.headers.host ?? '')
  if (named === undefined) return false
  const at = named.port ?? 80
  if (at === port && ownNames().has(named.name)) return true
  return reachedBy.some(one => one.name === named.name && (one.port ?? port) === at)
}

/** Browsers always tell where a WebSocket comes from: only our own pages may. Programs that are no browser say nothing. */
export function comesFromUs(request: IncomingMessage): boolean {
  const { origin, host } = request.headers
  return origin === undefined || origin === appOrigin || origin.toLowerCase() === `http://${host ?? ''}`.toLowerCase()
}

/**
 * Where to lead a request that named us otherwise, with its path: the first address we are told that we are reached by,
 * else our own by which it came. Nothing where the path is not one of ours to begin with.
 */
export function addressReached(
  { socket, url }: IncomingMessage,
  port: number,
  reachedBy: readonly Authority[],
): string | undefined {
  const name = socket.localAddress?.replace(/^::ffff:/, '')
  if (name === undefined || !/^\/(?!\/)[\w/?=&.%-]*$/.test(url ?? '')) return undefined
  return `${urlOfAuthority(reachedBy[0] ?? { name, port }, port)}${url}`
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
