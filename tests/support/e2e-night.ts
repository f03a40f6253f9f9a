import { expect, type Browser, type Page } from '@playwright/test'
import type { NightState } from '../../src-engine/night/state.ts'
import { ask, device, hostStore, sayName } from './e2e-table.ts'

/** Somebody comes into the house's night with a phone of their own: by the night's address, a press and a name. */
export async function comesIn(browser: Browser, url: string, name: string): Promise<Page> {
  const { page } = await device(browser, 'phone')
  await page.goto(`${url}/#/night`)
  await page.getByTestId('come-in').click()
  await sayName(page, name)
  await expect(page.getByTestId('go-out')).toBeVisible()
  return page
}

/** The night as this page has it. */
export const nightOn = async (page: Page): Promise<NightState> =>
  (await hostStore(page)).evaluate(host => JSON.parse(JSON.stringify(host.night)) as NightState)

/** The table this page shows. */
export const tableAt = (page: Page): string => new URL(page.url()).hash.replace('#/t/', '')

/** Gives up at the table this page shows, once the cards are dealt. Where somebody else was last, the game is over already. */
export async function concede(page: Page): Promise<void> {
  const store = await hostStore(page)
  await store.evaluate(async (host, table) => {
    const here = () => host.tables.get(table)
    while ((here()?.state?.phase ?? 'lobby') === 'lobby') await new Promise(next => setTimeout(next, 20))
    if (here()?.state?.phase !== 'playing') return
    const act = { say: 'act', table, seat: here()!.yours[0], action: { do: 'concede' } }
    await host.request(act).catch((why: { readonly code?: string }) => {
      if (why.code !== 'game-over') throw why
    })
  }, tableAt(page))
}

/** Whoever of these hosts the table a page shows begins its game. */
export async function beginAt(page: Page, all: readonly Page[]): Promise<void> {
  const table = tableAt(page)
  const hosting = async (): Promise<Page | undefined> => {
    for (const one of all) if (tableAt(one) === table && (await one.getByTestId('start').isVisible())) return one
    return undefined
  }
  let whose: Page | undefined
  await expect.poll(async () => (whose = await hosting()), { message: 'who hosts the table' }).toBeDefined()
  await ask(whose!, { say: 'start', table })
}
