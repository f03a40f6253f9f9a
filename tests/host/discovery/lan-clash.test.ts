import { afterEach, describe, expect, it } from 'vitest'
import { makeLan, noLan, type Lan } from '../../support/lan.ts'
import { has, hostsOf, listed, soon, without } from '../../support/lan-listed.ts'

// What the random endings of names keep from happening, made to happen: two hosts that announce the very same service
// name and machine name.
const why = noLan()
if (why !== undefined) console.warn(`\n!!! SKIPPED: a clash of names between two machines: ${why}\n`)

const finder = 'tests/support/lan-finder.ts'
const host = 'tests/support/lan-host.ts'
const same = ['--name', 'The Tavern', '--ending', 'abcdef'] as const
const both = (line: string): boolean => has('one')(line) && has('two')(line)
const sleep = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

let lan: Lan
afterEach(() => lan.remove())

describe.runIf(why === undefined)('two hosts that announce the very same name', () => {
  it('both stay on everybody’s list, known by their ids, until each goes by itself', async () => {
    lan = makeLan(4)
    const early = lan.run(0, finder)
    await early.line(line => line.startsWith('hosts'))
    const one = lan.run(1, host, ['--id', 'one', ...same])
    await one.line(line => line.startsWith('up'))
    await early.line(has('one'))
    const two = lan.run(2, host, ['--id', 'two', ...same])
    await two.line(line => line.startsWith('up'))
    await soon(early, both)
    const late = lan.run(3, finder)
    await late.line(both)
    for (const looking of [early, late]) {
      const seen = looking.lines.length
      await sleep(7000)
      expect(looking.lines.slice(seen).filter(line => !both(line))).toEqual([])
      expect(hostsOf(listed(looking))).toMatchObject([
        { id: 'one', name: 'The Tavern', url: `http://${lan.places[1]!.address}:4680`, state: 'here' },
        { id: 'two', name: 'The Tavern', url: `http://${lan.places[2]!.address}:4680`, state: 'here' },
      ])
    }
    // Its goodbye is one for the name, so for the other as well, as far as mDNS can tell.
    const before = [early, late].map(looking => looking.lines.length)
    one.kill('SIGTERM')
    // Whoever still answers did not go.
    const gone = await Promise.all([early, late].map(looking => soon(looking, without('one'))))
    expect(Math.max(...gone)).toBeLessThanOrEqual(2000)
    await sleep(6000)
    for (const [i, looking] of [early, late].entries()) {
      expect(hostsOf(listed(looking))).toMatchObject([{ id: 'two', state: 'here' }])
      expect(looking.lines.slice(before[i]).filter(without('two'))).toEqual([])
    }
    // Whoever comes now finds the one that is left.
    const last = lan.run(0, finder)
    expect(await last.line(has('two'))).not.toContain('"one"')
  })

  it('a program that gives the name up again takes nobody off the list', async () => {
    lan = makeLan(3)
    const served = lan.run(1, host, ['--id', 'one', ...same])
    await served.line(line => line.startsWith('up'))
    const looking = lan.run(0, finder)
    await looking.line(has('one'))
    const seen = looking.lines.length
    const rival = lan.run(2, 'tests/support/lan-rival.ts', ['The Tavern abcdef'])
    await rival.line(line => line.includes('already in use'))
    await sleep(4000)
    expect(looking.lines.slice(seen).filter(line => !has('one')(line))).toEqual([])
    expect(hostsOf(listed(looking))).toMatchObject([{ id: 'one', state: 'here' }])
    // For somebody who comes now, too.
    const late = lan.run(2, finder)
    await late.line(has('one'))
  })
})
