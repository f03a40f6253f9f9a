import { expect } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { ask, device, joinByCode, linkOf, openStart, openTable, sayName, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

// The ways in and out of a table, where somebody might be left standing before the door.

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

interface Info {
  readonly tables: readonly { readonly id: string; readonly watching: number }[]
}
const info = async (of: BuiltHost): Promise<Info> => (await (await fetch(`${of.url}/info`)).json()) as Info

test('a TV at a house with a PIN is asked for it on its own screen', async ({ browser }) => {
  const guarded = await builtHost({ pin: '4711' })
  const { page, context } = await device(browser, 'tv')
  await page.goto(`${guarded.url}/tv`)
  const tv = page.getByTestId('tv')
  await expect(tv).toContainText('asks for a PIN')
  await shot(page, 'doors-tv-pin')
  for (const [pin, answer] of [
    ['4712', 'That PIN is wrong.'],
    ['4711', 'No table is open yet'],
  ] as const) {
    await page.getByLabel('PIN of this table').fill(pin)
    await page.keyboard.press('Enter')
    await expect(tv).toContainText(answer)
  }
  await context.close()
  await guarded.end()
})

test('a page left open while its host was changed says so, and works again once it is reloaded', async ({
  browser,
}) => {
  const { page, context } = await device(browser, 'phone')
  // What the page says is what one of another version would say; what comes back is the host's own answer.
  let before = true
  await page.routeWebSocket(/ws$/, socket => {
    const real = socket.connectToServer()
    socket.onMessage(said => {
      real.send(before ? String(said).replace(/"protocol":\d+/, '"protocol":999,"since":"then"') : said)
    })
  })
  await page.goto(host.url)
  const banner = page.getByTestId('connection')
  await expect(banner).toContainText('another version of Knockabout now: reload this page')
  await shot(page, 'doors-stale-page')
  before = false
  await page.getByTestId('reload').click()
  await expect(page.getByTestId('host-table')).toBeEnabled()
  // The version is the same, but a part of the page went with the old build.
  await page.route(/Settings-.*\.js/, route => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: 'Settings' }).click()
  const notice = page.locator('.k-toast', { hasText: 'reload this page' })
  await expect(notice).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByTestId('settings')).toBeVisible()
  await context.close()
})

test('a screen that becomes the TV looks with the table’s eyes, and is the person’s again on the way back', async ({
  browser,
}) => {
  const own = await builtHost({ grace: 60_000 })
  const { page, context } = await device(browser, 'laptop')
  await openTable(page, own.url, 'Ann', 'Knock-out Whist')
  await page.getByTestId('start').click()
  await expect(page.getByTestId('hand')).toBeVisible()
  await page.goto(`${own.url}/#/`)
  await page.getByTestId('open-tv').click()
  await expect(page.getByTestId('tv-captions')).toBeVisible()
  await expect.poll(async () => (await info(own)).tables[0]?.watching).toBe(1)
  expect(await page.getByTestId('hand').count()).toBe(0)
  await page.goBack()
  await page.getByTestId('my-table').click()
  await expect(page.getByTestId('hand')).toBeVisible()
  expect((await info(own)).tables[0]?.watching).toBe(0)
  await context.close()
  await own.end()
})

test('a name of letters nobody can see is refused where it is typed, and one kept from before locks nobody out', async ({
  browser,
}) => {
  const { page, context } = await device(browser, 'phone')
  await page.addInitScript(() => {
    if (localStorage.getItem('knockabout.me') === null)
      localStorage.setItem('knockabout.me', '{"name":"\u200b\u2060","colour":"x","avatar":""}')
  })
  await openStart(page, host.url)
  await page.getByTestId('host-table').click()
  await sayName(page, '\u200b \u2060')
  await expect(page.locator('.k-field-error')).toContainText('Enter a name.')
  await sayName(page, '  Zed\u200b  the   Second ')
  await expect(page.getByTestId('host-begin')).toBeVisible()
  expect(await page.evaluate(() => (JSON.parse(localStorage.getItem('knockabout.me')!) as { name: string }).name)).toBe(
    'Zed the Second',
  )
  await context.close()
})

test('a button pressed twice opens one table', async ({ browser }) => {
  const own = await builtHost()
  const { page, context } = await device(browser, 'laptop')
  await openStart(page, own.url)
  await page.getByTestId('host-table').click()
  await sayName(page, 'Ann')
  // Both presses right after each other, before the host can have answered the first.
  await page.getByTestId('host-begin').evaluate((button: HTMLElement) => {
    button.click()
    setTimeout(() => button.click())
  })
  await expect(page.getByTestId('lobby')).toBeVisible()
  await ask(page, { say: 'ask', what: 'records' })
  expect((await info(own)).tables).toHaveLength(1)
  await context.close()
  await own.end()
})

