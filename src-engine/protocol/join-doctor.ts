import type { JsonObject } from '../core/json.ts'

// Why people do not find each other, from what can be seen without asking anybody. Each of the three is seen from one
// end: by the host, by an app that looks for hosts, by a page in a browser. The first cause that fits is named, and no other.

/** What the one button under a cause does. */
export type Remedy = 'check-again' | 'look-everywhere' | 'show-address' | 'go-there' | 'go-on-here' | 'copy-command'

export const joinCauses = {
  host: ['no-network', 'other-address', 'firewall', 'welcome', 'vpn', 'firewall-on', 'isolation', 'nobody-yet'],
  app: ['no-network', 'host-unreached', 'announcements', 'vpn', 'isolation', 'nobody-hosts', 'nobody-heard'],
  page: ['offline', 'moved', 'copy-waits', 'socket', 'host-gone'],
} as const
export type JoinEnd = keyof typeof joinCauses

export interface Diagnosis<End extends JoinEnd = JoinEnd> {
  readonly end: End
  readonly cause: (typeof joinCauses)[End][number]
  /** What fills the blanks of its sentence, and what the button needs. */
  readonly params: JsonObject
  readonly remedy: Remedy
  /** Nothing is wrong, as far as can be seen. */
  readonly well: boolean
}

export interface HostFacts {
  /** Addresses it listens on that lead to other machines. */
  readonly networks: number
  /** The port it listens on. */
  readonly port: number
  /** Other machines that came in since it was opened, and those that were only heard asking for hosts. */
  readonly came: number
  readonly heard: number
  /** An app heard this host and could not reach it, and said so. */
  readonly unreached: boolean
  /** The address people are shown, where a guest's device could not reach it, and one by which that guest came in. */
  readonly shownFails?: { readonly shown: string; readonly works: string }
  /** All that is sent beyond the own networks goes through a tunnel. */
  readonly tunnel: boolean
  /** The firewall that is on, as far as the system tells, and the command that lets Knockabout through it. */
  readonly firewall?: { readonly name: string; readonly command?: string }
  /** Every address nearby was looked through, at somebody's wish. */
  readonly swept: boolean
  /** Other machines this one has exchanged anything with, routers left out. */
  readonly neighbours: number
}

/** Why nobody comes to a host that is open. */
export function diagnoseHost(facts: HostFacts): Diagnosis<'host'> {
  const { networks, shownFails, unreached, firewall, came, heard, tunnel, swept, neighbours, port } = facts
  const is = diagnosisOf('host')
  if (networks === 0) return is('no-network')
  if (shownFails !== undefined) return is('other-address', 'show-address', shownFails)
  const way = firewall?.command === undefined ? ({} as const) : { command: firewall.command }
  const open = firewall?.command === undefined ? 'check-again' : 'copy-command'
  if (unreached && came === 0) return is('firewall', open, { port: String(port), ...way })
  if (came > 0) return { ...is('welcome'), well: true }
  if (tunnel) return is('vpn')
  if (firewall !== undefined && heard === 0) return is('firewall-on', open, { firewall: firewall.name, ...way })
  if (swept && neighbours === 0 && heard === 0) return is('isolation')
  return { ...is('nobody-yet', swept ? 'check-again' : 'look-everywhere'), well: true }
}

export interface AppFacts {
  readonly networks: number
  readonly tunnel: boolean
  /** A host that announces itself and cannot be reached; `tunnel`: what is sent to it goes through one. */
  readonly unreached?: { readonly address: string; readonly tunnel: boolean }
  /** Hosts that are listed, and those of them that were ever heard announcing themselves. */
  readonly found: number
  readonly announced: number
  /** Other machines heard announcing anything. */
  readonly heard: number
  readonly swept: boolean
  /** Other machines this one has exchanged anything with, routers left out. */
  readonly neighbours: number
}

/** Why an app finds no host. */
export function diagnoseApp(facts: AppFacts): Diagnosis<'app'> {
  const { networks, tunnel, unreached, found, announced, heard, swept, neighbours } = facts
  const is = diagnosisOf('app')
  if (networks === 0) return is('no-network')
  if (unreached !== undefined && unreached.tunnel) return is('vpn')
  if (unreached !== undefined) return is('host-unreached', 'check-again', { address: unreached.address })
  if (found > 0) return { ...is('announcements', 'look-everywhere'), well: announced > 0 }
  if (tunnel) return is('vpn')
  if (!swept) return { ...is('nobody-heard', 'look-everywhere'), well: true }
  if (neighbours === 0 && heard === 0) return is('isolation')
  return heard === 0 ? is('announcements', 'look-everywhere') : { ...is('nobody-hosts', 'look-everywhere'), well: true }
}

export interface PageFacts {
  /** What the browser says of its own network. */
  readonly online: boolean
  /** The host answers a plain request at the page's own address, though the connection does not come about. */
  readonly answers: boolean
  /** What answers there keeps a copy of the house, and waits for more who ask for it. */
  readonly keepsCopy?: boolean
  /** Another address of the same host, where it answers. */
  readonly elsewhere?: string
}

/** Why a page has no connection to its host. */
export function diagnosePage({ online, answers, keepsCopy, elsewhere }: PageFacts): Diagnosis<'page'> {
  const is = diagnosisOf('page')
  if (keepsCopy === true) return is('copy-waits', 'go-on-here')
  if (answers) return is('socket')
  if (elsewhere !== undefined) return is('moved', 'go-there', { address: elsewhere })
  return is(online ? 'host-gone' : 'offline')
}

function diagnosisOf<End extends JoinEnd>(end: End) {
  return (
    cause: (typeof joinCauses)[End][number],
    remedy: Remedy = 'check-again',
    params: JsonObject = {},
  ): Diagnosis<End> => ({ end, cause, remedy, params, well: false })
}
