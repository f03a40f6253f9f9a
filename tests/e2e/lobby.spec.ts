import { expect } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { device, fitsSideways, openTable, sayName, setTable, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeEach(async () => {
  host = await builtHost()
})
test.afterEach(() => host.end())

test('a guest’s phone shows their face, what they may do, and little else; the TV hears them', async ({ browser }) => {
  const [ann, ben, tv] = [await device(browser, 'laptop'), await device(browser, 'phone'), await device(browser, 'tv')]
  await tv.page.goto(`${host.url}/tv`)
  // Never bare wood: a code to come in by, and how games go.
  await expect(tv.page.getByTestId('how-to-play')).toBeVisible()
  await expect(tv.page.locator('.tv-qr')).toBeVisible()
  const table = await openTable(ann.page, host.url, 'Ann')
  await expect(tv.page.getByTestId('how-to-play')).toContainText('How to play')
  await ben.page.goto(host.url)
  const first = ben.page.getByTestId('found-table').first()
  await expect(first).toContainText('Sit down')
  // Whoever would rather play alone is asked who they are, too; on a phone no keyboard comes up for it.
  await expect(ben.page.getByTestId('first-name')).toBeVisible()
  await first.click()
  await expect(ben.page.getByTestId('my-name')).toBeFocused()
  await sayName(ben.page, 'Kasimir von Hohenstein')
  const own = ben.page.getByTestId('lobby-me')
  await expect(own).toContainText('Kasimir von Hohenstein')
  await expect(own).toContainText('You sit in seat 2.')
  for (const folded of await ben.page.locator('.lobby-fold').all()) await expect(folded).not.toHaveAttribute('open')
  for (const [width, height] of [
    [390, 664],
    [360, 560],
    [844, 340],
  ] as const) {
    await ben.page.setViewportSize({ width, height })
    await fitsSideways(ben.page)
    await shot(ben.page, `lobby-guest-${width}x${height}`)
  }
  await ben.page.getByTestId('say-hello').click()
  await expect(tv.page.locator('.tv-seats')).toContainText('Hello!')
  await expect(ann.page.locator('.seats-list')).toContainText('Hello!')
  await shot(tv.page, 'lobby-tv')

  // What the host did not take is not lit: the form shows what holds.
  const [held, other] = ['The first time it happens', 'Once each'].map(name => ann.page.getByRole('radio', { name }))
  await expect(held!).toBeChecked()
  await host.kill()
  await other!.click()
  await expect(other!).not.toBeChecked()
  await expect(held!).toBeChecked()
  expect(table).not.toBe('')
  for (const one of [ann, ben, tv]) await one.context.close()
})

test('two tables: the TV lets the room choose, and does not jump', async ({ browser }) => {
  const [ann, ben, tv] = [await device(browser, 'laptop'), await device(browser, 'laptop'), await device(browser, 'tv')]
  await openTable(ann.page, host.url, 'Ann')
  // Before any of the app has come, the TV shows more than bare wood.
  let comes = (): void => undefined
  const gate = new Promise<void>(done => (comes = done))
  await tv.page.route('**/*.js', async route => {
    await gate
    await route.continue()
  })
  await tv.page.goto(`${host.url}/tv`, { waitUntil: 'commit' })
  await expect(tv.page.getByText('Knockabout', { exact: true })).toBeVisible()
  comes()
  await expect(tv.page.locator('.tv-seats')).toContainText('Ann')
  const large = await openTable(ben.page, host.url, 'Kasimir von Hohenste', 'Referee')
  const choice = tv.page.getByTestId('tv-tables')
  // Each of them, and all at once.
  await expect(choice.getByRole('button')).toHaveCount(3)
  await expect(tv.page.locator('.tv-seats')).toContainText('Ann')
  await choice.getByRole('button', { name: 'Kasimir' }).click()
  await expect(tv.page.locator('.tv-seats')).toContainText('Kasimir')
  // Before anything is dealt, everybody is told what they will be.
  await setTable(ben.page, large, { seats: 4, options: { format: 'two-on-two' } })
  await expect(tv.page.getByTestId('tv-format')).toHaveText('Two-on-Two')
  for (const one of [tv.page.locator('.tv-note').first(), ben.page.getByTestId('seat-note')])
    await expect(one).toHaveText('◆ Lanterns')

  // However many seats, all of it is on the screen, and nothing lies on anything else.
  for (const seats of [6, 8, 12, 14]) {
    await setTable(ben.page, large, { seats })
    await expect(tv.page.locator('.tv-seats > li')).toHaveCount(seats)
    const wrong = (): Promise<string[]> =>
      tv.page.evaluate(() => {
        const shown = [
          ...document.querySelectorAll('.tv-lobby h1, .tv-seats > li, .how, .tv-address, .tv-silent, .tv-tables > *'),
        ]
        const boxes = shown.map(one => [one.className || one.tagName, one.getBoundingClientRect()] as const)
        const out = boxes.filter(([, box]) => box.top < 0 || box.bottom > innerHeight || box.right > innerWidth)
        const over = boxes.flatMap(([name, a], i) =>
          boxes
            .slice(i + 1)
            .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1)
            .filter(([, b]) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
            .map(([other]) => `${name} on ${other}`),
        )
        return [...out.map(([name]) => `${name} is out`), ...over]
      })
    await expect.poll(wrong).toEqual([])
    await shot(tv.page, `lobby-tv-${seats}`)
  }
  for (const one of [ann, ben, tv]) await one.context.close()
})

test('on a large screen everything grows with it', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto(host.url)
  const share = (): Promise<number> =>
    page.getByTestId('solo-now').evaluate(one => one.getBoundingClientRect().height / innerHeight)
  await expect(page.getByTestId('solo-now')).toBeVisible()
  const usual = await share()
  for (const size of [
    { width: 2560, height: 1440 },
    { width: 3840, height: 2160 },
  ]) {
    await page.setViewportSize(size)
    await expect.poll(share).toBeGreaterThan(usual * 0.9)
  }
})
