import { expect, test } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { errorsOf, playOut } from '../support/e2e-play.ts'
import { sound } from '../support/e2e-sound.ts'
import { dealAlone, openStart } from '../support/e2e-table.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost({ pace: [10, 30] })
})
test.afterAll(() => host.end())

// What moves is shown elsewhere: here nothing has to be waited for.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('one click from the start screen to a game, played to its end, again, and put away', async ({ page }) => {
  const errors = errorsOf(page)
  await dealAlone(page, host.url)
  await expect(page.getByTestId('table')).toBeVisible()
  await expect(page.getByTestId('hand')).toBeVisible()
  const hand = page.getByTestId('hand').getByRole('button')
  await expect(page.getByTestId('missed')).toHaveCount(0) // who has just sat down was not away
  await expect(hand).toHaveCount(7) // dealt, and none played before this hand has been
  await page.reload()
  await expect(hand).toHaveCount(7)
  await playOut(page)
  await page.getByTestId('rematch').click()
  await expect(page.getByTestId('result')).toBeHidden()
  await page.getByRole('button', { name: 'Save and leave' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save and leave' }).click()
  await expect(page.getByTestId('take-up')).toBeVisible()
  expect(errors).toEqual([])
})

test('the first visit: a name, a proposed face, straight into a game; the next one knows who it is', async ({
  page,
}) => {
  await page.goto(host.url)
  const name = page.getByTestId('first-name')
  await expect(name).toBeFocused()
  await expect(page.getByTestId('solo-now')).toHaveText('Play')
  // A name nobody can see is told so where it is typed, and nothing begins.
  await name.fill('\u200b')
  await name.press('Enter')
  await expect(page.getByTestId('home')).toContainText('A name needs at least one letter.')
  await name.fill(' Ann ')
  await page.getByRole('button', { name: 'Choose another face' }).click()
  await expect(page.getByTestId('my-name')).toHaveValue(' Ann ')
  await page.keyboard.press('Escape')
  await name.press('Enter')
  await expect(page.getByTestId('hand').getByRole('button')).toHaveCount(7)
  await expect(page.getByTestId('table')).toContainText('Ann')
  await page.goto(`${host.url}/#/`)
  await expect(page.getByRole('button', { name: 'You are Ann' })).toBeVisible()
  await expect(name).toHaveCount(0)
})

test('a press that comes before the host has answered deals as soon as it has', async ({ page }) => {
  let answer = (): void => undefined
  const answered = new Promise<void>(resolve => (answer = resolve))
  await page.routeWebSocket(/./, async socket => {
    await answered
    socket.connectToServer()
  })
  await page.goto(host.url)
  const solo = page.getByTestId('solo-now')
  await solo.click()
  await expect(solo).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByTestId('host-table')).toBeDisabled()
  answer()
  await expect(page.getByTestId('hand').getByRole('button')).toHaveCount(7)
})

test('two clicks and a name to a hosted table; a phone that scanned the code sits down by giving its name', async ({
  page,
  browser,
}) => {
  await openStart(page, host.url)
  await page.getByTestId('host-table').click()
  await page.getByTestId('my-name').fill('Ann')
  await page.getByTestId('name-done').click()
  await page.getByTestId('host-begin').click()
  await expect(page.getByTestId('lobby')).toBeVisible()
  await expect(page.getByTestId('join-address')).toHaveText(/127\.0\.0\.1:\d+/)
  const table = new URL(page.url()).hash.replace('#/t/', '')

  const device = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const phone = await device.newPage()
  const errors = errorsOf(phone)
  // Whoever typed the address alone finds the table before anything else, without scrolling.
  await phone.goto(host.url)
  await expect(phone.getByRole('heading', { level: 2 }).first()).toHaveText('Join in')
  await expect(phone.getByTestId('found-table').first()).toBeInViewport({ ratio: 1 })
  await phone.goto(`${host.url}/t/${table}`)
  await phone.getByTestId('my-name').fill('<b>Ben</b>')
  await phone.getByTestId('name-done').click()
  await expect(page.getByTestId('seat-1')).toContainText('<b>Ben</b>')
  await expect(phone.getByTestId('start')).toHaveCount(0)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  const tv = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
  await tv.goto(`${host.url}/tv`)
  await expect(tv.getByTestId('tv')).toContainText('Ann')
  await page.getByTestId('start').click()
  await expect(page.getByTestId('hand')).toBeVisible()
  await expect(phone.getByTestId('hand')).toBeVisible()
  await expect(tv.getByTestId('tv-story')).toContainText('trumps')
  await expect(tv.getByTestId('hand')).toHaveCount(0)
  expect(errors).toEqual([])
  await device.close()
  await tv.close()
})

test('the quiet pages and the start screen have nothing a screen reader stumbles over', async ({ page }) => {
  await openStart(page, host.url)
  await sound(page)
  for (const place of ['settings', 'practice', 'statistics', 'replay', 'rules/knock-out-whist']) {
    await page.goto(`${host.url}/#/${place}`)
    await expect(page.getByTestId('back')).toBeVisible()
    await sound(page)
  }
})

test('a table that is gone says so and leads home', async ({ page }) => {
  await page.goto(`${host.url}/#/t/nothing-here`)
  await expect(page.getByText('That table is not there any more').first()).toBeVisible()
  await page.getByRole('button', { name: 'To the start' }).click()
  await expect(page.getByTestId('home')).toBeVisible()
})
