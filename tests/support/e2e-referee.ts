import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { join as joins, tokenOf, type TestClient } from './host-client.ts'
import { ok, opened, seatOf } from './host-play.ts'
import { withoutLoudspeaker } from './e2e-table.ts'

export interface Sitting {
  readonly url: string
  readonly table: string
  readonly seats: readonly string[]
  readonly tokens: readonly string[]
}

/**
 * Sits people down over the socket; each then takes the seat up in a browser with the token. `guests` without devices
 * sit at the device of the `bringer`th.
 */
export async function sitDown(
  port: number,
  names: readonly string[],
  options: object,
  guests = 0,
  bringer = 0,
): Promise<Sitting> {
  // Of three, two have chosen a face.
  const faces = ['fox', '', 'owl']
  const people = await Promise.all(names.map((name, i) => joins(port, { name, avatar: faces[i % 3]! })))
  const [first, ...others] = people as [TestClient, ...TestClient[]]
  const table = await opened(first, 'referee', { seats: names.length + guests, options })
  for (const other of others) await ok(other, { say: 'sit', table })
  for (let i = 0; i < guests; i++) await ok(people[bringer]!, { say: 'sit', table, guest: `Guest ${i + 1}` })
  for (const other of others) await other.until(one => one.say === 'table' && one.yours.length > 0)
  await ok(first, { say: 'start', table })
  const sitting = { url: `http://127.0.0.1:${port}`, table, seats: people.map(seatOf), tokens: people.map(tokenOf) }
  await Promise.all(people.map(one => one.close()))
  return sitting
}

/** The phone of somebody who sits there. `before` runs in the page before anything of it does. */
export async function phone(
  browser: Browser,
  sitting: Sitting,
  who: number,
  name: string,
  before?: () => void,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  await withoutLoudspeaker(context)
  await context.addInitScript(
    ([origin, token, called]) => {
      localStorage.setItem(`knockabout.token.${origin}`, token!)
      localStorage.setItem('knockabout.me', JSON.stringify({ name: called, colour: 0, avatar: '' }))
    },
    [sitting.url, sitting.tokens[who]!, name],
  )
  if (before) await context.addInitScript(before)
  const page = await context.newPage()
  await page.goto(`${sitting.url}/#/t/${sitting.table}`)
  await expect(page.getByTestId('referee')).toBeVisible()
  return page
}

/** The TV at this table. */
export async function tv(browser: Browser, { url, table }: Sitting): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' })
  await withoutLoudspeaker(context)
  const page = await context.newPage()
  await page.goto(`${url}/#/tv?table=${table}`)
  await expect(page.getByTestId('referee-tv')).toBeVisible()
  return page
}

/** Presses a button that must be held, until it lets go by itself. */
export async function hold(button: Locator): Promise<void> {
  await button.hover()
  const page = button.page()
  await page.mouse.down()
  await page.waitForFunction(() => document.querySelector('.k-button.is-held') === null)
  await page.mouse.up()
}

export const seat = (page: Page, id: string): Locator => page.locator(`[data-seat="${id}"]`)
export const life = (page: Page): Locator => page.getByTestId('life')

/** Taps one's life on its right half for one more, on its left for one less. */
export async function tap(page: Page, side: 'less' | 'more'): Promise<void> {
  const box = (await life(page).boundingBox())!
  await life(page).click({ position: { x: box.width * (side === 'less' ? 0.2 : 0.8), y: box.height / 2 } })
}
