import { writeFileSync } from 'node:fs'
import { chromium, expect, test, type Page } from '@playwright/test'
import { WebSocket } from 'ws'
import { chromiumLaunch } from '../support/chromium.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { sayName, shot } from '../support/e2e-table.ts'
import type { RunningDesktop } from '../support/desktop-electron.ts'
import { startDesktop } from '../support/desktop-electron.ts'
import { join } from '../support/host-client.ts'
import { ok, opened } from '../support/host-play.ts'

// One's own house and other people's: opened, closed, visited and left again.

let desktop: RunningDesktop
let page: Page
test.beforeEach(async () => {
  desktop = await startDesktop()
  page = desktop.page
  await expect(page.getByTestId('host-table')).toBeEnabled()
})
test.afterEach(() => desktop.stop())

const isOpen = () => page.evaluate(async () => (await window.desktop?.local())?.open)

/** Types the address of another house, as somebody would whose app does not find it by itself. */
async function visit(house: BuiltHost): Promise<void> {
  await page.getByLabel('Or type an address').fill(house.url.replace('http://', ''))
  await page.getByRole('button', { name: 'Go', exact: true }).click()
}
async function tablesAt(house: BuiltHost): Promise<number> {
  const { tables } = (await (await fetch(`${house.url}/info`)).json()) as { readonly tables: readonly unknown[] }
  return tables.length
}

test('a house is opened under a name, with a PIN, told to its guests, and closed again', async () => {
  await page.getByTestId('host-table').click()
  await sayName(page, 'N'.repeat(40))
  await page.getByText('Name and PIN').click()
  // As long as a name may be, and the house still has one.
  await expect(page.getByLabel('What the others see')).toHaveValue(`${'N'.repeat(32)}’s house`)
  await page.getByLabel('What the others see').fill('The Anchor')
  const pin = page.getByLabel('PIN, if not everybody')
  await pin.fill('door')
  await page.getByTestId('host-begin').click()
  await expect(page.getByRole('dialog').getByText('A PIN is 4 to 8 digits.')).toBeVisible()
  await shot(page, 'house-pin-refused')
  expect(await isOpen()).toBe(false)
  await pin.fill(' 4711 ')
  await page.getByTestId('host-begin').click()
  await expect(page.getByTestId('join-code')).toContainText('PIN 4711')
  await shot(page, 'house-lobby-pin')

  const table = new URL(page.url()).hash.replace('#/t/', '')
  await page.evaluate(() => (location.hash = '#/'))
  const house = page.getByTestId('house-open')
  await expect(house).toContainText('Open to the network as The Anchor, PIN 4711.')
  await expect(page.getByTestId('found')).toContainText('The Anchor')
  await shot(page, 'house-open')
  const opening = desktop.app.waitForEvent('window')
  await page.getByTestId('open-tv').click()
  const tv = await opening
  await expect(tv.getByTestId('tv')).toContainText('PIN 4711')
  await shot(tv, 'house-tv-pin')

  // A set whose browser is too old for any page of ours gets the same as a picture, once it knows the PIN.
  const home = (await page.evaluate(() => window.desktop?.local()))!.url
  const browser = await chromium.launch(chromiumLaunch)
  const set = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  await set.goto(`${home}/picture`)
  await expect(set.getByText('Which PIN does this house have?')).toBeVisible()
  await set.keyboard.type('4712')
  await set.keyboard.press('Enter')
  await expect(set.getByText('That isn’t the PIN')).toBeVisible()
  await shot(set, 'picture-pin')
  await set.locator('#pin').fill('4711')
  await set.keyboard.press('Enter')
  // As many colours as the page of the TV has, and no less.
  const colours = (): Promise<readonly number[]> =>
    set.locator('#picture').evaluate((one: HTMLImageElement) => {
      if (one.naturalWidth === 0) return [0, 0, 0]
      const canvas = Object.assign(document.createElement('canvas'), {
        width: one.naturalWidth,
        height: one.naturalHeight,
      })
      const context = canvas.getContext('2d')!
      context.drawImage(one, 0, 0)
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
      return [canvas.width, canvas.height, new Set(new Uint32Array(data.buffer)).size]
    })
  await expect.poll(async () => (await colours())[2]).toBeGreaterThan(1000)
  expect((await colours()).slice(0, 2)).toEqual([1280, 720])
  await expect(set.getByText('This TV gets a picture')).toBeVisible()
  await shot(set, 'picture-shown')
  await browser.close()

  // A guest, who is asked about before the house is closed.
  const { url } = (await page.evaluate(() => window.desktop?.local()))!
  const port = Number(new URL(url).port)
  const guest = await join(port, { name: 'Guest', pin: '4711' })
  expect(guest.messages[0]).toMatchObject({ say: 'welcome', owner: false })
  await ok(guest, { say: 'sit', table })
  await expect(page.getByTestId('found')).toContainText('2 of 4 seats taken')
  await page.getByTestId('close-house').click()
  await expect(page.getByTestId('confirm')).toContainText('Your guests lose the connection.')
  await page.getByTestId('confirm-yes').click()
  await expect(house).toBeHidden()
  expect(await isOpen()).toBe(false)
  // The table stays; only nobody else can reach it.
  await expect(page.getByTestId('house-closed')).toBeVisible()
  if (guest.socket.readyState === WebSocket.OPEN) await guest.close()
})

