import { expect, type Page } from '@playwright/test'
import { palest } from '../support/contrast.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { asks } from '../support/e2e-play.ts'
import { ask, device, openStart, openTable, setTable } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { join, tokenOf } from '../support/host-client.ts'
import { opened, playOn } from '../support/host-play.ts'

// What is read on paper is dark on light: no sign or word of the wood's yellow stays behind on it.
let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

const isRead = async (page: Page, what: string, which = '.paper'): Promise<void> => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // A page that fades in is pale for a moment; what stays pale is a fault.
  const palestNow = async (): Promise<readonly string[]> => {
    const { measured, pale } = await palest(page, which)
    return measured > 0 ? pale : ['no text there']
  }
  await expect.poll(palestNow, { message: what }).toEqual([])
}

test('pages to be read are dark enough on paper', async ({ browser }) => {
  const { context, page } = await device(browser, 'laptop')
  await openStart(page, host.url)
  await isRead(page, 'start')
  const games = ['knock-out-whist', 'brawl', 'clash', 'referee']
  const pages = ['rules', ...games.map(game => `rules/${game}`), 'practice', 'settings']
  for (const one of pages) {
    await page.goto(`${host.url}/#/${one}`)
    await expect(page.locator('.paper').first()).toBeVisible()
    await isRead(page, one)
  }
  await context.close()
})

test('lessons, the gauntlet and the coach are dark enough on paper', async ({ browser }) => {
  const { context, page } = await device(browser, 'phone')
  for (const one of ['brawl?lesson=1', 'clash?lesson=1', 'clash?gauntlet=1']) {
    await page.goto(`${host.url}/#/rules/${one}`)
    const take = page.getByTestId('gauntlet-take-1')
    if (one.includes('gauntlet')) await take.tap()
    await expect(page.locator('.paper').first()).toBeVisible()
    await isRead(page, one)
  }
  await context.close()
  for (const game of ['Knock-out Whist', 'Clash']) {
    const laptop = await device(browser, 'laptop')
    const table = await openTable(laptop.page, host.url, 'Ann', game)
    await setTable(laptop.page, table, { coach: true })
    await laptop.page.getByTestId('start').click()
    const asked = game === 'Clash' ? laptop.page.getByTestId('prompt keep') : asks(laptop.page).card
    await expect(asked).toBeVisible()
    await laptop.page.getByTestId('coach').click()
    await expect(laptop.page.locator('.paper').first()).toBeVisible()
    await isRead(laptop.page, `coach of ${game}`)
    await laptop.context.close()
  }
})

test('how to play on the TV is dark enough on paper', async ({ browser }) => {
  const [{ context, page }, tv] = [await device(browser, 'laptop'), await device(browser, 'tv')]
  // A house of its own: a TV shows tables that play before one that waits.
  const house = await builtHost()
  await openTable(page, house.url, 'Ann')
  await tv.page.goto(`${house.url}/tv`)
  await expect(tv.page.getByTestId('how-to-play')).toBeVisible()
  await isRead(tv.page, 'how to play')
  for (const one of [context, tv.context]) await one.close()
  await house.end()
})

test('in high contrast every word stands out, on the pages and at a table of each kind', async ({ browser }) => {
  const house = await builtHost({ pace: [0, 1] })
  const player = await join(house.port, { name: 'Kasimir', avatar: 'fox', colour: 4 })
  await playOn(player, await opened(player, 'knockout-whist', { solo: { bots: 3, level: 'easy' } }))
  const { context, page } = await device(browser, 'phone')
  await context.addInitScript(
    ([origin, token]) => {
      localStorage.setItem(`knockabout.token.${origin}`, token!)
      localStorage.setItem('knockabout.me', '{"name":"Kasimir","colour":4,"avatar":"fox"}')
      localStorage.setItem('knockabout.preferences', '{"contrast":"high"}')
    },
    [house.url, tokenOf(player)],
  )
  await player.close()
  for (const one of ['', 'practice', 'settings', 'statistics', 'replay', 'night', 'rules', 'rules/clash']) {
    await page.goto(`${house.url}/#/${one}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high')
    if (one === 'statistics') await expect(page.locator('main svg text').first()).toBeVisible()
    await isRead(page, `high contrast: ${one}`, 'body')
  }
  for (const game of ['all-out-brawl', 'brawl', 'clash']) {
    const solo = { bots: game === 'brawl' ? 1 : 3, level: 'easy' }
    const { table } = (await ask(page, { say: 'open', game, solo })) as { readonly table: string }
    await page.goto(`${house.url}/#/t/${table}`)
    await expect(page.locator('.table-game > :not(.k-spinner)').first()).toBeVisible()
    await isRead(page, `high contrast: a table of ${game}`, 'body')
  }
  await context.close()
  await house.end()
})
