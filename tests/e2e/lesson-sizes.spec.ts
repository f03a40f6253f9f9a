import { expect, type Page } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { staysWrong } from '../support/e2e-sizes.ts'
import { device, fitsSideways, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { cutOff, overText } from '../support/screen-faults.ts'

// Every step of every lesson in the longest words, on the phones with least room.
let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const phones = [
  [390, 664],
  [360, 640],
  [640, 360],
] as const

/** What is not read whole, or lies on something else. */
const faults = async (page: Page): Promise<string[]> => [
  // A name may be cut beside what else a plate tells; cards of a hand lie in a strip.
  ...(await cutOff(page)).filter(one => !/k-name|clash-hand|clash-card-name/.test(one)).map(one => `cut: ${one}`),
  ...(await overText(page)),
  ...(await page.evaluate(() => {
    const words = document.querySelector('.lesson-words')!
    const wrong = words.scrollHeight > words.clientHeight + 1 ? ['the words scroll'] : []
    // What an empty battlefield says lies beside the plates.
    for (const empty of document.querySelectorAll('.clash-empty'))
      for (const plate of document.querySelectorAll('.clash-whose .clash-seat')) {
        const [a, b] = [empty.getBoundingClientRect(), plate.getBoundingClientRect()]
        if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom) wrong.push('empty is covered')
      }
    return wrong
  })),
]

/** Looks at a step on each phone; on the low ones first at its words alone, then at the table. */
async function lookAt(page: Page, what: string): Promise<string[]> {
  const wrong: string[] = []
  for (const [width, height] of phones) {
    await page.setViewportSize({ width, height })
    const note = async (where: string): Promise<void> => {
      wrong.push(...(await staysWrong(page, () => faults(page))).map(one => `${what} ${where} at ${width}: ${one}`))
      await fitsSideways(page)
      await shot(page, `${what}-${width}${where}`)
    }
    await note('words')
    if (height > 600) continue
    await page.getByTestId('lesson-try').click()
    await expect(page.getByTestId('lesson-read')).toBeFocused()
    await note('table')
    const table = (await page.locator('.lesson-table').boundingBox())!
    if (table.height < height * (height > 400 ? 0.75 : 0.7)) wrong.push(`${what}: the table has ${table.height} pixels`)
    await page.getByTestId('lesson-read').click()
  }
  return wrong
}

for (const [game, steps] of [
  ['knock-out-whist', 2],
  ['brawl', 10],
  ['clash', 6],
] as const) {
  test(`${game}: each step is read whole and tried on a whole table, on every phone`, async ({ browser }) => {
    const { context, page } = await device(browser, 'phone')
    await context.addInitScript(() => localStorage.setItem('knockabout.language', 'de'))
    await page.goto(`${host.url}/#/rules/${game}?lesson=1`)
    const wrong: string[] = []
    for (let step = 1; step <= steps; step++) {
      await expect(page.locator('.lesson-step')).toContainText(` ${step} `)
      wrong.push(...(await lookAt(page, `${game}-${step}`)))
      await page.getByTestId('lesson-skip').or(page.getByTestId('lesson-next')).click()
    }
    expect(wrong).toEqual([])
    await context.close()
  })
}
