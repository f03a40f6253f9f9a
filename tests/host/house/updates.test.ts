import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isNewer, lookForUpdates, type Release } from '../../../src-main/host/house/updates.ts'
import { join } from '../../support/host-client.ts'
import { ok, opened, pause } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

// A feed of our own on loopback.
let server: Server | undefined
let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  server?.close()
})

async function feedOf(said: () => string): Promise<{ readonly url: string; readonly asked: () => number }> {
  let asked = 0
  server = createServer((_request, response) => {
    asked++
    response.end(said())
  })
  await new Promise<void>(resolve => server!.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest.json`, asked: () => asked }
}

const pace = { first: 1, every: 20, again: 20 }
const page = 'https://example.org/knockabout'

test('a newer version is offered, once; an older one, or what makes no sense, is not', async () => {
  let said = JSON.stringify({ version: '0.1.0', page })
  const feed = await feedOf(() => said)
  const offers: Release[] = []
  stop = lookForUpdates({ feed: feed.url, current: '0.1.0', busy: () => false, offer: one => offers.push(one), pace })
  const looks = async (count: number): Promise<void> => {
    const until = feed.asked() + count
    await expect.poll(() => feed.asked(), { interval: 5 }).toBeGreaterThanOrEqual(until)
  }
  await looks(2)
  for (said of ['', '[]', '{"version":"9.9.9"}', `{"version":"9.9.9","page":"file:///etc/passwd"}`, '{']) await looks(2)
  expect(offers).toEqual([])
  said = JSON.stringify({ version: '0.2.0', page })
  await looks(4)
  expect(offers).toEqual([{ version: '0.2.0', page }])
})

test('a host with a game on neither asks nor tells; when nobody plays any more it does', async () => {
  let said = ''
  const feed = await feedOf(() => said)
  const host = await runHost({ updates: pace, botPace: [1e8, 1e8] }, { updates: feed.url })
  const ann = await join(host.port)
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ann, { say: 'start', table })
  said = JSON.stringify({ version: '99.0.0', page })
  const before = feed.asked()
  const notices: string[] = []
  host.onNotices(all => notices.push(...all.map(one => one.id)))
  await pause(150)
  expect(feed.asked() - before).toBeLessThanOrEqual(1)
  expect(notices).not.toContain('update')
  await ok(ann, { say: 'close', table })
  await expect.poll(() => notices).toContain('update')
  await host.end()
})

test('while nothing answers nothing is said, and the next look is made all the same', async () => {
  let refused = 0
  const feed = await feedOf(() => JSON.stringify({ version: '0.2.0', page }))
  server!.on('connection', socket => ++refused < 3 && socket.destroy())
  const offers: Release[] = []
  stop = lookForUpdates({ feed: feed.url, current: '0.1.0', busy: () => false, offer: one => offers.push(one), pace })
  await expect.poll(() => offers).toEqual([{ version: '0.2.0', page }])
  expect(refused).toBeGreaterThanOrEqual(3)
})

test('versions are compared by number', () => {
  expect([isNewer('0.10.0', '0.9.9'), isNewer('1.0.0', '0.99.99'), isNewer('0.1.0', '0.1.0')]).toEqual([
    true,
    true,
    false,
  ])
  expect([isNewer('0.1.1', '0.1.2'), isNewer('0.2.0', '0.10.0')]).toEqual([false, false])
})

test('the owner switches it off and on while the host runs; guests neither see it nor touch it', async () => {
  const feed = await feedOf(() => JSON.stringify({ version: '0.1.0', page }))
  const host = await runHost({ updates: pace }, { updates: feed.url })
  const owner = await join(host.port, { name: 'Ann', ownerKey: host.local().ownerKey })
  const guest = await join(host.port, { name: 'Ben' })
  const asks = (client: typeof owner, set?: unknown): Promise<unknown> =>
    client.ask({ say: 'ask', what: 'updates', about: set === undefined ? {} : { set } } as never)
  expect(await asks(guest)).toMatchObject({ code: 'not-owner' })
  expect(await asks(guest, false)).toMatchObject({ code: 'not-owner' })
  expect(await asks(owner, 'off')).toMatchObject({ code: 'bad-rule' })
  expect(await asks(owner)).toMatchObject({ answer: { wanted: true, feed: true } })
  expect(await asks(owner, false)).toMatchObject({ answer: { wanted: false, feed: true } })
  const before = feed.asked()
  await pause(150)
  // One look may have been on its way.
  const after = feed.asked()
  expect(after - before).toBeLessThanOrEqual(1)
  await asks(owner, true)
  await expect.poll(() => feed.asked()).toBeGreaterThan(after)
  await host.end()
})
