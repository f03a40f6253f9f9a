import { expect, test } from '@playwright/test'
import { duel, sayNext } from '../support/e2e-clash.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { errorsOf } from '../support/e2e-play.ts'
import { device, fitsSideways, shot } from '../support/e2e-table.ts'

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
