import { expect, type Locator, type Page } from '@playwright/test'
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

/** Pulls one thing onto another. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const middle = async (of: Locator): Promise<readonly [x: number, y: number]> => {
    const { x, y, width, height } = (await of.boundingBox())!
    return [x + width / 2, y + height / 2]
  }
  await page.mouse.move(...(await middle(from)))
  await page.mouse.down()
  await page.mouse.move(...(await middle(to)), { steps: 4 })
  await page.mouse.up()
}
