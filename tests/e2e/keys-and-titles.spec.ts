import { expect } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { ask, openStart } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost({ pace: [0, 1] })
})
test.afterAll(() => host.end())

test('every page says in the window’s title where one is, and its heading has the focus', async ({ page }) => {
  await page.goto(host.url)
  await expect(page).toHaveTitle('Knockabout')
  for (const [door, title] of [
    ['Settings', 'Settings'],
    ['Statistics', 'Statistics'],
    ['Replays', 'Replays'],
  ] as const) {
    await page.getByRole('navigation', { name: 'More pages' }).getByRole('button', { name: door }).click()
    await expect(page).toHaveTitle(`${title} – Knockabout`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByTestId('back').click()
    await expect(page).toHaveTitle('Knockabout')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  // What is shown in place of a page has its title.
  await page.goto(`${host.url}/#/rules/clash`)
  const rules = page.getByRole('main').getByRole('button', { name: 'Rules', exact: true })
  for (const [door, title, back] of [
    ['open-gauntlet', 'Clash: the gauntlet', rules],
    ['open-lesson', 'Clash: the lesson', page.getByTestId('lesson-close')],
  ] as const) {
    await page.getByTestId(door).click()
    await expect(page).toHaveTitle(`${title} – Knockabout`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await back.click()
  }
})

test('single keys play unless a menu lies open or they are switched off', async ({ page }) => {
  await page.goto(`${host.url}/#/replay`)
  await page.goto(`${host.url}/#/settings`)
  await page.getByTestId('letter-keys').click()
  await page.goto(`${host.url}/#/practice/knock-out-whist`)
  await page.getByTestId('practice-deal').click()
  const playable = page.locator('[data-testid="hand"] button:not([aria-disabled="true"])')
  await expect(playable.first()).toBeVisible({ timeout: 60_000 })
  const cards = page.getByTestId('hand').locator('.playing-card')
  const held = await cards.count()
  const all = async (): Promise<void> => {
    for (let key = 1; key <= held; key++) await page.keyboard.press(String(key))
  }
  await all()
  // What is shown after a reload is what the host holds. Switched on again, they rest only while a menu lies over the table.
  await page.evaluate(() => localStorage.setItem('knockabout.preferences', '{}'))
  await page.reload()
  await expect(playable.first()).toBeVisible({ timeout: 60_000 })
  await expect(cards).toHaveCount(held)
  await page.getByTestId('table-menu').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await all()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  expect(await cards.count()).toBe(held)
  await all()
  await expect(cards).not.toHaveCount(held)
})

test('an unfinished game forgotten by key leaves the keyboard at the next one, and then at what else is there', async ({
  page,
}) => {
  await openStart(page, host.url)
  // Each puts the one before it away; the last is still one's table.
  for (let game = 0; game < 3; game++) await ask(page, { say: 'open', game: 'clash', solo: { bots: 1, level: 'easy' } })
  await openStart(page, host.url)
  const forget = page.getByTestId('forget')
  await expect(forget).toHaveCount(2)
  for (const left of [1, 0]) {
    await forget.first().press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Forget it' }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(forget).toHaveCount(left)
    await expect(left > 0 ? forget : page.getByTestId('my-table')).toBeFocused()
  }
})
