import { expect, test, type Page } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { asks, errorsOf, handCards, hiddenCards, oneAct } from '../support/e2e-play.ts'
import { positionWhere, sitInPosition } from '../support/e2e-position.ts'
import { device, fitsSideways, joinByCode, linkOf, openTable, setTable, shot } from '../support/e2e-table.ts'

let host: BuiltHost
test.beforeAll(async () => {
  test.setTimeout(180_000)
  host = await builtHost()
})
test.afterAll(() => host.end())

/** Pairs of badges that cover each other, and those that hang over the edge of the window. */
const clashes = (page: Page): Promise<string[]> =>
  page.locator('[data-seat].whist-badge').evaluateAll(badges => {
    const boxes = badges.map(badge => ({ seat: badge.getAttribute('data-seat'), box: badge.getBoundingClientRect() }))
    const over = boxes
      .filter(({ box }) => box.left < -1 || box.right > innerWidth + 1 || box.top < 0 || box.bottom > innerHeight + 1)
      .map(one => `${one.seat} over the edge`)
    const pairs = boxes.flatMap((one, i) =>
      boxes.slice(i + 1).flatMap(two => {
        const wide = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left)
        const high = Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top)
        return wide > 2 && high > 2 ? [`${one.seat} covers ${two.seat}`] : []
      }),
    )
    return [...over, ...pairs]
  })
/** Badges that something lies on. */
const coveredBadges = (page: Page): Promise<string[]> =>
  page.locator('.whist-seat .whist-badge').evaluateAll(badges =>
    badges
      .filter(badge => {
        const box = badge.getBoundingClientRect()
        return [0.2, 0.8].some(at => {
          const on = document.elementFromPoint(box.left + box.width * 0.5, box.top + box.height * at)
          return on === null || on.closest('.playing-card') !== null
        })
      })
      .map(badge => badge.getAttribute('data-seat') ?? '?'),
  )

/** Cards of the trick that lie over what is told or asked there: a sheet put where it lies must hide them. */
const cardsOverNews = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sheet = document.createElement('div')
    sheet.style.cssText = 'position:absolute;inset:0;pointer-events:auto'
    // Where nothing can be asked, as on the TV, nothing can lie under a card.
    document.querySelector('.whist-over')?.append(sheet)
    if (!sheet.isConnected) return []
    const cards = [...document.querySelectorAll<HTMLElement>('.whist-middle .playing-card')]
    const over = cards.filter(card => {
      const box = card.getBoundingClientRect()
      return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) !== sheet
    })
    sheet.remove()
    return over.map(card => card.dataset['card'] ?? '?')
  })

test('twelve in All Out Brawl: laptop, phone and TV, nobody covered, nothing cut', async ({ browser }) => {
  const [laptop, phone, tv] = [
    await device(browser, 'laptop'),
    await device(browser, 'phone'),
    await device(browser, 'tv'),
  ]
  const all = [laptop, phone, tv].map(one => one.page)
  const errors = all.map(page => errorsOf(page))
  const table = await openTable(laptop.page, host.url, 'Kasimir von Hohenste', 'All Out Brawl')
  await setTable(laptop.page, table, { seats: 12 })
  await joinByCode(phone.page, await linkOf(laptop.page), 'WWWWWWWWWWWWWWWWWWWW')
  await tv.page.goto(`${host.url}/tv?table=${table}`)
  await expect(tv.page.getByTestId('tv')).toContainText('WWW')
  await shot(laptop.page, 'crowd-lobby-laptop')
  await shot(phone.page, 'crowd-lobby-phone')
  await shot(tv.page, 'crowd-lobby-tv')
  await laptop.page.getByTestId('start').click()
  for (const page of [laptop.page, phone.page]) await expect(handCards(page)).toHaveCount(4)
  await expect(tv.page.locator('.whist-badge')).toHaveCount(12)
  // From the sofa every name is read whole.
  const cut = await tv.page
    .locator('.whist-badge-name')
    .evaluateAll(names => names.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent))
  expect(cut).toEqual([])
  for (const page of all) expect(await clashes(page)).toEqual([])
  await fitsSideways(phone.page)
  // Until Ann is to play to a trick that has gone most of the way round: then the middle is nearly as full as it gets.
  const benPlays = oneAct(phone.page, 40_000)
  const { card } = asks(laptop.page)
  const played = laptop.page.locator('.whist-middle .playing-card')
  await expect(card).toBeVisible({ timeout: 40_000 })
  if ((await played.count()) < 6) {
    await oneAct(laptop.page)
    await expect(card.and(laptop.page.locator(':visible')).or(played.nth(11)).first()).toBeVisible({ timeout: 40_000 })
  }
  await shot(laptop.page, 'crowd-table-laptop')
  await shot(phone.page, 'crowd-table-phone')
  await shot(tv.page, 'crowd-table-tv')
  for (const page of all) {
    expect(await clashes(page)).toEqual([])
    await expect.poll(() => hiddenCards(page)).toEqual([])
    expect(await coveredBadges(page)).toEqual([])
    expect(await cardsOverNews(page)).toEqual([])
  }
  if (await card.isVisible()) await oneAct(laptop.page)
  await benPlays
  expect(errors).toEqual([[], [], []])
  for (const one of [laptop, phone, tv]) await one.context.close()
})

test('six in Knockout Whist: the trump dialog with one’s hand in sight, on laptop and phone', async ({ browser }) => {
  // Bots as slow as people: the trump is seen before anybody leads.
  const slow = await builtHost({ pace: [1500, 1600] })
  const seats = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay']
  const calling = positionWhere('knockout-whist', seats, ({ view }) => view.phase === 'trump')
  for (const kind of ['laptop', 'phone'] as const) {
    const { page, context } = await device(browser, kind)
    await page.goto(slow.url)
    await expect(page.getByTestId('host-table')).toBeEnabled()
    await sitInPosition(page, calling, 'knockout-whist')
    const dialog = page.getByTestId('trump-call')
    await expect(dialog).toContainText('You took most tricks: name the suit that beats all others in this round.')
    await shot(page, `crowd-trump-${kind}`)
    await expect(page.getByTestId('hand')).toBeInViewport({ ratio: 0.9 })
    await expect(dialog).toBeInViewport({ ratio: 0.99 })
    expect(await clashes(page)).toEqual([])
    await page.getByTestId('trump-D').click()
    await expect(page.getByTestId('trump')).toHaveAttribute('data-suit', 'D')
    await expect(page.getByTestId('announce')).toHaveText(`${calling.seat} calls diamonds`)
    await shot(page, `crowd-trump-called-${kind}`)
    await context.close()
  }
  await slow.end()
})
