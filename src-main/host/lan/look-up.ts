import type { FoundHost } from '../../../src-engine/protocol/desktop.ts'
import { defaultPort, protocolVersion } from '../../../src-engine/protocol/version.ts'
import { askInfo } from './ask-info.ts'

export type LookedUp = FoundHost | { readonly problem: string }

/** What somebody typed as an address: `192.168.1.20`, with `:4680`, with `http://`, `[::1]:4680`, a machine's name. */
export function originOf(typed: string): string | undefined {
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

/** Asks the typed address and says in plain words what is wrong with it, if something is. */
export async function lookUp(typed: string, ours: string): Promise<LookedUp> {
  const origin = originOf(typed)
  if (origin === undefined) return { problem: 'An address looks like 192.168.1.20 or 192.168.1.20:4680.' }
  const shown = origin.slice('http://'.length)
  const answer = await askInfo(origin, 3000)
  if (!answer.ok) {
    if (answer.why === 'other') return { problem: `Something answers at ${shown}, but it is not Knockabout.` }
    const silent = 'Nothing answers there. Is it the same network, and does a firewall let Knockabout through?'
    return {
      problem:
        answer.why === 'nothing' ? `Nobody hosts at ${shown}. Is the address right, and is the host open?` : silent,
    }
  }
  const { host } = answer
  if (host.protocol !== protocolVersion) {
    return { problem: `That host runs Knockabout ${host.version}, yours is ${ours}: both need the same version.` }
  }
  return host
}
