import { expect } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { tableUnder, wrongInEach } from '../support/e2e-sizes.ts'
import { ask, device, openTable } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { join } from '../support/host-client.ts'
import { ok, opened, tableOf } from '../support/host-play.ts'

// What the table asks stands between its bar and its board, and over neither.
let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

const windows = [
  [320, 568],
  [844, 340],
  [1366, 625],
] as const
for (const game of ['brawl', 'all-out-brawl']) {
  test(`what a watcher of ${game} is asked, and a pause, cover neither the board nor whose turn it is`, async ({
    browser,
  }) => {
    const names = ['Kasimir Maximilian von Hohenstein-Wallau', 'Ben', 'Cal', 'Dee']
    const people = await Promise.all(names.map(name => join(host.port, { name })))
    const [ann] = people as [(typeof people)[number]]
    const options = game === 'brawl' ? { table: 'round-robin' } : {}
    const table = await opened(ann, game, { seats: people.length, options })
    for (const one of people.slice(1)) await ok(one, { say: 'sit', table })
    await ok(ann, { say: 'start', table })
    await ann.until(one => one.say === 'table' && one.table.phase === 'playing')
    const { context, page } = await device(browser, 'laptop')
    await page.addInitScript(() => localStorage.setItem('knockabout.me', '{"name":"Eva","colour":3,"avatar":"cat"}'))
    await page.goto(`${host.url}/#/t/${table}?watch=1`)
    await expect(page.getByTestId('ask-deal-in')).toBeVisible()
    expect(await wrongInEach(page, `note-${game}`, windows, () => tableUnder(page, '.table-note'))).toEqual([])
    await page.getByTestId('deal-me-in').click()
    await ok(ann, { say: 'pause', table, on: true })
    await expect(page.locator('.table-note')).toContainText('paused')
    expect(await wrongInEach(page, `pause-${game}`, windows, () => tableUnder(page, '.table-note'))).toEqual([])
    expect(tableOf(ann, table).paused).toBe(true)
    for (const one of people) await one.close()
    await context.close()
  })
}

test('a pause moves no seat of whist', async ({ browser }) => {
  const { context, page } = await device(browser, 'phone')
  const table = await openTable(page, host.url, 'Ann', 'Knock-out Whist')
  await page.getByTestId('start').click()
  await expect(page.getByTestId('hand')).toBeVisible()
  const seats = (): Promise<number[]> =>
    page
      .locator('.whist-badge:not(.is-mine)')
      .evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().x)))
  for (const [width, height] of [
    [390, 664],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    // They are laid once the window has its size, and stay.
    let before = await seats()
    const stay = async (): Promise<boolean> => {
      const were = before
      before = await seats()
      return String(were) === String(before)
    }
    await expect.poll(stay, { intervals: [500] }).toBe(true)
    expect(before.length).toBeGreaterThan(2)
    await ask(page, { say: 'pause', table, on: true })
    await expect(page.locator('.table-note')).toContainText('paused')
    await page.waitForTimeout(300)
    // Lower, the felt holds them a little smaller: by less than a card they move, and none to another edge.
    const moved = (await seats()).map((x, i) => Math.abs(x - before[i]!))
    expect(Math.max(...moved)).toBeLessThan(20)
    await ask(page, { say: 'pause', table, on: false })
    await expect(page.locator('.table-note')).toHaveCount(0)
  }
  await ask(page, { say: 'close', table })
  await context.close()
})
