import { hostname, networkInterfaces } from 'node:os'
import type { IncomingMessage } from 'node:http'
import { houseName } from '../../../../src-engine/protocol/house-address.ts'
import { appOrigin } from '../../../../src-engine/protocol/version.ts'
import { readAuthority, urlOfAuthority, type Authority } from '../../context/authority.ts'

/**
 * Whether the Host header names this host: one of its own names and addresses at one of `ports`, the name its house of this id has
 * on the network, or one of those it is configured to be reached by (`reachedBy`). A foreign web page whose name was pointed
 * at this machine (DNS rebinding) sends that name, which is none of these.
 */
export function namesUs(
  request: IncomingMessage,
  ports: readonly number[],
  reachedBy: readonly Authority[],
  id: () => string | undefined,
): boolean {
  const named = readAuthority(request.headers.host ?? '')
  if (named === undefined) return false
  const at = named.port ?? 80
  if (ports.includes(at) && (isOwnName(named.name) || namesHouse(named.name, id))) return true
  // What stands before the host with HTTPS sends the name on as it was asked for, without the port it has by itself.
  const secureAt = named.port ?? 443
  return reachedBy.some(
    one =>
      one.name === named.name &&
      (one.secure === true ? (one.port ?? 443) === secureAt : [one.port ?? ports].flat().includes(at)),
  )
}

function namesHouse(name: string, id: () => string | undefined): boolean {
  const own = name.startsWith('knockabout-') ? id() : undefined
  return own !== undefined && name === houseName(own)
}

/** Browsers always send a WebSocket's origin: only our own pages may connect. Other programs send none. */
export function comesFromUs(request: IncomingMessage): boolean {
  const { origin, host } = request.headers
  return (
    origin === undefined ||
    origin === appOrigin ||
    origin.toLowerCase().replace(/^https?:\/\//, '') === host?.toLowerCase()
  )
}

/**
 * Where a request with another Host header is redirected, with its path: the first of the configured addresses, else
 * our own address that it came by. Nothing where the path is not one of ours.
 */
export function addressReached(
  { socket, url }: IncomingMessage,
  port: number,
  reachedBy: readonly Authority[],
): string | undefined {
  const name = socket.localAddress?.replace(/^::ffff:/, '')
  if (name === undefined || !isOwnPath(url)) return undefined
  return `${urlOfAuthority(reachedBy[0] ?? { name, port }, port)}${url}`
}

/**
 * Where somebody who typed no port goes on, with the path: what a browser keeps for us, it keeps by the address with the
 * port. Nothing where the path is not one of ours.
 */
export function atPort({ headers, url }: IncomingMessage, port: number): string | undefined {
  const named = readAuthority(headers.host ?? '')
  if (named === undefined || !isOwnPath(url)) return undefined
  return `${urlOfAuthority({ name: named.name, port }, port)}${url}`
}

function isOwnPath(url: string | undefined): boolean {
  return /^\/(?!\/)[\w/?=&.%-]*$/.test(url ?? '')
}

let names: { readonly at: number; readonly set: ReadonlySet<string> } | undefined

/** One that is not known is looked for again: an address that has just come is no foreign name. */
function isOwnName(name: string): boolean {
  return ownNames(2000).has(name) || ownNames(100).has(name)
}

function ownNames(mostMs: number): ReadonlySet<string> {
  const now = performance.now()
  if (names !== undefined && now - names.at < mostMs) return names.set
  const own = hostname().toLowerCase()
  const set = new Set(['localhost', '127.0.0.1', '::1', own, `${own}.local`])
  for (const list of Object.values(networkInterfaces()))
    for (const one of list ?? []) set.add(one.address.toLowerCase())
  names = { at: now, set }
  return set
}
