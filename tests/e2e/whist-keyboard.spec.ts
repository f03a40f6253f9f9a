import { expect, type Locator, type Page } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { asks, handOf, leavesHand } from '../support/e2e-play.ts'
import { positionWhere, sitInPosition } from '../support/e2e-position.ts'
import { sound } from '../support/e2e-sound.ts'
import { dealAlone, device, openStart, openTable, sizes } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())
test.use({ viewport: sizes.laptop, contextOptions: { reducedMotion: 'reduce' } })

const focused = (what: Locator): Promise<boolean> => what.evaluate(one => one === document.activeElement)
async function tabTo(page: Page, what: Locator): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await focused(what)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never came to it.')
}

test('with the keyboard alone: a solo game, a hand with Tab, arrows, Enter and 1 to 9', async ({ page }) => {
  await openStart(page, host.url)
  await tabTo(page, page.getByTestId('solo-now'))
  await page.keyboard.press('Enter')
  const cards = page.getByTestId('hand').getByRole('option')
  await expect(cards).toHaveCount(7)
  const { card } = asks(page)
  await expect(card).toBeVisible()
  // Arrows go from one card that can be played to the next, and pass over the others.
  await tabTo(page, card)
  await page.keyboard.press('ArrowRight')
  await expect(page.locator(':focus')).not.toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('ArrowLeft')
  expect(await focused(card)).toBe(true)
  // A card that may not be played says so, and why as it is pressed all the same.
  const blocked = page.locator('[data-testid="hand"] button[aria-disabled="true"]').first()
  if ((await blocked.count()) > 0) {
    await expect(blocked).toHaveAccessibleName(/ of [a-z]+, not now$/)
    await blocked.press('Enter')
    await expect(page.getByRole('log').getByText(/Follow suit/)).toHaveCount(1)
    await tabTo(page, card)
  }
  while (!(await focused(card))) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(cards).toHaveCount(6)
  // Playing a card must not lose the keyboard's place: the next arrow goes on from the hand.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-testid="hand"]') !== null))
    .toBe(true)
  for (let left = 6; left > 0; left--) {
    await expect(card).toBeVisible()
    const name = await card.getAttribute('data-card')
    const place = (await handOf(page)).indexOf(name ?? '')
    const gone = await leavesHand(page, name ?? '')
    await page.keyboard.press(String(place + 1))
    await gone()
  }
})

test('two keys pressed before the host has answered play one card', async ({ page }) => {
  const sent: string[] = []
  page.on('websocket', socket => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
  await dealAlone(page, host.url)
  const { card } = asks(page)
  await expect(card).toBeVisible()
  const name = await card.getAttribute('data-card')
  const place = (await handOf(page)).indexOf(name ?? '')
  const gone = await leavesHand(page, name ?? '')
  await page.evaluate(
    async key => {
      const press = (what: string) =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: what, bubbles: true }))
      press(key)
      // The page shows the card on its way; no message of the host can come in between.
      for (let i = 0; i < 50; i++) await Promise.resolve()
      for (const other of '123456789') press(other)
    },
    String(place + 1),
  )
  await gone()
  expect(sent.filter(text => text.includes('"say":"act"'))).toHaveLength(1)
})

test('trump is called from the keyboard: the suits have the focus, a letter names one', async ({ page }) => {
  await openStart(page, host.url)
  const seats = ['Ann', 'Ben', 'Cal', 'Dee']
  const calling = positionWhere('knock-out-whist', seats, ({ view }) => view.phase === 'trump')
  await sitInPosition(page, calling, 'knock-out-whist')
  await expect(page.getByTestId('trump-call')).toBeVisible()
  await expect.poll(() => focused(page.getByTestId('trump-call').getByRole('button').first())).toBe(true)
  await sound(page)
  await page.keyboard.press('s')
  await expect(page.getByTestId('trump')).toHaveAttribute('data-suit', 'S')
})

test('nothing on the start screen, in the lobby, at the table or on the TV trips a screen reader', async ({
  browser,
  page,
}) => {
  await openStart(page, host.url)
  await sound(page)
  const table = await openTable(page, host.url, 'Ann', 'All Out Brawl')
  await sound(page)
  const tv = await device(browser, 'tv')
  await tv.page.goto(`${host.url}/tv?table=${table}`)
  await expect(tv.page.getByTestId('tv')).toContainText('Scan to sit down')
  await sound(tv.page)
  await page.getByTestId('start').click()
  await expect(page.getByTestId('hand')).toBeVisible()
  await expect(tv.page.getByTestId('trump')).toBeVisible()
  await sound(page)
  await sound(tv.page)
  await tv.context.close()
})
