import { rmSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { freshFolder } from '../../../support/host-run.ts'
import { hostsOf, listed } from '../../../support/lan-listed.ts'
import { makeLan, noLan, type Lan } from '../../../support/lan.ts'

// Three machines and a phone on a real network: a house goes from one to another, and everybody comes after it.
const why = noLan()
if (why !== undefined) console.warn(`\n!!! SKIPPED: a house on its way across a network: ${why}\n`)

const house = 'tests/support/house-process.ts'
let lan: Lan
const folders: string[] = []
afterEach(() => {
  lan.remove()
  for (const one of folders.splice(0)) rmSync(one, { recursive: true, force: true })
})
function folder(): string {
  const made = freshFolder()
  folders.push(made)
  return made
}

describe.runIf(why === undefined)('a house on its way across a network', () => {
  it('is found where it is now by a third machine, and the phone follows it there by itself', async () => {
    lan = makeLan(4)
    const [annsPlace, bensPlace] = lan.places
    const looking = lan.run(2, 'tests/support/lan-finder.ts')
    const words = ['--port', '4680', '--interface', 'eth0']
    const ann = lan.run(0, house, [...words, '--name', 'Ann', '--data', folder(), '--open', '--hands'])
    const ready = await ann.line(line => line.startsWith('ready'))
    const [, , , id = ''] = ready.split(' ')
    const at = `http://${annsPlace!.address}:4680`
    const there = `http://${bensPlace!.address}:4680`
    const urls = () => hostsOf(listed(looking)).flatMap(one => (one.id === id ? [one.url] : []))
    await expect.poll(urls).toEqual([at])
    await ann.line(line => line.startsWith('table'))
    const phone = lan.run(3, 'tests/support/lan-phone.ts', [at])
    await phone.line(line => line === 'playing')
    const ben = lan.run(1, house, [...words, '--name', 'Ben', '--data', folder(), '--at', at])
    const followed = await phone.line(line => line.startsWith('followed'))
    expect(followed).toMatch(new RegExp(`^followed ${there} \\d+ true$`))
    // From the moment all tables stood. Three seconds where nothing else runs; a busy machine is given more.
    expect(Number(followed.split(' ')[2])).toBeLessThan(10_000)
    await phone.line(line => line === 'goes on')
    await ben.line(line => line === `holds ${id}`)
    await ann.line(line => line === 'holds nothing')
    await expect.poll(urls).toEqual([there])
  })
})
