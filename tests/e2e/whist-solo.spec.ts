import { expect } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { errorsOf, handCards, hiddenCards, oneAct } from '../support/e2e-play.ts'
import { positionWhere, sitInPosition } from '../support/e2e-position.ts'
import { device, openStart, shot, sizes } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())
test.use({ viewport: sizes.laptop, contextOptions: { reducedMotion: 'reduce' } })

test('Knock-out Whist by clicks: start screen, one click, two cards, and the trick that lies turned over', async ({
  page,
}) => {
  const errors = errorsOf(page)
  await openStart(page, host.url)
  await shot(page, 'solo-home')
  await page.getByTestId('solo-now').click()
  await expect(page.getByTestId('hand').getByRole('option')).toHaveCount(7)
  await expect(page.getByTestId('trump')).toBeVisible()
  await shot(page, 'solo-first-hand')
  expect(await oneAct(page)).toBe('played')
  await shot(page, 'solo-second-card')
  await expect.poll(() => hiddenCards(page)).toEqual([])
  await oneAct(page)
  await page.getByTestId('last-trick').click()
  const last = page.getByRole('dialog', { name: 'The last trick' })
  await expect(last.locator('[data-card]')).toHaveCount(4)
  await expect(last.locator('.is-winning')).toHaveCount(1)
  await expect(last).toContainText('took it')
  await shot(page, 'solo-last-trick')
  await page.keyboard.press('Escape')
  await expect(last).toBeHidden()
  expect(errors).toEqual([])
})

test('the dog’s life: the lamp over its seat for all to see, and for the dog its one card and the tap', async ({
  browser,
}) => {
  const seats = ['Ann', 'Ben', 'Cal', 'Dee']
  const dog = positionWhere('knock-out-whist', seats, ({ view }) => view.seats[view.toAct[0] ?? '']?.status === 'dog')
  for (const kind of ['laptop', 'phone'] as const) {
    const { page, context } = await device(browser, kind)
    await openStart(page, host.url)
    await sitInPosition(page, dog, 'knock-out-whist')
    await expect(page.getByTestId('dog-light')).toHaveAttribute('data-dog', dog.seat)
    await expect(handCards(page)).toHaveCount(1)
    await shot(page, `dog-own-${kind}`)
    await page.getByTestId('tap').click()
    await expect(handCards(page)).toHaveCount(1)
    await oneAct(page)
    await expect(handCards(page)).toHaveCount(0)
    await context.close()
  }
})
