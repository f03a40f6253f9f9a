import { expect } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { positionWhere, sitInPosition } from '../support/e2e-position.ts'
import { measuring } from '../support/e2e-sizes.ts'
import { openStart } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('trump is asked for in one form, however high the felt', async ({ page }) => {
  await openStart(page, host.url)
  const call = positionWhere('knock-out-whist', ['Ann', 'Ben', 'Cal'], ({ view }) => view.phase === 'trump')
  await sitInPosition(page, call, 'knock-out-whist')
  await expect(page.getByTestId('trump-call')).toBeVisible()
  const windowOf = await measuring(page)
  const form = () =>
    page.evaluate(() => {
      const [suit, felt] = [document.querySelector('[data-testid="trump-S"]')!, document.querySelector('.whist-ring')!]
      const shown = [...document.querySelectorAll<HTMLElement>('.whist-call, .whist-call *, .whist-line')]
      const parts = shown.filter(one => one.offsetWidth > 1).map(one => `${one.className} ${one.textContent}`)
      return { felt: felt.clientHeight, suit: suit.getBoundingClientRect().height, parts: parts.join('\n') }
    })
  const forms: Awaited<ReturnType<typeof form>>[] = []
  for (let height = 560; height <= 860; height += 10) {
    await windowOf.to([1280, height])
    forms.push(await form())
  }
  await windowOf.end()
  expect(forms[0]!.felt).toBeLessThan(300)
  expect(forms.at(-1)!.felt).toBeGreaterThan(400)
  expect(new Set(forms.map(({ parts }) => parts)).size).toBe(1)
  // Ten pixels more of a window make nothing else of a suit.
  const steps = forms.slice(1).map(({ felt, suit }, i) => [felt - forms[i]!.felt, suit - forms[i]!.suit])
  expect(steps.filter(([felt, suit]) => Math.abs(felt!) > 20 || Math.abs(suit!) > 6)).toEqual([])
})
