import { expect, test } from '@playwright/test'
import { WebSocket } from 'ws'
import { protocolVersion } from '../../src-engine/protocol/version.ts'
import type { RunningDesktop } from '../support/desktop-electron.ts'
import { startDesktop } from '../support/desktop-electron.ts'

let desktop: RunningDesktop
let guest: WebSocket

/** A stranger on the LAN who sits down at a table of this host. */
async function sitDown(url: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { origin: url })
  const said = (message: object): void => socket.send(JSON.stringify(message))
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', (code, reason) => reject(new Error(`closed with ${code} ${reason.toString()}`)))
    socket.on('open', () => {
      said({ say: 'hello', protocol: protocolVersion, name: 'Guest', plain: true })
      said({ say: 'open', n: 1, game: 'knock-out-whist' })
    })
    socket.on('message', data => {
      const message = JSON.parse(String(data)) as { say?: string; n?: number }
      if (message.say === 'refused') reject(new Error(String(data)))
      if (message.say === 'done' && message.n === 1) resolve()
    })
  })
  return socket
}

test.beforeEach(async () => {
  desktop = await startDesktop()
  await expect(desktop.page.getByTestId('home')).toBeVisible()
  const url = await desktop.page.evaluate(async () => (await window.desktop?.openToLan({ name: 'The Anchor' }))?.url)
  guest = await sitDown(url ?? '')
})
test.afterEach(async () => {
  guest.removeAllListeners()
  guest.close()
  await desktop.stop()
})

/** Whether the process of the app is still there. */
function lives(): boolean {
  return desktop.app.process().exitCode === null
}

test('quitting with guests at the table asks the page first, and does as it says', async () => {
  await desktop.page.evaluate(() => {
    window.desktop?.onQuitAsked(guests => (document.title = `quit with ${guests}?`))
  })
  await desktop.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  await expect(desktop.page).toHaveTitle('quit with 1?')
  await desktop.page.evaluate(() => window.desktop?.answerQuit(false))
  expect(lives()).toBe(true)

  await desktop.page.evaluate(() => void (document.title = 'playing on'))
  await desktop.app.evaluate(({ app }) => app.quit())
  await expect(desktop.page).toHaveTitle('quit with 1?')
  expect(lives()).toBe(true)
  const ended = new Promise(resolve => desktop.app.process().once('exit', resolve))
  await desktop.page.evaluate(() => window.desktop?.answerQuit(true)).catch(() => undefined)
  expect(await ended).toBe(0)
})

test('a page that hangs is not waited for: the system’s own dialog asks', async () => {
  // Menu and dialog speak the page's language, also once it has changed.
  const menu = (): Promise<string[]> =>
    desktop.app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(one => one.label) ?? [])
  await desktop.page.evaluate(() => localStorage.setItem('knockabout.language', 'de'))
  await desktop.page.reload()
  await expect.poll(menu).toContain('Bearbeiten')
  // Nobody can press a button of a native dialog here, so the answer is given in its place.
  await desktop.app.evaluate(({ dialog }) => {
    // Only where it asks in German: an answer to another question would keep the app open, and the test would fail.
    dialog.showMessageBox = (...asked: unknown[]) => {
      const { buttons } = asked.at(-1) as { buttons: readonly string[] }
      return Promise.resolve({ response: buttons.includes('Bleiben') ? 1 : 0, checkboxChecked: false })
    }
  })
  const ended = new Promise(resolve => desktop.app.process().once('exit', resolve))
  // Begun once this call is answered, so that it hangs before it is asked whether to quit.
  await desktop.page.evaluate(() => {
    setTimeout(() => {
      for (;;) {
        // hangs for good
      }
    })
  })
  await desktop.app.evaluate(({ app }) => setTimeout(() => app.quit(), 200))
  await new Promise(resolve => setTimeout(resolve, 1500))
  expect(lives()).toBe(true)
  expect(await ended).toBe(0)
})
