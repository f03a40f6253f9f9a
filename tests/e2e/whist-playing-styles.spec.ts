import { expect } from '@playwright/test'
import { playingStyleOf } from '../../src-engine/whist/bots/playing-styles.ts'
import english from '../../src-renderer/words/en/whist/whist.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { device, openTable, setTable, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

test('a bot’s way of playing stands under its name in the lobby, and is told at the table when its face is pressed', async ({
  browser,
}) => {
  const { page, context } = await device(browser, 'phone')
  const table = await openTable(page, host.url, 'Ann', 'Knock-out Whist')
  await setTable(page, table, { seats: 4 })
  await page.getByRole('button', { name: 'Fill seat 2' }).click()
  await page.getByRole('menuitem', { name: 'Put a bot here' }).click()
  const bot = page.getByTestId('seat-1')
  await expect(bot).toContainText('normal bot')
  const name = (await bot.locator('.seat-name').textContent())!
  const line = english.playingStyle[playingStyleOf(name)]
  await expect(bot.getByTestId('playing-style')).toHaveText(line)
  await shot(page, 'playing-style-lobby-phone')
  // An easy one has none: it follows its whims.
  await page.getByRole('button', { name: `Change ${name}’s seat` }).click()
  await page.getByRole('menuitem', { name: 'Make it an easy bot' }).click()
  await expect(bot).toContainText('easy bot')
  await expect(bot.getByTestId('playing-style')).toHaveCount(0)
  await page.getByRole('button', { name: `Change ${name}’s seat` }).click()
  await page.getByRole('menuitem', { name: 'Make it a normal bot' }).click()
  await page.getByTestId('start').click()

  const badge = page
    .locator('.whist-badge')
    .filter({ has: page.getByTestId('ask-bot') })
    .and(page.locator(`[aria-label^="${name},"]`))
  await expect(badge).toHaveAttribute('aria-label', new RegExp(`a bot that ${line}`))
  await badge.getByTestId('ask-bot').click()
  await expect(page.getByText(`${name} ${line}.`, { exact: true }).first()).toBeVisible()
  await shot(page, 'playing-style-table-phone')
  await context.close()
})
