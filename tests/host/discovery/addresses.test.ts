import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { knownHost } from '../../../src-main/host/discovery/known-host.ts'
import { makeLan, noLan, type Lan } from '../../support/lan.ts'
import { protocolVersion } from '../../../src-engine/protocol/version.ts'

const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
})
/** Answers `/info` with this id; without one it takes the question and never answers. */
async function serve(id?: string): Promise<string> {
  const server: Server = createServer((_request, response) => {
    if (id === undefined) return
    response.end(
      JSON.stringify({
        app: 'knockabout',
        id,
        name: 'H',
        version: '1',
        protocol: protocolVersion,
        pin: false,
        tables: [],
      }),
    )
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  endings.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const sleep = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

describe('a host with several addresses', () => {
  it('is listed by the one where its own id answers, held up by no address that stays silent', async () => {
    const host = knownHost('me', () => undefined)
    endings.push(host.stop)
    const [other, mute, real] = [await serve('somebody else'), await serve(), await serve('me')]
    host.mayBeAt(other)
    await sleep(200)
    expect(host.found()).toBeUndefined()
    host.mayBeAt(mute)
    host.mayBeAt(real)
    for (const end = Date.now() + 1000; host.found() === undefined && Date.now() < end;) await sleep(20)
    expect(host.found()).toMatchObject({ id: 'me', url: real, state: 'here' })
    // The round that began with the silent address fails later; that is no miss.
    await sleep(1800)
    expect(host.found()?.state).toBe('here')
  })
  it('keeps the address it is listed by while that one answers', async () => {
    const told: (string | undefined)[] = []
    const host = knownHost(
      'me',
      () => told.push(host.found()?.url),
      () => undefined,
      300,
    )
    endings.push(host.stop)
    const first = await serve('me')
    host.mayBeAt(first)
    for (const end = Date.now() + 1000; host.found() === undefined && Date.now() < end;) await sleep(20)
    host.mayBeAt(await serve('me'))
    await sleep(1000)
    expect(told).toEqual([first])
  })
})

describe('a host that does not answer any more', () => {
  it('is asked fifteen times and then never again', async () => {
    let asked = 0
    const server = createServer((_request, response) => {
      asked++
      response.end('gone')
    })
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    endings.push(() => server.close())
    let lost = 0
    let tell = (): void => undefined
    const gone = new Promise<void>(done => (tell = done))
    const host = knownHost(
      'me',
      () => undefined,
      () => {
        lost++
        tell()
      },
      5,
    )
    endings.push(host.stop)
    host.mayBeAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    await gone
    expect([lost, asked]).toEqual([1, 15])
    await sleep(100)
    expect([lost, asked]).toEqual([1, 15])
  })
})

const why = noLan()
if (why !== undefined) console.warn(`\n!!! SKIPPED: a machine cut off from the LAN was not tested: ${why}\n`)
describe.runIf(why === undefined)('a machine cut off without a word', () => {
  let lan: Lan | undefined
  afterEach(() => lan?.remove())
  it('is off the list within twenty seconds', async () => {
    lan = makeLan(2)
    lan.run(1, 'tests/support/lan-host.ts', ['--id', 'cut'])
    const looking = lan.run(0, 'tests/support/lan-finder.ts')
    await looking.line(line => line.includes('"cut"'), 15_000)
    lan.sh(1, `nft add table inet cut`)
    lan.sh(1, `nft add chain inet cut in '{ type filter hook input priority 0 ; policy drop ; }'`)
    const [seen, cut] = [looking.lines.length, Date.now()]
    await looking.line(line => looking.lines.indexOf(line) >= seen && line.endsWith(' []'), 20_000)
    expect(Date.now() - cut).toBeLessThan(20_000)
  })
})
