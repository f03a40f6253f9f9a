import { expect, type Page } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { oneAct } from '../support/e2e-play.ts'
import { tableUnder } from '../support/e2e-sizes.ts'
import { ask, dealAlone, device, openStart, openTable, setTable } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { join } from '../support/host-client.ts'
import { ok } from '../support/host-play.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

/** Words of the latest line that do not stand on one line: broken in two. */
const brokenWords = (page: Page): Promise<string[]> =>
  page
    .getByTestId('heard')
    .locator('li')
    .last()
    .evaluate(line => {
      const broken: string[] = []
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (range.getClientRects().length > 1) broken.push(word)
        }
      }
      return broken
    })

test('what is said in play reaches the TV whole, no word broken in two, and is counted on every other screen', async ({
  browser,
}) => {
  const [phone, tv] = [await device(browser, 'phone'), await device(browser, 'tv')]
  const table = await openTable(phone.page, host.url, 'Ann', 'Knock-out Whist')
  await setTable(phone.page, table, { seats: 2, fill: false })
  const ben = await join(host.port, { name: 'Maximiliane Obermüller' })
  await ok(ben, { say: 'watch', table })
  await ok(ben, { say: 'sit', table })
  await tv.page.goto(`${host.url}/tv?table=${table}`)
  await phone.page.getByTestId('start').click()
  await expect(phone.page.getByTestId('hand')).toBeVisible()
  // It shows what is said while it watches, not what was said before.
  await expect(tv.page.getByText('Maximiliane Obermüller').first()).toBeVisible()
  const words = 'Unquestionably extraordinary: somebody congratulates everybody notwithstanding appearances'
  await ok(ben, { say: 'chat', table, to: 'table', text: words })
  await expect(tv.page.getByTestId('heard')).toContainText(words)
  expect(await brokenWords(tv.page)).toEqual([])
  // Beside the story: over no seat, no card and none of its lines.
  expect(await tableUnder(tv.page, '[data-testid="heard"]', '.tv-game, .tv-captions > p')).toEqual([])
  await expect(phone.page.getByRole('button', { name: 'Chat, 1 new' })).toBeVisible()
  await ben.close()
  for (const { context } of [phone, tv]) await context.close()
})

test('a table is heard, and a device’s audio rests once nothing has sounded for a while', async ({ browser }) => {
  const { context, page } = await device(browser, 'phone', { heard: true })
  await page.addInitScript(() => {
    const heard: AudioContext[] = []
    Object.assign(window, { heard })
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (...when) {
      heard.push(this.context as AudioContext)
      start.apply(this, when)
    }
  })
  const heard = (): Promise<readonly string[]> =>
    page.evaluate(() => (window as unknown as { heard: AudioContext[] }).heard.map(({ state }) => state))
  await dealAlone(page, host.url)
  await expect(page.getByTestId('hand')).toBeVisible()
  await oneAct(page)
  await expect.poll(heard).toContain('running')
  await expect.poll(async () => [...new Set(await heard())]).toEqual(['suspended'])
  await context.close()
})

test('a TV asks for a press to be heard, and once pressed it is heard also after it has loaded itself again', async ({
  browser,
}) => {
  const { context, page } = await device(browser, 'tv', { heard: true })
  await page.addInitScript(() => {
    const { resume } = AudioContext.prototype
    AudioContext.prototype.resume = function () {
      return resume.call(this).then(() => void Object.assign(window, { isHeard: true }))
    }
  })
  const cdp = await context.newCDPSession(page)
  // What Playwright asks of a page counts as a press there: this is asked without one. A page that goes answers nothing.
  const asked = (expression: string): Promise<unknown> =>
    cdp.send('Runtime.evaluate', { expression, userGesture: false }).then(
      ({ result }) => result.value as unknown,
      () => undefined,
    )
  const sign = (): Promise<unknown> => asked(`document.querySelector('[data-testid="tv-silent"]')?.textContent ?? ''`)
  await page.goto(`${host.url}/tv`)
  await expect.poll(sign).toBe('Press any key for sound')
  expect(await asked('window.isHeard === true')).toBe(false)
  // A key that the browser lets not count changes nothing.
  await page.keyboard.press('Shift')
  expect(await sign()).toBe('Press any key for sound')
  await page.keyboard.press('Enter')
  await expect.poll(sign).toBe('')
  await asked('window.isOld = true; location.reload()')
  await expect.poll(() => asked('window.isOld !== true && window.isHeard === true')).toBe(true)
  await expect.poll(sign).toBe('')
  await context.close()
})

const games = ['knock-out-whist', 'all-out-brawl', 'knockout-whist', 'brawl', 'clash', 'referee'] as const
test('in every game ? shows the keys, and a game that is over is watched again, playing by itself', async ({
  browser,
}) => {
  const { context, page } = await device(browser, 'laptop')
  await openStart(page, host.url)
  await ask(page, { say: 'profile', name: 'Ann', colour: 0, avatar: 'fox' })
  for (const game of games) {
    await test.step(game, async () => {
      const { table } = (await ask(page, { say: 'open', game, seats: 2 })) as { readonly table: string }
      await setTable(page, table, { fill: false })
      await page.goto(`${host.url}/#/t/${table}`)
      const ben = await join(host.port, { name: 'Ben' })
      await ok(ben, { say: 'watch', table })
      await ok(ben, { say: 'sit', table })
      await ask(page, { say: 'start', table })
      await expect(page.getByTestId('lobby')).toHaveCount(0)
      // The game's own part of the page may still be on its way.
      await expect(async () => {
        await page.locator('body').press('Shift+?')
        await expect(page.getByTestId('action-list')).toBeVisible({ timeout: 2000 })
      }).toPass()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await ok(ben, { say: 'act', table, seat: 'Ben', action: { do: 'concede' } })
      await page.getByRole('button', { name: 'Watch it again' }).click()
      await expect(page.getByTestId('replay-player')).toBeVisible()
      // It moves by itself to its last moment: of so short a game that is soon.
      await expect(page.getByRole('slider')).toHaveJSProperty(
        'value',
        await page.getByRole('slider').getAttribute('max'),
      )
      await ben.close()
      await ask(page, { say: 'close', table })
    })
  }
  await context.close()
})
