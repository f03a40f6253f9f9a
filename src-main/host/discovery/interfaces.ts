import { networkInterfaces } from 'node:os'

/** One IPv4 address of this machine to listen on, advertise and look at. */
export interface LanInterface {
  readonly name: string
  readonly address: string
  readonly netmask: string
  readonly internal: boolean
}

/** Adapters of tunnels, and those that lead to virtual machines and containers: usable, but never the first choice (PEERS 3, rows 2 and 3). */
const tunnel =
  /^(tun|tap|wg|utun|ppp|ipsec|tailscale|zt|ham|nordlynx|proton)|Tailscale|ZeroTier|WireGuard|OpenVPN|Wintun|VPN/i
const virtual = /^(docker|br-|veth|virbr|vmnet|vboxnet)|vEthernet|VirtualBox|VMware|WSL|Hyper-V/i

/**
 * The interfaces to use. `wanted`: names (`lo`, `eth0`) or addresses; empty = every one that is up and not internal,
 * best first. Throws, in plain words, when a wanted one is not there.
 */
export function lanInterfaces(wanted: readonly string[] = [], machine = networkInterfaces()): LanInterface[] {
  const all: LanInterface[] = []
  for (const [name, entries] of Object.entries(machine)) {
    for (const { family, address, netmask, internal } of entries ?? []) {
      if (family === 'IPv4') all.push({ name, address, netmask, internal })
    }
  }
  if (wanted.length === 0) return all.filter(one => !one.internal).sort((a, b) => rank(a) - rank(b))
  const chosen = wanted.flatMap(word => {
    const found = all.filter(one => one.name === word || one.address === word)
    if (found.length === 0) {
      const there = all.map(one => `${one.name} (${one.address})`).join(', ')
      throw new Error(`There is no network interface “${word}” here. There are: ${there || 'none'}.`)
    }
    return found
  })
  return chosen.filter((one, i) => chosen.findIndex(other => other.address === one.address) === i)
}

function rank({ name, address }: LanInterface): number {
  if (address.startsWith('169.254.')) return 5
  if (tunnel.test(name) || virtual.test(name)) return 4
  // A router or a virtual adapter of this very machine often sits at .1; a guest on the LAN hardly ever.
  const atOne = address.endsWith('.1') ? 1 : 0
  if (address.startsWith('192.168.')) return atOne
  if (address.startsWith('10.') || /^172\.(1[6-9]|2\d|3[01])\./.test(address)) return 1 + atOne
  return 3
}

/** Whether an address can be reached through one of these interfaces without a router. */
export function reaches(interfaces: readonly LanInterface[], address: string): boolean {
  const wanted = bits(address)
  if (wanted === undefined) return false
  return interfaces.some(one => {
    const mask = bits(one.netmask) ?? 0xffffffff
    return ((bits(one.address)! ^ wanted) & mask) === 0
  })
}

/** Whether an interface is a tunnel to somewhere else, as far as its name tells. */
export function isTunnel({ name }: LanInterface): boolean {
  return tunnel.test(name)
}

/** Whether an interface leads to other machines, as far as its name tells: neither a tunnel nor a container's. */
export function leadsToOthers({ name, internal }: LanInterface): boolean {
  return !internal && !tunnel.test(name) && !virtual.test(name)
}

/** Whether an interface leads to a private network of real machines, as far as its name and address tell. */
export function isHomeNetwork(one: LanInterface): boolean {
  return !one.internal && rank(one) < 3
}

/** The other addresses of an interface's subnet, the nearest first: at most those that differ in the last number only. */
export function neighbours(one: LanInterface): readonly string[] {
  const [net, last] = [one.address.replace(/\d+$/, ''), Number(one.address.split('.')[3])]
  const not = [one.address, broadcastOf(one), `${net}0`, `${net}255`, firstOf(one)]
  return Array.from({ length: 256 }, (_, i) => i)
    .sort((a, b) => Math.abs(a - last) - Math.abs(b - last) || a - b)
    .map(i => `${net}${i}`)
    .filter(address => reaches([one], address) && !not.includes(address))
}

/** The address that everybody on an interface's subnet listens to. */
export function broadcastOf({ address, netmask }: LanInterface): string {
  return dotted(bits(address)! | ~(bits(netmask) ?? 0xffffffff))
}

/** The first address of a subnet, which is no machine's. */
function firstOf({ address, netmask }: LanInterface): string {
  return dotted(bits(address)! & (bits(netmask) ?? 0xffffffff))
}

function dotted(address: number): string {
  return [24, 16, 8, 0].map(shift => (address >>> shift) & 255).join('.')
}

/** An interface's IPv6 addresses that hold on its link only, each with what names the link in an address after `%`. */
export function linkScopes(
  name: string,
  machine = networkInterfaces(),
): readonly { readonly address: string; readonly scope: string }[] {
  return (machine[name] ?? []).flatMap(one => {
    if (one.family !== 'IPv6' || !one.address.startsWith('fe80:')) return []
    return [{ address: one.address, scope: process.platform === 'win32' ? String(one.scopeid) : name }]
  })
}

function bits(address: string): number | undefined {
  const parts = address.split('.').map(Number)
  if (parts.length !== 4 || parts.some(part => !Number.isInteger(part) || part < 0 || part > 255)) return undefined
  return parts.reduce((all, part) => (all << 8) | part, 0)
}
