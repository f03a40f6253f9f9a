import { hostname, networkInterfaces } from 'node:os'
import type { IncomingMessage } from 'node:http'
import { appOrigin } from '../../../src-engine/protocol/version.ts'

/** A name or address, and the port if one is named: of a `Host` header, or as somebody set it (`--address`). */
export interface Authority {
  /** In small letters; an IPv6 address without its brackets. */
  readonly name: string
  readonly port: number | undefined
}

/** Reads `192.168.1.20:8080`, `[fe80::1]`, `games.local`. Nothing where the text is no such thing. */
export function readAuthority(text: string): Authority | undefined {
  const match = /^(\[[0-9a-fA-F:.%]+\]|[\w.-]+)(?::(\d{1,5}))?$/.exec(text)
  if (match === null || Number(match[2] ?? 0) > 65535) return undefined
  const name = match[1]!.toLowerCase().replace(/^\[|\]$/g, '')
  return { name, port: match[2] === undefined ? undefined : Number(match[2]) }
}

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

/** The address of our pages under this name. */
export function urlOfAuthority({ name, port }: Authority, otherwise: number): string {
  return `http://${name.includes(':') ? `[${name}]` : name}:${port ?? otherwise}`
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
