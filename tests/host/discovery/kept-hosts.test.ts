import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { protocolVersion } from '../../../src-engine/protocol/version.ts'
import { startFinder } from '../../../src-main/host/discovery/finder.ts'
import { keptHosts } from '../../../src-main/host/discovery/kept-hosts.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'knockabout-kept-'))
  file = join(folder, 'hosts.json')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const day = 24 * 3600_000

describe('the hosts an app has met', () => {
  it('are there at the next start, the latest first, each at its last address', () => {
    let now = 100 * day
    const kept = keptHosts(file, () => now)
    kept.answered('a', 'http://192.168.1.20:4680')
    now += day
    kept.answered('b', 'http://192.168.1.21:4680')
    now += day
    kept.answered('a', 'http://192.168.1.30:4680')
    expect(keptHosts(file, () => now).list()).toMatchObject([
      { id: 'a', url: 'http://192.168.1.30:4680' },
      { id: 'b', url: 'http://192.168.1.21:4680' },
    ])
  })

  it('are forgotten two months after their last answer, or once another host has their address', () => {
    let now = 100 * day
    const kept = keptHosts(file, () => now)
    kept.answered('stale', 'http://192.168.1.20:4680')
    now += 30 * day
    kept.answered('moved', 'http://192.168.1.21:4680')
    kept.answered('newer', 'http://192.168.1.21:4680')
    expect(kept.list().map(one => one.id)).toEqual(['newer', 'stale'])
    now += 31 * day
    expect(kept.list().map(one => one.id)).toEqual(['newer'])
    kept.answered('newer', 'http://192.168.1.21:4680')
    expect(readFileSync(file, 'utf8')).not.toContain('stale')
  })

  it('are sixteen at most', () => {
    let now = 100 * day
    const kept = keptHosts(file, () => now++)
    for (let i = 0; i < 40; i++) kept.answered(`h${i}`, `http://192.168.1.${i}:4680`)
    expect(keptHosts(file, () => now).list()).toHaveLength(16)
  })

  it.each(['', 'nonsense', '[{"id":"a"}]', '[{"id":"a","url":"http://x/../","at":1}]', '{}'])(
    'a damaged file, %j, is a file of none',
    text => {
      writeFileSync(file, text)
      expect(keptHosts(file).list()).toEqual([])
    },
  )
})

describe('at the start of the app', () => {
  const info = (id: string): string =>
    JSON.stringify({ app: 'knockabout', id, name: id, version: '1', protocol: protocolVersion, pin: false, tables: [] })

  it('a host met before is listed though nothing announces it, and one that is not there any more is not', async () => {
    const server = createServer((_request, response) => response.end(info('met')))
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    const before = keptHosts(file)
    before.answered('left', 'http://127.0.0.1:1')
    before.answered('met', `http://127.0.0.1:${port}`)
    // An app limited to loopback asks nobody beyond it, whoever it met there.
    before.answered('beyond', 'http://192.168.1.20:4680')
    const finder = startFinder({
      interfaces: ['lo'],
      onNotice: () => undefined,
      kept: keptHosts(file),
    })
    let listed: readonly string[] = []
    finder.onHosts(hosts => (listed = hosts.map(one => one.id)))
    await expect.poll(() => listed).toContain('met')
    expect(listed).not.toContain('left')
    await finder.stop()
    server.closeAllConnections()
    server.close()
  })
})
