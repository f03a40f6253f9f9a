import { expect, test } from '@playwright/test'
import { duel, sayNext } from '../support/e2e-clash.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { errorsOf } from '../support/e2e-play.ts'
import { ask, device, fitsSideways, setTable, shot } from '../support/e2e-table.ts'

let host: BuiltHost
test.beforeAll(async () => {
  test.setTimeout(180_000)
  host = await builtHost()
})
test.afterAll(() => host.end())

test('a duel against a bot, on a phone, from the opening hand to its end', async ({ browser }) => {
  const { context, page } = await device(browser, 'phone')
  const errors = errorsOf(page)
  await duel(page, host.url, {
    bots: 1,
    options: { quick: true, decks: { place1: 'taproom+herd', place2: 'bench+harbour' } },
  })
  await expect(page.getByTestId('prompt')).toHaveText('Keep this hand?')
  await shot(page, 'clash-keep')
  const said: string[] = []
  await expect
    .poll(
      async () => {
        for (let i = 0; i < 20; i++) {
          said.push(await sayNext(page))
          await page.waitForTimeout(15)
        }
        return page.getByTestId('prompt').textContent()
      },
      { timeout: 100_000, intervals: [10] },
    )
    .toBe('The game is over.')
  // It was a game: lands, spells and attacks were made with taps alone.
  for (const what of ['keep', 'land', 'cast', 'attack']) expect(said).toContain(what)
  await fitsSideways(page)
  expect(errors).toEqual([])
  await context.close()
})

test('two halves make a deck in two taps; the table fits every window, the TV shows the ring', async ({ browser }) => {
  const { context, page } = await device(browser, 'laptop')
  const errors = errorsOf(page)
  await page.goto(`${host.url}/#/practice/clash`)
  await page.getByTestId('deck place1').click()
  await page.getByTestId('half herd').click()
  await page.getByTestId('half taproom').click()
  await expect(page.getByTestId('deck place1')).toContainText('The Herd & The Taproom')
  await shot(page, 'clash-decks')

  const opened = (await ask(page, { say: 'open', game: 'clash' })) as { readonly table: string }
  await setTable(page, opened.table, { seats: 6, fill: true, level: 'easy' })
  await ask(page, { say: 'start', table: opened.table })
  await page.goto(`${host.url}/#/t/${opened.table}`)
  await expect(page.getByTestId('clash')).toBeVisible()
  for (let i = 0; i < 30; i++) {
    await sayNext(page)
    await page.waitForTimeout(15)
  }
  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [844, 340],
    [320, 568],
    [1280, 800],
    [3840, 2160],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(100)
    await fitsSideways(page)
    await shot(page, `clash-${width}x${height}`)
    // What is played with lies in sight, and the felt has its share of the window.
    const felt = (await page.locator('.clash-board').boundingBox())!
    expect(felt.height * felt.width).toBeGreaterThan(width * height * (height < 600 ? 0.2 : 0.45))
    const prompt = (await page.getByTestId('prompt').boundingBox())!
    expect(prompt.y + prompt.height).toBeLessThanOrEqual(height)
  }
  const tv = await device(browser, 'tv')
  await tv.page.goto(`${host.url}/#/tv?table=${opened.table}`)
  await expect(tv.page.locator('.clash-tv-seat')).toHaveCount(6)
  await expect(tv.page.locator('.clash-tv-seat.has-turn')).toHaveCount(1)
  await shot(tv.page, 'clash-tv')
  expect(errors).toEqual([])
  await tv.context.close()
  await context.close()
})
