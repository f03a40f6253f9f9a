import { execFile } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { readFile } from 'node:fs/promises'
import { isTunnel, lanInterfaces, type LanInterface } from './interfaces.ts'

// What this machine tells of its own network without asking any other: read for the join doctor alone.

/** An address of documentation (RFC 5737): whatever is sent beyond the own networks goes the way it would. */
const farAway = '192.0.2.1'

/**
 * Whether what is sent to an address goes through a tunnel (a VPN), on interfaces that are there now. Nothing is sent: the
 * system only says which of its addresses it would send from. False where it would not send at all.
 */
export async function goesThroughTunnel(address = farAway): Promise<boolean> {
  const source = await sourceFor(address)
  return lanInterfaces().some(one => one.address === source && isTunnel(one))
}

function sourceFor(address: string): Promise<string | undefined> {
  return new Promise(done => {
    const socket = createSocket('udp4')
    const end = (source?: string): void => {
      socket.removeAllListeners()
      socket.on('error', () => undefined)
      socket.close()
      done(source)
    }
    socket.on('error', () => end())
    socket.connect(9, address, () => end(socket.address().address))
  })
}

/** The IPv4 addresses of other machines on these networks that this one has lately exchanged anything with, without its routers. */
export async function neighboursOn(interfaces: readonly LanInterface[]): Promise<readonly string[]> {
  const own = new Set(interfaces.map(one => one.address))
  const linux = process.platform === 'linux'
  const [met, routes] = await Promise.all([
    linux ? textOf('/proc/net/arp') : outputOf('arp', ['-a']),
    linux ? textOf('/proc/net/route') : outputOf('netstat', ['-rn']),
  ])
  const routers = routersIn(routes)
  const on = new Set(interfaces.map(one => one.name))
  return metIn(met, linux ? on : undefined).filter(address => !own.has(address) && !routers.includes(address))
}

/** Who answered when asked for their hardware's address, in Linux's `/proc/net/arp` or what `arp -a` says elsewhere. */
export function metIn(text: string, on?: ReadonlySet<string>): readonly string[] {
  return text.split('\n').flatMap(line => {
    const [, address, rest = ''] = /(?:^|[\s(])(\d+\.\d+\.\d+\.\d+)\)?(.*)$/.exec(line) ?? []
    const [, hardware] = /\b((?:[0-9a-f]{1,2}[:-]){5}[0-9a-f]{1,2})\b/i.exec(rest) ?? []
    if (address === undefined || hardware === undefined) return []
    // Nobody answered, everybody, or a group.
    if (/^(00?[:-]){5}|^(ff[:-]){5}|^0?1[:-]/i.test(hardware)) return []
    const name = line.trim().split(/\s+/).at(-1) ?? ''
    return on === undefined || on.has(name) ? [address] : []
  })
}

/** The routers in Linux's `/proc/net/route` or what `netstat -rn` says elsewhere. */
export function routersIn(text: string): readonly string[] {
  return text.split('\n').flatMap(line => {
    const words = line.trim().split(/\s+/)
    if (/^[0-9A-F]{8}$/.test(words[2] ?? '') && words[1] === '00000000') {
      const bytes = words[2]!.match(/../g)!.reverse()
      return [bytes.map(byte => parseInt(byte, 16)).join('.')]
    }
    const to = words[0] === 'default' ? 1 : words[0] === '0.0.0.0' ? (words[1] === '0.0.0.0' ? 2 : 1) : -1
    const router = words[to] ?? ''
    return /^\d+\.\d+\.\d+\.\d+$/.test(router) ? [router] : []
  })
}

export interface Firewall {
  readonly name: string
  /** What lets Knockabout through it, typed in a terminal. */
  readonly command?: string
}

/** The firewall that is on, as far as the system tells somebody who may not change it. `etc`: where its settings are. */
export async function firewallOn(port: number, etc = '/etc'): Promise<Firewall | undefined> {
  if (process.platform === 'win32') {
    const policy = 'HKLM\\SYSTEM\\CurrentControlSet\\Services\\SharedAccess\\Parameters\\FirewallPolicy'
    const said = await outputOf('reg', ['query', `${policy}\\PublicProfile`, '/v', 'EnableFirewall'])
    const rule = `name=Knockabout dir=in action=allow protocol=TCP localport=${port}`
    return /0x1\b/.test(said)
      ? { name: 'Windows Firewall', command: `netsh advfirewall firewall add rule ${rule}` }
      : undefined
  }
  if (process.platform === 'darwin') {
    const said = await outputOf('/usr/libexec/ApplicationFirewall/socketfilterfw', ['--getglobalstate'])
    return /State = [12]/.test(said) ? { name: 'macOS Firewall' } : undefined
  }
  if (/^\s*ENABLED=yes/im.test(await textOf(`${etc}/ufw/ufw.conf`)))
    return { name: 'ufw', command: `sudo ufw allow ${port}` }
  if ((await outputOf('firewall-cmd', ['--state'])).startsWith('running')) {
    return { name: 'firewalld', command: `sudo firewall-cmd --add-port=${port}/tcp --add-port=${port}/udp` }
  }
  return undefined
}

function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '')
}

/** What a program of the system says; nothing where it is not there, or takes long. */
function outputOf(program: string, words: readonly string[]): Promise<string> {
  return new Promise(done => {
    execFile(program, words, { timeout: 2000, windowsHide: true }, (_error, said) => done(said))
  })
}
