import { expect, type Page } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { asks, handCards, oneAct } from '../support/e2e-play.ts'
import { tableUnder } from '../support/e2e-sizes.ts'
import { ask, dealAlone, device, joinByCode, linkOf, openTable, setTable, shot, sizes } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

/** Gives the game up by the menu of the table, as a person would. */
async function giveUp(page: Page): Promise<void> {
  await page.getByTestId('table-menu').click()
  await page.getByRole('menuitem', { name: 'Give up' }).click()
  await page.getByRole('dialog', { name: 'Give up this game?' }).getByRole('button', { name: 'Give up' }).click()
}

/** At the left, in the middle or at the right: where everybody's badge lies. */
const edges = (page: Page): Promise<readonly string[]> =>
  page.locator('.whist-seat').evaluateAll(all =>
    all.map(one => {
      const { left, right } = one.getBoundingClientRect()
      const at = (left + right) / 2 / innerWidth
      return `${one.dataset['seat']} ${at < 0.4 ? 'left' : at > 0.6 ? 'right' : 'middle'}`
    }),
  )

test('alone and out: deal again, or finish quickly and see the podium, with figures of the game just lost', async ({
  browser,
}) => {
  // Bots that take their time: the game is not over before anybody has looked.
  const slow = await builtHost({ pace: [600, 1600] })
  const { page, context } = await device(browser, 'phone')
  await dealAlone(page, slow.url)
  await expect(handCards(page)).toHaveCount(7)
  await page.setViewportSize({ width: 390, height: 610 })
  const lay = await edges(page)
  await giveUp(page)
  const bar = page.getByTestId('out-bar')
  await expect(bar).toContainText('You’re out: 4th of 4')
  // The felt is higher without the hand, and nobody moves to another edge of it.
  expect(await edges(page)).toEqual(lay)
  await shot(page, 'out-alone-phone')
  await page.setViewportSize(sizes.phone)
  await bar.getByTestId('deal-again').click()
  await expect(bar).toBeHidden({ timeout: 60_000 })
  await expect(handCards(page)).toHaveCount(7)
  await giveUp(page)
  await bar.getByTestId('hurry').click()
  const result = page.getByTestId('result')
  await expect(result).toContainText('wins!')
  await expect(result.getByTestId('awards').getByRole('listitem')).not.toHaveCount(0)
  // The winner's face and what comes next are in sight on every phone, on its side too.
  for (const [width, height] of [
    [320, 568],
    [844, 340],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(result.getByTestId('rematch')).toBeInViewport({ ratio: 1 })
    await expect(result.locator('.podium-winners .k-avatar').first()).toBeInViewport({ ratio: 1 })
    await shot(page, `out-podium-${width}x${height}`)
  }
  await result.getByTestId('result-statistics').click()
  // Two to seven players: each number has its row, though only games for four were played, and both were lost.
  const rows = page.getByTestId('by-players').locator('tbody tr')
  await expect(rows).toHaveCount(6)
  await expect(page.getByTestId('total-games')).toHaveText('2')
  await expect(page.getByTestId('total-wins')).toHaveText('0')
  // Letters of a chart are as large as other words, however broad the window is and was.
  const letter = page.locator('.games-chart text').first()
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 664 })
    const height = (): Promise<number> => letter.evaluate(one => one.getBoundingClientRect().height)
    await expect.poll(async () => Math.round((await height()) / 10)).toBe(2)
  }
  await context.close()
  await slow.end()
})

