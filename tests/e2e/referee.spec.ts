import { expect, test } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { hold, life, phone, seat, sitDown, tap, tv } from '../support/e2e-referee.ts'
import { sound } from '../support/e2e-sound.ts'

let host: BuiltHost
test.beforeAll(async () => {
  test.setTimeout(180_000)
  host = await builtHost()
})
test.afterAll(() => host.end())

test('life, turns, a fall and its undoing go from phone to phone and to the TV', async ({ browser }) => {
  const sitting = await sitDown(host.port, ['Ann', 'Ben', 'Cal'], { format: 'free-for-all' })
  const [a, b, c] = sitting.seats as [string, string, string]
  const ann = await phone(browser, sitting, 0, 'Ann')
  const ben = await phone(browser, sitting, 1, 'Ben')
  const screen = await tv(browser, sitting)

  // One's own life by tap: shown at once, then everywhere; taps together are one change.
  await expect(life(ann)).toHaveAttribute('aria-valuenow', '20')
  await tap(ann, 'less')
  await tap(ann, 'less')
  await tap(ann, 'less')
  await expect(life(ann)).toHaveAttribute('aria-valuenow', '17')
  await expect(seat(ben, a)).toHaveAttribute('data-life', '17')
  await expect(seat(screen, a)).toHaveAttribute('data-life', '17')

  // A tap on the button does not end the turn; holding it does.
  await expect(ann.getByTestId('turn-line')).toContainText('Your turn')
  await ann.getByTestId('end-turn').click()
  await expect(ann.getByTestId('turn-line')).toContainText('Your turn')
  await hold(ann.getByTestId('end-turn'))
  await expect(ben.getByTestId('turn-line')).toContainText('Your turn')
  await expect(ann.getByTestId('turn-line')).toContainText('Ben’s turn')
  await expect(seat(screen, b)).toHaveClass(/has-turn/)

  // Ben hits Cal through the ring.
  await seat(ben, c).click()
  await ben.getByTestId('step -5').click()
  await ben.getByTestId('change-life').click()
  await expect(seat(screen, c)).toHaveAttribute('data-life', '15')
  await expect(ben.getByTestId('seat-sheet')).toBeHidden()

  // Ann is knocked out by Ben, and it was a mistake.
  await ann.getByTestId('im-out').click()
  await ann.getByRole('radio', { name: 'Ben' }).click()
  await hold(ann.getByTestId('out'))
  await expect(seat(screen, a)).toHaveClass(/is-out/)
  await expect(screen.getByTestId('referee-tv')).toContainText('Ann is knocked out by Ben')
  await expect(life(ann)).toHaveCount(0)
  await ann.getByTestId('undo').click()
  await expect(seat(screen, a)).not.toHaveClass(/is-out/)
  await expect(life(ann)).toHaveAttribute('aria-valuenow', '17')
  await ann.getByTestId('more').click()
  await ann.getByRole('menuitem', { name: 'What happened' }).click()
  await expect(ann.getByTestId('log-sheet').locator('.is-undone')).toContainText('knocked out by Ben')

  for (const page of [ann, ben, screen]) await page.context().close()
})

