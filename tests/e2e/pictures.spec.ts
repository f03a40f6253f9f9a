import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { root } from '../support/desktop-electron.ts'
import { builtHost } from '../support/e2e-host.ts'
import { oneAct, othersPlayUntil } from '../support/e2e-play.ts'
import { device, joinByCode, linkOf, openTable, setTable } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

// The README's pictures, taken where people would see them. `KNOCKABOUT_PICTURES=1` puts them into resources/pictures;
// without it they lie among the test's results, so that whoever changes a screen can put one beside the other.

test.use({ drawn: true })

const folder = join(root, process.env.KNOCKABOUT_PICTURES ? 'resources' : 'test-results', 'pictures')

test('the README shows a TV, a table and a phone as they are', async ({ browser }) => {
  const host = await builtHost({ pace: [150, 250] })
  const [laptop, phone, tv] = [
    await device(browser, 'laptop'),
    await device(browser, 'phone'),
    await device(browser, 'tv'),
  ]
  const table = await openTable(laptop.page, host.url, 'Ann', 'All Out Brawl')
  await setTable(laptop.page, table, { seats: 6 })
  await joinByCode(phone.page, await linkOf(laptop.page), 'Ben')
  await tv.page.goto(`${host.url}/tv?table=${table}`)
  await expect(tv.page.getByTestId('tv')).toContainText('Ben')
  await laptop.page.getByTestId('start').click()
  // In the middle of a trick, when it is Ann's turn, there is something to see.
  await othersPlayUntil(laptop.page, phone.page)
  while ((await tv.page.locator('.whist-played').count()) < 3) {
    expect(await oneAct(laptop.page, 60_000)).not.toBe('over')
    await othersPlayUntil(laptop.page, phone.page)
  }
  mkdirSync(folder, { recursive: true })
  for (const [name, page] of [
    ['tv', tv.page],
    ['table', laptop.page],
    ['phone', phone.page],
  ] as const) {
    const path = join(folder, `${name}.jpg`)
    await page.screenshot({ path, type: 'jpeg', quality: 82, animations: 'disabled' })
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`resources/pictures/${name}.jpg`)
  }
  for (const one of [laptop, phone, tv]) await one.context.close()
  await host.end()
})
