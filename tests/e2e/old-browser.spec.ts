import { expect } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

for (const [locale, words] of [
  ['en-GB', 'This browser is too old'],
  ['de-AT', 'Dieser Browser ist zu alt'],
  ['es-MX', 'Este navegador es demasiado antiguo'],
  ['fr-FR', 'This browser is too old'],
] as const)
  test(`a browser from before the oldest supported one is told so (${locale})`, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport: { width: 320, height: 568 } })
    await context.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
    const page = await context.newPage()
    await page.goto(`${host.url}/t/ABCD`)
    await expect(page.locator('#old-browser')).toContainText(words)
    await expect(page.locator('#old-browser')).toContainText('Safari 16.4')
    await expect(page.getByText('Knockabout', { exact: true })).toHaveCount(0)
    await context.close()
  })

test('any other sees the game and nothing of that', async ({ page }) => {
  await page.goto(host.url)
  await expect(page.getByTestId('home')).toBeVisible()
  await expect(page.locator('#old-browser')).toHaveCount(0)
})
