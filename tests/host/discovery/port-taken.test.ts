import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { whoHas } from '../../../src-main/host/discovery/port-taken.ts'

test('who has the port is known by its name, though a busy machine lets it answer only after a second', async () => {
  const info = { app: 'knockabout', id: 'x', name: 'The Anchor', version: '1.0.0', protocol: 1, pin: false, tables: [] }
  const server = createServer((_request, response) => setTimeout(() => response.end(JSON.stringify(info)), 1000))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  expect(await whoHas(port, 4681)).toMatchObject({ text: 'port-taken-by-knockabout', params: { name: 'The Anchor' } })
  server.close()
})
