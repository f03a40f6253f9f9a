import { expect } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { errorsOf } from '../support/e2e-play.ts'
import { device } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { join } from '../support/host-client.ts'
import { ok, opened } from '../support/host-play.ts'
import { asTvSet, endedAtOnce } from '../support/tv-set.ts'

let host: BuiltHost
test.beforeEach(async () => {
  host = await builtHost({ pace: [5, 10] })
})
test.afterEach(() => host.end())

test('a TV that opens the bare address shows the house, stays awake, and is led by its remote alone', async ({
  browser,
}) => {
  const { page } = await device(browser, 'tv')
  const errors = errorsOf(page)
  await asTvSet(page)
  await page.addInitScript(() => {
    // As on a plain address in the house, where browsers have no lock to give.
    delete (Navigator.prototype as { wakeLock?: unknown }).wakeLock
  })
  await page.goto(`${host.url}/`)
  const film = page.locator('video[data-stay-awake]')
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => [one.paused, one.loop])).toEqual([false, false])
  await page.keyboard.press('ArrowDown')
  await expect(page.getByTestId('tv-play')).toBeFocused()
  // From the first key on it plays with its sound track, which is silence: iPhones and some sets count no other.
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.muted || one.paused)).toBe(false)

  // From the podium one can go on.
  const { ann, table } = await endedAtOnce(page, host.port)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('podium')).toHaveCount(0)

  // The same table goes on with another game: its own display is shown.
  await ok(ann, { say: 'to-lobby', table })
  await ok(ann, { say: 'set', table, change: { game: 'clash' } })
  await ok(ann, { say: 'start', table })
  await expect(page.locator('.tv-head h1')).toHaveText('Clash')
  await expect(page.locator('.clash-tv, [data-testid="clash-tv"]').first()).toBeVisible()

  // Ten tables: the row says that it goes on, and Back leads from the chosen one to where the TV was.
  for (const [at, name] of ['Ben', 'Cal', 'Dot', 'Eve', 'Fay', 'Gus', 'Heinrich', 'Ida', 'Jo'].entries()) {
    const one = await join(host.port, { name, colour: at, avatar: 'owl' })
    await opened(one, ['brawl', 'knockout-whist', 'clash'][at % 3]!, { seats: 2 })
  }
  const row = page.getByTestId('tv-tables')
  await expect(row.getByRole('button')).toHaveCount(11)
  await expect(row.locator('.tv-tables-more')).toHaveText(/more ›/)
  for (let i = 0; i < 11; i++) await page.keyboard.press('ArrowRight')
  await expect(row.getByRole('button', { name: 'Clash · Jo' }).or(row.getByRole('button').last())).toBeFocused()
  await expect(row.locator('.tv-tables-more')).toHaveText(/‹ \d+ more/)
  await page.keyboard.press('Enter')
  await expect(row.getByRole('button').last()).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'XF86Back', cancelable: true })))
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/tv')
  expect(errors).toEqual([])
})
