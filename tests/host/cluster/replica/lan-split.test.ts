import { afterEach, describe, expect, it } from 'vitest'
import { noLan } from '../../../support/lan.ts'
import { evening, type Evening } from '../../../support/lan-evening.ts'

// The network falls into two halves, with the host on one side, its standby on the other, and phones on both.
const why = noLan()
if (why !== undefined) console.warn(`\n!!! SKIPPED: a house with a standby on a network in two halves: ${why}\n`)

const evenings: Evening[] = []
afterEach(() => {
  for (const one of evenings.splice(0)) one.remove()
})
async function begun(phones: number): Promise<Evening> {
  const one = await evening(phones)
  evenings.push(one)
  return one
}

/** Host and a phone here, standby and a phone there: half of the votes is enough for the host. The phone there waits. */
async function half(): Promise<void> {
  const { lan, host, isOpen, says, plays, allHave, acknowledged } = await begun(2)
  lan.split([1, 3])
  await says(0, 'way', 'no')
  await plays(0)
  const [, there] = acknowledged()
  await plays(0)
  await plays(0)
  expect(isOpen()).toBe(false)
  // Whoever waits at the standby has had nothing acknowledged.
  expect(acknowledged()[1]).toBe(there)
  lan.split([])
  await allHave('way', 'yes')
  await allHave('at', host)
  await plays(1)
  await plays(0)
  acknowledged()
}

/** Two of three phones are with the standby, which goes on by itself; the host stops, and says so. */
async function most(): Promise<void> {
  const { lan, standby, says, plays, allHave, acknowledged } = await begun(3)
  lan.split([1, 3, 4])
  await says(0, 'told', 'alone')
  const [here] = acknowledged()
  for (const phone of [1, 2]) await says(phone, 'at', standby)
  for (const phone of [1, 2, 1]) await plays(phone)
  // Never do both deal: the phone that the host still has plays nothing there.
  expect(acknowledged()[0]).toBe(here)
  lan.split([])
  await allHave('at', standby)
  for (const phone of [0, 1, 2]) await plays(phone)
  acknowledged()
}

/** Halves that change, and lines that lose every fifth packet. */
async function changing(): Promise<void> {
  const { lan, phones, plays, allHave, acknowledged } = await begun(3)
  lan.lossy(20)
  for (const there of [[1, 2], [0], [1, 3, 4], [0, 2], []]) {
    lan.split(there)
    await new Promise(resolve => setTimeout(resolve, 3000))
    acknowledged()
  }
  lan.lossy(0)
  const places = (): Set<string | undefined> =>
    new Set(phones.map(({ lines }) => lines.findLast(line => line.startsWith('at '))))
  await expect.poll(() => places().size).toBe(1)
  await allHave('way', 'yes')
  for (const phone of [0, 1, 2]) await plays(phone)
  expect(acknowledged().every(count => count > 0)).toBe(true)
}

describe.runIf(why === undefined)('a house with a standby, on a network in two halves', () => {
  // Each on a network of its own, and mostly waiting.
  it('goes on at one side alone, by the votes there, and has one history once it is whole again', async () => {
    await Promise.all([half(), most(), changing()])
    expect(evenings.length).toBe(3)
  })
})
