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
async function serve(
  id?: string,
): Promise<{ readonly url: string; readonly asked: () => number; readonly givenUp: () => number }> {
  let [asked, givenUp] = [0, 0]
  const server: Server = createServer((_request, response) => {
    asked++
    if (id === undefined) {
      response.on('close', () => givenUp++)
      return
    }
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
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, asked: () => asked, givenUp: () => givenUp }
}
const sleep = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

describe('a host with several addresses', () => {
  it('is listed by the one where its own id answers, held up by no address that stays silent', async () => {
    const listed: unknown[] = []
    const host = knownHost({ id: 'me', onChange: () => listed.push(...host.found()) })
    endings.push(host.stop)
    const [mute, other, real] = [await serve(), await serve('somebody else'), await serve('me')]
    for (const { url } of [mute, other, real]) host.mayBeAt(url)
    await expect.poll(() => host.found()).toHaveLength(1)
    // The round that began with the silent address fails later; that is no miss.
    await expect.poll(() => mute.givenUp()).toBeGreaterThan(0)
    expect(other.asked()).toBe(1)
    expect(listed).toMatchObject([{ id: 'me', url: real.url, state: 'here' }])
  })
  it('keeps the address it is listed by while that one answers', async () => {
    const urls: (string | undefined)[] = []
    const host = knownHost({ id: 'me', onChange: () => urls.push(host.found()[0]?.url), every: 300 })
    endings.push(host.stop)
    const first = await serve('me')
    host.mayBeAt(first.url)
    await expect.poll(() => host.found()).toHaveLength(1)
    const second = await serve('me')
    host.mayBeAt(second.url)
    const asked = first.asked()
    await expect.poll(() => first.asked()).toBeGreaterThan(asked + 2)
    expect(urls).toEqual([first.url])
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
    const host = knownHost({
      id: 'me',
      onChange: () => undefined,
      onLost: () => {
        lost++
        tell()
      },
      every: 5,
    })
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
    await looking.line(line => line.includes('"cut"'))
    lan.sh(1, `nft add table inet cut`)
    lan.sh(1, `nft add chain inet cut in '{ type filter hook input priority 0 ; policy drop ; }'`)
    const [seen, cut] = [looking.lines.length, Date.now()]
    await looking.line(line => looking.lines.indexOf(line) >= seen && line.endsWith(' []'))
    expect(Date.now() - cut).toBeLessThan(20_000)
  })
})
