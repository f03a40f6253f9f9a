import type { ElectronApplication, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { Desktop } from '../../src-engine/protocol/desktop.ts'
import type { RunningDesktop } from '../support/desktop-electron.ts'
import { startDesktop } from '../support/desktop-electron.ts'
import { shot } from '../support/e2e-table.ts'

declare global {
  interface Window {
    readonly desktop?: Desktop
  }
}

let desktop: RunningDesktop
let app: ElectronApplication
let page: Page

test.beforeAll(async () => {
  desktop = await startDesktop()
  app = desktop.app
  page = desktop.page
})
test.afterAll(() => desktop.stop())

/** Every key of the bridge; a new one must be put here by hand, so that none slips in. */
const bridgeKeys: readonly (keyof Desktop)[] = [
  'answerHouse',
  'answerQuit',
  'checkFinding',
  'closeDisplay',
  'closeToLan',
  'endSweep',
  'houseOffered',
  'local',
  'lookUp',
  'newHouse',
  'onHosts',
  'onHouse',
  'onLink',
  'onNotices',
  'onOpenedFile',
  'onQuitAsked',
  'onSweep',
  'openDisplay',
  'openFile',
  'openToLan',
  'ownHouse',
  'saveFile',
  'sweep',
  'tellWords',
  'toggleFullScreen',
  'flushStorage',
  'version',
  'wayTo',
]

test('the start screen leads to a running solo game with one click, and to a display', async () => {
  await expect(page.getByTestId('first-name')).toBeVisible()
  await page.getByTestId('solo-now').click()
  await expect(page.getByTestId('table')).toBeVisible()
  await expect(page.getByTestId('hand')).toBeVisible()

  const opening = app.waitForEvent('window')
  await page.getByTestId('open-display').click()
  const display = await opening
  await expect(display.getByTestId('tv')).toBeVisible()
  expect(await app.windows()).toHaveLength(2)
  await page.evaluate(() => window.desktop?.closeDisplay())
  await expect.poll(() => app.windows().length).toBe(1)
})

test('the page has the small bridge and nothing of Node', async () => {
  const seen = await page.evaluate(() => ({
    bridge: Object.keys(window.desktop ?? {}).sort(),
    version: window.desktop?.version,
    node: ['require', 'process', 'module', 'Buffer', 'global', '__dirname'].filter(name => name in window),
  }))
  expect(seen.bridge).toEqual([...bridgeKeys].sort())
  expect(seen.version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(seen.node).toEqual([])
  const preferences = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map(window => {
      // There at run time, though not in Electron's types.
      const contents = window.webContents as unknown as { getLastWebPreferences(): Electron.WebPreferences }
      const { contextIsolation, sandbox, nodeIntegration, webviewTag } = contents.getLastWebPreferences()
      return { contextIsolation, sandbox, nodeIntegration, webviewTag }
    }),
  )
  for (const window of preferences) {
    expect(window).toEqual({ contextIsolation: true, sandbox: true, nodeIntegration: false, webviewTag: false })
  }
})

test('the page comes with a content security policy that holds', async () => {
  const policy = await page.evaluate(async () => (await fetch('/index.html')).headers.get('content-security-policy'))
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("default-src 'none'")
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.smuggled = true'
    document.body.append(script)
    const violation = new Promise(resolve =>
      document.addEventListener('securitypolicyviolation', resolve, { once: true }),
    )
    const second = document.createElement('script')
    second.src = 'data:text/javascript,window.smuggled=true'
    document.body.append(second)
    await violation
    script.remove()
    second.remove()
    return 'smuggled' in window
  })
  expect(ran).toBe(false)
})

test('nothing outside the built page can be read through the app’s own scheme', async () => {
  const answers = await page.evaluate(() =>
    Promise.all(
      ['/../main/main.cjs', '/..%2fmain/main.cjs', '/%2e%2e/main/main.cjs', '/nothing.js', '//etc/passwd'].map(
        async path => (await fetch(`app://knockabout${path}`)).status,
      ),
    ),
  )
  expect(answers).toEqual([404, 404, 404, 404, 404])
})

test('navigation, new windows and permissions are denied', async () => {
  const before = page.url()
  await page.evaluate(() => {
    window.location.href = 'data:text/html,elsewhere'
  })
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = 'http://127.0.0.1:9/'
    document.body.append(link)
    link.click()
    link.remove()
  })
  await page.waitForTimeout(300)
  expect(page.url()).toBe(before)

  expect(await page.evaluate(() => window.open('http://127.0.0.1:9/'))).toBeNull()
  expect(app.windows()).toHaveLength(1)

  const permissions = await page.evaluate(async () => {
    const refused = async (asking: Promise<unknown>): Promise<string> =>
      asking.then(
        () => 'granted',
        (error: unknown) => (error instanceof DOMException ? error.name : 'denied'),
      )
    return [
      await refused(navigator.mediaDevices.getUserMedia({ audio: true })),
      await Notification.requestPermission(),
      await refused(new Promise((yes, no) => navigator.geolocation.getCurrentPosition(yes, () => no(new Error('no'))))),
    ]
  })
  expect(permissions[0]).not.toBe('granted')
  expect(permissions[1]).toBe('denied')
  expect(permissions[2]).not.toBe('granted')
})

test('a call that makes no sense is refused, and the app goes on', async () => {
  const refusals = await page.evaluate(async () => {
    const bridge = window.desktop as unknown as Record<string, (...words: unknown[]) => Promise<unknown>>
    const ask = (name: string, ...words: unknown[]): Promise<string> =>
      (bridge[name] ?? (() => Promise.resolve()))(...words).then(
        () => 'taken',
        () => 'refused',
      )
    return Promise.all([
      ask('lookUp', 7),
      ask('openDisplay', { url: 'file:///etc/passwd' }),
      ask('openDisplay', { url: 'http://user@elsewhere/' }),
      ask('openToLan', { name: '', pin: 'abcd' }),
      ask('saveFile', 'n'.repeat(201), 'x'),
      ask('answerQuit', 'yes'),
    ])
  })
  expect(refusals).toEqual(Array(6).fill('refused'))
  const local = await page.evaluate(() => window.desktop?.local())
  expect(local?.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(local?.open).toBe(false)
})

test('the settings say where everything lies, and that nobody is asked for newer versions', async () => {
  await page.evaluate(() => void (location.hash = '#/settings'))
  await expect(page.getByTestId('data-folder')).toContainText(desktop.data)
  await expect(page.getByTestId('updates')).toBeDisabled()
  await expect(page.getByTestId('settings')).toContainText('so nobody is asked')
  await shot(page, 'settings-own')
})
