import { expect, type Page } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { hold, phone, seat, sitDown, tv } from '../support/e2e-referee.ts'
import { shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

test('a player who leaves is marked as away on every screen, and anybody may end their turn', async ({ browser }) => {
  const sitting = await sitDown(host.port, ['Ann', 'Ben', 'Cal'], { format: 'free-for-all' })
  const [a, b] = sitting.seats as [string, string, string]
  const ann = await phone(browser, sitting, 0, 'Ann')
  const ben = await phone(browser, sitting, 1, 'Ben')
  const cal = await phone(browser, sitting, 2, 'Cal')
  const screen = await tv(browser, sitting)
  await expect(seat(screen, a).getByText('away')).toHaveCount(0)
  await expect(ben.getByTestId('end-turn-for')).toHaveCount(0)

  await ann.context().close()
  await expect(seat(screen, a)).toContainText('away')
  await expect(seat(ben, a)).toContainText('away')
  await expect(seat(screen, b)).not.toContainText('away')
  await expect(cal.getByTestId('end-turn-for')).toHaveText(/Hold: end Ann’s turn/)
  await shot(screen, 'referee-away-tv')
  await shot(cal, 'referee-away-phone')
  await hold(cal.getByTestId('end-turn-for'))
  await expect(ben.getByTestId('turn-line')).toContainText('Your turn')
  await expect(cal.getByTestId('end-turn-for')).toHaveCount(0)
  // What was done for somebody can be taken back like anything else.
  await cal.getByTestId('undo').click()
  await expect(cal.getByTestId('end-turn-for')).toBeVisible()
  await Promise.all([ben, cal, screen].map(page => page.context().close()))
})

/** Puts a finger on the middle of a button; gives what lifts it. */
async function touch(page: Page, testId: string): Promise<() => Promise<unknown>> {
  const { x, y, width, height } = (await page.getByTestId(testId).boundingBox())!
  const client = await page.context().newCDPSession(page)
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  return () => client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('the finger that has ended a turn opens nothing as it is lifted', async ({ browser }) => {
  const sitting = await sitDown(host.port, ['Ann', 'Ben'], { format: 'free-for-all' })
  const ann = await phone(browser, sitting, 0, 'Ann')
  await ann.evaluate(() => {
    const clicks: string[] = []
    ;(window as unknown as { clicks: string[] }).clicks = clicks
    document.addEventListener('click', event => clicks.push((event.target as Element).className), { capture: true })
  })
  const lift = await touch(ann, 'end-turn')
  await expect(ann.getByTestId('turn-line')).toContainText('Ben’s turn')
  await lift()
  // Another tap is the first that anything hears of.
  await ann.getByTestId('more').tap()
  await expect(ann.getByRole('menu')).toBeVisible()
  expect(await ann.evaluate(() => (window as unknown as { clicks: string[] }).clicks)).toHaveLength(1)
  await expect(ann.getByTestId('seat-sheet')).toHaveCount(0)
  await ann.context().close()
})
