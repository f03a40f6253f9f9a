import { expect, type Page } from '@playwright/test'
import type { BrawlView } from '../../src-engine/brawl/view.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { errorsOf } from '../support/e2e-play.ts'
import { wrongInEach } from '../support/e2e-sizes.ts'
import {
  ask,
  device,
  fitsSideways,
  joinByCode,
  linkOf,
  openStart,
  openTable,
  setTable,
  shot,
  sizes,
} from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { join, type TestClient } from '../support/host-client.ts'
import { seatOf } from '../support/host-play.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

test('with a dozen in the circle the button to knock covers nobody', async ({ browser }) => {
  const { context, page } = await device(browser, 'laptop')
  await openStart(page, host.url)
  const wish = { game: 'brawl', options: { table: 'round-robin' }, solo: { bots: 11, level: 'easy' } }
  const { table } = (await ask(page, { say: 'open', ...wish })) as { readonly table: string }
  await page.evaluate(id => (location.hash = `#/t/${id}`), table)
  await expect(panel(page).locator('li')).toHaveCount(12)
  const [whole, seen] = await panel(page).evaluate(one => [one.scrollHeight, one.clientHeight])
  expect(whole).toBeLessThanOrEqual(seen!)
  await shot(page, 'brawl-knock-twelve')
  await context.close()
})

type Action = { readonly do: string; readonly [field: string]: string }
const round = (page: Page) => page.getByTestId('round')
const panel = (page: Page) => page.getByTestId('knock-panel')
const soon = { intervals: [20] }
const viewOf = (client: TestClient): BrawlView => client.views.get('Cal')?.view as unknown as BrawlView

/** Draws and puts down until a Base comes, and puts it on the left end: one Base more than the others have. */
async function addBase(seat: string, zone: string, act: (action: Action) => Promise<unknown>, eyes: TestClient) {
  const hand = (): string | undefined => viewOf(eyes).seats[seat]?.hand
  for (;;) {
    await act({ do: 'draw' })
    await expect.poll(hand, soon).toBeDefined()
    const base = hand() === 'base'
    await act(base ? { do: 'play', edge: 'left', zone } : { do: 'discard' })
    await expect.poll(hand, soon).toBeUndefined()
    if (base) return
  }
}

/** Bases that flew on this page meanwhile; it may move, for once. */
async function flownWhile(page: Page, run: () => Promise<void>): Promise<unknown> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() => {
    const flown: string[] = []
    const { animate } = Element.prototype
    Element.prototype.animate = function (this: Element, ...how: Parameters<Element['animate']>) {
      if (this.closest('.brawl-on-base') !== null) flown.push(this.className)
      return animate.apply(this, how)
    }
    Object.assign(window, { flown })
  })
  const row = page.locator('.brawl-zone .brawl-row')
  const before = (await row.getAttribute('data-row')) ?? ''
  await run()
  await expect(row).not.toHaveAttribute('data-row', before)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return page.evaluate(() => (window as unknown as { flown: string[] }).flown)
}

