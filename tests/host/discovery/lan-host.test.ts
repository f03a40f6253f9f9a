import { rmSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { freshFolder } from '../../support/host-run.ts'
import { makeLan, noLan, type Lan, type LanProgram } from '../../support/lan.ts'
import { originOf } from '../../../src-main/host/discovery/look-up.ts'
import { has, hostsOf, listed, soon, without } from '../../support/lan-listed.ts'

// What a person has: the program of `npm run host`, as it is built, on one machine, and the app's finder on another.
const why = noLan()
if (why !== undefined) console.warn(`\n!!! SKIPPED: the real host and the finder on two machines: ${why}\n`)

const finder = 'tests/support/lan-finder.ts'
const guest = 'tests/support/lan-guest.ts'
/** What `npm run host` runs. */
const npmHost = `${process.execPath} --import tsx resources/launch/host.ts`

let lan: Lan
let data: string
afterEach(() => {
  lan.remove()
  rmSync(data, { recursive: true, force: true })
})

/** Runs the host in place 1; ready once it says `listening`. The first may have to build the app. */
async function host(): Promise<{ readonly program: LanProgram; readonly url: string }> {
  const program = lan.start(1, `exec ${npmHost} --name "The Anchor" --data ${data}`)
  const line = await program.line(one => one.startsWith('listening '))
  return { program, url: line.slice('listening '.length) }
}
/** The id the host is listed by. */
const idIn = (program: LanProgram): string => hostsOf(listed(program))[0]!.id

describe.runIf(why === undefined)('the real host and the finder on two machines', () => {
  it('meet within two seconds of either starting, are joined in one step, and part within two of a clean exit', async () => {
    lan = makeLan(3)
    data = freshFolder()
    const early = lan.run(0, finder)
    await early.line(line => line.startsWith('hosts'))
    const { program, url } = await host()
    expect(url).toBe(`http://${lan.places[1]!.address}:4680`)
    expect(await soon(early, line => line.includes('"The Anchor"'))).toBeLessThanOrEqual(2000)
    // What its owner calls across the room leads to it too.
    const called = await program.line(line => line.startsWith('To call out across the room'))
    expect(originOf(called.split(': ')[1]!)).toBe(url)
    const found = hostsOf(listed(early))
    expect(found).toMatchObject([{ name: 'The Anchor', url, state: 'here' }])
    // Known by a UUID, which the name does not tell.
    const { id } = found[0]!
    expect(id).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/)

    const late = lan.run(2, finder)
    const first = await late.line(has(id))
    expect(Number(first.split(' ')[1])).toBeLessThanOrEqual(2000)

    // Joined where the finder says, over a real WebSocket.
    const ann = lan.run(0, guest, [found[0]!.url, 'Ann'])
    await ann.line(line => line === 'playing')
    // Her table is told by asking the host, without any new announcement.
    await early.line(line => line.includes('"tables":1'))

    program.kill('SIGTERM')
    const gone = await Promise.all([early, late].map(one => soon(one, without(id))))
    expect(Math.max(...gone)).toBeLessThanOrEqual(2000)
    expect(await ann.line(line => line.startsWith('bye'))).toContain('"closing"')
    await ann.line(line => line.startsWith('closed'))
  })

  it('part within twenty seconds of a kill -9, and meet again, under the same id, when the host is back', async () => {
    lan = makeLan(2)
    data = freshFolder()
    const looking = lan.run(0, finder)
    const { url } = await host()
    await looking.line(line => line.includes('"The Anchor"'))
    const id = idIn(looking)
    const ann = lan.run(0, guest, [url, 'Ann'])
    await ann.line(line => line === 'playing')
    // No goodbye, no word to Ann.
    const [victim, ...more] = lan.processes(1, 'launch/host.ts')
    expect(more).toEqual([])
    process.kill(victim!, 'SIGKILL')
    await ann.line(line => line.startsWith('closed'))
    expect(ann.lines.some(line => line.startsWith('bye'))).toBe(false)
    expect(await soon(looking, without(id))).toBeLessThanOrEqual(20_000)

    const again = await host()
    expect(await soon(looking, has(id))).toBeLessThanOrEqual(2000)
    expect(hostsOf(listed(looking))).toMatchObject([{ id, url: again.url, state: 'here' }])
  })

  it('says so where there is no network, shows no code nobody could scan, and plays on this computer all the same', async () => {
    lan = makeLan(1)
    data = freshFolder()
    lan.sh(0, 'ip link set eth0 down')
    const program = lan.start(0, `${npmHost} --data ${data} 2>&1`)
    const line = await program.line(one => one.startsWith('listening '))
    expect(line).toBe('listening http://127.0.0.1:4680')
    await program.line(one => one.endsWith('open http://127.0.0.1:4680 in a browser on this computer.'))
    expect(program.lines.filter(one => one.startsWith('This computer is on no network'))).toHaveLength(1)
    expect(program.lines.some(one => /[█▀▄]/.test(one))).toBe(false)
    const ann = lan.run(0, guest, ['http://127.0.0.1:4680', 'Ann'])
    await ann.line(one => one === 'playing')
  })
})
