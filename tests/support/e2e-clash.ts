import { expect, type Page } from '@playwright/test'
import { ask } from './e2e-table.ts'

/** Sits down alone in a position, or in a new game, and gives the table's code. */
export async function duel(
  page: Page,
  url: string,
  game: { readonly bots: number; readonly level?: string; readonly options?: object; readonly scenario?: object },
): Promise<string> {
  const { bots, level = 'easy', options, scenario } = game
  await page.goto(`${url}/#/practice/clash`)
  await expect(page.getByTestId('practice-page')).toBeVisible()
  const opened = (await ask(page, {
    say: 'open',
    game: 'clash',
    solo: { bots, level },
    ...(options === undefined ? {} : { options }),
    ...(scenario === undefined ? {} : { scenario: JSON.stringify(scenario) }),
  })) as { readonly table: string }
  await page.goto(`${url}/#/t/${opened.table}`)
  await expect(page.getByTestId('clash')).toBeVisible()
  return opened.table
}
