import { expect, type Locator, type Page } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { handCards, handOf, oneAct, othersPlayUntil } from '../support/e2e-play.ts'
import { positionWhere, sitInPosition } from '../support/e2e-position.ts'
import { staysWrong, tableUnder, wrongInEach } from '../support/e2e-sizes.ts'
import { dealAlone, device, doctorFetched, joinByCode, linkOf, openTable, shot, sizes } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost({ grace: 400 })
})
test.afterAll(() => host.end())

test('a reload in mid-hand: the same seat, the same hand, the same question, also while calling trump', async ({
  browser,
}) => {
  const { page, context } = await device(browser, 'laptop')
  await dealAlone(page, host.url)
  expect(await oneAct(page)).toBe('played')
  await expect(page.getByTestId('turn')).toHaveText('Your turn')
  await expect(handCards(page)).toHaveCount(6)
  const before = await handOf(page)
  await page.reload()
  await expect(page.getByTestId('turn')).toHaveText('Your turn')
  expect(await handOf(page)).toEqual(before)

  const seats = ['Ann', 'Ben', 'Cal', 'Dee']
  const calling = positionWhere('knock-out-whist', seats, ({ view }) => view.phase === 'trump' && view.cards > 4)
  await sitInPosition(page, calling, 'knock-out-whist')
  await expect(page.getByTestId('trump-call')).toBeVisible()
  await shot(page, 'return-trump-call')
  const held = await handOf(page)
  await page.reload()
  await expect(page.getByTestId('trump-call')).toBeVisible()
  expect(await handOf(page)).toEqual(held)
  await page.getByTestId('trump-H').click()
  await expect(page.getByTestId('trump')).toHaveAttribute('data-suit', 'H')
  await context.close()
})

test('the host dies and comes back on the same port: the table is there with the last card played, and the same seat', async ({
  browser,
}) => {
  let other = await builtHost({ grace: 20_000 })
  const { page, context } = await device(browser, 'phone')
  await page.clock.install()
  await dealAlone(page, other.url)
  expect(await oneAct(page)).toBe('played')
  await expect(page.getByTestId('turn')).toHaveText('Your turn')
  const before = await handOf(page)
  expect(before).toHaveLength(6)
  const doctor = doctorFetched(page)
  await page.clock.fastForward(10_000)
  await doctor
  await other.kill()
  await expect(page.getByTestId('connection')).toContainText('Your seat is kept')
  // Over the bar of the table, not under it.
  const onTop = (at: Element): boolean => {
    const { left, top, width, height } = at.getBoundingClientRect()
    return at.contains(document.elementFromPoint(left + width / 2, top + Math.min(8, height / 2)))
  }
  await expect.poll(() => page.getByTestId('connection').evaluate(onTop)).toBe(true)
  // Nor over whose turn it is or what lies on the table; nothing is cut off below.
  const under = async (): Promise<string[]> => [
    ...(await tableUnder(page, '.connection-banner')),
    ...(await page.evaluate(() => (document.documentElement.scrollHeight > innerHeight ? ['the page scrolls'] : []))),
  ]
  expect(await staysWrong(page, under)).toEqual([])
  // What can't be fetched meanwhile is said there too, and nothing lies over the hand.
  await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')))
  await expect(page.getByTestId('connection')).toContainText('opens once the host is back')
  await expect(page.locator('.k-toast')).toHaveCount(0)
  expect(await staysWrong(page, under)).toEqual([])
  const overNote = (what: Locator): Promise<boolean> =>
    what.evaluate(one => {
      const [a, b] = [one, document.querySelector('.k-toast:not(.k-toast-leave-active)')!].map(each =>
        each.getBoundingClientRect(),
      )
      return a!.left < b!.right && b!.left < a!.right && a!.top < b!.bottom && b!.top < a!.bottom
    })
  await shot(page, 'return-lost-phone')
  // However long one must say why, the table stays in sight, on the smallest phones too.
  await page.clock.fastForward(5000)
  await expect(page.getByTestId('join-doctor')).toBeVisible()
  const squeezed = (): Promise<string[]> =>
    page.getByTestId('board').evaluate(one => {
      const share = one.getBoundingClientRect().height / innerHeight
      return share < 0.22 ? [`the felt has ${share.toFixed(2)} of the height`] : []
    })
  const phones = [
    [390, 664],
    [320, 568],
    [844, 340],
  ] as const
  expect(await wrongInEach(page, 'return-why', phones, squeezed)).toEqual([])
  await page.setViewportSize(sizes.phone)
  // What could not be fetched is fetched with a new page.
  const again = page.waitForEvent('load')
  other = await builtHost({ grace: 20_000, port: other.port, data: other.data })
  await again
  await expect(page.getByTestId('connection')).toBeHidden()
  await expect(page.getByTestId('turn')).toHaveText('Your turn')
  // Nothing more is to be done about it, and nothing more is said.
  await expect(page.locator('.k-toast')).toHaveCount(0)
  // Here meanwhile is another version: a note that stays until it is answered covers neither whose turn it is nor a card.
  await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')))
  await expect(page.locator('.k-toast')).toContainText('another version')
  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [320, 568],
    [844, 340],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const what of [page.getByTestId('turn'), page.getByTestId('hand'), page.getByTestId('trump')])
      await expect.poll(() => overNote(what), `${width} × ${height}`).toBe(false)
    expect(await staysWrong(page, () => tableUnder(page, '.k-toast'))).toEqual([])
    await shot(page, `return-note-${width}x${height}`)
  }
  await page.setViewportSize(sizes.phone)
  const stays = page.locator('.k-toast').filter({ has: page.getByRole('button', { name: 'Reload' }) })
  await stays.getByRole('button', { name: 'Close' }).click()
  expect(await handOf(page)).toEqual(before)
  expect(await oneAct(page)).not.toBe('over')
  await context.close()
  await other.end()
})

