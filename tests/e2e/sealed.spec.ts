import { expect, type Page } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { handOf } from '../support/e2e-play.ts'
import { device, hostStore, joinByCode, linkOf, sayName, setTable } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { standbyKey } from '../support/standby-guest.ts'

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

test('a sealed house goes on at its standby: tickets and hands go there by sealed lines alone', async ({ browser }) => {
  const shared = ['--standby-key', standbyKey]
  const host = await builtHost({ flags: ['--seal', 'on', ...shared] })
  const standby = await builtHost({ flags: [...shared, '--standby', `127.0.0.1:${host.port}`] })
  const [laptop, phone] = [await device(browser, 'laptop'), await device(browser, 'phone')]
  const texts: string[] = []
  for (const { page } of [laptop, phone])
    page.on('websocket', socket => {
      const heard = ({ payload }: { payload: string | Buffer }): void => {
        if (typeof payload === 'string') texts.push(payload)
      }
      socket.on('framesent', heard)
      socket.on('framereceived', heard)
    })
  try {
    await laptop.page.goto(`${host.url}/#/?k=${host.sealKey!.replaceAll('-', '')}`)
    await laptop.page.getByTestId('host-table').click()
    await sayName(laptop.page, 'Ann')
    await laptop.page.getByTestId('host-begin').click()
    const link = await linkOf(laptop.page)
    const table = new URL(laptop.page.url()).hash.replace('#/t/', '')
    await setTable(laptop.page, table, { game: 'knock-out-whist' })
    await setTable(laptop.page, table, { seats: 2 })
    await joinByCode(phone.page, link, 'Ben')
    await laptop.page.getByTestId('start').click()
    await expect.poll(() => handOf(phone.page)).toHaveLength(7)
    const hand = await handOf(phone.page)
    // The ticket of the round that names both devices.
    const hasTicket = async (page: Page): Promise<void> => {
      const store = await hostStore(page)
      await expect.poll(() => store.evaluate(({ way }) => way?.ticket)).toContain('~')
    }
    for (const { page } of [laptop, phone]) await hasTicket(page)
    // A page that comes once there is a copy may look by itself whether the standby answers.
    for (const { page } of [laptop, phone]) {
      await page.reload()
      await hasTicket(page)
    }
    await host.kill()
    for (const { page } of [laptop, phone]) {
      await expect(page).toHaveURL(new RegExp(`:${standby.port}/`), { timeout: 30_000 })
      await expect(page.getByTestId('turn')).toBeVisible()
      expect(page.url()).not.toMatch(/ticket|k=/)
    }
    await expect.poll(() => handOf(phone.page)).toEqual(hand)
    expect(texts).toEqual([])
  } finally {
    for (const one of [laptop, phone]) await one.context.close()
    await host.end()
    await standby.end()
  }
})
