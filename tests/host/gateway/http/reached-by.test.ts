import { request, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { runHost } from '../../../support/host-run.ts'

const origin = 'http://games.example:8080'
let host: Awaited<ReturnType<typeof runHost>>
beforeAll(async () => {
  const reachedBy = [
    { name: 'games.example', port: 8080 },
    { name: '203.0.113.7', port: undefined },
  ]
  host = await runHost({}, { reachedBy, open: true })
})
afterAll(async () => {
  await host.end()
})

/** What the host answers to a page asked for under this name. */
function asked(
  name: string,
  path = '/info',
  accept = '*/*',
): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const get = request({ host: '127.0.0.1', port: host.port, path, headers: { host: name, accept } }, response => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }))
    })
    get.on('error', reject)
    get.end()
  })
}

/** The status of a WebSocket asked for under this name by a page that came from there. */
function upgraded(name: string): Promise<number> {
  return new Promise(resolve => {
    const headers = { host: name, origin: `http://${name}` }
    const socket = new WebSocket(`ws://127.0.0.1:${host.port}/ws`, { headers })
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.on('open', () => {
      socket.terminate()
      resolve(101)
    })
    socket.on('error', () => {})
  })
}

test('a host behind a published port answers to the names it is told it is reached by, and to no others', async () => {
  const status = async (name: string): Promise<number> => (await asked(name)).status
  expect(await status('games.example:8080')).toBe(200)
  expect(await status('GAMES.example:8080')).toBe(200)
  expect(await status(`203.0.113.7:${host.port}`)).toBe(200)
  expect(await status('games.example')).toBe(403)
  expect(await status(`games.example:${host.port}`)).toBe(403)
  expect(await status('evil.example:8080')).toBe(403)
  expect(await upgraded('games.example:8080')).toBe(101)
  expect(await upgraded('evil.example:8080')).toBe(403)
})

test('it shows where people come from, and leads them there, not to an inner address', async () => {
  expect(host.local().addresses.slice(0, 2)).toEqual([origin, `http://203.0.113.7:${host.port}`])
  const typed = await asked(`router.lan:${host.port}`, '/t/abc', 'text/html')
  expect(typed).toMatchObject({ status: 307, headers: { location: `${origin}/t/abc` } })
})
