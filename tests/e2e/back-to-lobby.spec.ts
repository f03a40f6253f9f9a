import { expect } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { errorsOf } from '../support/e2e-play.ts'
import {
  ask,
  cutOnPodium,
  device,
  fitsSideways,
  joinByCode,
  linkOf,
  openTable,
  setTable,
  shot,
} from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { join as joins } from '../support/host-client.ts'
import { ok, tableOf } from '../support/host-play.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

const longNames = [
  'Maximiliane von Hohenstaufen-Wittelsbach',
  'Bartholomew Featherstonehaugh the Elder',
  'Wolfeschlegelsteinhausenbergerdorffwelch',
  'Anastasia Konstantinovna Rimskaja',
  'Don Francisco Javier de la Santísima',
  'Guinevere Llanfairpwllgwyngyllgogerych',
  'Ottokar Przemysl der Unverwüstliche',
  'Priscilla Queen of the Whole Desert',
  'Hildegard Sommerfeld-Winterstein',
  'Kamehameha Kalākaua Liliʻuokalani',
]

test('twelve play, eleven share a place and can be read; then all go back to the lobby with their seats', async ({
  browser,
}) => {
  const ann = await device(browser, 'laptop')
  const phone = await device(browser, 'phone')
  const tv = await device(browser, 'tv')
  const errors = [ann, phone, tv].map(one => errorsOf(one.page))
  await phone.page.setViewportSize({ width: 390, height: 664 })
  const table = await openTable(ann.page, host.url, 'Ann', 'All Out Brawl')
  await setTable(ann.page, table, { seats: 12, options: { lives: 1 }, joint: true })
  await joinByCode(phone.page, await linkOf(ann.page), 'Ben')
  for (const guest of longNames) await ask(ann.page, { say: 'sit', table, guest })
  await tv.page.goto(`${host.url}/#/tv?table=${table}`)
  await expect(tv.page.getByRole('heading', { name: 'All Out Brawl' })).toBeInViewport({ ratio: 1 })

  // Ready is shown on the seat, on the host's screen and on the TV, and can be taken back.
  await phone.page.getByTestId('ready').click()
  await expect(ann.page.getByTestId('seat-ready')).toHaveCount(1)
  await expect(ann.page.getByTestId('lobby-problem')).toHaveText('1 of 1 is ready.')
  await expect(tv.page.locator('.tv-ready')).toHaveCount(1)
  await shot(ann.page, 'lobby-ready-laptop')
  await shot(phone.page, 'lobby-ready-phone')
  await shot(tv.page, 'lobby-ready-tv')
  await phone.page.getByTestId('ready').click()
  await expect(ann.page.getByTestId('seat-ready')).toHaveCount(0)

  // Bots play for everybody, so that the end comes by itself.
  const seats = longNames.length + 2
  await ann.page.getByTestId('start').click()
  await expect(ann.page.getByTestId('table')).toBeVisible()
  const display = await joins(host.port, { display: true })
  await ok(display, { say: 'watch', table })
  for (const { seat, name } of tableOf(display, table).places)
    await ask(name === 'Ben' ? phone.page : ann.page, { say: 'here', table, seat, sitIn: true })
  const result = ann.page.getByTestId('result')
  await expect(result).toBeVisible({ timeout: 120_000 })
  await expect(phone.page.getByTestId('result')).toBeVisible({ timeout: 30_000 })
  await expect(tv.page.getByTestId('podium')).toBeVisible({ timeout: 30_000 })
  // Every device added its part to the shuffle, and finds it in the deal once that is shown.
  for (const { page } of [ann, phone])
    await expect(page.getByTestId('result')).toContainText('Nobody dealt this: the part this device added is in it')
  await shot(ann.page, 'podium-laptop')
  await shot(phone.page, 'podium-phone')
  await shot(tv.page, 'podium-tv')
  expect(await cutOnPodium(tv.page)).toEqual([])
  expect(await cutOnPodium(ann.page)).toEqual([])
  await fitsSideways(phone.page)

  await expect(phone.page.getByTestId('to-lobby')).toHaveCount(0)
  await result.getByTestId('to-lobby').click()
  for (const { page } of [ann, phone]) {
    await expect(page.getByTestId('lobby')).toBeVisible()
    await expect(page.locator('.seat.is-person')).toHaveCount(seats)
  }
  await expect(tv.page.locator('.tv-seats > .is-person')).toHaveCount(seats)
  // Another game is chosen, and everybody sees it at once.
  await setTable(ann.page, table, { game: 'knockout-whist' })
  await expect(tv.page.getByRole('heading', { name: 'All Out Brawl' })).toBeHidden()
  await shot(phone.page, 'lobby-after-phone')

  // Who is sent away is told, and sits down again once the host lets them.
  await ann.page.getByTestId('seat-1').getByRole('button', { name: 'Change Ben’s seat' }).click()
  await ann.page.getByRole('menuitem', { name: 'Send away' }).click()
  await ann.page.getByRole('dialog', { name: 'Send Ben away?' }).getByRole('button', { name: 'Send away' }).click()
  await expect(phone.page.getByTestId('lobby-me')).toContainText('The host has sent you away')
  await expect(phone.page.getByTestId('lobby-me')).toContainText('Ben')
  // No seat is offered that would be refused.
  await expect(phone.page.getByTestId('sit')).toHaveCount(0)
  await shot(phone.page, 'sent-away-phone')
  await shot(ann.page, 'sent-away-laptop')
  await ann.page.getByTestId('sent-away').getByRole('button', { name: 'Let back' }).click()
  await expect(phone.page.getByTestId('lobby-me')).not.toContainText('The host has sent you away')
  expect(await phone.page.locator('.k-toast:not(.k-toast-leave-active)').count()).toBe(0)
  await phone.page.getByTestId('sit').click()
  await expect(ann.page.getByTestId('seat-1')).toContainText('Ben')
  // Names of one long word make no start page broader than a phone.
  await ann.page.setViewportSize({ width: 320, height: 568 })
  await ann.page.goto(`${host.url}/#/`)
  await expect(ann.page.getByTestId('my-table')).toBeVisible()
  await fitsSideways(ann.page)
  expect(errors.flat()).toEqual([])
  await display.close()
  for (const one of [ann, phone, tv]) await one.context.close()
})
