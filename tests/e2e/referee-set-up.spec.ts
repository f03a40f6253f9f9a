import { expect, type Page } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { ask, device, fitsSideways, joinByCode, linkOf, openTable, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { join as joins, type TestClient } from '../support/host-client.ts'
import { ok, seatOf, tableOf } from '../support/host-play.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

/** Counts what a person's hand does on this page: presses, and values chosen or typed (a name is one). */
async function countInputs(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { inputs: number }
    counted.inputs = 0
    const one = (event: Event): void => void (event.isTrusted && counted.inputs++)
    addEventListener('click', one, true)
    addEventListener('change', one, true)
    addEventListener('drop', one, true)
  })
  return () => page.evaluate(() => (window as unknown as { inputs: number }).inputs)
}

/** The seats as the lobby shows them, in order. */
const seatsIn = (page: Page): Promise<string[]> => page.locator('.seats-list .seat-name').allTextContents()

const called = (i: number): string => `Guest ${String.fromCodePoint(65 + (i % 26))}${i > 25 ? 'a' : ''}`

test('28 people sit down by the code, are shuffled, dragged and begin a Grand Melee in a few presses of the host', async ({
  browser,
}) => {
  test.slow() // three pages and twenty-six sockets, on whatever machine
  const laptop = await device(browser, 'laptop')
  const screen = await device(browser, 'tv')
  const phone = await device(browser, 'phone')
  const inputs = await countInputs(laptop.page)
  const phoneDeeds = await countInputs(phone.page)
  const clock: string[] = []
  let since = performance.now()
  const lap = (what: string): void => {
    clock.push(`${what} ${Math.round(performance.now() - since)} ms`)
    since = performance.now()
  }

  const table = await openTable(laptop.page, host.url, 'Ann', 'Referee')
  const { page } = laptop
  // The number of places follows the format; then it is one's own to choose.
  await page.getByLabel('Format', { exact: true }).selectOption({ label: 'Grand Melee' })
  await expect(page.locator('.seat.is-open')).toHaveCount(14)
  await page.getByRole('spinbutton', { name: 'Seats' }).fill('28')
  await page.getByRole('spinbutton', { name: 'Seats' }).press('Tab')
  await expect(page.locator('.seat.is-open')).toHaveCount(27)
  const link = await linkOf(page)
  expect(link).toContain(`/t/${table}`)
  await screen.page.goto(`${host.url}/tv`)
  await expect(screen.page.getByTestId('tv')).toContainText('Scan to sit down')
  lap('table set')

  // Phones scan the code: a real one, and everybody else at once.
  const ben = 'Ben Holloway'
  await joinByCode(phone.page, link, ben)
  const others = await Promise.all(
    Array.from({ length: 26 }, async (_, i): Promise<TestClient> => {
      const client = await joins(host.port, { name: called(i) })
      await ok(client, { say: 'watch', table })
      await ok(client, { say: 'sit', table })
      return client
    }),
  )
  await expect(page.locator('.seat.is-person')).toHaveCount(28)
  lap('28 seated')
  const before = await seatsIn(page)
  expect([...before].sort()).toEqual(['Ann', ben, ...others.map((_, i) => called(i))].sort())
  await shot(page, 'set-up-28-laptop')
  await shot(phone.page, 'set-up-28-phone')
  await shot(screen.page, 'set-up-28-tv')
  await fitsSideways(phone.page)

  // Nobody lies below the edge: the laptop shows all without scrolling in the list, the TV every name.
  for (const one of [page.locator('.seats-list > li'), screen.page.locator('.tv-seats > li')]) {
    await one.first().scrollIntoViewIfNeeded()
    const below = await one.evaluateAll(
      rows => rows.filter(row => row.getBoundingClientRect().bottom > innerHeight).length,
    )
    expect(below).toBe(0)
  }

  // Seats by lot: told to everybody alike. (All in the same order again: once in 28 factorial.)
  await page.getByTestId('lot').click()
  await expect.poll(() => seatsIn(page)).not.toEqual(before)
  const drawn = await seatsIn(page)
  expect([...drawn].sort()).toEqual([...before].sort())
  // And one dragged: whoever sits second goes to the last but one place.
  await page.getByTestId('seat-1').dragTo(page.getByTestId('seat-26'))
  const dragged = [drawn[0]!, ...drawn.slice(2, 27), drawn[1]!, drawn[27]!]
  await expect.poll(() => seatsIn(page)).toEqual(dragged)
  await expect.poll(() => seatsIn(phone.page)).toEqual(dragged)
  lap('seats drawn and dragged')

  await page.getByTestId('start').click()
  for (const one of [page, phone.page]) await expect(one.getByTestId('referee')).toBeVisible()
  await expect(screen.page.getByTestId('referee-tv')).toBeVisible()
  for (const other of others) await other.until(one => one.say === 'view' && one.viewer === seatOf(other))
  lap('begun')

  // Everybody sees their own seat: the page at the bottom of its ring, the others in their own view.
  const me = phone.page.locator('.ref-seat.is-me')
  await expect(me).toHaveCount(1)
  await expect(me).toContainText('Ben')
  const lowest = await phone.page.locator('.ref-seat').evaluateAll(seats => {
    const spots = seats.map(seat => ({ me: seat.classList.contains('is-me'), y: seat.getBoundingClientRect().top }))
    return spots.find(spot => spot.me)!.y >= Math.max(...spots.map(spot => spot.y)) - 12
  })
  expect(lowest, 'Ben does not sit at the bottom').toBe(true)
  await expect(phone.page.locator('.ref-seat')).toHaveCount(28)
  await fitsSideways(phone.page)
  for (const [i, other] of others.entries()) {
    const seat = seatOf(other)
    const state = tableOf(other, table)
    expect(state.phase).toBe('playing')
    expect(state.places.findIndex(place => place.seat === seat)).toBe(dragged.indexOf(called(i)))
    const view = other.views.get(seat)!.view as { readonly inRange: { readonly [seat: string]: readonly string[] } }
    expect(view.inRange[seat]).toHaveLength(5)
  }
  // 28 players, range two: four turns, seven seats apart (RULES FMT-12), the first with whoever sits first.
  const turns = await page.locator('.ref-seat.has-turn').evaluateAll(seats => seats.map(seat => seat.dataset['seat']))
  const order = tableOf(others[0]!, table).places.map(place => place.seat)
  expect(turns.map(seat => order.indexOf(seat!)).sort((a, b) => a - b)).toEqual([0, 7, 14, 21])
  await shot(phone.page, 'set-up-28-begun-phone')
  await shot(screen.page, 'set-up-28-begun-tv')
  await shot(page, 'set-up-28-begun-laptop')

  // Few enough for two minutes: host a table, name, done, game, open; places, format; lot, one drag, begin.
  const presses = await inputs()
  expect(presses).toBeLessThanOrEqual(14)
  // A phone: its name and done.
  expect(await phoneDeeds()).toBeLessThanOrEqual(3)
  console.log(`28 at a table: ${clock.join(', ')}; the host did ${presses} things, a phone ${await phoneDeeds()}`)
  await Promise.all(others.map(other => other.close()))
  for (const one of [laptop, screen, phone]) await one.context.close()
})

