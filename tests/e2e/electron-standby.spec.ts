import { chromium, expect, test, type Page } from '@playwright/test'
import { chromiumLaunch } from '../support/chromium.ts'
import { startDesktop } from '../support/desktop-electron.ts'
import { handOf, oneAct } from '../support/e2e-play.ts'
import { device, joinByCode, linkOf, sayName, shot } from '../support/e2e-table.ts'

// Two apps as they run, each with a data folder of its own, and a phone: one keeps a copy of the other's house, and has it
// once that one was killed.

const localOf = (page: Page) => page.evaluate(async () => (await window.desktop?.local())!)

test('an app that keeps a copy goes on with the house when the host is killed, and its window owns it', async () => {
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
    await ben.getByLabel('Or type an address').fill(new URL(before.addresses[0] ?? before.url).host)
    await ben.getByRole('button', { name: 'Go', exact: true }).click()
    await sayName(ben, 'Ben')
    await expect(ann.getByTestId('lobby')).toContainText('Ben')
    const { page: phone } = await device(browser, 'phone')
    await joinByCode(phone, link, 'Cal')
    await ann.getByTestId('start').click()
    for (const page of [ann, ben, phone]) await expect(page.getByTestId('hand')).toBeVisible()
    const hands = await Promise.all([ben, phone].map(handOf))

    await ann.getByRole('button', { name: 'Menu' }).click()
    await ann.getByText('Hand the house to another computer').click()
    await expect(ann.getByTestId('copy-to')).toBeVisible()
    await shot(ann, 'electron-standby-list')
    await ann.getByTestId('copy-to').click()
    await expect(ben.getByTestId('house-offered')).toContainText('Keep a copy')
    await expect(ben.getByTestId('house-code')).toHaveText(await ann.getByTestId('house-code').innerText())
    await shot(ann, 'electron-standby-asked')
    await shot(ben, 'electron-standby-offered')
    await ben.getByTestId('take-house').click()
    for (const page of [ann, phone]) await expect(page.getByText('keeps a copy of this house').first()).toBeVisible()
    await expect(ann.getByTestId('house-giving')).toBeHidden()
    await shot(ann, 'electron-standby-whole')
    await shot(phone, 'electron-standby-whole-phone')
    // What everybody may look up, also later.
    await phone.getByRole('button', { name: 'Menu' }).click()
    await phone.getByText('Copy of this house', { exact: true }).click()
    await expect(phone.getByTestId('copy-sheet')).toContainText('up to date')
    await shot(phone, 'electron-standby-sheet-phone')
    await phone.keyboard.press('Escape')

    anns.app.process().kill('SIGKILL')
    const began = performance.now()
    const goOn = phone.getByTestId('go-on-there')
    await expect(goOn).toBeVisible()
    await shot(phone, 'electron-standby-gone-phone')
    // The page goes there by itself too, as soon as it has looked, and then there is nothing left to press.
    await Promise.race([goOn.click(), expect(goOn).toBeHidden()])
    await expect.poll(async () => (await localOf(ben)).id).toBe(before.id)
    for (const page of [ben, phone]) await expect(page.getByTestId('connection')).toBeHidden()
    test.info().annotations.push({ type: 'went on', description: String(performance.now() - began) })
    expect(await localOf(ben)).toMatchObject({ id: before.id, name: before.name, open: true })
    await expect.poll(() => Promise.all([ben, phone].map(handOf))).toEqual(hands)
    await shot(ben, 'electron-standby-there')
    await shot(phone, 'electron-standby-there-phone')
    // It is his to hand on now, and to play in.
    await ben.getByRole('button', { name: 'Menu' }).click()
    await expect(ben.getByText('Hand the house to another computer')).toBeVisible()
    await ben.keyboard.press('Escape')
    // What is left open lies over his cards.
    await expect(ben.getByText('Hand the house to another computer')).toBeHidden()
    const isOn = (page: Page) => page.locator('[data-testid="hand"] button:not([aria-disabled="true"])').count()
    for (const page of [ben, phone]) if ((await isOn(page)) > 0) return await oneAct(page)
  } finally {
    await browser.close()
    await anns.stop().catch(() => undefined)
    await bens.stop()
  }
})
