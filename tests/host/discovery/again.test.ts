import { afterEach, describe, expect, it } from 'vitest'
import { makeLan, noLan, type Lan } from '../../support/lan.ts'

const why = noLan()
if (why !== undefined) console.warn(`\n!!! SKIPPED: networks that come and go were not tested: ${why}\n`)

describe.runIf(why === undefined)('on a real LAN', () => {
  let lan: Lan
  afterEach(() => {
    lan.remove()
  })
  const sleep = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

  it('an interface that goes and returns with the same address is heard and looked at again', async () => {
    lan = makeLan(2)
    const address = (place: number, verb: string): void => {
      lan.sh(place, `ip addr ${verb} ${lan.places[place]!.address}/24 dev eth0`)
      if (verb === 'add') lan.sh(place, 'ip route replace 224.0.0.0/4 dev eth0')
    }
    // Named, so that its absence is also the case of a chosen interface that is not there.
    const first = lan.run(1, 'tests/support/lan-host.ts', ['--id', 'first', '--interface', 'eth0'])
    const looking = lan.run(0, 'tests/support/lan-finder.ts', ['eth0'])
    await looking.line(line => line.includes('"first"'))
    for (const place of [0, 1]) address(place, 'del')
    await looking.line(line => line.startsWith('notice interfaces'))
    await sleep(2000)
    for (const place of [0, 1]) address(place, 'add')
    // A new one proves that the finder hears again; a new finder, that the host answers again.
    lan.run(1, 'tests/support/lan-host.ts', ['--id', 'second', '--port', '4681'])
    await looking.line(line => line.includes('"second"') && line.includes('"first"'))
    const fresh = lan.run(0, 'tests/support/lan-finder.ts')
    await fresh.line(line => line.includes('"first"'))
    expect(first.process.exitCode).toBeNull()
  })

  it('a port 5353 that is taken is tried again until it can be had, and both are said', async () => {
    lan = makeLan(2)
    const keeper = lan.run(1, 'tests/support/lan-keeper.ts')
    await keeper.line(line => line === 'kept')
    const host = lan.run(1, 'tests/support/lan-host.ts', ['--id', 'late', '--retry', '400'])
    await host.line(line => line.includes('mdns-taken'))
    const looking = lan.run(0, 'tests/support/lan-finder.ts')
    await looking.line(line => line.startsWith('hosts'))
    keeper.kill('SIGKILL')
    await host.line(line => line.includes('mdns-back'))
    expect(await looking.line(line => line.includes('"late"'))).toContain('"here"')
  })

  it('a crowd of announcements without hosts behind them keeps no real host off the list', async () => {
    lan = makeLan(2)
    const crowd = lan.run(1, 'tests/support/lan-host.ts', ['--id', 'real', '--crowd', '90'])
    await crowd.line(line => line.startsWith('up'))
    const looking = lan.run(0, 'tests/support/lan-finder.ts')
    const listed = await looking.line(line => line.includes('"real"'))
    expect(listed).not.toContain('crowd-')
  })
})
