import { expect, type Page } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { overlapping, staysWrong } from '../support/e2e-sizes.ts'
import { device, doctorFetched, fitsSideways, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { join } from '../support/host-client.ts'
import { ok, opened } from '../support/host-play.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost({ pace: [900, 1500] })
})
test.afterAll(() => host.end())

/** Words in the outer 2.5 %, which many TVs cut off. They may step aside by the 3 pixels that keep edges from burning in. */
const inTheMargin = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [side, end] = [innerWidth * 0.025 - 4, innerHeight * 0.025 - 4]
    const words = document.createTreeWalker(document.querySelector('.tv')!, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (words.nextNode() !== null) {
      const text = words.currentNode.textContent!.trim()
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      const box = range.getBoundingClientRect()
      const holder = words.currentNode.parentElement!
      const hidden = holder.closest('.only-heard, [aria-live]') !== null || !holder.checkVisibility()
      if (text === '' || box.width < 2 || hidden) continue
      // Above and below its letters a line has room of its own.
      const room = (range.getClientRects()[0]!.height - Number.parseFloat(getComputedStyle(holder).fontSize)) / 2
      // Lines of a long name that are left out are measured too, where nobody sees them.
      const shown = getComputedStyle(holder).overflowY === 'visible' ? box : holder.getBoundingClientRect()
      const top = box.top + room
      const bottom = innerHeight - Math.min(box.bottom, shown.bottom) + room
      if (box.left < side || top < end || box.right > innerWidth - side || bottom < end) {
        found.push(
          `${text.slice(0, 30)} (${holder.className}) at ${[box.left, box.top, box.right, box.bottom].map(Math.round).join()}`,
        )
      }
    }
    return found
  })

const games = [
  ['knock-out-whist', 7],
  ['all-out-brawl', 12],
  ['brawl', 2],
  ['clash', 4],
  ['referee', 6],
] as const
for (const [game, seats] of games) {
  test(`no words lie in the outer 2.5 % of a TV: ${game}, its lobby and its table`, async ({ browser }) => {
    const ann = await join(host.port, { name: 'Maximiliane von Hohenfels-Wittgenstein', colour: 4, avatar: 'owl' })
    const table = await opened(ann, game, { seats })
    const { page } = await device(browser, 'tv')
    await page.goto(`${host.url}/#/tv?table=${table}`)
    await expect(page.locator('.tv-lobby')).toBeVisible()
    expect(await staysWrong(page, () => inTheMargin(page))).toEqual([])
    if (game === 'referee') {
      for (const name of ['Bartholomäus Kniehase-Wenzel', 'Guadalupe Etxeberria Goikoetxea', 'Cal', 'Dee', 'Eve']) {
        await ok(ann, { say: 'sit', table, guest: name })
      }
    }
    await ok(ann, { say: 'start', table })
    await expect(page.getByTestId('tv-captions')).toBeVisible()
    expect(await staysWrong(page, () => inTheMargin(page))).toEqual([])
    // Nor does the page scroll when the picture steps aside.
    await page.locator('.tv').evaluate(one => (one.style.translate = '3px 3px'))
    await fitsSideways(page)
    await page.context().close()
    await ann.close()
  })
}

test('that the host is gone, and why it may be, covers nothing the TV shows', async ({ browser }) => {
  const own = await builtHost()
  const ann = await join(own.port, { name: 'Maximiliane von Hohenfels-Wittgenstein', colour: 4, avatar: 'owl' })
  const [lobby, table] = [await opened(ann, 'all-out-brawl', { seats: 12 }), await opened(ann, 'all-out-brawl')]
  await ok(ann, { say: 'start', table })
  const tvs = [await device(browser, 'tv'), await device(browser, 'tv')]
  const doctors = tvs.map(({ page }) => doctorFetched(page))
  for (const [at, id] of [lobby, table].entries()) await tvs[at]!.page.goto(`${own.url}/#/tv?table=${id}`)
  await expect(tvs[0]!.page.locator('.tv-lobby')).toBeVisible()
  await expect(tvs[1]!.page.locator('.chances > li').first()).toBeVisible()
  await Promise.all(doctors)
  // At the usual port a code to call out stands below the address too.
  await tvs[0]!.page.locator('.tv-code').evaluate(below => {
    const spoken = document.createElement('p')
    spoken.textContent = 'In the app, type ba-fe-fe'
    below.append(spoken)
  })
  await own.kill()
  const pieces = '.tv-head h1, .tv-head p, .tv-game, .chances > li, .tv-seats, .how, .tv-code, .tv-lost > *'
  for (const [at, name] of ['lobby', 'table'].entries()) {
    const { page, context } = tvs[at]!
    await expect(page.getByTestId('join-doctor')).toBeVisible()
    // Some causes and languages take more lines than this one.
    if (name === 'table')
      await page.locator('.join-doctor > p').evaluate(one => one.append(` ${one.textContent}`.repeat(3)))
    expect(await staysWrong(page, () => overlapping(page, pieces))).toEqual([])
    expect(await staysWrong(page, () => inTheMargin(page))).toEqual([])
    await shot(page, `tv-lost-${name}`)
    await context.close()
  }
  await own.end()
})