test('only talk that was not seen is new, and a display leaves the table it no longer shows', async ({ browser }) => {
  const own = await builtHost()
  const [ann, ben, tv] = [await device(browser, 'laptop'), await device(browser, 'phone'), await device(browser, 'tv')]
  const first = await openTable(ann.page, own.url, 'Ann', 'Knock-out Whist')
  await joinByCode(ben.page, await linkOf(ann.page), 'Ben')
  await tv.page.goto(`${own.url}/tv`)
  await expect(tv.page.getByTestId('tv')).toContainText('Ben')
  await expect.poll(async () => (await info(own)).tables.find(one => one.id === first)?.watching).toBe(1)
  await ann.page.getByTestId('start').click()
  const chat = ann.page.getByRole('button', { name: /^Chat/ })
  await chat.click()
  await ann.page.getByLabel('Say something').fill('Good evening')
  await ann.page.getByRole('button', { name: 'Say', exact: true }).click()
  await expect(ann.page.getByTestId('chat')).toContainText('Good evening')
  await ask(ben.page, { say: 'chat', table: first, to: 'table', text: 'And to you' })
  await expect(ann.page.getByTestId('chat')).toContainText('And to you')
  await ann.page.keyboard.press('Escape')
  await expect(ann.page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible()
  for (const text of ['One', 'Two']) await ask(ben.page, { say: 'chat', table: first, to: 'table', text })
  await expect(ann.page.getByRole('button', { name: 'Chat, 2 new' })).toBeVisible()
  await chat.click()
  await expect(ann.page.getByTestId('chat')).toContainText('Two')
  await ann.page.keyboard.press('Escape')
  await expect(ann.page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible()

  // Ann's game is put away: the TV goes on to the next table. From there it is sent, and does not jump by itself.
  const cal = await device(browser, 'laptop')
  const second = await openTable(cal.page, own.url, 'Cal', 'Knockout Whist')
  await ask(ann.page, { say: 'close', table: first })
  await expect(tv.page.getByTestId('tv')).toContainText('Cal')
  const dot = await device(browser, 'laptop')
  const third = await openTable(dot.page, own.url, 'Dot', 'Knock-out Whist')
  await dot.page.getByTestId('start').click()
  await expect(dot.page.getByTestId('hand')).toBeVisible()
  await expect(tv.page.getByTestId('tv')).toContainText('Cal')
  await tv.page.getByRole('button', { name: 'Knock-out Whist · Dot' }).click()
  await expect(tv.page.getByTestId('tv-captions')).toBeVisible()
  const watching = async (id: string) => (await info(own)).tables.find(one => one.id === id)?.watching
  await expect.poll(async () => [await watching(second), await watching(third)]).toEqual([0, 1])
  for (const one of [ann, ben, tv, cal, dot]) await one.context.close()
  await own.end()
})

test('what was missed is told once, not again on the way back from the rules', async ({ browser }) => {
  // Slow enough that the game is not over before anybody has looked.
  const quick = await builtHost({ grace: 200, pace: [600, 800] })
  const [ann, ben] = [await device(browser, 'laptop'), await device(browser, 'phone')]
  const table = await openTable(ann.page, quick.url, 'Ann', 'Knock-out Whist')
  await joinByCode(ben.page, await linkOf(ann.page), 'Ben')
  await ann.page.getByTestId('start').click()
  const link = ben.page.url()
  await expect(ben.page.getByTestId('whist')).toBeVisible()
  await ben.page.goto('about:blank')
  // Bots sit in for Ben and, told so, for Ann: something happens that he misses.
  await ask(ann.page, { say: 'here', n: 0, table, seat: 'Ann', sitIn: true })
  await expect(ann.page.getByTestId('sat-in')).toBeVisible()
  await ann.page.getByTestId('table-menu').click()
  await ann.page.getByRole('menuitem', { name: 'What happened' }).click()
  await expect(ann.page.getByTestId('log')).toContainText('Ben')
  await ben.page.goto(link)
  await expect(ben.page.getByTestId('missed')).toBeVisible()
  await expect(ben.page.getByRole('dialog')).toHaveText(/While you were away/)
  await shot(ben.page, 'doors-missed-phone')
  const lines = (await ben.page.getByTestId('missed').getByRole('listitem').allInnerTexts()).slice(1)
  expect(lines.length).toBeGreaterThan(0)
  await ben.page.getByRole('button', { name: 'Play on' }).click()
  await expect(ben.page.getByTestId('missed')).toBeHidden()
  await ben.page.goto(`${quick.url}/#/rules/knock-out-whist?from=${table}`)
  await expect(ben.page.getByTestId('rules')).toBeVisible()
  await ben.page.getByTestId('open-lesson').click()
  await ben.page.getByTestId('lesson-close').click()
  await expect(ben.page.getByTestId('table')).toBeVisible()
  // The bots may have played on while he read: that is news. What he was told before is not.
  const again = await ben.page.getByTestId('missed').getByRole('listitem').allInnerTexts()
  expect(again.filter(line => lines.includes(line))).toEqual([])
  await ann.context.close()
  await ben.context.close()
  await quick.end()
})
