import { afterEach, describe, expect, it } from 'vitest'
import { makeLan, noLan, type Lan, type LanProgram } from '../../support/lan.ts'
import { has, hostsOf, listed, soon, without } from '../../support/lan-listed.ts'

// Networks that drop what mDNS needs, made with a firewall on each machine: the apps find the tables all the same.
const why = noLan()
if (why !== undefined) console.warn(`\n!!! SKIPPED: finding hosts where mDNS is dropped was not tested: ${why}\n`)

const host = 'tests/support/lan-host.ts'
const finder = 'tests/support/lan-finder.ts'

let lan: Lan
afterEach(() => lan.remove())

/** Drops what fits, on its way into a machine or out of it. */
function drop(place: number, ...fits: readonly string[]): void {
  lan.sh(place, 'nft add table inet drops')
  for (const way of ['input', 'output']) {
    lan.sh(place, `nft add chain inet drops ${way} '{ type filter hook ${way} priority 0 ; }'`)
    for (const one of fits) lan.sh(place, `nft add rule inet drops ${way} ${one} drop`)
  }
}
const mdns = 'udp dport 5353'
const multicast4 = 'ip daddr 224.0.0.0/4'
const broadcast = 'fib daddr type broadcast'
const multicast6 = 'ip6 daddr ff12::4680'
const up = (...programs: readonly LanProgram[]): Promise<unknown> =>
  Promise.all(programs.map(one => one.line(line => line.startsWith('up'))))

describe.runIf(why === undefined)('where mDNS is dropped', () => {
  it('another multicast, a broadcast or IPv6 alone finds each host once within two seconds, and hears it close', async () => {
    lan = makeLan(5)
    drop(1, mdns, broadcast, multicast6)
    drop(2, mdns, multicast4, multicast6)
    drop(3, mdns, multicast4, broadcast)
    // The fourth machine hears everything, mDNS too. Two hosts on one machine share the port that is asked.
    const one = lan.run(0, host, ['--id', 'one', '--beacon'])
    const two = lan.run(0, host, ['--id', 'two', '--beacon', '--port', '4681'])
    await up(one, two)
    const looking = [1, 2, 3, 4].map(place => lan.run(place, finder))
    for (const each of looking) {
      const line = await each.line(now => has('one')(now) && has('two')(now))
      expect(Number(line.split(' ')[1])).toBeLessThanOrEqual(2000)
      expect(hostsOf(line)).toMatchObject([
        { id: 'one', url: `http://${lan.places[0]!.address}:4680` },
        { id: 'two', url: `http://${lan.places[0]!.address}:4681` },
      ])
    }
    one.kill('SIGTERM')
    const gone = await Promise.all(looking.map(each => soon(each, without('one'))))
    expect(Math.max(...gone)).toBeLessThanOrEqual(2000)
    expect(looking.map(each => hostsOf(listed(each)).length)).toEqual([1, 1, 1, 1])
    // The network goes and returns, as after sleep or in another room. A new app proves that the host answers again, and a
    // new host that the apps ask again.
    const places = [0, 1, 2, 3]
    const answering = (): boolean => lan.sh(0, 'ss -Hlnu').includes(':4680')
    const address = (place: number, verb: string): string =>
      lan.sh(place, `ip addr ${verb} ${lan.places[place]!.address}/24 brd + dev eth0`)
    for (const place of places) address(place, 'del')
    await expect.poll(answering, { timeout: 8000 }).toBe(false)
    for (const place of places) {
      address(place, 'add')
      lan.sh(place, 'ip route replace 224.0.0.0/4 dev eth0')
    }
    await expect.poll(answering, { timeout: 8000 }).toBe(true)
    const fresh = lan.run(1, finder)
    const three = lan.run(0, host, ['--id', 'three', '--beacon', '--port', '4682'])
    await up(three)
    await Promise.all([fresh.line(has('two')), ...looking.map(each => soon(each, has('three')))])
  })

  it('a look at every address, begun by a person, finds a host that nothing else does, unless the app is limited', async () => {
    lan = makeLan(2)
    drop(0, 'meta l4proto udp')
    const served = lan.run(1, host, ['--id', 'mute'])
    await up(served)
    const looking = lan.run(0, finder)
    const limited = lan.run(0, finder, ['eth0'])
    for (const each of [looking, limited]) await each.line(line => line.startsWith('hosts'))
    // Nobody is asked before that.
    const asked = (): string => lan.sh(0, 'nft list chain inet drops asked')
    lan.sh(0, `nft add chain inet drops asked '{ type filter hook output priority 1 ; }'`)
    lan.sh(0, 'nft add rule inet drops asked tcp dport 4680 counter')
    expect(asked()).toContain('packets 0')
    limited.kill('SIGUSR1')
    await limited.line(line => line === 'swept')
    expect(asked()).toContain('packets 0')
    expect(listed(looking)).not.toContain('mute')
    looking.kill('SIGUSR1')
    await looking.line(has('mute'))
    expect(looking.lines).toContain('asked 0 of 253')
  })

  it('an app limited to one interface asks on no other, and a host limited to one answers on no other', async () => {
    lan = makeLan(2)
    drop(0, mdns)
    drop(1, mdns)
    const limited = lan.run(1, host, ['--id', 'limited', '--beacon', '--interface', 'lo'])
    const open = lan.run(1, host, ['--id', 'open', '--beacon', '--port', '4681'])
    await up(limited, open)
    const near = lan.run(1, finder, ['lo'])
    const far = lan.run(0, finder)
    await Promise.all([near.line(has('limited')), far.line(has('open'))])
    expect([has('limited')(listed(far)), has('open')(listed(near))]).toEqual([false, false])
  })
})
