import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { sandboxWords } from '../../resources/launch/sandbox.ts'
import type { RunningDesktop } from '../support/desktop-electron.ts'
import { electronPath, root, startDesktop } from '../support/desktop-electron.ts'

let data: string
test.beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'knockabout-life-'))
})
test.afterAll(() => rm(data, { recursive: true, force: true }))

/** Starts the app a second time as a person would, and waits for that second process to end. */
async function startAgain(running: RunningDesktop, ...words: string[]): Promise<string> {
  const electron = await electronPath()
  const child = spawn(electron, [...sandboxWords(electron), root, '--data', running.data, ...words], {
    env: { ...process.env, KNOCKABOUT_INTERFACES: 'lo', ...(running.display ? { DISPLAY: running.display } : {}) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let text = ''
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  await new Promise(resolve => child.on('close', resolve))
  return text
}

test('a second start brings the first window forward and hands over its file', async () => {
  const desktop = await startDesktop({ data })
  try {
    await expect(desktop.page.getByTestId('home')).toBeVisible()
    const file = join(data, 'last night.knockabout.json')
    await writeFile(file, '{"hello":1}')
    await desktop.page.evaluate(() => {
      window.desktop?.onOpenedFile(
        opened => (document.documentElement.dataset['opened'] = `${opened.name} ${opened.text}`),
      )
    })
    expect(await startAgain(desktop, file)).toContain('runs already')
    await expect(desktop.page.locator('html')).toHaveAttribute('data-opened', 'last night.knockabout.json {"hello":1}')
    expect(desktop.app.windows()).toHaveLength(1)
  } finally {
    await desktop.stop()
  }
})

test('the window comes back where it was', async () => {
  const first = await startDesktop({ data })
  await expect(first.page.getByTestId('home')).toBeVisible()
  await first.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 60, y: 50, width: 1000, height: 700 }),
  )
  await first.stop()
  const second = await startDesktop({ data })
  try {
    const bounds = await second.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds())
    expect(bounds).toMatchObject({ width: 1000, height: 700 })
  } finally {
    await second.stop()
  }
})

test('opening to the LAN tells where, and closing takes it back', async () => {
  const desktop = await startDesktop()
  try {
    const states = await desktop.page.evaluate(async () => {
      const bridge = window.desktop
      if (!bridge) throw new Error('no bridge')
      const before = await bridge.local()
      const open = await bridge.openToLan({ name: '  The Anchor ', pin: '4711' })
      const after = await bridge.closeToLan()
      return { before, open, after }
    })
    expect(states.before.open).toBe(false)
    expect(states.open).toMatchObject({ open: true, name: 'The Anchor', pin: '4711' })
    expect(states.open.addresses.length).toBeGreaterThan(0)
    expect(states.after).toMatchObject({ open: false, addresses: [] })
  } finally {
    await desktop.stop()
  }
})

test('the host ends with the app', async () => {
  const desktop = await startDesktop()
  const url = await desktop.page.evaluate(async () => (await window.desktop?.local())?.url)
  expect((await fetch(`${url}/health`)).status).toBe(200)
  await desktop.stop()
  await expect(fetch(`${url}/health`)).rejects.toThrow()
})

test('the display goes to the second screen, full screen', async () => {
  const desktop = await startDesktop()
  try {
    const url = await desktop.page.evaluate(async () => (await window.desktop?.local())?.url)
    // A virtual display server has one screen only; the second is told of, its place is real.
    const second = { x: 640, y: 0, width: 1280, height: 720 }
    await desktop.app.evaluate(({ screen }, bounds) => {
      const real = screen.getAllDisplays()
      screen.getAllDisplays = () => [...real, { ...(real[0] as Electron.Display), id: 4242, bounds, workArea: bounds }]
    }, second)
    const opening = desktop.app.waitForEvent('window')
    await desktop.page.evaluate(async address => window.desktop?.openDisplay({ url: address ?? '' }), url)
    const display = await desktop.app.browserWindow(await opening)
    await expect
      .poll(() => display.evaluate((window: Electron.BrowserWindow) => window.isFullScreen() && window.getBounds()))
      .toMatchObject({ x: second.x, y: second.y })
    await desktop.page.evaluate(() => window.desktop?.closeDisplay())
    await expect.poll(() => desktop.app.windows().length).toBe(1)
  } finally {
    await desktop.stop()
  }
})

test('a screen that is plugged in while a house is open shows its tables by itself; unplugged, it is gone', async () => {
  const desktop = await startDesktop()
  try {
    /** As the system says that a screen came, or went. */
    const plugged = (on: boolean): Promise<void> =>
      desktop.app.evaluate(({ screen }, isOn) => {
        const [real] = screen.getAllDisplays() as [Electron.Display]
        const bounds = { x: 640, y: 0, width: 1280, height: 720 }
        const second = { ...real, id: 4242, bounds, workArea: bounds }
        screen.getAllDisplays = () => (isOn ? [real, second] : [real])
        screen.emit(isOn ? 'display-added' : 'display-removed', {}, second)
      }, on)
    await expect(desktop.page.getByTestId('home')).toBeVisible()
    // Nothing is open to anybody: there is nothing to show.
    await plugged(true)
    await new Promise(done => setTimeout(done, 3000))
    expect(desktop.app.windows().length).toBe(1)
    await plugged(false)
    await desktop.page.evaluate(() => window.desktop?.openToLan({ name: 'The Boar' }))
    const opening = desktop.app.waitForEvent('window')
    await plugged(true)
    await expect((await opening).getByTestId('tv')).toBeVisible()
    await plugged(false)
    await expect.poll(() => desktop.app.windows().length).toBe(1)
  } finally {
    await desktop.stop()
  }
})

test('a data folder that cannot be written is told in the window, and the game can be played', async () => {
  const file = join(data, 'file')
  await writeFile(file, '')
  const desktop = await startDesktop({ data: join(file, 'folder') })
  try {
    await expect(desktop.page.getByTestId('home')).toBeVisible()
    const kept = await desktop.page.evaluate(
      () =>
        new Promise<string>(resolve => {
          window.desktop?.onNotices(notices => {
            if (notices.length > 0) resolve(notices.map(notice => notice.text).join(' '))
          })
        }),
    )
    expect(kept).toContain('nothing-kept')
  } finally {
    await desktop.stop()
  }
})

test('killed in the middle of a game with guests: started again, the table is there, and the house is opened to them again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'knockabout-killed-'))
  const first = await startDesktop({ data: folder })
  await first.page.getByTestId('host-table').click()
  await first.page.getByTestId('my-name').fill('Ann')
  await first.page.getByTestId('name-done').click()
  await first.page.getByTestId('host-begin').click()
  await first.page.getByTestId('start').click()
  await expect(first.page.getByTestId('hand')).toBeVisible()
  const ended = new Promise(resolve => first.app.process().once('exit', resolve))
  first.app.process().kill('SIGKILL')
  await ended
  const again = await startDesktop({ data: folder })
  try {
    const { page } = again
    const isOpen = () => page.evaluate(async () => (await window.desktop?.local())?.open)
    await expect(page.getByTestId('my-table')).toBeVisible()
    expect(await isOpen()).toBe(false) // nobody asked for that yet
    await expect(page.getByTestId('house-closed')).toBeVisible()
    await page.getByTestId('open-house').click()
    await expect(page.getByTestId('house-closed')).toBeHidden()
    expect(await isOpen()).toBe(true)
    await page.getByTestId('my-table').click()
    await expect(page.getByTestId('hand')).toBeVisible()
  } finally {
    await again.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
