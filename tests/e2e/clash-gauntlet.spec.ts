import { expect } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { errorsOf } from '../support/e2e-play.ts'
import { device, fitsSideways, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

test('the gauntlet: a deck is chosen, a duel is lost and one goes on after a reload', async ({ browser }) => {
  const { context, page } = await device(browser, 'phone')
  const errors = errorsOf(page)
  const stands = page.getByTestId('gauntlet-stands')
  await page.goto(`${host.url}/#/rules/clash?gauntlet=1`)
  await expect(stands).toContainText('Choose a deck')
  await shot(page, 'clash-gauntlet-decks')
  await fitsSideways(page)
  await page.getByTestId('gauntlet-take-1').tap()
  await expect(page.getByTestId('opponents').locator('[data-is=next]')).toContainText('Pip, the pot boy')
  await shot(page, 'clash-gauntlet')
  await fitsSideways(page)
  await page.getByTestId('gauntlet-deck').tap()
  await shot(page, 'clash-gauntlet-deck')
  await page.getByTestId('draft ready').tap()

  await page.getByTestId('gauntlet-play').tap()
  await page.getByTestId('prompt keep').tap()
  await expect(page.getByTestId('prompt')).toBeVisible()
  await page.goto(`${host.url}/#/rules/clash?gauntlet=1`)
  await page.reload()
  // The duel goes on where it was.
  await page.getByTestId('gauntlet-play').tap()
  await expect(page.getByTestId('prompt keep')).toHaveCount(0)
  await page.getByTestId('clash-menu').tap()
  await page.getByRole('menuitem', { name: 'Concede' }).tap()
  await page.getByTestId('confirm-yes').tap()
  await page.getByTestId('onward').tap()
  await expect(stands).toContainText('0 of 8 beaten, 2 lives left.')

  // A win, as the page would have counted it, brings a pack.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('knockabout.gauntlet.clash')!) as { pool: string[] }
    const won = { ...kept, beaten: 1, prize: kept.pool.slice(0, 14) }
    localStorage.setItem('knockabout.gauntlet.clash', JSON.stringify(won))
  })
  await page.reload()
  const pack = page.getByTestId('pack').getByRole('button')
  for (const at of [0, 1, 2]) await pack.nth(at).tap()
  await shot(page, 'clash-gauntlet-pack')
  await page.getByTestId('draft take').tap()
  await page.getByTestId('draft ready').tap()
  await expect(page.getByTestId('opponents').locator('[data-is=next]')).toContainText('Hettie')
  expect(errors).toEqual([])
  await context.close()
})
