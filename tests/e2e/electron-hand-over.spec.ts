import { chromium, expect, test, type Page } from '@playwright/test'
import { chromiumLaunch } from '../support/chromium.ts'
import { startDesktop } from '../support/desktop-electron.ts'
import { handOf, oneAct } from '../support/e2e-play.ts'
import { device, joinByCode, linkOf, sayName, shot } from '../support/e2e-table.ts'

// Two apps as they run, each with a data folder of its own, and a phone: the house goes from one to the other in mid-game.

/** Types the address of another house. */
async function visit(page: Page, address: string): Promise<void> {
  await page.getByLabel('Or type an address').fill(address)
  await page.getByRole('button', { name: 'Go', exact: true }).click()
}
const localOf = (page: Page) => page.evaluate(async () => (await window.desktop?.local())!)

test('a house goes from one app to another, its phone goes after it, and the old machine has a house of its own again', async () => {
  const anns = await startDesktop()
  const bens = await startDesktop()
  const browser = await chromium.launch(chromiumLaunch)
  try {
    const [ann, ben] = [anns.page, bens.page]
    await ann.getByTestId('host-table').click()
    await sayName(ann, 'Ann')
    await ann.getByRole('radio', { name: 'Knock-out Whist', exact: true }).click()
    await ann.getByTestId('host-begin').click()
    const link = await linkOf(ann)
    const before = await localOf(ann)
    const address = new URL(before.addresses[0] ?? before.url).host
    await visit(ben, address)
    await sayName(ben, 'Ben')
    await expect(ann.getByTestId('lobby')).toContainText('Ben')
    const { page: phone } = await device(browser, 'phone')
    await joinByCode(phone, link, 'Cal')
    await ann.getByTestId('start').click()
    for (const page of [ann, ben, phone]) await expect(page.getByTestId('hand')).toBeVisible()
    const hands = await Promise.all([ann, ben, phone].map(handOf))

    await ann.getByRole('button', { name: 'Menu' }).click()
    await ann.getByText('Hand the house to another computer').click()
    await ann.getByTestId('hand-to').click()
    await expect(ben.getByTestId('house-offered')).toBeVisible()
    await expect(ben.getByTestId('house-code')).toHaveText(await ann.getByTestId('house-code').innerText())
    await shot(ann, 'electron-hand-over-asked')
    await shot(ben, 'electron-hand-over-offered')
    const began = performance.now()
    await ben.getByTestId('take-house').click()
    await phone.waitForURL(url => url.host !== address, { timeout: 60_000 })
    await expect(phone.getByTestId('turn')).toHaveText('Paused')
    test.info().annotations.push({ type: 'followed', description: String(performance.now() - began) })
    const after = await localOf(ben)
    expect(after).toMatchObject({ id: before.id, name: before.name, open: true })
    await shot(phone, 'electron-hand-over-phone')
    await shot(ann, 'electron-hand-over-giver')
    await shot(ben, 'electron-hand-over-taker')

    // Everybody has their cards, Ann as Ben's guest; whose machine it is now may go on.
    for (const page of [ann, ben, phone]) await expect(page.getByTestId('turn')).toHaveText('Paused')
    expect(await Promise.all([ann, ben, phone].map(handOf))).toEqual(hands)
    await expect(ann.getByTestId('house-giving')).toBeHidden()
    await ben.getByRole('button', { name: 'Go on' }).first().click()
    await oneAct(await turnOf([ann, ben, phone]))
    await shot(ben, 'electron-hand-over-goes-on')

    // Ann's computer has a house of its own again, closed and empty, and can play in it.
    await ann.evaluate(() => (location.hash = '#/'))
    await shot(ann, 'electron-hand-over-guest-home')
    await expect(ann.getByTestId('house-open')).toBeHidden()
    await ann.getByTestId('back-home').click()
    await expect(ann.getByTestId('back-home')).toBeHidden()
    await expect(ann.getByTestId('host-table')).toBeEnabled()
    const own = await localOf(ann)
    expect(own.id).not.toBe(before.id)
    expect(own.open).toBe(false)
    await shot(ann, 'electron-hand-over-own-house')
    await ann.getByTestId('solo-now').click()
    await expect(ann.getByTestId('hand')).toBeVisible()
    await ann.evaluate(() => (location.hash = '#/'))

    // As a guest at Ben's she gets the first one back, from his start screen.
    await visit(ann, new URL(after.addresses[0]!).host)
    await expect(async () => {
      // Her seat there waits: she may have been led to it at once.
      await ann.evaluate(() => (location.hash = '#/'))
      await expect(ann.getByTestId('back-home')).toBeVisible({ timeout: 3000 })
    }).toPass()
    await ben.evaluate(() => (location.hash = '#/'))
    await ben.getByTestId('house-open').getByTestId('hand-house').click()
    await shot(ben, 'electron-hand-over-from-home')
    await ben.getByTestId('hand-to').click()
    await ann.getByTestId('take-house').click()
    await phone.waitForURL(url => url.host !== new URL(after.addresses[0]!).host, { timeout: 60_000 })
    await expect(phone.getByTestId('turn')).toHaveText('Paused')
    expect(await localOf(ann)).toMatchObject({ id: before.id, open: true })
    await shot(ann, 'electron-hand-over-back')
  } finally {
    await browser.close()
    await anns.stop()
    await bens.stop()
  }
})

/** Whose turn it is among these: the first whose hand has a card to play. */
async function turnOf(pages: readonly Page[]): Promise<Page> {
  const isOn = (page: Page) => page.locator('[data-testid="hand"] button:not([aria-disabled="true"])').count()
  let whose: Page | undefined
  await expect
    .poll(async () => {
      for (const page of pages) if (whose === undefined && (await isOn(page)) > 0) whose = page
      return whose !== undefined
    })
    .toBe(true)
  return whose!
}