test('who is out cheers on the phone, and the TV shows it; the end is a podium for the room', async ({ browser }) => {
  const [laptop, phone, tv] = [
    await device(browser, 'laptop'),
    await device(browser, 'phone'),
    await device(browser, 'tv'),
  ]
  const table = await openTable(laptop.page, host.url, 'Ann', 'Knock-out Whist')
  await setTable(laptop.page, table, { seats: 4 })
  await joinByCode(phone.page, await linkOf(laptop.page), 'Kasimir von Hohenstn')
  await tv.page.goto(`${host.url}/tv?table=${table}`)
  await expect(tv.page.getByTestId('tv')).toContainText('Kasimir')
  await laptop.page.getByTestId('start').click()
  await expect(handCards(phone.page)).toHaveCount(7)
  // Seats lie as they lay when one goes out of a hand.
  const lay = await edges(phone.page)
  await giveUp(phone.page)
  await expect(phone.page.getByTestId('out-bar')).toContainText('You’re out')
  expect(await edges(phone.page)).toEqual(lay)
  await phone.page.getByTestId('cheer-beer').click()
  await expect(tv.page.getByTestId('cheers-shown')).toContainText('Kasimir')
  await expect(laptop.page.getByTestId('cheers-shown')).toContainText('Kasimir')
  // Whoever is out guesses; the room sees it, and the sheet says who is still in.
  await phone.page.setViewportSize({ width: 390, height: 664 })
  await phone.page.getByTestId('guess').click()
  await phone.page.getByTestId('guess-winner').getByText('Ann').click()
  await expect(tv.page.getByTestId('guesses')).toContainText('Ann wins')
  await shot(phone.page, 'guess-phone')
  await shot(tv.page, 'guess-tv')
  expect(await tableUnder(tv.page, '.tv-guesses', '.tv-game, .tv-chances, .tv-captions > p')).toEqual([])
  await phone.page.keyboard.press('Escape')
  // On the narrowest phone it is two lines, and the table keeps the rest.
  await phone.page.setViewportSize({ width: 360, height: 640 })
  const bar = phone.page.getByTestId('out-bar')
  await expect.poll(async () => (await bar.boundingBox())!.height).toBeLessThan(90)
  await phone.page.setViewportSize({ width: 390, height: 664 })
  // The last trick once more, for the one who asks and for the room.
  await oneAct(laptop.page)
  await expect(asks(laptop.page).card).toBeVisible()
  await expect(async () => {
    await laptop.page.keyboard.press('Shift+R')
    await expect(laptop.page.getByTestId('again')).toBeVisible({ timeout: 1000 })
    await expect(tv.page.getByTestId('again')).toContainText('trick', { timeout: 1000 })
  }).toPass()
  await shot(tv.page, 'again-tv')
  await shot(laptop.page, 'again-laptop')
  // Quieted by the host: no cheer of anybody's goes round.
  await laptop.page.getByTestId('table-menu').click()
  await laptop.page.getByRole('menuitem', { name: 'Reactions …' }).click()
  await shot(laptop.page, 'mute-laptop')
  await laptop.page.getByTestId('mute-everywhere').getByLabel('Reactions').first().click()
  await expect(phone.page.getByTestId('quiet')).toBeVisible()
  await shot(phone.page, 'quiet-phone')
  await laptop.page.keyboard.press('Escape')
  // Ann goes on at another device, with the cards she holds; the laptop lets go.
  await laptop.page.getByTestId('table-menu').click()
  await laptop.page.getByRole('menuitem', { name: 'Play on at another device …' }).click()
  const seatLink = await laptop.page.getByTestId('seat-link').textContent()
  await shot(laptop.page, 'move-seat-laptop')
  const held = await handCards(laptop.page).count()
  const tablet = await device(browser, 'laptop')
  await tablet.page.goto(`http://${seatLink}`)
  await expect(handCards(tablet.page)).toHaveCount(held)
  await expect(laptop.page.getByTestId('reload')).toBeVisible()
  // Nobody who still plays is offered the short way out.
  await expect(phone.page.getByTestId('hurry')).toHaveCount(0)
  await expect(asks(tablet.page).over).toHaveCount(0)
  const seat = await tablet.page.locator('.whist-badge.is-mine').getAttribute('data-seat')
  await ask(tablet.page, { say: 'act', table, seat, action: { do: 'concede' } })
  const podium = tv.page.getByTestId('podium')
  await expect(podium).toContainText('wins!')
  for (const face of await podium.locator('.k-avatar').all()) await expect(face).toBeInViewport({ ratio: 1 })
  await shot(tv.page, 'out-podium-tv')
  for (const one of [laptop, phone, tv, tablet]) await one.context.close()
})
