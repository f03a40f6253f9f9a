import { expect } from '@playwright/test'
import { builtHost } from '../support/e2e-host.ts'
import { device, fitsSideways } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

test('a TV’s picture that steps aside, so that no edge burns in, makes nothing scroll', async ({ browser }) => {
  const host = await builtHost()
  const { page, context } = await device(browser, 'tv')
  await page.goto(`${host.url}/tv`)
  const picture = page.locator('.tv')
  await expect(picture).toBeVisible()
  await picture.evaluate(one => (one.style.translate = '3px 3px'))
  await fitsSideways(page)
  await context.close()
  await host.end()
})
