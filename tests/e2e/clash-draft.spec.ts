import { expect, type Page } from '@playwright/test'
import { builtHost } from '../support/e2e-host.ts'
import { device, joinByCode, linkOf, openTable, setTable, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

/** Takes the first cards of the pack before this page, if one is. Where they lie is tried by the taps before. */
async function takeSome(page: Page): Promise<void> {
  const pack = page.getByTestId('pack').getByRole('button')
  if ((await pack.count()) === 0) return
  const before = await page.getByTestId('pool').textContent()
  await page.getByTestId('pack').evaluate(lies => {
    for (const card of lies.querySelectorAll<HTMLElement>('[aria-pressed=true]')) card.click()
    for (const card of [...lies.querySelectorAll<HTMLElement>('[aria-pressed]')].slice(0, 3)) card.click()
  })
  await page.getByTestId('draft take').click()
  await expect(page.getByTestId('pool').or(page.getByTestId('draft-build')).first()).not.toHaveText(before ?? '')
}

test('two draft by taps, the host is killed in the middle and goes on, and both play what they picked', async ({
  browser,
}) => {
  let host = await builtHost({ grace: 120_000 })
  const [ann, ben] = [await device(browser, 'laptop'), await device(browser, 'phone')]
  const table = await openTable(ann.page, host.url, 'Ann', 'Clash')
  await joinByCode(ben.page, await linkOf(ann.page), 'Ben')
  await setTable(ann.page, table, { coach: true, options: { format: 'free-for-all', decksFrom: 'draft' } })
  const { context, page: room } = await device(browser, 'tv')
  await room.goto(`${host.url}/#/tv?table=${table}`)
  await ann.page.getByTestId('start').click()
  await expect(ann.page.getByTestId('pack').getByRole('button')).toHaveCount(14)
  await expect(room.getByTestId('tv-drafter')).toHaveCount(2)
  await ann.page.getByTestId('coach').click()
  await expect(ann.page.getByTestId('coach-says')).toContainText(/^Take .+, .+ and .+\. /)
  await ann.page.getByTestId('pack').getByRole('button').first().click()
  await shot(ann.page, 'draft-pick-laptop')
  await ben.page.getByTestId('pack').getByRole('button').nth(1).click()
  await shot(ben.page, 'draft-pick-phone')
  await shot(room, 'draft-tv')
  await takeSome(ben.page)
  await expect(ben.page.getByTestId('draft-wait')).toContainText('Ann')
  await shot(ben.page, 'draft-wait-phone')
  await takeSome(ann.page)

  await host.kill()
  host = await builtHost({ grace: 120_000, port: host.port, data: host.data })
  for (const { page } of [ann, ben]) {
    await expect(page.getByTestId('connection')).toBeHidden()
    await expect(page.getByTestId('pool')).toContainText('(3)')
  }
  while ((await ann.page.getByTestId('draft-build').count()) === 0)
    for (const { page } of [ann, ben]) await takeSome(page)
  await expect(ben.page.getByTestId('draft-build')).toBeVisible()
  await shot(ann.page, 'draft-build-laptop')
  await shot(ben.page, 'draft-build-phone')
  const build = ben.page.getByTestId('draft-build')
  expect(
    await build.evaluate(
      all => [...all.querySelectorAll('button')].filter(one => one.getBoundingClientRect().right > innerWidth).length,
    ),
  ).toBe(0)
  await shot(room, 'draft-build-tv')

  const inDeck = ann.page.getByTestId('in-deck').getByRole('button')
  const cards = await inDeck.count()
  await inDeck.first().click()
  await expect(inDeck).toHaveCount(cards - 1)
  await ann.page.getByTestId('draft ready').click()
  await expect(ann.page.getByTestId('draft-stands')).toContainText('Ben')
  await ben.page.getByTestId('draft ready').click()
  for (const { page } of [ann, ben]) await expect(page.getByTestId('prompt keep')).toBeVisible()
  await shot(ben.page, 'draft-opening-phone')
  for (const one of [ann.context, ben.context, context]) await one.close()
  await host.end()
})