test('whoever hosts while visiting another house hosts at home', async () => {
  const boar = await builtHost()
  await visit(boar)
  await expect(page.getByTestId('back-home')).toBeHidden() // asked for a name first
  await sayName(page, 'Ann')
  await expect(page.getByTestId('back-home')).toBeVisible()
  await expect(page.getByTestId('host-table')).toBeEnabled()
  await page.getByTestId('host-table').click()
  await page.getByTestId('host-begin').click()
  await expect(page.getByTestId('lobby')).toContainText('Ann')
  expect(await isOpen()).toBe(true)
  expect(await tablesAt(boar)).toBe(0)
  await boar.end()
})

test('a house whose PIN one does not know is left again for one’s own', async () => {
  const boar = await builtHost({ pin: '4711' })
  const host = await join(boar.port, { name: 'Ben', pin: '4711' })
  await opened(host, 'knock-out-whist')
  await page.getByTestId('solo-now').click()
  await expect(page.getByTestId('hand')).toBeVisible()
  await page.evaluate(() => (location.hash = '#/'))
  await expect(page.getByTestId('my-table')).toBeVisible()

  // Met before, with another proof than today's: nobody is told anything there before the person says so.
  const { id } = (await (await fetch(`${boar.url}/info`)).json()) as { readonly id: string }
  writeFileSync(`${desktop.data}/window/houses.json`, JSON.stringify({ [id]: 'sha256/another' }))
  const lines: string[] = []
  page.on('websocket', socket => lines.push(socket.url()))
  await visit(boar)
  await sayName(page, 'Ann')
  await expect(page.getByTestId('connection')).toContainText('not the house you met before')
  await shot(page, 'house-other-proof')
  expect(lines).toEqual([])
  await page.getByTestId('right-house').click()
  await expect(page.getByTestId('connection')).toContainText('asks for a PIN')
  // One's own tables are not those of this house.
  await expect(page.getByTestId('my-table')).toBeHidden()
  await shot(page, 'house-other-pin')
  await page.getByTestId('connection').getByTestId('back-home').click()
  await expect(page.getByTestId('connection')).toBeHidden()
  await expect(page.getByTestId('host-table')).toBeEnabled()
  await expect(page.getByTestId('home')).toBeVisible()
  await expect(page.getByTestId('my-table')).toBeVisible()
  expect(new URL(page.url()).hash).not.toContain('/t/')

  await visit(boar)
  await page.getByLabel('PIN of this table').fill('4711')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('lobby')).toContainText('Ben')
  await boar.kill()
  const lost = page.getByTestId('connection')
  await expect(lost).toContainText('trying again')
  const there = lines.filter(url => new URL(url).port === String(boar.port))
  expect(there.map(url => new URL(url).protocol)).toContain('wss:')
  expect(there.filter(url => !url.startsWith('wss:'))).toEqual([])
  await shot(page, 'house-other-lost')
  await lost.getByTestId('back-home').click()
  await expect(lost).toBeHidden()
  await expect(page.getByTestId('home')).toBeVisible()
  await host.close()
  await boar.end()
})
