import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { WebSocket } from 'ws'
import type { RunningCommand } from '../support/desktop-command.ts'
import { startCommand } from '../support/desktop-command.ts'
import { openScreen } from '../support/machine-xvfb.ts'

// The two commands a person types, where there is no window to be had and where there is no wish for one.
const host = 'resources/launch/host.ts'
const start = 'resources/launch/start.ts'
const dev = 'resources/launch/dev.ts'

let running: RunningCommand | undefined
test.afterEach(async () => {
  await running?.clear()
  running = undefined
})

test('npm run host says where it listens, serves the app, and ends tidily when stopped', async () => {
  running = await startCommand(host, ['--port', '0', '--name', 'The Anchor'])
  const [, address] = await running.line(/^listening (http:\/\/127\.0\.0\.1:\d+)$/m)
  const info = (await (await fetch(`${address}/info`)).json()) as { name: string }
  expect(info.name).toBe('The Anchor')
  for (const path of ['/', '/tv']) {
    const page = await fetch(`${address}${path}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<script')
  }
  await running.line(/Ctrl-C/)
  expect(running.printed()).toMatch(/[▀▄█]{5}/)
  expect(await running.end('SIGTERM')).toBe(0)
  await expect(fetch(`${address}/health`)).rejects.toThrow()
})

test('Ctrl-C ends it too', async () => {
  running = await startCommand(host, ['--port', '0'])
  await running.line(/^listening /m)
  expect(await running.end('SIGINT')).toBe(0)
})

test('a flag that makes no sense is told in one line, with exit code 2', async () => {
  running = await startCommand(host, ['--prot', '1'])
  expect(await running.ended).toBe(2)
  expect(running.printed().trim().split('\n')).toHaveLength(1)
  expect(running.printed()).toContain('--prot')
})

test('a data folder that cannot be written is told in plain words, and the game goes on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'knockabout-blocked-'))
  await writeFile(join(folder, 'file'), '')
  running = await startCommand(host, ['--port', '0', '--data', join(folder, 'file', 'data')])
  await running.line(/^listening /m)
  await running.line(/cannot be used/)
  expect(running.printed()).not.toMatch(/\n\s+at /)
  expect(await running.end('SIGTERM')).toBe(0)
  await rm(folder, { recursive: true })
})

// Windows and macOS always have a display.
if (process.platform === 'linux') {
  test('npm start without a display says so in one line and ends in a playable game all the same', async () => {
    running = await startCommand(start, ['--port', '0'], { DISPLAY: '', WAYLAND_DISPLAY: '' })
    await running.line(/^No window here: no display .* Serving the game to browsers instead\.$/m)
    const [, address] = await running.line(/^listening (\S+)$/m)
    expect((await fetch(`${address}/`)).status).toBe(200)
    expect(await running.end('SIGTERM')).toBe(0)
  })

  test('npm start with an Electron that dies at once ends in a playable game too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'knockabout-dying-'))
    await writeFile(join(folder, 'electron'), '#!/bin/sh\nkill -TRAP $$\n', { mode: 0o755 })
    const screen = await openScreen()
    running = await startCommand(start, ['--port', '0'], {
      ELECTRON_OVERRIDE_DIST_PATH: folder,
      ...(screen.display === undefined ? {} : { DISPLAY: screen.display }),
    })
    await running.line(/^Electron does not start: SIGTRAP\. Serving the game to browsers instead\.$/m)
    const [, address] = await running.line(/^listening (\S+)$/m)
    expect((await fetch(`${address}/`)).status).toBe(200)
    expect(await running.end('SIGTERM')).toBe(0)
    screen.stop()
    await rm(folder, { recursive: true })
  })

  test('an interrupt to npm start alone ends the app it started', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'knockabout-waiting-'))
    const waits = '#!/bin/sh\ntrap "echo told; exit 0" TERM\necho waiting\nwhile :; do sleep 0.1; done\n'
    await writeFile(join(folder, 'electron'), waits, { mode: 0o755 })
    const screen = await openScreen()
    running = await startCommand(start, ['--port', '0'], {
      ELECTRON_OVERRIDE_DIST_PATH: folder,
      ...(screen.display === undefined ? {} : { DISPLAY: screen.display }),
    })
    await running.line(/^waiting$/m)
    expect(await running.end('SIGINT', true)).toBe(0)
    expect(running.printed()).toContain('told')
    screen.stop()
    await rm(folder, { recursive: true })
  })
}

interface Page {
  readonly url: string
  readonly webSocketDebuggerUrl: string
}

/** What an expression comes to in a page, asked over the DevTools protocol (Electron takes no other browser's connection). */
function evaluated(debuggerUrl: string, expression: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(debuggerUrl)
    socket.on('open', () => socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } })))
    socket.on('message', data => {
      const answer = JSON.parse(String(data)) as { readonly result?: { readonly result?: { readonly value: unknown } } }
      socket.close()
      resolve(answer.result?.result?.value)
    })
    socket.on('error', reject)
  })
}

test('npm run dev -- --window shows the page of Vite’s server in Electron’s window, under the app’s own address', async () => {
  const screen = await openScreen()
  const display = screen.display === undefined ? {} : { DISPLAY: screen.display }
  try {
    running = await startCommand(dev, ['--window', '--port', '0', '--remote-debugging-port=0'], display)
    const [, address] = await running.line(/DevTools listening on ws:\/\/(127\.0\.0\.1:\d+)/)
    const shown = async (): Promise<unknown> => {
      const pages = (await (await fetch(`http://${address}/json/list`)).json()) as Page[]
      const page = pages.find(one => one.url.startsWith('app://knockabout/'))
      const hot = `document.querySelector('script[src="/@vite/client"]') !== null`
      const played = `document.querySelector('[data-testid=solo-now]') !== null`
      return page && evaluated(page.webSocketDebuggerUrl, `${hot} && ${played}`)
    }
    await expect.poll(shown).toBe(true)
    await running.end('SIGTERM')
    await expect
      .poll(() =>
        fetch(`http://${address}/json`).then(
          () => 'there',
          () => 'gone',
        ),
      )
      .toBe('gone')
  } finally {
    screen.stop()
  }
})
