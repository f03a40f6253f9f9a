import { expect } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { device, joinByCode, linkOf, sayName } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let house: BuiltHost
test.beforeAll(async () => {
  house = await builtHost({ flags: ['--seal', 'on'] })
})
test.afterAll(() => house.end())

test('at a sealed house a link with the key leads to a seat and a game; a bare address says what is missing', async ({
  browser,
}) => {
  const key = house.sealKey!.replaceAll('-', '')
  const laptop = await device(browser, 'laptop')
  await laptop.page.goto(`${house.url}/#/?k=${key}`)
  await laptop.page.getByTestId('host-table').click()
  await sayName(laptop.page, 'Ann')
  await laptop.page.getByTestId('host-begin').click()
  await expect(laptop.page.getByTestId('seal-key')).toHaveText(house.sealKey!)
  const link = await linkOf(laptop.page)
  expect(link).toContain(`k=${key}`)

  // By the link: nothing that goes over the wire is text, and the key is in no request and no address bar.
  const phone = await device(browser, 'phone')
  const texts: (string | Buffer)[] = []
  const requests: string[] = []
  phone.page.on('request', request => requests.push(request.url()))
  phone.page.on('websocket', socket => {
    socket.on('framesent', ({ payload }) => texts.push(payload))
    socket.on('framereceived', ({ payload }) => texts.push(payload))
  })
  await joinByCode(phone.page, link, 'Ben')
  await laptop.page.getByTestId('start').click()
  await expect(phone.page.locator('.table-game > :not(.k-spinner)').first()).toBeVisible()
  expect(texts.length).toBeGreaterThan(5)
  expect(texts.filter(one => typeof one === 'string')).toEqual([])
  expect(texts.filter(one => /Ben|welcome|token/.test(String(one)))).toEqual([])
  expect(requests.filter(url => url.includes(key))).toEqual([])
  expect(phone.page.url()).not.toContain(key)
  await phone.page.reload()
  await expect(phone.page.locator('.table-game > :not(.k-spinner)').first()).toBeVisible()

  // By the bare address: a plain word, and the key can be typed.
  const other = await device(browser, 'phone')
  await other.page.goto(house.url)
  const asks = other.page.getByTestId('connection')
  await expect(asks).toContainText('scan the code')
  const field = asks.getByRole('textbox', { name: 'Key of this house' })
  await field.fill('abc')
  await asks.getByRole('button', { name: 'Come in' }).click()
  await expect(asks).toContainText('16 letters and digits')
  await field.fill('0'.repeat(16))
  await asks.getByRole('button', { name: 'Come in' }).click()
  await expect(asks).toContainText('not the one of this house')
  await field.fill(house.sealKey!.toUpperCase())
  await asks.getByRole('button', { name: 'Come in' }).click()
  await expect(asks).toHaveCount(0)
  await expect(other.page.getByTestId('host-table')).toBeEnabled()

  // A smart TV that was given the bare address says the same; by the link it shows the table.
  const tv = await device(browser, 'tv')
  await tv.page.goto(`${house.url}/tv`)
  await expect(tv.page.getByTestId('tv')).toContainText('scan the code')
  await tv.page.goto(`${house.url}/#/tv?k=${key}`)
  await tv.page.reload()
  await expect(tv.page.getByTestId('tv')).toContainText('Ann')
  for (const one of [laptop, phone, other, tv]) await one.context.close()
})
