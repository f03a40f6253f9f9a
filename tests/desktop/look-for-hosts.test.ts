import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Sweep } from '../../src-engine/protocol/desktop.ts'
import { protocolVersion } from '../../src-engine/protocol/version.ts'
import { lookForHosts } from '../../src-main/desktop/look-for-hosts.ts'
import { lookUp } from '../../src-main/host/discovery/look-up.ts'

it('a host whose address was typed once is listed, and at the next start too, though nothing announces it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'knockabout-look-'))
  const id = `typed-${process.pid}`
  const info = { app: 'knockabout', id, name: 'Typed', version: '1', protocol: protocolVersion, pin: false, tables: [] }
  const server = createServer((_request, response) => response.end(JSON.stringify(info)))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  let listed: readonly string[] = []
  const sweeps: Sweep[] = []
  // Kept to loopback, as every app under test is: such an app is never to ask address by address.
  const begin = () =>
    lookForHosts({
      interfaces: ['lo'],
      own: () => undefined,
      file: join(folder, 'hosts.json'),
      tellHosts: hosts => (listed = hosts.map(one => one.id)),
      tellSweep: sweep => void sweeps.push(sweep),
      onNotice: () => undefined,
    })
  const first = begin()
  const found = await lookUp(`127.0.0.1:${port}`, '0.1.0')
  if ('problem' in found) throw new Error(found.problem)
  first.meet(found)
  await expect.poll(() => listed).toContain(id)
  await first.stop()
  listed = []

  const second = begin()
  await expect.poll(() => listed).toContain(id)
  second.sweep()
  second.endSweep()
  expect(new Set(sweeps.map(one => one.state))).toEqual(new Set(['never']))
  await second.stop()
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})
