import { expect } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { device, joinByCode, linkOf, openStart, sayName } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

// A lobby for a house: whoever only hosts, a table that is locked, the list to come by, and the table in other hands.

let house: BuiltHost
test.beforeAll(async () => {
  house = await builtHost()
})
test.afterAll(() => house.end())

test('one only hosts, locks the table and hands it over; others look on, or come for the next game', async ({
  browser,
}) => {
  const [ann, ben, cal] = [
    await device(browser, 'laptop'),
    await device(browser, 'phone'),
    await device(browser, 'phone'),
  ]
  await openStart(ann.page, house.url)
  await ann.page.getByTestId('host-table').click()
  await sayName(ann.page, 'Ann')
  await ann.page.getByRole('radio', { name: 'I only host' }).click()
  await ann.page.getByTestId('host-begin').click()
  await expect(ann.page.getByTestId('lobby')).toBeVisible()
  // No seat is hers, and all of the table is hers to set.
  await expect(ann.page.getByTestId('seat-0')).toContainText('Free')
  await expect(ann.page.getByTestId('start')).toBeVisible()
  await joinByCode(ben.page, await linkOf(ann.page), 'Ben')
  await expect(ann.page.getByTestId('seat-0')).toContainText('Ben')

  // Seats by drag, and by keys alone.
  const seat = (n: number) => ann.page.getByTestId(`seat-${n}`)
  await ann.page.getByRole('button', { name: 'Fill seat 2' }).click()
  await ann.page.getByRole('menuitem', { name: 'Put a bot here' }).click()
  await expect(seat(1)).toContainText('bot')
  await seat(1).dragTo(seat(0))
  await expect(seat(1)).toContainText('Ben')
  await ann.page.getByRole('button', { name: 'Change Ben’s seat' }).focus()
  await ann.page.keyboard.press('Enter')
  await expect(ann.page.getByRole('menuitem', { name: 'One seat earlier' })).toBeFocused()
  await ann.page.keyboard.press('Enter')
  await expect(seat(0)).toContainText('Ben')

  await ann.page.getByTestId('set locked').click()
  await expect(ben.page.getByTestId('locked')).toBeVisible()
  await openStart(cal.page, house.url)
  await expect(cal.page.getByTestId('found-table')).toContainText('Ann · locked')
  await expect(cal.page.getByTestId('found-table')).toContainText('Watch')

  await ann.page.getByRole('button', { name: 'Change Ben’s seat' }).click()
  await ann.page.getByRole('menuitem', { name: 'Make them the host' }).click()
  await expect(ann.page.getByTestId('start')).toBeHidden()
  await expect(ben.page.getByTestId('start')).toBeVisible()
  // On the phone of who hosts now a face is carried by a finger; anywhere else the finger scrolls the page.
  const list = (): Promise<string[]> => ben.page.locator('.seat .seat-name').allInnerTexts()
  await ben.page.getByTestId('seat-0').scrollIntoViewIfNeeded()
  const [mine, theirs] = await Promise.all(
    [0, 1].map(async n => (await ben.page.getByTestId(`seat-${n}`).locator('.k-avatar').boundingBox())!),
  )
  const devtools = await ben.context.newCDPSession(ben.page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: y! }] })
  const [before, scrolled] = [await list(), await ben.page.evaluate(() => scrollY)]
  const [x, y] = [mine!.x + mine!.width / 2, mine!.y + mine!.height / 2]
  await touch('touchStart', x, y)
  for (let part = 1; part <= 4; part++)
    await touch('touchMove', x + ((theirs!.x - mine!.x) * part) / 4, y + ((theirs!.y - mine!.y) * part) / 4)
  await expect(ben.page.locator('.seat.is-target')).toHaveCount(1)
  await touch('touchEnd')
  await expect.poll(list).toEqual([before[1], before[0], ...before.slice(2)])
  expect(await ben.page.evaluate(() => scrollY)).toBe(scrolled)
  await ben.page.getByTestId('set locked').click()
  await expect(ben.page.getByTestId('locked')).toBeHidden()
  await expect(cal.page.getByTestId('found-other-way')).toHaveText('Just watch')
  await ben.page.getByTestId('start').click()
  await expect(ben.page.getByTestId('lobby')).toBeHidden()

  await expect(cal.page.getByTestId('found-other-way')).toHaveText('Next game')
  await cal.page.getByTestId('found-other-way').click()
  await sayName(cal.page, 'Cal')
  await expect(cal.page.getByText('You sit in the next game.')).toBeVisible()
  for (const { context } of [ann, ben, cal]) await context.close()
})
