import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { protocolVersion } from '../../src-engine/protocol/version.ts'
import { freshFolder } from '../support/host-run.ts'

// `npm run dev` as its script runs it: the page from its sources, in front of a host of its own.
const root = join(import.meta.dirname, '..', '..')
const data = freshFolder()
let dev: ChildProcess
let page = ''
beforeAll(async () => {
  const words = ['--import', 'tsx', 'resources/launch/dev.ts', '--data', data, '--interface', 'lo', '--port', '0']
  dev = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  page = await new Promise(resolve => {
    dev.stdout?.on('data', chunk => {
      printed += String(chunk)
      const found = /^page (\S+)$/m.exec(printed)
      if (found !== null) resolve(found[1]!)
    })
  })
})
afterAll(async () => {
  const ended = new Promise(resolve => dev.once('exit', resolve))
  dev.kill('SIGTERM')
  await ended
  rmSync(data, { recursive: true, force: true })
})

test('the page comes from its sources, with what reloads it', async () => {
  const html = await (await fetch(`${page}/`)).text()
  expect(html).toContain('/@vite/client')
  const main = await (await fetch(`${page}/main.ts`)).text()
  expect(main).toContain('App.vue')
})

test('behind it the host is reached as a browser reaches it', async () => {
  expect(await (await fetch(`${page}/info`)).json()).toMatchObject({ app: 'knockabout', protocol: protocolVersion })
  const socket = new WebSocket(`${page.replace('http', 'ws')}/ws`, { origin: page })
  const first = await new Promise<string>((resolve, reject) => {
    socket.on('open', () => socket.send(JSON.stringify({ say: 'hello', protocol: protocolVersion, name: 'Ann' })))
    socket.on('message', message => resolve(String(message)))
    socket.on('error', reject)
  })
  expect(JSON.parse(first)).toMatchObject({ say: 'welcome', you: { name: 'Ann' } })
  socket.terminate()
})
