import { defaultPort } from '../../../src-engine/protocol/version.ts'
import type { FoundHost } from '../../../src-engine/protocol/desktop.ts'
import { fetchInfo } from './fetch-info.ts'
import { isHomeNetwork, neighbours, type LanInterface } from './interfaces.ts'

export interface SweepSetting {
  /** Called with a host that answered. */
  readonly found: (host: FoundHost) => void
  /** Called as addresses have answered or not. */
  readonly progress: (asked: number, total: number) => void
  readonly signal: AbortSignal
  /** Asks one address; another one in tests. */
  readonly ask?: (origin: string) => ReturnType<typeof fetchInfo>
}

/** An address every so many milliseconds, so that a house of apps that do this at once is still no flood. */
const paceMs = 40
/** Questions without an answer so far; and how long one is waited for: a machine on the same link is quick. */
const mostOpen = 16
const answerWithinMs = 800

/** Every address to ask: the home networks this machine is on, at most 254 addresses around its own in each. */
export function sweepAddresses(interfaces: readonly LanInterface[]): readonly string[] {
  const own = new Set(interfaces.map(one => one.address))
  const all = interfaces.filter(isHomeNetwork).flatMap(neighbours)
  return [...new Set(all)].filter(address => !own.has(address))
}

/**
 * Asks each of these addresses once, at the standard port, whether a host is there. Only ever at a person's wish: it
 * reaches machines that never said they play. Resolves when all have been asked, or within a second of being called off.
 */
export async function sweep(addresses: readonly string[], setting: SweepSetting): Promise<void> {
  const { found, progress, signal, ask = origin => fetchInfo(origin, answerWithinMs) } = setting
  const open = new Set<Promise<void>>()
  let asked = 0
  progress(0, addresses.length)
  for (const address of addresses) {
    if (open.size >= mostOpen) await Promise.race(open)
    if (signal.aborted) return
    const question = ask(`http://${address}:${defaultPort}`).then(answer => {
      open.delete(question)
      if (signal.aborted) return
      if (answer.ok) found(answer.host)
      progress(++asked, addresses.length)
    })
    open.add(question)
    await new Promise(done => setTimeout(done, paceMs))
  }
  await Promise.all(open)
}
