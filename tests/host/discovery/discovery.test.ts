import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { capped, startAdvertiser } from '../../../src-main/host/discovery/advertiser.ts'
import { startFinder } from '../../../src-main/host/discovery/finder.ts'
import { lanInterfaces, reaches } from '../../../src-main/host/discovery/interfaces.ts'
import { runHost } from '../../support/host-run.ts'
import { lookUp, originOf } from '../../../src-main/host/discovery/look-up.ts'
import type { FoundHost } from '../../../src-engine/protocol/desktop.ts'
import { protocolVersion } from '../../../src-engine/protocol/version.ts'

const v4 = (address: string, internal = false) => ({
  address,
  netmask: '255.255.255.0',
  family: 'IPv4' as const,
  internal,
  mac: '',
  cidr: null,
})
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})
async function serve(body: string): Promise<number> {
  const server = createServer((_request, response) => response.end(body))
  servers.push(server)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}
const info = (over: object = {}): string =>
  JSON.stringify({
    app: 'knockabout',
    id: 'h',
    name: 'H',
    version: '9.9.9',
    protocol: protocolVersion,
    pin: false,
    tables: [],
    ...over,
  })

describe('the interfaces used', () => {
  const machine = {
    lo: [v4('127.0.0.1', true)],
    docker0: [v4('172.17.0.1')],
    wg0: [v4('10.8.0.2')],
    eth0: [v4('10.0.0.7')],
    wlan0: [v4('192.168.1.20')],
  }
  it('put the home network first and containers and tunnels last', () => {
    expect(lanInterfaces([], machine).map(one => one.name)).toEqual(['wlan0', 'eth0', 'docker0', 'wg0'])
  })
  it('are limited by name or address', () => {
    expect(lanInterfaces(['lo'], machine).map(one => one.address)).toEqual(['127.0.0.1'])
    expect(lanInterfaces(['10.0.0.7', 'eth0'], machine).map(one => one.name)).toEqual(['eth0'])
  })
  it('are named when a wanted one is missing', () => {
    expect(() => lanInterfaces(['eth9'], machine)).toThrow(/no network interface “eth9”.*eth0 \(10\.0\.0\.7\)/)
  })
  it('know who is in reach', () => {
    const one = lanInterfaces(['eth0'], machine)
    expect([reaches(one, '10.0.0.99'), reaches(one, '10.0.1.99'), reaches(one, 'nonsense')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('a name on the network', () => {
  it('is cut between characters, keeps no dots and is never empty', () => {
    expect(capped('A.B', 50)).toBe('A·B')
    expect(Buffer.byteLength(capped('🂡'.repeat(40), 50))).toBe(48)
    expect(capped('   ', 50)).toBe('Knockabout')
  })
})

describe('an address somebody types', () => {
  it.each([
    ['192.168.1.20', 'http://192.168.1.20:4680'],
    [' http://192.168.1.20:5000/tv ', 'http://192.168.1.20:5000'],
    ['[::1]:4680', 'http://[::1]:4680'],
    ['annes-laptop', 'http://annes-laptop:4680'],
    ['Ba fe fe', 'http://192.168.1.20:4680'],
    ['bafefe:4681', 'http://bafefe:4681'],
    ['1.2.3.4:99999', undefined],
    ['two words', undefined],
    ['', undefined],
  ])('%j is read as %j', (typed, origin) => expect(originOf(typed)).toBe(origin))

  it('gives the host that answers there', async () => {
    const port = await serve(info())
    expect(await lookUp(`127.0.0.1:${port}`, '0.1.0')).toMatchObject({ id: 'h', url: `http://127.0.0.1:${port}` })
  })
  it('says in plain words what is wrong', async () => {
    const other = await serve('<h1>router</h1>')
    const old = await serve(info({ protocol: 99 }))
    const problem = (typed: string): ReturnType<typeof lookUp> => lookUp(typed, '0.1.0')
    expect(await problem('a b')).toEqual({ problem: 'no-address' })
    const secure = 'https://games.example'
    expect(await problem(` ${secure}`)).toEqual({ problem: 'address-https', params: { address: secure } })
    expect(await problem('127.0.0.1:1')).toEqual({ problem: 'address-nothing', params: { address: '127.0.0.1:1' } })
    expect(await problem(`127.0.0.1:${other}`)).toMatchObject({ problem: 'address-other' })
    expect(await problem(`127.0.0.1:${old}`)).toEqual({
      problem: 'other-version',
      params: { theirs: '9.9.9', ours: '0.1.0' },
    })
  })
})

describe('on loopback', () => {
  const until = async (fits: () => boolean, ms: number): Promise<void> => {
    for (const end = Date.now() + ms; !fits();) {
      if (Date.now() > end) throw new Error('not in time')
      await new Promise(done => setTimeout(done, 25))
    }
  }
  it('a host is listed, stays listed after somebody else’s goodbye in its name, and goes when it stops', async () => {
    let tables: unknown[] = []
    const server = createServer((_request, response) => response.end(info({ id, name: 'Loop', tables })))
    servers.push(server)
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    const port = (server.address() as AddressInfo).port
    // Other hosts may be on this machine's loopback at the same time.
    const id = `loop-${process.pid}-${Date.now()}`
    const setting = {
      name: 'Loop',
      version: '1',
      protocol: protocolVersion,
      interfaces: ['lo'],
      onNotice: () => undefined,
    }
    const advertiser = await startAdvertiser({ ...setting, id, port })
    // Another program's announcement of the same host under another name, taken back at once.
    const impostor = await startAdvertiser({ ...setting, id, port })
    let hosts: readonly FoundHost[] = []
    const finder = startFinder({ interfaces: ['lo'], onNotice: () => undefined })
    finder.onHosts(now => (hosts = now.filter(one => one.id === id)))
    await until(() => hosts.length === 1, 6000)
    expect(hosts[0]).toMatchObject({ id, url: `http://127.0.0.1:${port}`, state: 'here' })

    await impostor.stop()
    await new Promise(done => setTimeout(done, 2200))
    expect(hosts).toHaveLength(1)

    tables = [{ id: 't', game: 'g', title: 'T', phase: 'lobby', seats: 4, taken: 1, watching: 0, host: 'Ann' }]
    await until(() => hosts[0]?.tables.length === 1, 6000)

    await advertiser.stop()
    server.closeAllConnections()
    server.close()
    await until(() => hosts.length === 0, 2000)
    await finder.stop()
  })

  it('a host whose machine has slept is heard by those who look from then on, and nobody lost it meanwhile', async () => {
    const host = await runHost({}, { open: true, name: 'Sleeper' })
    const listed: (readonly FoundHost[])[] = []
    const setting = { interfaces: ['lo'], onNotice: () => undefined }
    const before = startFinder(setting)
    before.onHosts(now => listed.push(now))
    const has = (hosts: readonly FoundHost[] = []): boolean => hosts.some(one => one.id === host.id)
    await until(() => has(listed.at(-1)), 6000)
    const seen = listed.length
    await host.woken()
    let fresh: readonly FoundHost[] = []
    const after = startFinder(setting)
    after.onHosts(now => (fresh = now))
    await until(() => has(fresh), 6000)
    expect(listed.slice(seen).every(has)).toBe(true)
    await Promise.all([before.stop(), after.stop(), host.end()])
  })

  it('this app’s own host is not listed', async () => {
    const [own, beside] = ['own', 'beside'].map(word => `${word}-${process.pid}-${Date.now()}`) as [string, string]
    const port = await serve(info({ id: own }))
    const other = await serve(info({ id: beside }))
    const setting = {
      name: 'Own',
      version: '1',
      protocol: protocolVersion,
      interfaces: ['lo'],
      onNotice: () => undefined,
    }
    const advertisers = [
      await startAdvertiser({ ...setting, id: own, port }),
      await startAdvertiser({ ...setting, id: beside, port: other }),
    ]
    let hosts: readonly FoundHost[] = []
    const finder = startFinder({ interfaces: ['lo'], own: () => ({ id: own }), onNotice: () => undefined })
    finder.onHosts(now => (hosts = now))
    // Announced before it, so by the time the other is listed this one has been passed over.
    await until(() => hosts.some(one => one.id === beside), 6000)
    expect(hosts.some(one => one.id === own)).toBe(false)
    await Promise.all([...advertisers, finder].map(one => one.stop()))
  })
})
