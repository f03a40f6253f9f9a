import { expect, test, type Page } from '@playwright/test'
import { exercises } from '../../src-engine/brawl/exercises.ts'
import lesson from '../../src-renderer/words/en/brawl-lesson.ts'
import { deck, discard, held } from '../support/e2e-brawl.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { errorsOf } from '../support/e2e-play.ts'
import { ask, device, fitsSideways, openTable, shot } from '../support/e2e-table.ts'

let host: BuiltHost
test.beforeAll(async () => {
  test.setTimeout(180_000)
  host = await builtHost()
})
test.afterAll(() => host.end())

type Step = (typeof exercises)[number]['solution'][number]

/** One step of a solution, by what a person clicks. */
async function click(page: Page, step: Step): Promise<void> {
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

for (const kind of ['laptop', 'phone'] as const) {
  test(`all exercises on a ${kind}, each on one screen, then straight into training with one’s own student`, async ({
    browser,
  }) => {
    const { context, page } = await device(browser, kind)
    const errors = errorsOf(page)
    await page.goto(`${host.url}/#/rules/brawl?lesson=1`)
    for (const [at, exercise] of exercises.entries()) {
      await expect(page.getByTestId('brawl-lesson')).toContainText(`Exercise ${at + 1} of ${exercises.length}`)
      await expect(page.getByTestId('brawl-lesson')).toContainText(lesson.exercise[exercise.id].goal)
      await fitsSideways(page)
      for (const height of kind === 'phone' ? [664, 844] : [800]) {
        await page.setViewportSize({ width: page.viewportSize()!.width, height })
        const out = await page.getByTestId('brawl-lesson').evaluate(lesson => {
          const all = [...lesson.querySelectorAll('h2, p, .brawl-lesson-doors button, .brawl-pile, .brawl-on-base')]
          const off = all.filter(
            one => one.getClientRects().length > 0 && one.getBoundingClientRect().bottom > innerHeight + 1,
          )
          return off.map(one => one.className)
        })
        expect(out, `${exercise.id} at ${height}`).toEqual([])
      }
      for (const step of exercise.solution) {
        await expect(page.getByTestId('lesson-done')).toBeHidden()
        await click(page, step)
      }
      await expect(page.getByTestId('lesson-done')).toBeVisible()
      await shot(page, `brawl-lesson-${kind}-${at + 1}`)
      await page.getByTestId('lesson-next').click()
    }
    await expect(page.getByTestId('brawl-lesson')).toBeHidden()
    await page.getByTestId('train-as otis').click()
    await shot(page, `brawl-lesson-${kind}-end`)
    await page.getByTestId('lesson-train').click()
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
}

test('a wrong move in an exercise flies back with its reason, a hint helps, and one may begin again', async ({
  browser,
}) => {
  const { context, page } = await device(browser, 'laptop')
  await page.goto(`${host.url}/#/rules/brawl?lesson=1`)
  await click(page, { by: 'You', do: 'draw' })
  await page.getByTestId('edge left').click()
  await page.getByTestId('lesson-next').click()
  await page.getByRole('button', { name: 'A hint' }).click()
  await expect(page.getByTestId('hint')).toContainText('one colour')
  for (const step of exercises[1]!.solution.slice(0, 2)) await click(page, step)
  await deck(page).click()
  await page.getByTestId('side 0 near').click()
  await expect(page.getByTestId('line')).toContainText('colour doesn’t match')
  await expect(held(page)).toHaveAttribute('data-card', 'hit-blue')
  await page.getByTestId('lesson-again').click()
  await expect(page.getByTestId('side 0 near').locator('[data-card]')).toHaveCount(0)
  await expect(held(page)).toHaveCount(0)
  await context.close()
})

test('each of two at one keyboard plays at a Base by the key that is shown there', async ({ browser }) => {
  const { context, page } = await device(browser, 'laptop')
  const table = await openTable(page, host.url, 'Ann')
  await ask(page, { say: 'set', table, change: { game: 'brawl', seats: 2 } })
  await ask(page, { say: 'sit', table, guest: 'Bob' })
  await page.getByTestId('start').click()
  await expect(page.getByTestId('knock')).toHaveCount(2)
  await page.keyboard.press('KeyA')
  await page.keyboard.press('KeyH')
  await expect(page.getByTestId('knock-panel')).toBeHidden()
  for (const [seat, draw, put, side, keys] of [
    ['Ann', 'KeyA', 'KeyQ', 'side 0 near', 'left'],
    ['Bob', 'KeyH', 'KeyY', 'side 0 far', 'right'],
  ] as const) {
    const inHand = page.getByTestId(`own ${seat}`).getByTestId('hand').locator('[data-card]')
    const cap = page.getByTestId(side).locator(`kbd.is-${keys}`)
    await expect(page.getByTestId(`own ${seat}`).locator(`kbd.is-${keys}`).first()).toBeVisible()
    let card = ''
    while (!card.startsWith('hit-')) {
      if (card !== '') {
        await page.keyboard.press(put)
        await expect(inHand).toHaveCount(0)
      }
      await page.keyboard.press(draw)
      await expect(inHand).toHaveCount(1)
      card = (await inHand.getAttribute('data-card')) ?? ''
    }
    await expect(cap).toBeVisible()
    await shot(page, `brawl-keys-${seat}`)
    await page.keyboard.press(((await cap.textContent()) ?? '').toLowerCase())
    await expect(page.getByTestId(side).locator(`[data-card="${card}"]`)).toHaveCount(1)
    await expect(inHand).toHaveCount(0)
  }
  await context.close()
})
