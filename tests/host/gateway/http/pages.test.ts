import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { basename, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { houseName } from '../../../../src-engine/protocol/house-address.ts'
import { freshFolder, runHost } from '../../../support/host-run.ts'

let host: Awaited<ReturnType<typeof runHost>>
const app = freshFolder()
beforeAll(async () => {
  mkdirSync(join(app, 'assets'))
  writeFileSync(join(app, 'index.html'), `<!doctype html><title>Knockabout</title>${' '.repeat(600)}`)
  const script = `export const x = '${'y'.repeat(2000)}'`
  writeFileSync(join(app, 'assets', 'index-Ab12Cd34.js'), script)
  writeFileSync(join(app, 'assets', 'index-Ab12Cd34.js.gz'), gzipSync(script))
  writeFileSync(join(app, 'assets', 'felt.webp'), 'picture')
  host = await runHost({}, { app })
})
afterAll(async () => {
  await host.end()
})

interface Got {
  readonly status: number
  readonly headers: { readonly [name: string]: string | string[] | undefined }
  readonly body: Buffer
}

function get(path: string, headers: { readonly [name: string]: string } = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: host.port, path, headers, method }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

test('the app at /, the display at /tv, a table by its short address; nothing else falls back to the app', async () => {
  for (const path of ['/', '/tv', '/t/abc23', '/?x=1']) {
    const page = await get(path)
    expect({ path, status: page.status }).toEqual({ path, status: 200 })
    expect(page.headers['content-type']).toBe('text/html;charset=utf-8')
    expect(page.headers['cache-control']).toBe('no-cache')
    expect(page.headers['content-security-policy']).toContain("default-src 'self'")
    expect(page.headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe")
    expect(page.headers['x-content-type-options']).toBe('nosniff')
  }
  for (const path of ['/admin', '/assets', '/assets/none.js', '/t/', '/t/a/b']) {
    expect({ path, status: (await get(path)).status === 200 && path !== '/t/' }).toEqual({ path, status: false })
  }
  expect((await get('/', {}, 'POST')).status).toBe(405)
  // A person is told by the page itself, in their language; a program by the code alone.
  const typed = await get('/nowhere', { accept: 'text/html' })
  expect([typed.status, typed.body.toString().includes('<title>Knockabout')]).toEqual([404, true])
  expect((await get('/nowhere')).body.toString()).toBe('not-found\n')
})

test('what has a hash in its name is kept for good, sent as the build packed it, and not sent twice', async () => {
  const script = await get('/assets/index-Ab12Cd34.js', { 'accept-encoding': 'gzip, br' })
  expect(script.headers['content-type']).toBe('text/javascript')
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(script.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(script.body).toString()).toContain('export const x')
  const plain = await get('/assets/index-Ab12Cd34.js')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body.toString()).toContain('export const x')
  const again = await get('/assets/index-Ab12Cd34.js', { 'if-none-match': String(plain.headers['etag']) })
  expect(again.status).toBe(304)
  const picture = await get('/assets/felt.webp')
  expect(picture.headers['content-type']).toBe('image/webp')
  expect(picture.headers['cache-control']).toBe('no-cache')
})

test('nothing beside the folder of pages is served, under no spelling of the way there', async () => {
  const secret = `${basename(app)}-secret.txt`
  writeFileSync(join(app, '..', secret), 'secret')
  for (const way of ['/../', '/..%2f', '/%2e%2e/', '/assets/../../', '/%00/../', '/%zz/../']) {
    expect({ way, status: (await get(`${way}${secret}`)).status }).toEqual({ way, status: 404 })
  }
  rmSync(join(app, '..', secret))
})

test('a part of a file that makes no sense is answered with the file, and nothing fails', async () => {
  const whole = (await get('/assets/index-Ab12Cd34.js')).body
  for (const range of ['bytes=9-2', 'bytes=-5', 'bytes=99999-', 'nonsense']) {
    const { status, body } = await get('/assets/index-Ab12Cd34.js', { range })
    expect({ range, status, body }).toEqual({ range, status: 200, body: whole })
  }
  expect((await get('/metrics')).body.toString()).toContain('knockabout_failures_total 0')
})

test('the app’s page has its policy by whatever name it is asked for', async () => {
  for (const path of ['/', '/tv', '/index.html', '/index']) {
    expect({ path, policy: (await get(path)).headers['content-security-policy'] }).toEqual({
      path,
      policy: expect.stringContaining("default-src 'self'"),
    })
  }
})

test('a page that a browser has already comes with the policy of now: where it may look for the house changes', async () => {
  const { headers } = await get('/')
  const again = await get('/', { 'if-none-match': String(headers['etag']) })
  expect(again.status).toBe(200)
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
})

test('a page may look for its host at any address with the same port: one the host has only later can’t be named before', async () => {
  expect((await get('/')).headers['content-security-policy']).toContain(` http://*:${host.port}`)
})

test('who asks for another house at this address gets no answer; the house answers to its name on the network', async () => {
  const { id } = host.local()
  expect((await get(`/health?house=${id}`)).status).toBe(200)
  await expect(get('/health?house=another')).rejects.toThrow('socket hang up')
  const named = (name: string): Promise<Got> => get('/', { host: `${name}:${host.port}` })
  expect((await named(houseName(id))).status).toBe(200)
  expect((await named(houseName('another'))).status).toBe(403)
})

test('what is built while the host runs is served by it', async () => {
  writeFileSync(join(app, 'assets', 'later-Ef56Gh78.js'), 'export {}')
  writeFileSync(join(app, 'index.html'), '<!doctype html><title>A new build</title>')
  expect((await get('/assets/later-Ef56Gh78.js')).status).toBe(200)
  expect((await get('/')).body.toString()).toContain('A new build')
  writeFileSync(join(app, 'index.html'), '<!doctype html><title>Knockabout</title>')
})

test('until it is opened nobody else can reach it; open, it tells its addresses; closed, it is alone again', async () => {
  expect(host.local()).toMatchObject({ open: false, addresses: [], url: `http://127.0.0.1:${host.port}` })
  const open = await host.openToLan({ name: 'Party', pin: '12' })
  expect(open).toMatchObject({ open: true, name: 'Party', pin: '12', addresses: [`http://127.0.0.1:${host.port}`] })
  expect(JSON.parse((await get('/info')).body.toString())).toMatchObject({ name: 'Party', pin: true })
  expect(await host.closeToLan()).toMatchObject({ open: false, addresses: [] })
  expect((await get('/health')).status).toBe(200)
})
