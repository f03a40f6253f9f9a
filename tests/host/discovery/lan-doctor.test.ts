import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtProgram } from '../../support/built-program.ts'
import { makeLan, noLan, type Lan, type LanProgram } from '../../support/lan.ts'

// Each fault the join doctor names, made on a small LAN: an app at the first place, a host at the second, and at the third
// whoever else is there, the router.
const why = noLan()
if (why !== undefined) console.warn(`\n!!! SKIPPED: the faults the join doctor names were not made: ${why}\n`)

const doctor = 'tests/support/lan-doctor.ts'
const [app, host, router] = [0, 1, 2]
let lan: Lan
let looking: LanProgram
let hosting: LanProgram
/** The id of the house that is there. */
let house: string

/** Milliseconds for anything awaited here: a look at every address takes seconds, and many on a busy machine. */
const patient = 90_000

/** The cause the app tells last; what it told before is shown where that never comes. */
async function appSays(cause: string): Promise<void> {
  const lines = (): string => looking.lines.slice(-4).toReversed().join('\n')
  await expect.poll(lines, { timeout: patient }).toMatch(new RegExp(`^cause ${cause} `))
}
/** What the host's doctor says when it is asked. */
async function hostSays(swept = false): Promise<string> {
  const count = hosting.lines.length
  hosting.kill(swept ? 'SIGUSR1' : 'SIGUSR2')
  const said = (): string | undefined => hosting.lines.slice(count).find(line => line.startsWith('cause'))
  await expect.poll(said, { timeout: patient }).toBeDefined()
  return said()!
}
/** Drops what fits, on its way in or out, or both. */
function drop(place: number, ways: readonly ('input' | 'output')[], fits: string): () => void {
  lan.sh(place, 'nft add table inet drops')
  for (const way of ways) {
    lan.sh(place, `nft add chain inet drops ${way} '{ type filter hook ${way} priority 0 ; }'`)
    lan.sh(place, `nft add rule inet drops ${way} ${fits} drop`)
  }
  return () => void lan.sh(place, 'nft delete table inet drops')
}
/** What a VPN does: an interface of its own that takes what is sent to anywhere, or to these addresses. */
function tunnel(place: number, ...to: readonly string[]): () => void {
  lan.sh(place, 'ip link add tun0 type veth peer name far')
  lan.sh(place, 'ip addr add 10.99.0.2/24 dev tun0')
  for (const end of ['tun0', 'far']) lan.sh(place, `ip link set ${end} up`)
  for (const one of ['0.0.0.0/1', '128.0.0.0/1', ...to]) lan.sh(place, `ip route add ${one} dev tun0`)
  return () => void lan.sh(place, 'ip link del tun0')
}
async function beginHost(): Promise<void> {
  hosting = lan.start(
    host,
    // A system of its own, on which a firewall can be said to be on.
    `mount -t tmpfs none /etc && exec ${process.execPath} ${builtProgram(doctor)} --data ${lan.folder} --also http://${lan.places[host]!.address}:4680`,
  )
  house = (await hosting.line(line => line.startsWith('up '))).slice('up '.length)
}

