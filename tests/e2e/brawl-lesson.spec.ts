import { expect, type Page } from '@playwright/test'
import { lesson } from '../../src-renderer/games/brawl/lesson.ts'
import words from '../../src-renderer/words/en/brawl-learn/brawl-lesson.ts'
import type { SeatAct } from '../../src-renderer/table/lesson/lesson.ts'
import { deck, discard, held } from '../support/e2e-brawl.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { errorsOf } from '../support/e2e-play.ts'
import { device, fitsSideways, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

/** One step of a solution, by what a person clicks. */
async function click(page: Page, step: SeatAct): Promise<void> {
  if (step.do === 'draw') {
    await deck(page).click()
    return expect(held(page)).toHaveCount(1)
  }
  if (step.do === 'tag') return page.getByTestId('tag').click()
  if (step.do === 'discard') await discard(page).click()
  else if (step['edge'] !== undefined) await page.getByTestId(`edge ${String(step['edge'])}`).click()
  else if (step['side'] === undefined) await page.locator('.brawl-on-base').nth(Number(step['base'])).click()
  else await page.getByTestId(`side ${String(step['base'])} ${step['side'] === 'You' ? 'near' : 'far'}`).click()
  return expect(held(page)).toHaveCount(0)
}

/** Phones, one that lies, a laptop; the phone it is played on comes last. */
const windows = [
  [360, 640],
  [390, 844],
  [844, 340],
  [1280, 800],
  [390, 664],
] as const

/** What of the words, the doors, the piles and the Bases lies outside this window or under something else. */
const outside = (page: Page): Promise<string[]> =>
  page.getByTestId('lesson').evaluate(root => {
    const parts = 'h2, p, .lesson-doors button, .brawl-pile, .brawl-on-base, .brawl-tools button'
    const shown = [...root.querySelectorAll(parts)].filter(one => one.getClientRects().length > 0)
    const line = root.querySelector('.brawl-line > span')!.getBoundingClientRect()
    const under = [...root.querySelectorAll('.brawl-pile')].filter(pile => {
      const { left, right, top, bottom } = pile.getBoundingClientRect()
      const wide = Math.min(right, line.right) - Math.max(left, line.left)
      return wide > 2 && Math.min(bottom, line.bottom) - Math.max(top, line.top) > 2
    })
    const off = shown
      .filter(one => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
      })
      .map(one => `${one.className || one.tagName} “${one.textContent?.trim().slice(0, 30)}”`)
    return [...off, ...under.map(pile => `words on ${pile.className}`)]
  })

test('all exercises, each on one screen from a small phone to a laptop, then straight into training with one’s own student', async ({
  browser,
}) => {
  const { context, page } = await device(browser, 'phone')
  const errors = errorsOf(page)
  await page.goto(`${host.url}/#/rules/brawl?lesson=1`)
  for (const [at, exercise] of lesson.steps.entries()) {
    await expect(page.getByTestId('lesson')).toContainText('Guest')
    await expect(page.getByTestId('lesson')).toContainText(`Step ${at + 1} of ${lesson.steps.length}`)
    await expect(page.getByTestId('lesson')).toContainText(
      words.exercise[exercise.id as keyof typeof words.exercise].goal,
    )
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => outside(page), { message: `${exercise.id} at ${width} × ${height}` }).toEqual([])
      await fitsSideways(page)
      await shot(page, `brawl-lesson-${at + 1}-${width}x${height}`)
    }
    for (const step of exercise.solution) {
      await expect(page.getByTestId('lesson-done')).toBeHidden()
      await click(page, step)
    }
    await expect(page.getByTestId('lesson-done')).toBeVisible()
    await page.getByTestId('lesson-next').click()
  }
  await expect(page.getByTestId('lesson')).toBeHidden()
  await page.getByTestId('train-as otis').click()
  await shot(page, 'brawl-lesson-end')
  await page.getByTestId('lesson-play').click()
  // A real table, turn by turn, with the student one chose; the partner moves.
  await page.getByTestId('knock').click()
  await expect(page.getByTestId('turn')).toHaveText('Your turn')
  await deck(page).click()
  await discard(page).click()
  await expect(page.getByTestId('other Partner').locator('.brawl-other-pile').first()).not.toContainText('31')
  await expect(page.getByTestId('turn')).toHaveText('Your turn')
  await page.getByTestId('more').click()
  await page.getByRole('menuitem', { name: 'The decks' }).click()
  await expect(page.getByTestId('recipe').first()).toContainText('Otis Bell')
  expect(errors).toEqual([])
  await context.close()
})

test('a wrong move in an exercise flies back with its reason, a hint helps, and one may begin again', async ({
  browser,
}) => {
  const { context, page } = await device(browser, 'laptop')
  await page.goto(`${host.url}/#/rules/brawl?lesson=1`)
  await click(page, { by: 'You', do: 'draw' })
  await page.getByTestId('edge left').click()
  await page.getByTestId('lesson-next').click()
  await page.getByRole('button', { name: 'A hint' }).click()
  await expect(page.getByTestId('lesson-hint')).toContainText('one colour')
  for (const step of lesson.steps[1]!.solution.slice(0, 2)) await click(page, step)
  await deck(page).click()
  await page.getByTestId('side 0 near').click()
  await expect(page.getByTestId('line')).toContainText('colour doesn’t match')
  await expect(held(page)).toHaveAttribute('data-card', 'hit-blue')
  await page.getByTestId('lesson-again').click()
  await expect(page.getByTestId('side 0 near').locator('[data-card]')).toHaveCount(0)
  await expect(held(page)).toHaveCount(0)
  await context.close()
})
