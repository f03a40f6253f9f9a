import { expect } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { errorsOf } from '../support/e2e-play.ts'
import { device, fitsSideways, shot, sizes } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

test('practice: one’s own character and the bot’s, studied and chosen', async ({ browser }) => {
  const { context, page } = await device(browser, 'phone')
  const errors = errorsOf(page)
  await page.goto(`${host.url}/#/practice/brawl`)
  await expect(page.getByTestId('brawl-setup')).toBeVisible()
  await page.getByTestId('character place1').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Who do you play?')
  await page.getByTestId('pick otis').click()
  await expect(page.getByTestId('recipe')).toContainText('deck of 35 cards')
  await shot(page, 'brawl-practice-club')
  await page.getByTestId('take-character').click()
  await expect(page.getByTestId('character place1')).toContainText('Otis')
  await expect(page.getByTestId('character place2')).toContainText('chosen at random')
  await page.getByTestId('character place2').click()
  await page.getByTestId('pick bram').click()
  await page.getByTestId('take-character').click()
  for (const kind of ['laptop', 'phone'] as const) {
    await page.setViewportSize(sizes[kind])
    await fitsSideways(page)
    await shot(page, `brawl-practice-${kind}`)
  }
  await page.getByTestId('practice-deal').click()
  const fighters = page.getByTestId('knock-panel').locator('li')
  await expect(fighters).toHaveCount(2)
  await expect(fighters.nth(0)).toContainText('Otis')
  await expect(fighters.nth(1)).toContainText('Bram')
  // The next visit remembers, and what is left to chance again is left to chance.
  await page.goto(`${host.url}/#/practice/brawl`)
  await expect(page.getByTestId('character place1')).toContainText('Otis')
  await page.getByTestId('character place1').click()
  await page.getByRole('button', { name: 'Choose at random' }).click()
  await expect(page.getByTestId('character place1')).toContainText('chosen at random')
  expect(errors).toEqual([])
  await context.close()
})

test('the number of bots follows the kind of table, and what was chosen for those who go is forgotten', async ({
  browser,
}) => {
  const { context, page } = await device(browser, 'laptop')
  await page.goto(`${host.url}/#/practice/brawl`)
  await expect(page.getByTestId('brawl-setup')).toBeVisible()
  await expect(page.getByTestId('practice-bots')).toHaveCount(0)
  await page.getByTestId('practice-rules').click()
  await page.getByText('Tag team', { exact: true }).click()
  const bots = page
    .getByTestId('practice-bots')
    .getByRole('textbox')
    .or(page.getByTestId('practice-bots').getByRole('spinbutton'))
  await expect(bots).toHaveValue('3')
  await expect(page.getByTestId(/^character /)).toHaveCount(4)
  await bots.fill('4')
  await bots.press('Tab')
  await page.getByTestId('character place5').click()
  await page.getByTestId('pick noor').click()
  await page.getByTestId('take-character').click()
  // Teams as one likes them hold for this number of players only.
  await page.getByRole('button', { name: 'Change sides' }).last().click()
  await shot(page, 'brawl-practice-teams')
  await bots.fill('3')
  await bots.press('Tab')
  await expect(page.getByTestId(/^character /)).toHaveCount(4)
  await page.getByTestId('practice-deal').click()
  await expect(page.getByTestId('knock-panel').locator('li')).toHaveCount(4)
  await context.close()
})

test('a note at the table hides nothing that is played with, on a laptop and a phone', async ({ browser }) => {
  const { context, page } = await device(browser, 'laptop')
  const note = page.locator('.k-toast')
  for (const _ of ['a game', 'another']) {
    await page.goto(`${host.url}/#/practice/brawl`)
    await page.getByTestId('practice-deal').click()
    await expect(page.getByTestId('knock')).toBeVisible()
  }
  // Whoever begins another game need not be told so.
  await expect(note).toHaveCount(0)
  // As where the host was updated since, and a part of the page is no longer to be had.
  await page.evaluate(() => void window.dispatchEvent(new Event('vite:preloadError')))
  await expect(note).toBeVisible()
  for (const kind of ['laptop', 'phone'] as const) {
    await page.setViewportSize(sizes[kind])
    await shot(page, `brawl-practice-note-${kind}`)
    const hidden = () =>
      page.evaluate(() => {
        const { left, right, top, bottom } = document.querySelector('.k-toast')!.getBoundingClientRect()
        return [...document.querySelectorAll('[data-pile], [data-spot], [data-testid="knock"]')]
          .filter(one => {
            const box = one.getBoundingClientRect()
            return box.left < right && box.right > left && box.top < bottom && box.bottom > top
          })
          .map(one => one.className)
      })
    // The table follows the window a moment later.
    await expect.poll(hidden, kind).toEqual([])
  }
  await context.close()
})
