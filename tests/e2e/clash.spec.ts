import { expect, test } from '@playwright/test'
import { drag, duel } from '../support/e2e-clash.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { errorsOf } from '../support/e2e-play.ts'
import { device, fitsSideways, shot } from '../support/e2e-table.ts'

let host: BuiltHost
test.beforeAll(async () => {
  test.setTimeout(180_000)
  host = await builtHost()
})
test.afterAll(() => host.end())

/** Ben attacks, and has nothing else: what follows is the same whatever the bot thinks. */
const lateInTheDuel = {
  title: 'Late in a duel',
  game: 'clash',
  seats: ['Ann', 'Ben'],
  options: { format: 'free-for-all' },
  seed: 3,
  given: {
    active: 'Ben',
    phase: 'attack',
    stops: 'default',
    life: { Ann: 9, Ben: 5 },
    battlefield: { Ann: ['Forest', 'Forest', 'Stump Giant', 'Sky Lancer'], Ben: ['Hill Goat'] },
    hand: { Ann: ['Mountain', 'Fire Bolt'] },
    library: { Ann: ['Plains', 'Plains', 'Plains'], Ben: ['Mountain', 'Mountain', 'Mountain'] },
  },
  steps: [{ by: 'Ben', do: 'attack', attackers: { 'Hill Goat': 'Ann' } }],
}

test('a duel on a phone by taps alone: a hand kept, a block, a land, a spell, an attack, the end', async ({
  browser,
}) => {
  const { context, page } = await device(browser, 'phone')
  const errors = errorsOf(page)
  const prompt = page.getByTestId('prompt')
  const button = (key: string) => page.getByTestId(`say ${key}`)
  await duel(page, host.url, { bots: 1, options: { decks: { place1: 'taproom+herd', place2: 'bench+harbour' } } })
  await expect(prompt).toHaveText('Keep this hand?')
  await expect(page.locator('[data-hand]')).toHaveCount(7)
  await shot(page, 'clash-keep')
  await button('keep').tap()
  await expect(prompt).not.toHaveText('Keep this hand?')

  await duel(page, host.url, { bots: 1, scenario: lateInTheDuel })
  await button('go').tap()
  await expect(prompt).toHaveText('Who blocks? Tap your creature, then the attacker.')
  await shot(page, 'clash-block')
  await page.locator('[data-thing="Stump Giant"]').tap()
  await button('block').tap()
  await expect(prompt).toHaveText('Your turn: play a land, cast something, or go on.')
  await expect(page.locator('[data-thing="Hill Goat"]')).toHaveCount(0)

  await page.locator('[data-hand="Mountain"]').tap()
  await button('land 0').tap()
  await expect(page.locator('[data-thing="Mountain"]')).toBeVisible()
  await page.locator('[data-hand="Fire Bolt"]').tap()
  await button('cast 0').tap()
  await expect(prompt).toHaveText('Fire Bolt: choose a target.')
  await page.locator('.clash-strip [data-seat="Ben"]').tap()
  await shot(page, 'clash-bolt')
  await expect(page.locator('.clash-strip [data-seat="Ben"]')).toContainText('2 life')

  await button('battle').tap()
  // By tapping it, once more to take it back, and by pulling it onto the player.
  const lancer = page.locator('[data-thing="Sky Lancer"]')
  await lancer.tap()
  await expect(lancer).toContainText('→ Ben')
  await lancer.tap()
  await expect(lancer).not.toContainText('→ Ben')
  await drag(page, lancer, page.locator('.clash-strip [data-seat="Ben"]'))
  await expect(lancer).toContainText('→ Ben')
  await shot(page, 'clash-attack')
  await button('attack').tap()
  await expect(page.getByTestId('result')).toContainText('You win!')
  await shot(page, 'clash-end')
  await fitsSideways(page)
  expect(errors).toEqual([])
  await context.close()
})
