import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { measuring, staysWrong, wrongInEach } from '../support/e2e-sizes.ts'
import { ask, device, dropFile, fitsSideways, openTable, sayName, sizes } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { cutOff } from '../support/screen-faults.ts'

let host: BuiltHost
test.beforeEach(async () => {
  host = await builtHost()
})
test.afterEach(() => host.end())

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

  // A device keeps its language, and what stands there already is said again.
  await chooseLanguage(ben.page, 'Español')
  await expect(ben.page.locator('html')).toHaveAttribute('lang', 'es')
  await ben.page.reload()
  await expect(ben.page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(tv.page.locator('html')).toHaveAttribute('lang', 'de')
  for (const one of [ann, ben, tv]) await one.context.close()
})

interface Box {
  readonly width: number
  readonly height: number
}
/** And a laptop at 200 %. */
const zoomed = { ...sizes, zoomed: { width: 640, height: 400 } }

/** What these pages cut off, in every language and at every size. */
async function cutOn(
  at: Page,
  pages: readonly string[],
  boxes: { readonly [size: string]: Box } = sizes,
): Promise<string[]> {
  const cut: string[] = []
  const windowOf = await measuring(at)
  for (const language of ['en', 'de', 'es']) {
    await at.goto(`${host.url}/#/`)
    await at.evaluate(now => localStorage.setItem('knockabout.language', now), language)
    await at.reload()
    for (const one of pages) {
      await at.goto(`${host.url}/#/${one}`)
      await expect(at.getByRole('heading', { level: 1 }).or(at.getByTestId('nowhere'))).toBeAttached()
      await expect(at.locator('html')).toHaveAttribute('lang', language)
      for (const [size, { width, height }] of Object.entries(boxes)) {
        await windowOf.to([width, height])
        const found = await staysWrong(at, () => cutOff(at))
        await fitsSideways(at)
        cut.push(...found.map(text => `${language} ${one} ${size}: ${text}`))
      }
    }
  }
  await windowOf.end()
  return cut
}

test('no screen cuts a sentence off, in any language, at four sizes', async ({ browser }) => {
  const { context, page } = await device(browser, 'laptop')
  const table = await openTable(page, host.url, 'Ann')
  const guest = await device(browser, 'phone')
  await guest.page.goto(`${host.url}/t/${table}`)
  await sayName(guest.page, 'Ben')
  const pages = ['', 'practice', 'settings', 'statistics', 'rules/knock-out-whist', 'replay', `t/${table}`, 'nowhere']
  expect(await cutOn(page, pages, zoomed)).toEqual([])
  expect(await cutOn(guest.page, [`t/${table}`], zoomed)).toEqual([])
  await context.close()
  await guest.context.close()
})

test('no table cuts a sentence off, in any language, at three sizes', async ({ browser }) => {
  const { context, page } = await device(browser, 'laptop')
  await openTable(page, host.url, 'Ann', 'Referee')
  const tables: string[] = []
  for (const game of ['all-out-brawl', 'clash', 'referee']) {
    const opened = (await ask(page, { say: 'open', game, seats: game === 'all-out-brawl' ? 4 : 2 })) as {
      table: string
    }
    // No bot plays a paper deck: somebody without a device sits there.
    if (game === 'referee') await ask(page, { say: 'sit', table: opened.table, guest: 'Cal' })
    await ask(page, { say: 'start', table: opened.table })
    tables.push(`t/${opened.table}`)
  }
  // A training lasts as long as one looks.
  const brawl = (await ask(page, { say: 'open', game: 'brawl', solo: { bots: 1, level: 'easy' } })) as { table: string }
  expect(await cutOn(page, [...tables, `t/${brawl.table}`])).toEqual([])
  await context.close()
})

test('on a phone the controls of a replay are read in the longest words, and hide nobody’s plate', async ({
  browser,
}) => {
  const { context, page } = await device(browser, 'phone')
  await page.setViewportSize({ width: 390, height: 664 })
  await chooseLanguage(page, 'Español')
  await page.goto(`${host.url}/#/replay`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Repeticiones')
  const scenario = join(import.meta.dirname, '..', 'scenarios', 'knock-out-whist', 'kow-dog-need-not-lead.json')
  await dropFile(page, 'dog.json', readFileSync(scenario, 'utf8'))
  await expect(page.getByTestId('replay-where')).toContainText('0 de')
  const wide = (id: string): Promise<number> => page.getByTestId(id).evaluate(one => one.clientWidth)
  expect(await wide('replay-speed')).toBeGreaterThan(75)
  expect(await wide('replay-eyes')).toBeGreaterThan(100)
  // Nor a card, nor are they cut off themselves, however small the phone is.
  const next = page.getByTestId('replay-step')
  while ((await page.locator('.whist-trick-area .playing-card').count()) === 0) await next.click()
  const under = (): Promise<string[]> =>
    page.evaluate(() => {
      const bar = document.querySelector('.replay-bar')!.getBoundingClientRect()
      const lying = [...document.querySelectorAll('.whist-badge, .whist-trick-area .playing-card')]
      const below = lying.filter(one => one.getBoundingClientRect().bottom > bar.top + 1)
      const off = [...document.querySelectorAll('.replay-bar button, .replay-bar select')].filter(one => {
        const { left, right, bottom } = one.getBoundingClientRect()
        return left < 0 || right > innerWidth || bottom > innerHeight
      })
      return [...below, ...off].map(one => one.className)
    })
  const phones = [
    [390, 664],
    [320, 568],
    [844, 340],
    [568, 320],
  ] as const
  expect(await wrongInEach(page, 'replay-es', phones, under)).toEqual([])
  await context.close()
})