test('chance is witnessed by all, the judge sets right with a reason, a pause stops everybody', async ({ browser }) => {
  const sitting = await sitDown(host.port, ['Ann', 'Ben', 'Cal'], { format: 'melee' })
  const [, b] = sitting.seats as [string, string]
  const ann = await phone(browser, sitting, 0, 'Ann')
  const ben = await phone(browser, sitting, 1, 'Ben')
  const screen = await tv(browser, sitting)

  await ben.getByTestId('chance').click()
  await ben.getByTestId('roll').click()
  for (const page of [ann, ben, screen])
    await expect(page.getByTestId('witnessed')).toContainText('Ben rolls a die of 20')
  const faces = await Promise.all(
    [ann, ben, screen].map(async page => {
      await expect(page.getByTestId('witnessed')).toHaveClass(/is-still/)
      return page.getByTestId('witnessed').locator('.ref-draw-face').innerText()
    }),
  )
  expect(new Set(faces).size).toBe(1)

  await ann.getByTestId('witnessed').waitFor({ state: 'hidden' })
  await ann.getByTestId('more').click()
  await ann.getByRole('menuitem', { name: 'The judge’s hand' }).click()
  await ann.getByTestId('judge-seat').selectOption({ label: 'Ben' })
  await ann.getByLabel('Life', { exact: true }).fill('31')
  await ann.getByLabel('Life', { exact: true }).press('Tab')
  await expect(ann.getByTestId('judge-set')).toBeDisabled() // no reason yet
  await ann.getByTestId('judge-why').fill('counted wrong')
  await ann.getByTestId('judge-set').click()
  await expect(life(ben)).toHaveAttribute('aria-valuenow', '31')
  await expect(screen.getByTestId('referee-tv')).toContainText('counted wrong')

  // An impossible thing says why: Ben's change comes while the table is paused.
  await ann.getByTestId('more').click()
  await ann.getByRole('menuitem', { name: 'The judge’s hand' }).click()
  await ann.getByRole('tab', { name: 'Pause and time' }).click()
  await ann.getByTestId('set-clock').click()
  await tap(ben, 'more') // on its way a moment later, when the table is paused already
  await ann.getByTestId('more').click()
  await ann.getByRole('menuitem', { name: 'The judge’s hand' }).click()
  await ann.getByRole('tab', { name: 'Pause and time' }).click()
  await tap(ben, 'more')
  await ann.getByTestId('pause').click()
  await expect(ben.getByText('The table is paused. The host lets it go on.')).toBeVisible()
  await expect(life(ben)).toHaveAttribute('aria-disabled', 'true')
  await expect(screen.getByTestId('referee-tv')).toContainText('Paused')
  await expect(seat(screen, b)).toBeVisible()

  for (const page of [ann, ben, screen]) await page.context().close()
})

test('the rules page says which book is in force at the table one comes from', async ({ browser }) => {
  const sitting = await sitDown(host.port, ['Ann', 'Ben', 'Cal', 'Dee'], {
    format: 'two-headed-giant',
    rules: 'modern',
  })
  const ann = await phone(browser, sitting, 0, 'Ann')
  await expect(life(ann)).toHaveAttribute('aria-valuenow', '30') // today's; the booklet has 40
  await ann.goto(`${host.url}/#/rules/referee?from=${sitting.table}`)
  const rules = ann.getByTestId('referee-rules')
  await expect(rules).toContainText('This table: today’s rules')
  await expect(rules.locator('#format-two-headed-giant')).toContainText('Played here')
  await expect(rules.locator('.ref-seat')).not.toHaveCount(0)
  await ann.context().close()
})

test('a table is run from one machine, and its screens are sound for assistive tools', async ({ browser }) => {
  const sitting = await sitDown(host.port, ['Ann'], { format: 'melee' }, 5)
  const ann = await phone(browser, sitting, 0, 'Ann')
  await ann.setViewportSize({ width: 1280, height: 800 })
  await expect(ann.getByTestId('whole-table')).toHaveAttribute('aria-pressed', 'true')
  const rows = ann.locator('[data-row]')
  await expect(rows).toHaveCount(6)
  await rows
    .nth(2)
    .getByRole('button', { name: /loses one life/ })
    .click()
  await rows
    .nth(2)
    .getByRole('button', { name: /loses one life/ })
    .click()
  const screen = await tv(browser, sitting)
  const third = await rows.nth(2).getAttribute('data-row')
  await expect(seat(screen, third!)).toHaveAttribute('data-life', '18')
  await hold(rows.nth(0).getByRole('button', { name: 'Hold: ends turn' }))
  await expect(rows.nth(1)).toHaveClass(/has-turn/)

  for (const page of [ann, screen]) {
    await page.waitForTimeout(700) // what slides and pops has come to rest
    await sound(page)
  }
  await ann.getByRole('button', { name: 'Guest 2' }).first().click()
  await expect(ann.getByTestId('life')).toBeVisible()
  for (const page of [ann, screen]) await page.context().close()
})
