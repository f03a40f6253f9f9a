import { afterEach, describe, expect, it } from 'vitest'
import { noLan } from '../../../support/lan.ts'
import { evening, type Evening } from '../../../support/lan-evening.ts'

// A host, its standby and two phones on a real network, and whichever cable is cut.
const why = noLan()
if (why !== undefined) console.warn(`\n!!! SKIPPED: a house with a standby on a network that is cut: ${why}\n`)

let one: Evening
afterEach(() => one.remove())

describe.runIf(why === undefined)('a house with a standby, on a network that is cut', () => {
  it('goes on at one of the two and never at both, and nothing that was acknowledged is lost', async () => {
    one = await evening()
    const { lan, host, standby, isOpen, allHave, goesOnAt, hasOneHistory } = one

    // The cable between the two: the phones hear both, let go of the standby, and the host goes on alone.
    lan.isolate([0, 1], true)
    await allHave('way', 'no')
    await goesOnAt(host)
    expect(isOpen()).toBe(false)
    lan.isolate([0, 1], false)
    await allHave('way', 'yes')

    // The standby is alone.
    lan.cut(1, true)
    await allHave('way', 'no')
    await goesOnAt(host)
    expect(isOpen()).toBe(false)
    lan.cut(1, false)
    await allHave('way', 'yes')

    // The host is alone: it deals no more, and the phones take the house to the standby.
    lan.cut(0, true)
    await allHave('at', standby)
    await goesOnAt(standby)
    lan.cut(0, false)
    await hasOneHistory()
  })

  it('goes on at the standby when the host falls asleep, and the host that wakes deals no more', async () => {
    one = await evening()
    const { standby, hosting, isOpen, allHave, goesOnAt, hasOneHistory } = one
    expect(isOpen()).toBe(false)
    hosting.kill('SIGSTOP')
    await allHave('at', standby)
    await goesOnAt(standby)
    hosting.kill('SIGCONT')
    await hasOneHistory()
  })
})