test('a circle that ends level goes on: everybody is told why, and who is not among the level looks on', async ({
  browser,
}) => {
  const { context, page: ann } = await device(browser, 'laptop')
  const { context: pocket, page: ben } = await device(browser, 'phone')
  const { context: room, page: tv } = await device(browser, 'tv')
  const errors = [ann, ben, tv].map(errorsOf)
  const table = await openTable(ann, host.url, 'Ann')
  await setTable(ann, table, { game: 'brawl', seats: 3, options: { table: 'round-robin' }, fill: false })
  await joinByCode(ben, await linkOf(ann), 'Ben')
  const cal = await join(host.port, { name: 'Cal' })
  await cal.ask({ say: 'sit', table })
  await tv.goto(`${host.url}/#/tv?table=${table}`)
  const calDoes = (action: Action) => cal.ask({ say: 'act', table, seat: 'Cal', action })
  const annDoes = (action: Action) => ask(ann, { say: 'act', table, seat: 'Ann', action })
  const knock = async (...pages: Page[]): Promise<void> => {
    for (const page of pages) await page.getByTestId('knock').click()
    await calDoes({ do: 'knock' })
    await expect(panel(ann)).toBeHidden()
  }
  const done = async (...pages: Page[]): Promise<void> => {
    for (const page of pages) await page.getByTestId('done').click()
    await calDoes({ do: 'done' })
  }
  // Ben is at the lesson as the game begins: he is told so above it, and the way back is under his thumb.
  await ben.getByTestId('learn').tap()
  await expect(ben.getByTestId('lesson')).toBeVisible()
  await ann.getByTestId('start').click()
  await expect(panel(ann)).toBeVisible()
  await expect(round(ann)).toBeHidden()
  await shot(ben, 'brawl-lesson-begun-phone')
  await ben.setViewportSize({ width: 360, height: 640 })
  const [words, seen] = await ben.getByTestId('game-begun').evaluate(one => [one.scrollHeight, one.clientHeight])
  expect(words).toBeLessThanOrEqual(seen!)
  await ben.setViewportSize(sizes.phone)
  await ben.getByTestId('game-begun').getByRole('button').tap()
  await expect(panel(ben)).toBeVisible()
  await knock(ann, ben)
  await done(ann, ben)

  const second = 'Round 2: Ann, Ben and Cal were level with 2 Bases each and play it out.'
  for (const page of [ann, ben, tv]) await expect(round(page)).toContainText(second)
  for (const [page, kind] of [
    [ann, 'laptop'],
    [ben, 'phone'],
    [tv, 'tv'],
  ] as const)
    await shot(page, `brawl-round-2-${kind}`)
  await knock(ann, ben)
  await addBase('Ann', 'Ann|Ben', annDoes, cal)
  await addBase('Cal', 'Ben|Cal', calDoes, cal)
  // Ben’s phone shows one row at a time: what lies in the other already does not fly in when that is brought up.
  expect(await flownWhile(ben, () => ben.getByTestId('other-zone').tap())).toEqual([])
  await done(ann, ben)

  // Ann and Cal are left: they play a duel, and Ben, who has neither knocked nor cards, is told so and sees them both.
  const third = 'Round 3: Ann and Cal were level with 3 Bases each and play it out.'
  for (const page of [ann, ben, tv]) await expect(round(page)).toContainText(third)
  await expect(round(ann)).toContainText('Ben 2')
  await expect(panel(ben)).toContainText('The fight begins when everybody has knocked.')
  await expect(panel(ben)).not.toContainText('You have knocked')
  await expect(panel(tv).locator('.brawl-fighter')).toHaveText([/Ann/, /Cal/])
  await expect(round(tv)).toContainText('Ben 2')
  for (const [page, kind] of [
    [ann, 'laptop'],
    [ben, 'phone'],
    [tv, 'tv'],
  ] as const)
    await shot(page, `brawl-round-3-${kind}`)
  await knock(ann)
  await expect(ben.getByTestId('line')).toContainText('You sit this round out')
  await expect(ben.getByTestId('turn')).toHaveText('')
  await expect(ben.getByTestId('deck')).toHaveCount(0)
  await expect(ben.locator('.brawl-zone .brawl-row')).toHaveCount(1)
  await expect(ben.locator('.brawl-strip')).toHaveCount(0)
  await expect(ben.getByTestId('other Ann')).toBeVisible()
  await expect(ben.getByTestId('other Cal')).toBeVisible()
  await fitsSideways(ben)
  await ann.getByTestId('deck').click()
  await expect(ben.getByTestId('other Ann').locator('[data-card]')).not.toHaveCount(0)
  await expect(ben.locator('[data-spot].is-lit')).toHaveCount(0)
  await shot(ben, 'brawl-round-3-looking-on')
  await shot(ann, 'brawl-round-3-duel')
  await shot(tv, 'brawl-round-3-duel-tv')
  await cal.ask({ say: 'leave', table })
  await expect(tv.getByTestId('other Cal')).toContainText('bot plays')
  await shot(tv, 'brawl-round-3-left-tv')
  expect(errors).toEqual([[], [], []])
  await cal.close()
  for (const one of [room, pocket, context]) await one.close()
})

test('a duel of two of twelve: the button to knock is in reach on phones, and nobody waits for who gave up', async ({
  browser,
}) => {
  const { context: pocket, page: ann } = await device(browser, 'phone')
  const { context: room, page: tv } = await device(browser, 'tv')
  const longest = 'Kasimir Maximilian von Hohenstein-Wallau'
  const table = await openTable(ann, host.url, longest)
  await setTable(ann, table, { game: 'brawl', seats: 12, options: { table: 'round-robin' }, fill: false })
  const others: TestClient[] = []
  for (let i = 1; i < 12; i++) {
    const other = await join(host.port, { name: `Wilhelmina Friederike Wagemuth-Oberho ${i + 1}` })
    await other.ask({ say: 'sit', table })
    others.push(other)
  }
  await tv.goto(`${host.url}/#/tv?table=${table}`)
  await ann.getByTestId('start').click()
  await ann.getByTestId('knock').click()
  const allDo = async (these: readonly TestClient[], kind: string): Promise<void> => {
    for (const one of these) await one.ask({ say: 'act', table, seat: seatOf(one), action: { do: kind } })
  }
  await allDo(others, 'knock')
  await expect(panel(ann)).toBeHidden()
  // The neighbours of who gives up have its Bases: with a Base more than all others, they are level.
  await allDo(others.slice(-3), 'concede')
  await ann.getByTestId('done').click()
  await allDo(others.slice(0, -3), 'done')
  await expect(round(ann)).toContainText('were level with 3 Bases each')
  await allDo([others[3]!], 'concede')
  await expect(panel(tv).locator('.brawl-fighter')).toHaveCount(2)
  await expect(panel(tv).locator('.brawl-fighters')).not.toContainText('Oberho 12')
  const cut = (): Promise<string[]> =>
    panel(ann).evaluate(whole => {
      const edge = whole.getBoundingClientRect()
      const parts = [
        ...whole.querySelectorAll('[data-testid="knock"], [data-testid="round"] > p, .brawl-fighters > li'),
      ]
      const off = parts.filter(one => one.getBoundingClientRect().bottom > edge.bottom + 1)
      const list = whole.querySelector('[data-testid="round"] > ul')!
      return [...off.map(one => one.className), ...(list.clientHeight < 30 ? ['no line of the round before'] : [])]
    })
  const phones = [
    [390, 664],
    [320, 568],
  ] as const
  expect(await wrongInEach(ann, 'brawl-duel-of-twelve', phones, cut)).toEqual([])
  for (const other of others) await other.close()
  for (const one of [room, pocket]) await one.close()
})
