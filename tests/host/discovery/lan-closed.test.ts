import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { makeLan, noLan, type Lan } from '../../support/lan.ts'

// Until somebody hosts, this machine's host is nobody's business but its own: it listens on loopback only and sends
// nothing (DESIGN, Finding and joining).
const source = resolve(import.meta.dirname, '../../../src-main')

/** The files and packages loaded together with a file: its imports, and theirs, but not those made when something is done. */
function loadedWith(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const text = readFileSync(join(source, file), 'utf8')
  for (const [, what, from] of text.matchAll(/^(?:import|export) ([^'";]*?)(?: from )?'([^']+)'$/gm)) {
    if (what!.startsWith('type ')) continue
    if (!from!.startsWith('.')) seen.add(from!)
    else if (!from!.includes('src-engine')) loadedWith(relative(source, join(source, dirname(file), from!)), seen)
  }
  return seen
}

describe('what is loaded from the start', () => {
  it.each(['host/house/host.ts', 'desktop/desktop.ts'])('%s brings nothing that speaks to the whole network', file => {
    const loaded = loadedWith(file)
    // So that an empty list proves something.
    expect(loadedWith('host/discovery/advertiser.ts')).toContain('bonjour-service')
    expect(loadedWith('host/discovery/beacon.ts')).toContain('node:dgram')
    const loud = ['node:dgram', 'bonjour-service', 'host/discovery/advertiser.ts', 'host/discovery/beacon.ts']
    expect(loud.filter(one => loaded.has(one))).toEqual([])
  })

  it.each(['host/house/host.ts', 'headless.ts', 'desktop/desktop.ts'])('%s brings no client for Redis', file => {
    expect(loadedWith('host/cluster/event/event.ts')).toContain('ioredis')
    const ofEvent = ['ioredis', 'host/cluster/event/event.ts']
    expect(ofEvent.filter(one => loadedWith(file).has(one))).toEqual([])
  })

  it('whatever is loaded later, these are all the ways to code that opens a UDP socket, each behind a door of its own', () => {
    const reached = new Set<string>()
    const doors: string[] = []
    const follow = (file: string): void => {
      for (const one of loadedWith(file)) {
        if (!one.endsWith('.ts') || reached.has(one)) continue
        reached.add(one)
        for (const [, from] of readFileSync(join(source, one), 'utf8').matchAll(/\bimport\('(\.[^']+)'\)/g)) {
          const later = relative(source, join(source, dirname(one), from!))
          if (later.includes('src-engine')) continue
          const loads = loadedWith(later)
          if (loads.has('node:dgram') || loads.has('bonjour-service')) doors.push(`${one} > ${later}`)
          follow(later)
        }
      }
    }
    for (const start of ['desktop/main.ts', 'headless.ts']) follow(start)
    expect(doors.sort()).toEqual([
      // Once the window is drawn, the app looks for hosts; it listens to nobody but those who answer or announce.
      'desktop/desktop.ts > desktop/look-for-hosts.ts',
      // When the join doctor is asked: a socket that is told where it would send, and sends nothing.
      'host/discovery/host-doctor.ts > host/discovery/app-doctor.ts',
      'host/discovery/host-doctor.ts > host/discovery/network-facts.ts',
      // When the host is opened to the network.
      'host/discovery/lan-presence.ts > host/discovery/advertiser.ts',
      'host/discovery/lan-presence.ts > host/discovery/beacon.ts',
      // A host without a window, once it is open: whether another machine has a copy of its house.
      'host/house/search-house.ts > host/discovery/finder.ts',
      // At a standby whose house does not answer where it was: it looks for it as an app does.
      'host/house/search-house.ts > host/discovery/finder.ts',
    ])
    // What takes connections is one file, and it is told by its caller on which addresses.
    const listens = [...reached].filter(one => /\.listen\(/.test(readFileSync(join(source, one), 'utf8')))
    expect(listens).toEqual(['host/gateway/http/listen.ts'])
  })
})

const why = noLan()
if (why !== undefined) console.warn(`\n!!! SKIPPED: a closed host on a network was not tested: ${why}\n`)

describe.runIf(why === undefined)('on a network', () => {
  let lan: Lan
  afterEach(() => lan.remove())
  it('a host listens on loopback only and sends not one packet until it is opened', async () => {
    lan = makeLan(1)
    lan.sh(0, 'nft add table inet out')
    lan.sh(0, `nft add chain inet out sent '{ type filter hook output priority 0 ; }'`)
    lan.sh(0, `nft add rule inet out sent oifname eth0 meta l4proto udp counter`)
    lan.sh(0, `nft add rule inet out sent oifname eth0 meta l4proto tcp counter`)
    const sent = (): number =>
      [...lan.sh(0, 'nft list chain inet out sent').matchAll(/counter packets (\d+)/g)].reduce(
        (all, [, packets]) => all + Number(packets),
        0,
      )
    /** Addresses listened on, beside loopback's. */
    const open = (): string[] =>
      lan
        .sh(0, 'ss -Hlntu')
        .split('\n')
        .map(line => line.trim().split(/\s+/)[4] ?? '')
        .filter(address => address !== '' && !/^(127\.0\.0\.1|\[::1\]):/.test(address))
    const host = lan.run(0, 'tests/support/lan-closed.ts', [lan.folder])
    await host.line(line => line.startsWith('up'))
    expect([open(), sent()]).toEqual([[], 0])
    host.kill('SIGUSR2')
    await host.line(line => line === 'open true')
    const now = open()
    for (const one of [`${lan.places[0]!.address}:4680`, '0.0.0.0:4680', '0.0.0.0:5353']) expect(now).toContain(one)
    await expect.poll(sent).toBeGreaterThan(0)
  })
})
