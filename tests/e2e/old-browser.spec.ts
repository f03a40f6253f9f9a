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

test('a TV of that age has a page of its own, and leads back to the others', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted')
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.5) Chrome/85.0' })
  })
  await page.goto(`${host.url}/tv?show=all`)
  await expect(page.getByTestId('tv')).toContainText('Knockabout')
  // The players' pages don't run there.
  await expect(page.getByTestId('tv-play')).toHaveCount(0)
  await expect(page).toHaveURL(`${host.url}/old-tv/#/tv?show=all`)
  await page.evaluate(() => (location.hash = '#/rules'))
  await expect(page.locator('#old-browser')).toBeVisible()
  await expect(page).toHaveURL(`${host.url}/#/rules`)
  // Too old even for that: it gets a picture.
  await page.addInitScript(() => Reflect.deleteProperty(Promise, 'allSettled'))
  await page.goto(`${host.url}/tv`)
  await expect(page).toHaveURL(`${host.url}/picture`)
})

test('any other sees the game and nothing of that', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto(`${host.url}/tv`)
  await expect(page.getByTestId('tv')).toBeVisible()
  await page.goto(host.url)
  await expect(page.getByTestId('home')).toBeVisible()
  await expect(page.locator('#old-browser')).toHaveCount(0)
  expect(asked.filter(path => path.startsWith('/old-tv'))).toEqual([])
})