test('one phone seats five people without phones at once, moves one by tapping, and teams follow from the lot', async ({
  browser,
}) => {
  const { context, page } = await device(browser, 'phone')
  const inputs = await countInputs(page)
  await openTable(page, host.url, 'Ann', 'Referee')
  await page.getByTestId('add-guest').click()
  await page.getByTestId('guest-name').fill('Ben, Cal,Dee , , Eli, Fay')
  await page.getByTestId('guest-sit').click()
  // Six at a table for four: it has grown.
  await expect(page.getByTestId('guest-name')).toBeHidden()
  await expect.poll(() => seatsIn(page)).toEqual(['Ann', 'Ben', 'Cal', 'Dee', 'Eli', 'Fay'])

  await page.getByRole('button', { name: 'Change Fay’s seat' }).click()
  await page.getByRole('menuitem', { name: 'To another seat' }).click()
  await expect(page.getByTestId('live-region')).toContainText('Choose a seat for')
  await shot(page, 'guests-moving-phone')
  await page.getByRole('button', { name: 'To seat 2' }).click()
  await expect.poll(() => seatsIn(page)).toEqual(['Ann', 'Fay', 'Ben', 'Cal', 'Dee', 'Eli'])
  await expect(page.getByRole('button', { name: 'To seat 2' })).toHaveCount(0)

  await page.getByLabel('Format', { exact: true }).selectOption({ label: 'Emperor' })
  await page.getByTestId('lot').click()
  await ask(page, { say: 'watch', table: new URL(page.url()).hash.replace('#/t/', '') }) // answered after the lot
  // Seats 1, 5 and 6 against 2, 3 and 4; the emperors are the sixth and the third (RULES FMT-19).
  await expect(async () => {
    const [one, two, three, four, five, six] = await seatsIn(page)
    const setup = page.getByTestId('referee-setup')
    await expect(setup).toContainText(`${one}, ${five} and ${six} (emperor)`, { timeout: 1000 })
    await expect(setup).toContainText(`${two}, ${three} (emperor) and ${four}`, { timeout: 1000 })
  }).toPass()
  const drawn = await seatsIn(page)
  await page.getByTestId('start').click()
  await expect(page.locator('[data-row]')).toHaveCount(6)
  expect(await page.locator('.ref-run-name > span').allTextContents()).toEqual(drawn)
  await fitsSideways(page)
  await shot(page, 'guests-begun-phone')
  expect(await inputs()).toBeLessThanOrEqual(18)
  await context.close()
})
