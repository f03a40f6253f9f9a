import { diagnoseHost, type Diagnosis } from '../../../src-engine/protocol/join-doctor.ts'
import type { JoinDoctor } from '../context/join-doctor.ts'
import { heardMachines, isOther } from './heard-machines.ts'

interface Setting {
  /** Interface names or addresses the host keeps to; empty = all. */
  readonly interfaces: readonly string[]
  port(): number
  /** The addresses people are shown, best first; none while the host is closed. */
  addresses(): readonly string[]
  readonly now?: () => number
}

/** What the host itself tells its doctor. */
export interface HostDoctor extends JoinDoctor {
  /** Somebody's request arrived: from where, and at which address of ours. */
  came(from: string | undefined, at: string | undefined): void
  /** Somebody was heard who looks for hosts; `unreached`: who hears this one and cannot reach it. */
  heard(from: string, unreached?: boolean): void
  /** It was opened to the network: what was seen before is of another evening. */
  opened(): void
}

/** What an app says of being kept out holds for so many milliseconds: it says so every five seconds. */
const unreachedMs = 30_000

/** Looks after the host's side of finding each other: keeps what was seen, and names the cause when it is asked. */
export function hostDoctor({ interfaces, port, addresses, now = () => performance.now() }: Setting): HostDoctor {
  const heard = heardMachines(now)
  /** The address of ours each other machine came by. */
  const came = new Map<string, string>()
  /** Addresses a guest's device could not reach, each with the one it came by; and those one did. */
  const fails = new Map<string, string>()
  const works = new Set<string>()
  let unreachedAt = -Infinity
  const clear = (): void => {
    heard.clear()
    for (const one of [came, fails, works]) one.clear()
    unreachedAt = -Infinity
  }
  const urlAt = (address: string): string => `http://${plain(address)}:${port()}`
  return {
    opened: clear,
    came: (from, at) => {
      if (from === undefined || at === undefined || !isOther(from)) return
      came.set(from, at)
      works.add(urlAt(at))
    },
    heard: (from, unreached = false) => {
      if (!isOther(from)) return
      heard.note(from)
      if (unreached) unreachedAt = now()
    },
    toReach: (from, at) => {
      const [shown] = addresses()
      if (shown === undefined || from === undefined || at === undefined || !isOther(from)) return undefined
      return shown === urlAt(at) || works.has(shown) ? undefined : shown
    },
    reached: (address, did, at) => {
      if (!addresses().includes(address)) return
      if (did) works.add(address)
      else if (at !== undefined) fails.set(address, urlAt(at))
    },
    check: async (swept): Promise<Diagnosis<'host'>> => {
      // Loaded here, because most hosts are never asked: what reads the system's own view of the network is no part of a start.
      const [{ networksOf }, { firewallOn, goesThroughTunnel, neighboursOn }] = await Promise.all([
        import('./app-doctor.ts'),
        import('./network-facts.ts'),
      ])
      const networks = networksOf(interfaces)
      const [shown] = addresses()
      const better = shown === undefined || works.has(shown) ? undefined : fails.get(shown)
      // Nothing stands between this machine and itself.
      const firewall = networks.every(one => one.internal) ? undefined : await firewallOn(port())
      return diagnoseHost({
        networks: networks.length,
        port: port(),
        came: came.size,
        heard: heard.count(),
        unreached: now() - unreachedAt < unreachedMs,
        ...(shown === undefined || better === undefined ? {} : { shownFails: { shown, works: better } }),
        tunnel: interfaces.length === 0 && (await goesThroughTunnel()),
        ...(firewall === undefined ? {} : { firewall }),
        swept,
        neighbours: swept ? (await neighboursOn(networks)).length : 0,
      })
    },
  }
}

function plain(address: string): string {
  return address.replace(/^::ffff:/, '')
}
