import { icons } from '../../src-renderer/design/parts/icons.ts'
import { expect, type Page } from '@playwright/test'
import { ask } from './e2e-table.ts'

export const deck = (page: Page) => page.getByTestId('deck').first()
export const hand = (page: Page) => page.getByTestId('hand').first()
export const discard = (page: Page) => page.getByTestId('discard').first()
export const held = (page: Page) => hand(page).locator('[data-card]')
export const line = (page: Page) => page.getByTestId('line').first()

/** How many Bases on the table are crowned as won. */
export const crowns = (page: Page): Promise<number> =>
  page
    .locator('.brawl-hits path')
    .evaluateAll((paths, crown) => paths.filter(path => path.getAttribute('d') === crown).length, icons.crown)

export interface Position {
  readonly options?: object
  readonly given: object
  /** What the table does before anybody at it may. */
  readonly steps: readonly object[]
}

/** A duel against a bot called Ben from a position of the test's own, in which this page plays Ann. */
export async function duelFrom(page: Page, url: string, { options = {}, given, steps }: Position): Promise<string> {
  await page.goto(url)
  await expect(page.getByTestId('solo-now')).toBeVisible()
  const scenario = { title: 'A duel', game: 'brawl', seats: ['Ann', 'Ben'], seed: 1, options, given, steps }
  const opened = (await ask(page, {
    say: 'open',
    game: 'brawl',
    solo: { bots: 1, level: 'easy' },
    scenario: JSON.stringify(scenario),
    seat: 'Ann',
  })) as { readonly table: string }
  await page.evaluate(table => (location.hash = `#/t/${table}`), opened.table)
  await expect(deck(page)).toBeVisible()
  return opened.table
}

/** One Base is frozen and won by Ann, on the other she leads and holds the Freeze that ends it; Ben can do nothing. */
export const nearlyWon: Position = {
  given: {
    decks: { Ann: ['freeze'], Ben: ['press', 'press'] },
    stacks: [
      { owner: 'Ann', modifiers: ['freeze'], sides: { Ann: { stack: ['hit-red'] } } },
      { owner: 'Ben', sides: { Ann: { stack: ['hit-green'] } } },
    ],
  },
  steps: [{ by: 'Ben', do: 'knock' }],
}

/** Knocks, draws the Freeze and plays it: the end of `nearlyWon`. */
export async function winIt(page: Page): Promise<void> {
  await page.getByTestId('knock').click()
  await expect(page.getByTestId('knock-panel')).toBeHidden()
  await deck(page).click()
  await expect(held(page)).toHaveAttribute('data-card', 'freeze')
  await page.locator('.brawl-on-base.is-lit').click()
  await expect(page.getByTestId('brawl-result')).toBeVisible()
}
