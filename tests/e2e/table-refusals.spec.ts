import { expect } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { device, fitsSideways, joinByCode, linkOf, openTable, sayName, setTable, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

test('a table that is full says so, and whoever came may look on', async ({ browser }) => {
  const [laptop, phone, late] = [
    await device(browser, 'laptop'),
    await device(browser, 'phone'),
    await device(browser, 'phone'),
  ]
  const table = await openTable(laptop.page, host.url, 'Ann', 'Knock-out Whist')
  await setTable(laptop.page, table, { seats: 2 })
  const link = await linkOf(laptop.page)
  await joinByCode(phone.page, link, 'Ben')
  await late.page.goto(link)
  await sayName(late.page, 'Cal')
  await expect(late.page.getByText(/full|no free place|taken/i).first()).toBeVisible()
  await shot(late.page, 'refused-full-phone')
  await laptop.page.getByTestId('start').click()
  await expect(late.page.getByTestId('whist')).toBeVisible()
  await expect(late.page.getByTestId('hand')).toHaveCount(0)
  await shot(late.page, 'refused-watching-phone')
  for (const one of [laptop, phone, late]) await one.context.close()
})

test('a code that leads nowhere says so and leads home', async ({ browser }) => {
  const { page, context } = await device(browser, 'phone')
  await page.goto(`${host.url}/t/NOPE`)
  await expect(page.getByText('That table is not there any more').first()).toBeVisible()
  await shot(page, 'refused-unknown-phone')
  await page.getByRole('button', { name: 'To the start' }).click()
  await expect(page.getByTestId('home')).toBeVisible()
  await context.close()
})

test('a PIN wrong five times closes the door for a minute; the right one opens it', async ({ browser }) => {
  const guarded = await builtHost({ pin: '4711' })
  const { page, context } = await device(browser, 'phone')
  await page.goto(guarded.url)
  const banner = page.getByTestId('connection')
  await expect(banner).toContainText('asks for a PIN')
  await page.getByLabel('PIN of this table').fill('4711')
  await page.getByRole('button', { name: 'Come in' }).click()
  await expect(page.getByTestId('host-table')).toBeEnabled()
  const { page: stranger, context: far } = await device(browser, 'phone')
  await stranger.goto(guarded.url)
  const door = stranger.getByTestId('connection')
  for (let i = 1; i <= 5; i++) {
    await stranger.getByLabel('PIN of this table').fill(`000${i}`)
    await stranger.getByRole('button', { name: 'Come in' }).click()
    await expect(door).toContainText(i < 5 ? 'That PIN is wrong.' : 'wrong too often')
    if (i === 1) await shot(stranger, 'refused-pin-phone')
  }
  await expect(door.getByRole('button', { name: 'Try again' })).toBeVisible()
  await shot(stranger, 'refused-pin-locked-phone')
  await context.close()
  await far.close()
  await guarded.end()
})

test('a name of 200 characters is refused where it is typed, and markup in a name or in talk is only text', async ({
  browser,
}) => {
  const [laptop, phone, tv] = [
    await device(browser, 'laptop'),
    await device(browser, 'phone'),
    await device(browser, 'tv'),
  ]
  const markup = '<img src=x onerror=alert(1)><b>Zed</b>'
  let asked = false
  for (const one of [laptop, phone, tv]) one.page.on('dialog', () => (asked = true))
  await openTable(laptop.page, host.url, 'Ann', 'Knock-out Whist')
  const link = await linkOf(laptop.page)
  await phone.page.goto(link)
  await sayName(phone.page, 'x'.repeat(200))
  await expect(phone.page.locator('.k-field-error')).toContainText('A name can have at most 40 characters.')
  await shot(phone.page, 'refused-long-name-phone')
  await joinByCode(phone.page, link, markup)
  await tv.page.goto(`${host.url}/tv?table=${link.split('/').at(-1)}`)
  await expect(tv.page.getByTestId('tv')).toContainText(markup)
  await shot(laptop.page, 'refused-markup-lobby')
  await laptop.page.getByTestId('start').click()
  await expect(laptop.page.getByTestId('whist')).toContainText(markup)
  await expect(tv.page.getByTestId('tv')).toContainText(markup)
  await shot(laptop.page, 'refused-markup-table')
  await shot(tv.page, 'refused-markup-tv')
  await fitsSideways(phone.page)
  for (const one of [laptop, phone, tv]) {
    expect(await one.page.locator('img[src="x"]').count()).toBe(0)
    await one.context.close()
  }
  expect(asked).toBe(false)
})
