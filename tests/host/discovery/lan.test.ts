import { afterEach, describe, expect, it } from 'vitest'
import { makeLan, noLan, type Lan } from '../../support/lan.ts'
import { has, listed, soon, without } from '../../support/lan-listed.ts'

// Two machines on a real LAN: network namespaces, real multicast, the advertiser and the finder as they are.
const why = noLan()
if (why !== undefined) console.warn(`\n!!! SKIPPED: discovery between two machines was not tested: ${why}\n`)

const host = 'tests/support/lan-host.ts'
const finder = 'tests/support/lan-finder.ts'

let lan: Lan | undefined
afterEach(() => {
  lan?.remove()
  lan = undefined
})
const sleep = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

describe.runIf(why === undefined)('two machines on one LAN', () => {
  it('find each other within two seconds, whichever starts first, and forget after a clean exit within two', async () => {
    lan = makeLan(2)
    const early = lan.run(0, finder)
    await early.line(line => line.startsWith('hosts'))
    const served = lan.run(1, host, ['--id', 'house', '--name', 'Ann’s table'])
    await served.line(line => line.startsWith('up'))
    expect(await soon(early, has('house'))).toBeLessThanOrEqual(2000)
    expect(listed(early)).toContain(`http://${lan.places[1]!.address}:4680`)

    const late = lan.run(0, finder)
    const first = await late.line(has('house'))
    expect(Number(first.split(' ')[1])).toBeLessThanOrEqual(2000)

    served.kill('SIGTERM')
    expect(await soon(early, without('house'))).toBeLessThanOrEqual(2000)
  })

  it('drop a host that crashed within twenty seconds, by asking it', async () => {
    lan = makeLan(2)
    const served = lan.run(1, host, ['--id', 'crashing'])
    const looking = lan.run(0, finder)
    await looking.line(has('crashing'))
    served.kill('SIGKILL')
    // The wrapper `ip netns exec` becomes the program, so the program itself is killed.
    expect(await soon(looking, without('crashing'))).toBeLessThanOrEqual(20_000)
    expect(looking.lines.some(line => line.includes('"quiet"'))).toBe(true)
  })

  it('list two hosts of one name side by side, and keep both', async () => {
    lan = makeLan(3)
    const looking = lan.run(0, finder)
    const one = lan.run(1, host, ['--id', 'one', '--name', 'The Tavern'])
    await one.line(line => line.startsWith('up'))
    await looking.line(has('one'))
    const two = lan.run(2, host, ['--id', 'two', '--name', 'The Tavern'])
    await two.line(line => line.startsWith('up'))
    await soon(looking, has('two'))
    const before = looking.lines.length
    await sleep(9000)
    expect(has('one')(listed(looking)) && has('two')(listed(looking))).toBe(true)
    expect(looking.lines.slice(before).filter(line => !has('one')(line) || !has('two')(line))).toEqual([])
  })

  it('find each other with every third packet lost', async () => {
    lan = makeLan(2)
    for (const place of [0, 1]) {
      lan.sh(place, `nft add table inet loss`)
      lan.sh(place, `nft add chain inet loss in '{ type filter hook input priority 0 ; }'`)
      lan.sh(place, `nft add rule inet loss in udp dport 5353 numgen random mod 100 '<' 30 drop`)
    }
    const served = lan.run(1, host, ['--id', 'lossy'])
    const looking = lan.run(0, finder)
    await served.line(line => line.startsWith('up'))
    expect(await looking.line(has('lossy'))).toContain('lossy')
  })

  it('say so, and find each other all the same, where another program keeps port 5353', async () => {
    lan = makeLan(2)
    const greedy = lan.run(0, 'tests/support/lan-greedy.ts')
    await greedy.line(line => line === 'holding')
    const served = lan.run(0, host, ['--id', 'unheard', '--beacon'])
    const looking = lan.run(0, finder)
    await served.line(line => line.startsWith('notice') && line.includes('mdns-taken'))
    await looking.line(line => line.startsWith('notice') && line.includes('mdns-taken'))
    await served.line(line => line.startsWith('up'))
    const far = lan.run(1, finder)
    for (const each of [looking, far]) await each.line(has('unheard'))
    expect(served.process.exitCode).toBeNull()
  })

  it('are found with a name of 240 bytes, cut to size between characters', async () => {
    lan = makeLan(2)
    const served = lan.run(1, host, ['--id', 'long', '--name', '🂡'.repeat(60)])
    await served.line(line => line.startsWith('up'))
    const looking = lan.run(0, finder)
    const line = await looking.line(has('long'))
    expect(line).toContain('🂡🂡🂡')
  })
})
