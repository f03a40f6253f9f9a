import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { FoundHost } from '../../../src-engine/protocol/desktop.ts'
import { defaultPort, protocolVersion } from '../../../src-engine/protocol/version.ts'
import { addressOfCode } from '../../../src-engine/protocol/address-code.ts'
import { fetchInfo } from './fetch-info.ts'

export type LookedUp = FoundHost | { readonly problem: string; readonly params?: JsonObject }

/**
 * What somebody typed as an address: `192.168.1.20`, with `:4680`, with `http://`, `[::1]:4680`, a machine's name, or the
 * code of an address, `ba-fe-fe`. A machine whose name happens to be such a code is reached with its port.
 */
export function originOf(typed: string): string | undefined {
  const meant = addressOfCode(typed)
  if (meant !== undefined) return `http://${meant}:${defaultPort}`
  const bare = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/.*$/, '')
  const match = /^(\[[0-9a-fA-F:.%]+\]|[^\s:/?#@[\]]+)(?::(\d{1,5}))?$/.exec(bare)
  if (!match) return undefined
  const port = match[2] === undefined ? defaultPort : Number(match[2])
  if (port < 1 || port > 65535) return undefined
  return `http://${match[1]}:${port}`
}

/** Asks the typed address; where something is wrong with it, gives the code of that. */
export async function lookUp(typed: string, ours: string): Promise<LookedUp> {
  const origin = originOf(typed)
  if (origin === undefined) return { problem: 'no-address' }
  const address = origin.slice('http://'.length)
  // It would dial another port, plainly, and wait for an answer that never comes.
  if (/^\s*https:/i.test(typed)) return { problem: 'address-https', params: { address: typed.trim() } }
  const answer = await fetchInfo(origin, 3000)
  if (!answer.ok) return { problem: `address-${answer.why}`, params: { address } }
  const { host } = answer
  if (host.protocol === protocolVersion) return host
  return { problem: 'other-version', params: { theirs: host.version, ours } }
}
