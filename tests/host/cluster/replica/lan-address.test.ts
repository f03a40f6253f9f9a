import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { noLan, type LanProgram } from '../../../support/lan.ts'
import { evening, type Evening } from '../../../support/lan-evening.ts'

// A router gives a machine another address when it comes back: host and standby find each other all the same.
const why = noLan()
if (why !== undefined) console.warn(`\n!!! SKIPPED: a host or standby at another address than before: ${why}\n`)

let one: Evening
afterEach(() => one.remove())

async function killed(program: LanProgram): Promise<void> {
  const gone = once(program.process, 'exit')
  program.kill('SIGKILL')
  await gone
}

describe.runIf(why === undefined)('a host or standby whose address is another after a restart', () => {
  it('is found where it is now by its standby, which has the house meanwhile, and yields', async () => {
    one = await evening()
    const { lan, standby, hosting, again, isOpen, allHave, goesOnAt, hasOneHistory } = one
    await killed(hosting)
    await allHave('at', standby)
    await goesOnAt(standby)
    expect(isOpen()).toBe(true)
    const now = lan.readdress(0)
    await again('host').line(line => line.startsWith('listening'))
    await hasOneHistory(`http://${now}:4680`)
  })

  it('is found by a standby that still waits, and by one that has been started again since', async () => {
    one = await evening()
    const { lan, hosting, standing, again, phones } = one
    const holds = (line: string): boolean => line.startsWith('All of the house is here')
    // Nobody is left who could take the house to the standby.
    for (const phone of phones) await killed(phone)
    await killed(hosting)
    await standing.line(line => line.startsWith('The host does not answer'))
    const before = standing.lines.filter(holds).length
    lan.readdress(0)
    const host = again('host')
    await expect.poll(() => standing.lines.filter(holds).length).toBeGreaterThan(before)
    await killed(standing)
    // Told the old address by its command.
    await again('standby').line(holds)
    expect(host.lines.join()).not.toContain('moved')
  })

  it('tells everybody where the standby is now', async () => {
    one = await evening()
    const { lan, hosting, standing, again, isOpen, allHave, goesOnAt } = one
    await killed(standing)
    await allHave('way', 'no')
    expect(isOpen()).toBe(false)
    const now = `http://${lan.readdress(1)}:4680`
    again('standby')
    await allHave('to', now)
    await killed(hosting)
    await allHave('at', now)
    await goesOnAt(now)
  })
})
