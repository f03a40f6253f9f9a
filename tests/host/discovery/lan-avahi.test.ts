import { afterEach, describe, expect, it } from 'vitest'
import { makeLan, noLan, type Lan, type LanProgram } from '../../support/lan.ts'
import { avahiOn, noAvahi, resolvedIn, type Avahi, type Resolved } from '../../support/lan-avahi.ts'
import { has, hostsOf, listed, soon, without } from '../../support/lan-listed.ts'
import { protocolVersion } from '../../../src-engine/protocol/version.ts'

// A second mDNS that others have written: what our two ends agree on between themselves, it reads by the book.
const why = noLan() ?? noAvahi()
if (why !== undefined) console.warn(`\n!!! SKIPPED: our discovery beside avahi’s was not tested: ${why}\n`)

const finder = 'tests/support/lan-finder.ts'
const host = 'tests/support/lan-host.ts'
const tavern = ['--id', 'tavern', '--name', 'The “Tavern” at 8.30', '--ending', 'abcdef'] as const
const sleep = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

let lan: Lan
afterEach(() => lan.remove())

async function upHost(place: number, ...words: readonly string[]): Promise<LanProgram> {
  const program = lan.run(place, host, words)
  await program.line(line => line.startsWith('up'))
  return program
}
async function resolved(browsing: LanProgram, fits: (one: Resolved) => boolean): Promise<Resolved> {
  const line = await browsing.line(one => fits(resolvedIn(one) ?? ({ txt: {} } as Resolved)))
  return resolvedIn(line)!
}
const ofHost =
  (id: string) =>
  ({ txt }: Resolved): boolean =>
    txt['id'] === id

describe.runIf(why === undefined)('beside avahi', () => {
  it('a host is found by it: address, port and every key of TXT; and its goodbye is heard', async () => {
    lan = makeLan(2)
    const avahi = await avahiOn(lan, 0)
    const browsing = avahi.browse()
    const served = await upHost(1, ...tavern, '--port', '4687')
    const found = await resolved(browsing, ofHost('tavern'))
    expect(found).toEqual({
      name: 'The “Tavern” at 8·30 abcdef',
      host: 'knockabout-tavern.local',
      address: lan.places[1]!.address,
      port: 4687,
      txt: { id: 'tavern', name: 'The “Tavern” at 8·30', v: '0.1.0', p: String(protocolVersion) },
    })
    // Also by somebody who only begins to look now.
    expect(await resolved(avahi.browse(), ofHost('tavern'))).toEqual(found)
    served.kill('SIGTERM')
    await browsing.line(line => line.startsWith('-;') && line.includes('abcdef'))
  })

  it('what it announces is found by our finder, at the address and port it told, and dropped after its goodbye', async () => {
    lan = makeLan(2)
    const looking = lan.run(0, finder)
    await looking.line(line => line.startsWith('hosts'))
    const served = await upHost(1, '--id', 'foreign', '--name', 'Foreign', '--port', '4688', '--unannounced')
    const avahi = await avahiOn(lan, 1)
    const announced = avahi.publish('Somebody’s “table”', 4688, {
      p: String(protocolVersion),
      v: '0.1.0',
      id: 'foreign',
    })
    await announced.line(line => line.includes('Established'))
    expect(await soon(looking, has('foreign'))).toBeLessThanOrEqual(2000)
    const url = `http://${lan.places[1]!.address}:4688`
    expect(hostsOf(listed(looking))).toMatchObject([{ id: 'foreign', name: 'Foreign', url, state: 'here' }])
    // Whoever begins to look later gets it as an answer, not as an announcement.
    const late = lan.run(0, finder)
    expect(Number((await late.line(has('foreign'))).split(' ')[1])).toBeLessThanOrEqual(2000)
    served.kill('SIGKILL')
    announced.kill('SIGTERM')
    const gone = await Promise.all([looking, late].map(one => soon(one, without('foreign'))))
    expect(Math.max(...gone)).toBeLessThanOrEqual(3000)
  })

  it.each(['before', 'after'])('running on both machines, started %s ours, it takes nothing from us', async order => {
    lan = makeLan(2)
    const both = (): Promise<readonly Avahi[]> => Promise.all([avahiOn(lan, 0), avahiOn(lan, 1)])
    let avahis: readonly Avahi[] = order === 'before' ? await both() : []
    const looking = lan.run(0, finder)
    await looking.line(line => line.startsWith('hosts'))
    const served = await upHost(1, ...tavern)
    expect(await soon(looking, has('tavern'))).toBeLessThanOrEqual(2000)
    if (order === 'after') avahis = await both()
    const seen = looking.lines.length
    const late = lan.run(0, finder)
    expect(Number((await late.line(has('tavern'))).split(' ')[1])).toBeLessThanOrEqual(2000)
    // Nor do we take anything from avahi: it hears the host too, beside it and from the other machine.
    for (const avahi of avahis) expect((await resolved(avahi.browse(), ofHost('tavern'))).port).toBe(4680)
    await sleep(6000)
    expect(looking.lines.slice(seen).filter(line => !has('tavern')(line))).toEqual([])
    served.kill('SIGTERM')
    expect(await soon(looking, without('tavern'))).toBeLessThanOrEqual(2000)
    // Nobody had to say that the port of mDNS was taken.
    for (const program of [looking, late, served])
      expect(program.lines.filter(line => line.startsWith('notice'))).toEqual([])
  })

  it('asked for a name a host of ours has, it takes another, and both are found', async () => {
    lan = makeLan(3)
    await upHost(1, ...tavern)
    await upHost(2, '--id', 'foreign', '--name', 'Foreign', '--port', '4688', '--unannounced')
    const avahi = await avahiOn(lan, 2)
    const browsing = avahi.browse()
    await resolved(browsing, ofHost('tavern'))
    const announced = avahi.publish('The “Tavern” at 8·30 abcdef', 4688, {
      p: String(protocolVersion),
      v: '0.1.0',
      id: 'foreign',
    })
    await announced.line(line => line.includes('Established'))
    const second = await resolved(browsing, ofHost('foreign'))
    expect(second.name).toBe('The “Tavern” at 8·30 abcdef #2')
    const looking = lan.run(0, finder)
    const list = await looking.line(line => has('tavern')(line) && has('foreign')(line))
    expect(hostsOf(list).map(one => one.id)).toEqual(['foreign', 'tavern'])
  })
})