describe.runIf(why === undefined)('the fault is made, and its cause is told', () => {
  beforeAll(async () => {
    lan = makeLan(3)
    for (const place of [app, host]) lan.sh(place, `ip route add default via ${lan.places[router]!.address}`)
    looking = lan.run(app, doctor)
    await looking.line(line => line.startsWith('cause nobody-heard'))
  }, 4 * patient)
  afterAll(() => lan.remove())

  it(
    'by an app that finds nothing: no network, a VPN, devices kept apart',
    async () => {
      lan.sh(app, `ip addr del ${lan.places[app]!.address}/24 dev eth0`)
      await appSays('no-network')
      lan.sh(app, `ip addr add ${lan.places[app]!.address}/24 brd + dev eth0`)
      for (const to of ['224.0.0.0/4 dev eth0', `default via ${lan.places[router]!.address}`])
        lan.sh(app, `ip route replace ${to}`)
      await appSays('nobody-heard')
      const off = tunnel(app)
      await appSays('vpn')
      off()
      await appSays('nobody-heard')
      lan.isolate([app, host], true)
      looking.kill('SIGUSR1')
      await appSays('isolation')
      // The router is there all the same.
      expect(lan.sh(app, 'cat /proc/net/arp')).toMatch(new RegExp(`${lan.places[router]!.address} +0x1 +0x2`))
      lan.isolate([app, host], false)
    },
    4 * patient,
  )

  it(
    'by a host nobody comes to, and by the app it keeps out: a firewall, a VPN',
    async () => {
      const open = drop(host, ['input'], 'tcp dport 4680')
      await beginHost()
      await appSays('host-unreached')
      expect(looking.lines.at(-1)).toContain(lan.places[host]!.address)
      await expect.poll(() => hostSays(), { timeout: patient }).toContain('cause firewall check-again {"port":"4680"}')
      const swallowed = tunnel(app, lan.places[host]!.address)
      await appSays('vpn')
      swallowed()
      await appSays('host-unreached')
      // Open, it is found, and says so itself.
      open()
      await appSays('announcements')
      expect(looking.lines.at(-1)).toContain('look-everywhere')
      await expect.poll(() => hostSays(), { timeout: patient }).toContain('cause welcome')
    },
    4 * patient,
  )

  it(
    'by a guest who cannot reach the address that is shown, and by one whose host has moved',
    async () => {
      const [works, shown] = [`http://${lan.places[host]!.address}:4680`, 'http://192.168.77.5:4680']
      lan.sh(host, 'ip link add home0 type veth peer name nobody')
      lan.sh(host, 'ip addr add 192.168.77.5/24 dev home0')
      for (const end of ['home0', 'nobody']) lan.sh(host, `ip link set ${end} up`)
      await expect.poll(() => lan.sh(host, 'ss -Hlnt'), { timeout: patient }).toContain('192.168.77.5:4680')
      const keep = drop(app, ['output'], 'ip daddr 192.168.77.5')
      const guest = lan.run(app, doctor, ['--at', works])
      await guest.line(line => line === `tried ${shown} false`)
      expect(await hostSays()).toContain(`cause other-address show-address ${JSON.stringify({ shown, works })}`)
      // The button shows the other one first; as networks go, everybody in the house is told what is left.
      hosting.kill('SIGHUP')
      await guest.line(line => line === `addresses ${works} ${shown}`)
      expect(await hostSays()).toContain('cause welcome')
      // A page that was opened there finds the way that is left.
      const page = lan.run(app, doctor, ['--page', '--at', shown, '--also', works, '--house', house])
      expect(await page.line(line => line.startsWith('cause'))).toContain(`moved go-there {"address":"${works}"}`)
      // Not to another house that has the address now.
      const other = lan.run(app, doctor, ['--page', '--at', shown, '--also', works, '--house', 'another'])
      expect(await other.line(line => line.startsWith('cause'))).toContain('host-gone check-again')
      keep()
      lan.sh(host, 'ip link del home0')
      await guest.line(line => line === `addresses ${works}`)
      const shut = drop(host, ['input'], 'tcp dport 4680')
      const lost = lan.run(app, doctor, ['--page', '--at', works, '--also', shown])
      expect(await lost.line(line => line.startsWith('cause'))).toContain('host-gone check-again')
      shut()
      const blocked = lan.run(app, doctor, ['--page', '--at', works, '--also', shown])
      expect(await blocked.line(line => line.startsWith('cause'))).toContain('socket check-again')
    },
    4 * patient,
  )

  it(
    'by a host that sees nobody, and where announcements are dropped and a look at every address finds it',
    async () => {
      hosting.kill('SIGKILL')
      for (const id of lan.processes(host, 'lan-doctor')) process.kill(id, 'SIGKILL')
      // Of the last look at every address the app still knows that somebody is there.
      await appSays('nobody-hosts')
      const deaf = drop(app, ['input', 'output'], 'meta l4proto udp')
      looking.kill('SIGKILL')
      looking = lan.run(app, doctor)
      await appSays('nobody-heard')
      await beginHost()
      expect(await hostSays()).toContain('cause nobody-yet')
      const off = tunnel(host)
      expect(await hostSays()).toContain('cause vpn')
      off()
      lan.isolate([app, host], true)
      lan.sh(host, 'ip neigh flush all')
      expect(await hostSays(true)).toContain('cause isolation')
      lan.isolate([app, host], false)
      const [id = 0] = lan.processes(host, 'lan-doctor')
      lan.sh(host, `nsenter -t ${id} -m sh -c 'mkdir /etc/ufw && echo ENABLED=yes > /etc/ufw/ufw.conf'`)
      const command = JSON.stringify({ firewall: 'ufw', command: 'sudo ufw allow 4680' })
      expect(await hostSays()).toContain(`cause firewall-on copy-command ${command}`)
      lan.sh(host, `ip addr del ${lan.places[host]!.address}/24 dev eth0`)
      expect(await hostSays()).toContain('cause no-network')
      lan.sh(host, `ip addr add ${lan.places[host]!.address}/24 brd + dev eth0`)
      await expect
        .poll(() => lan.sh(host, 'ss -Hlnt'), { timeout: patient })
        .toContain(`${lan.places[host]!.address}:4680`)
      const count = looking.lines.length
      looking.kill('SIGUSR1')
      await appSays('announcements')
      expect(looking.lines.length).toBeGreaterThan(count)
      deaf()
    },
    4 * patient,
  )
})
