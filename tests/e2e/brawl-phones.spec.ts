import { expect, type Page } from '@playwright/test'
import { duelFrom, nearlyWon, winIt } from '../support/e2e-brawl.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { wrongInEach } from '../support/e2e-sizes.ts'
import { device } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { tooSmall } from '../support/screen-faults.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

const phones = [
  [390, 844],
  [390, 664],
  [360, 640],
  [844, 340],
] as const

/** Pairs of these that lie on each other, in words. */
const overlaps = (page: Page, over: string, under: string): Promise<string[]> =>
  page.evaluate(
    ([one, other]) => {
      const boxes = (which: string) =>
        [...document.querySelectorAll(which)]
          .map(element => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0)
      return boxes(one!).flatMap(first =>
        boxes(other!)
          .filter(second => second.element !== first.element)
          .filter(({ box }) => {
            const wide = Math.min(box.right, first.box.right) - Math.max(box.left, first.box.left)
            const high = Math.min(box.bottom, first.box.bottom) - Math.max(box.top, first.box.top)
            return wide > 2 && high > 2
          })
          .map(second => `${first.element.className} lies over ${second.element.className}`),
      )
    },
    [over, under],
  )

/** Buttons of one's own place that are not whole in the window. */
const cutButtons = (page: Page): Promise<string[]> =>
  page.locator('.brawl-foot button').evaluateAll(all =>
    all.flatMap(one => {
      const { height, top, bottom } = one.getBoundingClientRect()
      return height > 0 && (top < 0 || bottom > innerHeight + 1) ? [`cut off: ${one.textContent?.trim()}`] : []
    }),
  )

/** What of a name of forty letters in each place of the score would be cut, or broken within a word. */
const brokenNames = (page: Page): Promise<string[]> =>
  page.locator('.brawl-tally .k-name').evaluateAll(names => {
    const longest = 'Kasimir Maximilian von Hohenstein-Wallau'
    const wrong = (name: Element): string[] => {
      if (name.scrollHeight > name.clientHeight + 2) return [`a long name is cut at ${name.clientWidth} px`]
      const words = document.createRange()
      return longest.split(/(?<=[ -])/).flatMap((word, at, all) => {
        const from = all.slice(0, at).join('').length
        words.setStart(name.firstChild!, from)
        words.setEnd(name.firstChild!, from + word.trimEnd().length)
        const lines = new Set([...words.getClientRects()].map(box => Math.round(box.top)))
        return lines.size > 1 ? [`${word} is broken`] : []
      })
    }
    return names.flatMap(name => {
      const [text, style] = [name.textContent, name.getAttribute('style')]
      name.textContent = longest
      name.setAttribute('style', '--letters: 42')
      const found = wrong(name)
      name.textContent = text
      name.setAttribute('style', style ?? '')
      return found
    })
  })

for (const language of ['en', 'de', 'es']) {
  test(`on every phone the button to knock covers nobody, and at the end the board is clear and no third of the screen, in ${language}`, async ({
    browser,
  }) => {
    const { context, page } = await device(browser, 'phone')
    await page.addInitScript(now => localStorage.setItem('knockabout.language', now), language)
    await duelFrom(page, host.url, nearlyWon)
    const knocking = await wrongInEach(page, `brawl-phone-knock-${language}`, [[320, 568], ...phones], async () => [
      ...(await overlaps(page, '.brawl-knock-doors button', '.brawl-fighter, .brawl-knocked')),
      ...(await cutButtons(page)),
    ])
    expect(knocking).toEqual([])
    await page.setViewportSize({ width: 390, height: 664 })
    await winIt(page)
    await expect(page.getByTestId('result')).toBeVisible()
    const ended = await wrongInEach(page, `brawl-phone-end-${language}`, phones, async () => {
      const share = await page.evaluate(() => {
        const [felt, result] = ['.brawl-zones', '[data-testid=result]'].map(which =>
          document.querySelector(which)!.getBoundingClientRect(),
        )
        return felt!.height / result!.top
      })
      return [
        ...(await overlaps(page, '.brawl-over, .brawl-base', '.brawl-base')),
        ...(await brokenNames(page)),
        ...(await cutButtons(page)),
        ...(share < 0.36 ? [`the felt is ${share.toFixed(2)} of what the result leaves`] : []),
      ]
    })
    expect(ended).toEqual([])
    // The narrowest has less of a board; it is clear there too, and each Base as high as a finger.
    const narrowest = await wrongInEach(page, `brawl-phone-end-${language}`, [[320, 568]], async () => [
      ...(await overlaps(page, '.brawl-over, [data-card]', '.brawl-over, [data-testid=result]')),
      ...(await cutButtons(page)),
      ...(await tooSmall(page)).filter(one => one.startsWith('brawl-on-base')),
    ])
    expect(narrowest).toEqual([])
    // On its side the row has the breadth of its felt.
    const lying = [
      [844, 340],
      [568, 320],
    ] as const
    const beside = await wrongInEach(page, `brawl-phone-end-${language}`, lying, () =>
      page.evaluate(() => {
        const [felt, row] = ['.brawl-zone', '.brawl-row'].map(which =>
          document.querySelector(which)!.getBoundingClientRect(),
        )
        const doors = [...document.querySelectorAll('.result-doors > .k-button')].map(one =>
          one.getBoundingClientRect(),
        )
        const lines = new Set(doors.map(door => Math.round(door.top))).size
        return [
          ...(row!.width > felt!.width * 0.6 ? [] : [`the row has ${row!.width} of ${felt!.width} px`]),
          ...(innerWidth < 800 || lines === 1 ? [] : [`what comes next takes ${lines} lines`]),
        ]
      }),
    )
    expect(beside).toEqual([])
    await context.close()
  })
}
