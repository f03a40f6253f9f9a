import { expect } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { asks, hiddenCards } from '../support/e2e-play.ts'
import { positionWhere, sitInPosition } from '../support/e2e-position.ts'
import { wrongInEach } from '../support/e2e-sizes.ts'
import { device, openStart, openTable, setTable } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

test('at a table where the host allows it the coach may be asked, and only there', async ({ browser }) => {
  for (const allowed of [false, true]) {
    const { page, context } = await device(browser, 'laptop')
    const table = await openTable(page, host.url, 'Ann', 'Knock-out Whist')
    await setTable(page, table, { seats: 3, coach: allowed })
    await page.getByTestId('start').click()
    const { card } = asks(page)
    await expect(card).toBeVisible()
    if (!allowed) await expect(page.getByTestId('coach')).toHaveCount(0)
    else {
      const legal = await page.locator('[data-testid="hand"] button:not([aria-disabled="true"])').count()
      await page.getByTestId('coach').click()
      const advice = page.getByRole('list', { name: 'The coach’s advice' })
      await expect(advice.locator('[data-card]')).toHaveCount(legal)
      // No sentence twice: what has the same reason stands together.
      const said = await advice
        .getByRole('listitem')
        .evaluateAll(all => all.map(one => one.lastElementChild!.lastChild!.textContent))
      expect(new Set(said).size).toBe(said.length)
      // The trick is still there to be seen.
      expect(await hiddenCards(page)).toEqual([])
    }
    await context.close()
  }
})

test('whoever calls trump may ask the coach too: four suits, each with its reason, on laptop and phone', async ({
  browser,
}) => {
  const seats = ['Ann', 'Ben', 'Cal', 'Dee']
  const calling = positionWhere('knock-out-whist', seats, ({ view }) => view.phase === 'trump')
  for (const kind of ['laptop', 'phone'] as const) {
    const { page, context } = await device(browser, kind)
    await openStart(page, host.url)
    await sitInPosition(page, calling, 'knock-out-whist')
    await expect(page.getByTestId('trump-call')).toBeVisible()
    await page.getByTestId('coach').click()
    const advice = page.getByRole('list', { name: 'The coach’s advice' })
    await expect(advice.getByRole('listitem')).toHaveCount(4)
    await expect(advice).toContainText(/You hold/)
    await expect(advice).toBeInViewport({ ratio: 1 })
    // Nor are the suits it speaks of cut off, or any of their words.
    const whole = (): Promise<string[]> =>
      page
        .getByTestId('trump-call')
        .evaluate(call =>
          [call, ...call.querySelectorAll('button')]
            .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
            .map(one => `${one.textContent?.trim()} is cut off`),
        )
    const windows =
      kind === 'laptop'
        ? ([[1280, 800]] as const)
        : ([
            [390, 844],
            [390, 664],
            [320, 568],
          ] as const)
    expect(await wrongInEach(page, `coach-trump-${kind}`, windows, whole)).toEqual([])
    await page.getByTestId('coach').click()
    await page.getByTestId('trump-D').click()
    await expect(page.getByTestId('trump')).toHaveAttribute('data-suit', 'D')
    await context.close()
  }
})