test('a phone that drops off: a bot sits in, marked for the others; the person takes over and reads what they missed', async ({
  browser,
}) => {
  const [laptop, phone] = [await device(browser, 'laptop'), await device(browser, 'phone')]
  await openTable(laptop.page, host.url, 'Ann', 'Knock-out Whist')
  await joinByCode(phone.page, await linkOf(laptop.page), 'Ben')
  await laptop.page.getByTestId('start').click()
  await expect(handCards(phone.page)).toHaveCount(7)
  await phone.page.close()
  const ben = laptop.page.getByRole('group', { name: /^Ben,/ })
  await expect(ben).toHaveAccessibleName(/a bot plays for them/)
  await shot(laptop.page, 'return-bot-sits-in')
  // Ann's second card can only come after Ben's seat has played its first.
  await oneAct(laptop.page)
  await oneAct(laptop.page)
  await expect(laptop.page.getByTestId('turn')).toHaveText(/Your turn/)

  const again = await phone.context.newPage()
  await again.goto(`${host.url}/${new URL(laptop.page.url()).hash}`)
  await expect(again.getByTestId('missed')).toContainText('A bot played for Ben while you were away.')
  await shot(again, 'return-missed-phone')
  await again.getByRole('button', { name: 'Play on' }).click()
  await expect(ben).not.toHaveAccessibleName(/a bot plays for them/)
  expect((await handOf(again)).length).toBeLessThan(7)
  await othersPlayUntil(again, laptop.page)
  expect(await oneAct(again)).toBe('played')
  for (const one of [laptop, phone]) await one.context.close()
})

const sizesOfClaim = [
  [360, 640],
  [844, 340],
] as const
test('somebody’s line dies in mid-game: they come back with another phone, or the others call the bot in', async ({
  browser,
}) => {
  const patient = await builtHost({ grace: 120_000 })
  const [ann, ben] = [await device(browser, 'laptop'), await device(browser, 'phone')]
  await openTable(ann.page, patient.url, 'Ann', 'Knock-out Whist')
  await joinByCode(ben.page, await linkOf(ann.page), 'Ben')
  await ann.page.getByTestId('start').click()
  await expect(handCards(ann.page)).toHaveCount(7)
  await expect(handCards(ben.page)).toHaveCount(7)
  const held = await handOf(ben.page)
  await ben.context.close()
  await expect(ann.page.getByTestId('awaited')).toContainText('Ben')
  await shot(ann.page, 'return-call-bot')
  // With another phone that knows nothing of him Ben gets seat and hand back by the word of the table's host.
  const other = await device(browser, 'phone')
  await other.page.goto(`${patient.url}/${new URL(ann.page.url()).hash}`)
  await other.page.getByTestId('lost-mine').click()
  await other.page.getByTestId('lost-seat').filter({ hasText: 'Ben' }).click()
  await expect(other.page.locator('.lost-seats')).toContainText('The others are asked')
  await expect(ann.page.getByTestId('lost-claim')).toContainText('I was sitting here as Ben')
  const under = (page: Page) => () => tableUnder(page, '.lost-seats', '.table-game, .table-bar, .table-note')
  expect(await wrongInEach(ann.page, 'return-claim', sizesOfClaim, under(ann.page))).toEqual([])
  expect(await wrongInEach(other.page, 'return-lost', sizesOfClaim, under(other.page))).toEqual([])
  await ann.page.getByTestId('lost-yes').click()
  await expect(handCards(other.page)).toHaveCount(7)
  expect(await handOf(other.page)).toEqual(held)
  await expect(ann.page.getByTestId('awaited')).toHaveCount(0)
  await other.context.close()
  await ann.page.getByTestId('call-bot').click()
  await expect(ann.page.getByTestId('awaited')).toHaveCount(0)
  await ann.context.close()
  await patient.end()
})

test('what was opened while the host was gone opens once it is back', async ({ browser }) => {
  let other = await builtHost({ grace: 20_000 })
  const { page, context } = await device(browser, 'laptop')
  await dealAlone(page, other.url)
  expect(await oneAct(page)).toBe('played')
  await expect(page.getByTestId('turn')).toHaveText('Your turn')
  const before = await handOf(page)
  await other.kill()
  await page.getByTestId('table-menu').click()
  await expect(page.getByTestId('connection')).toContainText('opens once the host is back')
  // A browser that could not fetch a part of a page fails at once when it is asked again: only a new page has it.
  const again = page.waitForEvent('load')
  other = await builtHost({ grace: 20_000, port: other.port, data: other.data })
  await again
  await expect(page.getByTestId('turn')).toHaveText('Your turn')
  expect(await handOf(page)).toEqual(before)
  await page.getByTestId('table-menu').click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expect(page.locator('.k-toast')).toHaveCount(0)
  await context.close()
  await other.end()
})
