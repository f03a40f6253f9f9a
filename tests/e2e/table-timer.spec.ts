import { expect } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { handCards, oneAct } from '../support/e2e-play.ts'
import { device, openTable, setTable, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { join } from '../support/host-client.ts'
import { ok } from '../support/host-play.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost({ pace: [500, 600] })
})
test.afterAll(() => host.end())

test('the turn timer: time runs out, a card is chosen, the person is asked; a second time a bot sits in until taken over', async ({
  browser,
}) => {
  const { page, context } = await device(browser, 'phone')
  const table = await openTable(page, host.url, 'Ann', 'Knock-out Whist')
  await setTable(page, table, { timer: 2, seats: 4 })
  await page.getByTestId('start').click()
  const cards = handCards(page)
  await expect(page.getByRole('timer').or(page.locator('.table-clock')).first()).toBeVisible()
  await shot(page, 'timer-runs-phone')
  const asked = page.getByRole('dialog', { name: 'Are you still there?' })
  await expect(asked).toContainText('a card was chosen for you')
  await shot(page, 'timer-asked-phone')
  await expect(cards).not.toHaveCount(7)
  await page.getByTestId('still-here').click()
  await expect(asked).toBeHidden()
  // Nobody there twice: a bot plays on, and the person takes the cards back with one press.
  await expect(asked).toBeVisible()
  await page.getByRole('button', { name: 'Let a bot play on' }).click()
  await expect(page.getByTestId('sat-in')).toContainText('A bot plays for you')
  await shot(page, 'timer-sat-in-phone')
  // From here on there is time. What others played meanwhile is told in a dialog, if there was any.
  await setTable(page, table, { timer: 60 })
  await page.addLocatorHandler(page.getByRole('button', { name: 'Play on', exact: true }), button => button.click())
  await page.getByTestId('take-over').click()
  await expect(page.getByTestId('sat-in')).toBeHidden()
  await oneAct(page)
  await context.close()
})

test('once the game is over nobody is asked whether they are still there', async ({ browser }) => {
  const { page, context } = await device(browser, 'phone')
  const table = await openTable(page, host.url, 'Ann', 'Knock-out Whist')
  await setTable(page, table, { timer: 2, seats: 2 })
  const ben = await join(host.port, { name: 'Ben' })
  await ok(ben, { say: 'watch', table })
  await ok(ben, { say: 'sit', table })
  await page.getByTestId('start').click()
  const asked = page.getByRole('dialog', { name: 'Are you still there?' })
  await expect(asked).toBeVisible()
  await ok(ben, { say: 'act', table, seat: 'Ben', action: { do: 'concede' } })
  await expect(page.getByTestId('result')).toBeVisible()
  await expect(asked).toBeHidden()
  await ben.close()
  await context.close()
})
