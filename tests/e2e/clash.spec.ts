import { expect } from '@playwright/test'
import { drag, dragByFinger, duel, press } from '../support/e2e-clash.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { errorsOf } from '../support/e2e-play.ts'
import { device, fitsSideways, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
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
    battlefield: { Ann: ['Forest', 'Forest', 'Stump Giant', 'Sky Lancer'], Ben: ['Hill Goat', 'Bog Rat'] },
    hand: { Ann: ['Mountain', 'Fire Bolt'] },
    library: { Ann: ['Plains', 'Plains', 'Plains'], Ben: ['Mountain', 'Mountain', 'Mountain'] },
  },
  steps: [{ by: 'Ben', do: 'attack', attackers: { 'Hill Goat': 'Ann', 'Bog Rat': 'Ann' } }],
}

test('a duel on a phone by taps alone: a hand kept, a block, a land, a spell, an attack, the end', async ({
  browser,
}) => {
  const { context, page } = await device(browser, 'phone')
  const errors = errorsOf(page)
  const prompt = page.getByTestId('prompt')
  const button = (key: string) => page.getByTestId(`prompt ${key}`)
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
  // By pulling it onto one of two attackers; by a tap each it is taken back and sent there again.
  const giant = page.locator('[data-thing="Stump Giant"]')
  const goat = page.locator('[data-thing="Hill Goat"]')
  await dragByFinger(page, giant, page.locator('[data-thing="Bog Rat"]'))
  await expect(giant).toContainText('→ Bog Rat')
  await giant.tap()
  await expect(giant).not.toContainText('→')
  await giant.tap()
  await goat.tap()
  await expect(giant).toContainText('→ Hill Goat')
  await giant.tap()
  await dragByFinger(page, giant, goat)
  await expect(giant).toContainText('→ Hill Goat')
  // A drag of a finger ends without a tap that could be left out: the next press counts, a key's too.
  await button('block').press('Enter')
  // With a trick in hand one is asked wherever it could count; nothing is done until one's own turn.
  const mine = 'Your turn: play a land, cast something, or go on.'
  await expect(prompt).toHaveText(/Do you want to do something/)
  await expect(async () => {
    if ((await prompt.textContent()) !== mine) await button('go').tap({ timeout: 1000 })
    await expect(prompt).toHaveText(mine, { timeout: 500 })
  }).toPass()
  await expect(goat).toHaveCount(0)

  // A card is read by a long press, which is no tap; a land that showed nobody anything is taken back.
  const mountain = page.locator('[data-hand="Mountain"]')
  const large = page.locator('.clash-large')
  // What a mouse over it had enlarged goes as the finger comes.
  await mountain.hover()
  await expect(large).toBeVisible()
  await press(page, mountain, () => expect(large).toBeVisible())
  await expect(large).toHaveCount(0)
  await expect(page.getByTestId('held')).toHaveCount(0)
  await mountain.tap()
  await button('land 0').tap()
  await expect(page.locator('[data-thing="Mountain"]')).toBeVisible()
  await button('back').tap()
  await expect(page.locator('[data-thing="Mountain"]')).toHaveCount(0)
  // Pulled onto the felt it is played too; a spell pulled there asks for its target, and pulled onto one it has it.
  const middle = page.locator('.clash-middle')
  await dragByFinger(page, mountain, middle)
  await expect(page.locator('[data-thing="Mountain"]')).toBeVisible()
  const bolt = page.locator('[data-hand="Fire Bolt"]')
  await drag(page, bolt, middle)
  await expect(prompt).toHaveText('Fire Bolt: choose a target.')
  await dragByFinger(page, bolt, page.locator('.clash-strip [data-seat="Ben"]'))
  await shot(page, 'clash-bolt')
  await expect(page.locator('.clash-strip [data-seat="Ben"]')).toContainText('2 life')

  await button('battle').tap()
  await expect(button('no-attack')).toBeVisible()
  // By tapping it, once more to take it back, and by pulling it onto the player: with a mouse, and with a finger.
  const lancer = page.locator('[data-thing="Sky Lancer"]')
  // In a duel there is but one to attack: the sign alone says it.
  const sword = lancer.locator('.clash-tag.is-sign')
  await lancer.tap()
  await expect(sword).toBeVisible()
  await lancer.tap()
  await expect(sword).toHaveCount(0)
  const ben = page.locator('.clash-strip [data-seat="Ben"]')
  await drag(page, lancer, ben)
  await expect(sword).toBeVisible()
  await lancer.tap()
  await expect(sword).toHaveCount(0)
  await dragByFinger(page, lancer, ben)
  await expect(sword).toBeVisible()
  await shot(page, 'clash-attack')
  await button('attack').tap()
  // Asked once more before the blow falls.
  await button('go').tap()
  await expect(page.getByTestId('result')).toContainText('You win!')
  await shot(page, 'clash-end')
  await fitsSideways(page)
  expect(errors).toEqual([])
  await context.close()
})

test('whoever deals before it is fetched how many a format takes gets as many bots as it takes', async ({ page }) => {
  await page.addInitScript(() => {
    const last = { game: 'clash', bots: 7, level: 'easy', options: { format: 'two-headed-giant' } }
    localStorage.setItem('knockabout.solo', JSON.stringify(last))
  })
  let arrive = (): void => {}
  const fetched = new Promise<void>(resolve => (arrive = resolve))
  await page.route('**/format-rules-*.js', async route => {
    await fetched
    await route.continue()
  })
  await page.goto(`${host.url}/#/practice/clash`)
  await page.getByTestId('practice-deal').click()
  arrive()
  await expect(page.getByTestId('table')).toBeVisible()
})
