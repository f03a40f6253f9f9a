import { expect } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { hold, life, phone, seat, sitDown, tv } from '../support/e2e-referee.ts'
import { ask, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

test('what others do to one’s life shows on one’s phone, and one tap says that it is not right', async ({
  browser,
}) => {
  const sitting = await sitDown(host.port, ['Ann', 'Ben', 'Cal', 'Dee'], { format: 'free-for-all', life: 40 })
  const [a, , c] = sitting.seats as [string, string, string]
  const ann = await phone(browser, sitting, 0, 'Ann')
  const ben = await phone(browser, sitting, 1, 'Ben')
  await seat(ben, a).click()
  await ben.getByTestId('step -5').click()
  await ben.getByTestId('change-life').click()
  const news = ann.getByTestId('life-news').getByRole('listitem')
  await expect(news).toHaveCount(1)
  await expect(news.first()).toContainText('−5 from Ben')
  await shot(ann, 'life-news-phone')
  // Whoever entered it is told, and takes it back with one tap.
  await news.first().getByRole('button').click()
  const note = ben.getByTestId('notes')
  await expect(note).toContainText('Ann says this is not right: Ann loses 5 life to Ben: now 35.')
  await shot(ben, 'life-claim-phone')
  await note.getByRole('button', { name: 'Take it back' }).click()
  await expect(life(ann)).toHaveAttribute('aria-valuenow', '40')
  await expect(news).toHaveCount(0)
  await expect(note).toHaveCount(0)

  // Commander damage in two taps from either side: the seat, and one more of it.
  await seat(ben, a).click()
  await ben.getByRole('button', { name: 'My commander hit Ann for 1' }).click()
  await expect(life(ann)).toHaveAttribute('aria-valuenow', '39')
  await ben.keyboard.press('Escape')
  await seat(ann, c).click()
  await ann.getByRole('button', { name: 'Cal’s commander hit me for 1' }).click()
  await expect(life(ann)).toHaveAttribute('aria-valuenow', '38')
  await shot(ann, 'commander-sheet-phone')
  await ann.keyboard.press('Escape')
  await expect(news).toHaveCount(2)

  // Results, totals and the time of day stand in the log.
  await ann.getByTestId('more').click()
  await ann.getByRole('menuitem', { name: 'What happened' }).click()
  const log = ann.getByTestId('log-sheet')
  await expect(log).toContainText('Ann loses 1 life to Cal: now 38.')
  await expect(log.locator('time').first()).toHaveText(/^\d{1,2}:\d\d/)
  await shot(ann, 'log-phone')
  await ann.keyboard.press('Escape')

  // Knocked out: whoever hurt one last stands first.
  await ann.getByTestId('im-out').click()
  await expect(ann.getByTestId('out-sheet').getByRole('radio').first()).toHaveAccessibleName('Cal')
  await shot(ann, 'out-sheet-phone')
  for (const page of [ann, ben]) await page.context().close()
})

test('a phone is kept awake without HTTPS too, and one’s turn can be felt', async ({ browser }) => {
  const sitting = await sitDown(host.port, ['Ann', 'Ben'], { format: 'free-for-all' })
  const ann = await phone(browser, sitting, 0, 'Ann')
  const ben = await phone(browser, sitting, 1, 'Ben', () => {
    // As on a plain address in the house, where browsers have no lock to give.
    Object.defineProperty(Navigator.prototype, 'wakeLock', { value: undefined })
    delete (Navigator.prototype as { wakeLock?: unknown }).wakeLock
    const felt: unknown[] = []
    Object.assign(window, { felt })
    Navigator.prototype.vibrate = pattern => felt.push(pattern) > 0
  })
  await life(ben).click()
  await expect
    .poll(() => ben.evaluate(() => document.querySelector<HTMLVideoElement>('video[data-stay-awake]')?.paused))
    .toBe(false)
  await hold(ann.getByTestId('end-turn'))
  await expect(ben.getByTestId('turn-line')).toContainText('Your turn')
  expect(await ben.evaluate(() => (window as unknown as { felt: unknown[] }).felt.length)).toBe(1)
  for (const page of [ann, ben]) await page.context().close()
})

test('one sweep, entered once on the screen: two emperors at once are a draw', async ({ browser }) => {
  const names = ['Ann', 'Ben', 'Cal', 'Dee', 'Eli', 'Fay']
  const sitting = await sitDown(host.port, names, { format: 'emperor' })
  const ann = await phone(browser, sitting, 0, 'Ann')
  const screen = await tv(browser, sitting)
  // Cal and Fay are the emperors (RULES FMT-19).
  await seat(ann, sitting.seats[2]!).click()
  await ann.getByTestId('also-open').click()
  await ann.getByTestId('also').filter({ hasText: 'Fay' }).click()
  await ann.getByTestId('step -10').click()
  await ann.getByTestId('step -10').click()
  await expect(ann.getByTestId('change-life')).toHaveText('2 players lose 20 life each')
  await ann.getByTestId('change-life').click()
  await expect(screen.getByTestId('referee-tv')).toContainText('A draw')
  for (const page of [ann, screen]) await page.context().close()
})

test('one sweep in a melee gives each their point, and the judge puts both back as they were', async ({ browser }) => {
  const sitting = await sitDown(host.port, ['Ann', 'Ben', 'Cal', 'Dee'], { format: 'melee' })
  const [a, b, c] = sitting.seats as [string, string, string]
  const ann = await phone(browser, sitting, 0, 'Ann')
  await seat(ann, b).click()
  await ann.getByTestId('also-open').click()
  await ann.getByTestId('also').filter({ hasText: 'Cal' }).click()
  await hold(ann.getByTestId('knock-out'))
  await expect(seat(ann, c)).toHaveClass(/is-out/)
  // Each is scored by the seating just before: Ann for Ben, Ben for Cal (RULES FMT-17); entered singly Ann had both.
  const points = (await ask(ann, { say: 'watch', table: sitting.table }), ann.locator('.ref-facts'))
  await expect(points).toContainText('1 point')
  await expect(ann.locator('.ref-turn-waits')).toHaveCount(0)
  await expect(ann.getByTestId('turn-line')).toContainText('Your turn')
  // Putting a player back hands no turn over (RULES FMT-11: the point is given back).
  await ann.getByTestId('more').click()
  await ann.getByRole('menuitem', { name: 'Set things right' }).click()
  await ann.getByTestId('judge-seat').selectOption({ label: 'Ben' })
  await ann.getByTestId('judge-sheet').getByText('In', { exact: true }).click()
  await ann.getByTestId('judge-why').fill('a card saved Ben')
  await ann.getByTestId('judge-set').click()
  await expect(seat(ann, b)).not.toHaveClass(/is-out/)
  await expect(points).toContainText('0 points')
  await expect(ann.getByTestId('turn-line')).toContainText('Your turn')
  await expect(seat(ann, a)).toHaveClass(/has-turn/)
  await ann.context().close()
})

test('a creature that stands with a team-mate dies on another’s turn, and its owner says so', async ({ browser }) => {
  const sitting = await sitDown(host.port, ['Ann', 'Ben', 'Cal', 'Dee'], { format: 'dci-two-on-two' })
  const ann = await phone(browser, sitting, 0, 'Ann')
  await ann.getByTestId('more').click()
  await ann.getByRole('menuitem', { name: 'Move creatures' }).click()
  await ann.getByTestId('move-sheet').getByRole('button', { name: 'To Dee' }).click()
  await expect(ann.getByTestId('move-sheet')).toContainText('1 creature with Dee')
  await ann.keyboard.press('Escape')
  await hold(ann.getByTestId('end-turn'))
  await expect(ann.getByTestId('turn-line')).toContainText('Ben’s turn')
  await ann.getByTestId('more').click()
  await ann.getByRole('menuitem', { name: 'Move creatures' }).click()
  await ann.getByTestId('creature-died').click()
  await expect(ann.getByTestId('move-sheet')).not.toContainText('1 creature with Dee')
  await ann.context().close()
})
