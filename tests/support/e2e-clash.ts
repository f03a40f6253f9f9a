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

/** What somebody who knows little says next: the first thing that is lit, the first button that goes on. */
export async function sayNext(page: Page): Promise<string> {
  return page.evaluate(() => {
    const root = document.querySelector<HTMLElement>('[data-testid="clash"]')
    if (root === null) return 'none'
    const button = (key: string): HTMLElement | null => root.querySelector(`[data-testid="say ${key}"]`)
    const press = (found: HTMLElement | null | undefined, said: string): string | undefined => {
      if (found === null || found === undefined) return undefined
      found.click()
      return said
    }
    const starting = (key: string): HTMLElement | null => root.querySelector(`[data-testid^="say ${key} "]`)
    const first = (where: string): HTMLElement | null => root.querySelector(where)
    return (
      press(button('keep'), 'keep') ??
      press(button('yes'), 'yes') ??
      press(button('done'), 'done') ??
      press(button('x-done'), 'x') ??
      press(starting('land'), 'land') ??
      press(starting('cast'), 'cast') ??
      // A face is lit, too, where one of its things may be aimed at.
      (button('stop')
        ? (press(first('[data-thing].is-lit') ?? first('.is-lit'), 'aim') ?? press(first('[data-option]'), 'pick'))
        : undefined) ??
      press(first('[data-option]:not(.is-chosen)'), 'pick') ??
      press(button('attack'), 'attack') ??
      press(button('attack-all'), 'attack-all') ??
      (button('no-attack') ? press(first('.clash-tile.is-lit'), 'attacker') : undefined) ??
      press(button('no-attack'), 'no-attack') ??
      press(button('no-block'), 'no-block') ??
      press(first('[data-hand].is-ready:not(.is-up)'), 'card') ??
      press(button('battle'), 'battle') ??
      press(button('resolve'), 'resolve') ??
      press(button('end'), 'end') ??
      press(button('go'), 'go') ??
      press(button('none'), 'none') ??
      'wait'
    )
  })
}
