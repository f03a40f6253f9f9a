import { expect } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { errorsOf } from '../support/e2e-play.ts'
import { device, fitsSideways, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

test('the lesson on a phone: a scene to its end, a turn won, then a first game in which the coach speaks', async ({
  browser,
}) => {
  const { context, page } = await device(browser, 'phone')
  const errors = errorsOf(page)
  const button = (key: string) => page.getByTestId(`prompt ${key}`)
  await page.goto(`${host.url}/#/rules/clash?lesson=1`)
  await expect(page.getByTestId('lesson')).toContainText('Play a Forest.')
  await page.locator('[data-hand="Forest"]').first().tap()
  await button('land 0').tap()
  await expect(page.getByTestId('lesson-done')).toBeInViewport()
  await shot(page, 'clash-lesson')
  await page.getByTestId('lesson-next').tap()

  // To the scene that is answered on the stack, and on to the first turn to be won.
  for (let scene = 2; scene < 6; scene++) await page.getByTestId('lesson-skip').tap()
  await expect(page.getByTestId('lesson')).toContainText('Counter the knife.')
  await expect(page.locator('[data-hand="Not in This House"]')).toBeInViewport()
  await page.locator('[data-hand="Not in This House"]').tap()
  await button('cast 0').tap()
  await page.locator('.lesson [data-option], .lesson .clash-stack-top.is-lit').first().tap()
  await expect(page.getByTestId('lesson-done')).toBeInViewport()
  await page.getByTestId('lesson-next').tap()
  await shot(page, 'clash-lesson-end')
  await page.getByTestId('lesson-on').tap()
  await expect(page.getByTestId('lesson')).toContainText('Win this turn.')
  await expect(page.getByTestId('prompt')).toContainText('Your turn')
  await shot(page, 'clash-puzzle')
  await fitsSideways(page)

  // Fire at the other player, and two attackers where only one can be stopped.
  await page.locator('[data-hand="Fire Bolt"]').tap()
  await button('cast 0').tap()
  await page.locator('.lesson .clash-strip [data-seat="Partner"]').tap()
  await button('battle').tap()
  await button('attack-all').tap()
  await button('attack').tap()
  await expect(page.getByTestId('lesson-done')).toBeInViewport()
  await page.getByTestId('lesson-next').tap()
  await expect(page.getByTestId('lesson-done')).toHaveCount(0)
  await expect(page.getByTestId('lesson')).toContainText('Puzzle 2 of 30')

  // Any puzzle may be chosen, and what was solved is kept.
  await page.getByTestId('lesson-puzzles').tap()
  await expect(page.getByRole('dialog')).toContainText('1 of 30 solved')
  await shot(page, 'clash-puzzles')
  await page
    .getByTestId('puzzles')
    .getByRole('button', { name: /Timber/ })
    .tap()
  await expect(page.getByTestId('lesson')).toContainText('Puzzle 26 of 30')
  await page.reload()
  await page.getByTestId('lesson-puzzles').tap()
  await expect(page.getByTestId('puzzles').getByRole('button', { name: /Bolt to spare solved/ })).toBeVisible()

  await page.goto(`${host.url}/#/rules/clash`)
  await page.getByTestId('open-lesson').tap()
  for (let scene = 1; scene <= 6; scene++) await page.getByTestId('lesson-skip').tap()
  await page.getByTestId('lesson-play').tap()
  const coach = page.getByTestId('coach-says')
  await expect(coach).toContainText(/Keep this hand|A new hand/)
  await button('keep').tap()
  await expect(page.getByTestId('prompt')).toContainText('Your turn')
  await expect(coach.locator('b').first()).toBeVisible()
  await expect(page.getByTestId('me')).toContainText('Guest')
  await shot(page, 'clash-coach')
  await page.getByTestId('coach').tap()
  await expect(coach).toHaveCount(0)
  expect(errors).toEqual([])
  await context.close()
})
