import { expect, test, type Page } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { device, fitsSideways, openTable, sayName, sizes } from '../support/e2e-table.ts'

let host: BuiltHost
test.beforeEach(async () => {
  host = await builtHost()
})
test.afterEach(() => host.end())

/** Text that reaches over the edge of the page, or of a box that hides what reaches over its own. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement!
      const said = node.textContent!.trim()
      if (!/\p{L}{2}/u.test(said) || parent.closest('.only-heard, script, style, [inert]')) continue
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width < 2) continue
      for (let at: Element | null = parent; at; at = at.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(at)
        if (clipPath !== 'none' || position === 'fixed') break
        if (/auto|scroll/.test(overflowX + overflowY)) break
        const edge = at === document.documentElement ? new DOMRect(0, 0, innerWidth, 1e6) : at.getBoundingClientRect()
        const hides = at === document.documentElement || /hidden|clip/.test(overflowX)
        const over = box.left < edge.left - 1 || box.right > edge.right + 1
        const under = /hidden|clip/.test(overflowY) && (box.top < edge.top - 2 || box.bottom > edge.bottom + 2)
        if (hides && (over || under)) {
          found.push(`${said} (${at.tagName.toLowerCase()}.${at.className})`)
          break
        }
      }
    }
    return found
  })

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.goto(`${host.url}/#/settings`)
  await page.getByTestId('language').selectOption({ label: name })
}

test('everybody reads their own language, at once; the TV reads the host’s', async ({ browser }) => {
  const [ann, ben, tv] = [await device(browser, 'laptop'), await device(browser, 'phone'), await device(browser, 'tv')]
  const table = await openTable(ann.page, host.url, 'Ann')
  await ben.page.goto(`${host.url}/t/${table}`)
  await sayName(ben.page, 'Ben')
  await tv.page.goto(`${host.url}/tv`)
  await expect(tv.page.getByText('Scan to sit down')).toBeVisible()

  await chooseLanguage(ann.page, 'Deutsch')
  await expect(ann.page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen')
  await expect(ann.page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(tv.page.getByText('Scannen und mitspielen')).toBeVisible()
  expect(await cutOff(tv.page)).toEqual([])
  await ann.page.goto(`${host.url}/#/t/${table}`)
  await expect(ann.page.getByTestId('start')).toHaveText('Karten geben')
  await expect(ben.page.getByText('Ann starts the game.')).toBeVisible()

  // A device keeps its language, and what stands there already is said anew.
  await chooseLanguage(ben.page, 'Español')
  await ben.page.reload()
  await expect(ben.page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(tv.page.locator('html')).toHaveAttribute('lang', 'de')
  for (const one of [ann, ben, tv]) await one.context.close()
})

test('no screen cuts a sentence off, in any language, at three sizes', async ({ browser }) => {
  const { context, page } = await device(browser, 'laptop')
  const table = await openTable(page, host.url, 'Ann')
  const guest = await device(browser, 'phone')
  await guest.page.goto(`${host.url}/t/${table}`)
  await sayName(guest.page, 'Ben')
  const screens = [
    [page, ['', 'practice', 'settings', 'statistics', 'rules/knock-out-whist', 'replay', `t/${table}`, 'nowhere']],
    [guest.page, [`t/${table}`]],
  ] as const
  const cut: string[] = []
  for (const language of ['en', 'de', 'es'])
    for (const [at, pages] of screens) {
      await at.goto(`${host.url}/#/`)
      await at.evaluate(now => localStorage.setItem('knockabout.language', now), language)
      await at.reload()
      for (const one of pages) {
        await at.goto(`${host.url}/#/${one}`)
        await expect(at.getByRole('heading', { level: 1 }).or(at.getByTestId('nowhere'))).toBeAttached()
        await expect(at.locator('html')).toHaveAttribute('lang', language)
        await at.waitForTimeout(150)
        for (const [size, box] of Object.entries(sizes)) {
          await at.setViewportSize(box)
          await fitsSideways(at)
          cut.push(...(await cutOff(at)).map(text => `${language} ${one} ${size}: ${text}`))
        }
      }
    }
  expect(cut).toEqual([])
  await context.close()
  await guest.context.close()
})
