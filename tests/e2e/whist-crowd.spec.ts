import { expect, type Page } from '@playwright/test'
import type { JsonObject } from '../../src-engine/core/json.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { errorsOf, hiddenCards } from '../support/e2e-play.ts'
import { positionWhere, sitInPosition } from '../support/e2e-position.ts'
import { cutOnPodium, device, openStart, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { longNames } from '../support/long-names.ts'
import { join as joins } from '../support/host-client.ts'
import { ok, opened, tableOf, ways } from '../support/host-play.ts'

let host: BuiltHost
test.beforeAll(async () => {
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

test('twelve in All Out Brawl on the TV: nobody covered, and the places of twelve at the end', async ({ browser }) => {
  const { context, page: tv } = await device(browser, 'tv')
  const errors = errorsOf(tv)
  const names = [...longNames.slice(0, 10), 'Александра Петровская', '王小明王小明王小明王小明']
  const ann = await joins(host.port, { name: names[0]! })
  const table = await opened(ann, 'all-out-brawl', { seats: 12 })
  for (const guest of names.slice(1)) await ok(ann, { say: 'sit', table, guest })
  await tv.goto(`${host.url}/#/tv?table=${table}`)
  await ok(ann, { say: 'start', table })
  await expect(tv.locator('.whist-badge')).toHaveCount(12)
  const seats = tableOf(ann, table).places.map(place => place.seat!)
  const act = (seat: string, action: JsonObject) => ok(ann, { say: 'act', table, seat, action })
  // All but one have played: the middle is as full as it gets.
  for (let played = 0; played < 11; played++) {
    await expect.poll(() => seats.some(seat => ways(ann, seat).length > 0), { intervals: [20] }).toBe(true)
    const seat = seats.find(one => ways(ann, one).length > 0)!
    await act(seat, ways(ann, seat)[0]!)
  }
  await expect(tv.locator('.whist-trick-area .playing-card')).toHaveCount(11)
  const wrong = async (): Promise<string[]> => [
    ...(await clashes(tv)),
    ...(await hiddenCards(tv)).map(card => `${card} is covered`),
    ...(await coveredBadges(tv)).map(seat => `${seat} is covered`),
  ]
  for (const [width, height] of [
    [1280, 720],
    [3840, 2160],
    [1920, 1080],
  ] as const) {
    await tv.setViewportSize({ width, height })
    await expect.poll(wrong, `${width} × ${height}`).toEqual([])
    await shot(tv, `crowd-tv-${width}`)
  }
  for (const seat of seats.slice(1)) await act(seat, { do: 'concede' })
  await expect(tv.getByTestId('podium')).toBeVisible()
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await tv.setViewportSize({ width, height })
    await expect.poll(() => cutOnPodium(tv), `${width} × ${height}`).toEqual([])
    await shot(tv, `crowd-podium-tv-${width}`)
  }
  expect(errors).toEqual([])
  await ann.close()
  await context.close()
})

test('six in Knockout Whist: the trump dialog with one’s hand in sight, on laptop and phone', async ({ browser }) => {
  // Bots as slow as people: the trump is seen before anybody leads.
  const slow = await builtHost({ pace: [1500, 1600] })
  const seats = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay']
  const calling = positionWhere('knockout-whist', seats, ({ view }) => view.phase === 'trump' && view.tie === undefined)
  for (const kind of ['laptop', 'phone'] as const) {
    const { page, context } = await device(browser, kind)
    await openStart(page, slow.url)
    await sitInPosition(page, calling, 'knockout-whist')
    const dialog = page.getByTestId('trump-call')
    const why = 'You took most tricks: name the suit that beats all others in this round.'
    await expect(page.getByTestId('prompt')).toHaveText(why)
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
