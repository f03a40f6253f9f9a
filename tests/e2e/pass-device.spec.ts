import { expect, type Page } from '@playwright/test'
import type { GameView, Offer } from '../../src-engine/core/game.ts'
import { fillings } from '../../src-engine/index.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { test } from '../support/e2e-test.ts'
import { aside } from '../support/drawn-games.ts'
import { ask, device, openTable, setTable, shot } from '../support/e2e-table.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

/** What the seats of this device may do, as the page knows it. */
const offersAt = (page: Page, table: string): Promise<{ readonly [seat: string]: readonly Offer[] }> =>
  page.evaluate(id => {
    interface Store {
      readonly tables: Map<
        string,
        { readonly yours: string[]; readonly views: { readonly [seat: string]: { view: GameView; offers: Offer[] } } }
      >
    }
    const [app, stores] = ['__vue_app__', '_s']
    const root = [...document.querySelectorAll('body *')].find(one => app in one) as unknown as {
      [app: string]: { config: { globalProperties: { $pinia: { [stores: string]: Map<string, Store> } } } }
    }
    const { yours, views } = root[app]!.config.globalProperties.$pinia[stores]!.get('host')!.tables.get(id)!
    const due = yours.filter(seat => views[seat]?.view.toAct.includes(seat))
    return Object.fromEntries(due.map(seat => [seat, views[seat]!.offers]))
  }, table)

/** The seat that is waited for, and a way it may play on. */
async function due(page: Page, table: string): Promise<{ readonly seat: string; readonly action: object } | undefined> {
  for (const [seat, offers] of Object.entries(await offersAt(page, table))) {
    const [action] = fillings(offers.filter(offer => !aside.has(offer.do)))
    if (action !== undefined) return { seat, action }
  }
  return undefined
}

// Brawl and the referee hide nothing: two play there side by side, with no curtain.
for (const game of ['Knock-out Whist', 'All Out Brawl', 'Knockout Whist', 'Clash']) {
  test(`${game}: two at one device, and between their turns nobody sees a hand`, async ({ browser }) => {
    const { page, context } = await device(browser, 'phone')
    const table = await openTable(page, host.url, 'Ann', game)
    await setTable(page, table, { seats: 2, fill: false })
    await ask(page, { say: 'sit', table, guest: 'Ben' })
    await page.getByTestId('start').click()
    const curtain = page.getByTestId('curtain')
    const hand = page.getByTestId('hand')
    const seen: string[] = []
    for (let turn = 0; turn < 4; turn++) {
      await expect(curtain).toBeVisible()
      await expect(hand).toHaveCount(0)
      // No card of anybody is in the page at all, covered or not.
      await expect(page.locator('.table-game [data-card]')).toHaveCount(0)
      if (turn === 0) await shot(page, `pass-${game}`)
      await page.getByTestId('curtain-open').click()
      await expect(hand).toBeVisible()
      await expect(curtain).toHaveCount(0)
      // Whoever was called plays until the other one is due.
      const called = await due(page, table)
      seen.push(called!.seat)
      for (let plays = 0; plays < 40; plays++) {
        let now: Awaited<ReturnType<typeof due>>
        await expect.poll(async () => (now = await due(page, table))).toBeDefined()
        if (now!.seat !== called!.seat) break
        await ask(page, { say: 'act', table, seat: now!.seat, action: now!.action }).catch(() => undefined)
      }
    }
    expect(new Set(seen).size).toBe(2)
    await ask(page, { say: 'close', table })
    await context.close()
  })
}
