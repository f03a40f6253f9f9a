import { expect, type Page } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { staysWrong } from '../support/e2e-sizes.ts'
import { device } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { join } from '../support/host-client.ts'
import { opened } from '../support/host-play.ts'
import { asTvSet, endedAtOnce } from '../support/tv-set.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())
test.use({ drawn: true })

/** Which sides of what is focused have no frame as it is drawn, or one too thin to be seen from three metres. */
async function unframed(page: Page): Promise<readonly string[]> {
  const png = (await page.screenshot()).toString('base64')
  return page.evaluate(async data => {
    const focused = document.activeElement!
    const called = focused.textContent!.trim()
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(focused)
    const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
    if (focused === document.body) return ['nothing is focused']
    if (width < 5) return [`“${called}” has a frame of ${width} px`]
    const picture = new Image()
    picture.src = `data:image/png;base64,${data}`
    await picture.decode()
    const canvas = document.createElement('canvas')
    ;[canvas.width, canvas.height] = [picture.width, picture.height]
    const context = canvas.getContext('2d')!
    context.drawImage(picture, 0, 0)
    const wanted = outlineColor.match(/\d+/g)!.slice(0, 3).map(Number)
    const isDrawn = (x: number, y: number): boolean => {
      const got = context.getImageData(Math.round(x), Math.round(y), 1, 1).data
      return wanted.every((value, i) => Math.abs(value - got[i]!) < 32)
    }
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    // The middle of the line that is drawn round it; where it is straight, as corners are round.
    const away = Number.parseFloat(outlineOffset) + width / 2
    const part = [0.3, 0.5, 0.7]
    const sides = {
      left: [0.5].map(at => [left - away, top + (bottom - top) * at]),
      right: [0.5].map(at => [right + away, top + (bottom - top) * at]),
      top: part.map(at => [left + (right - left) * at, top - away]),
      bottom: part.map(at => [left + (right - left) * at, bottom + away]),
    }
    return Object.entries(sides).flatMap(([side, points]) =>
      points.every(([x, y]) => isDrawn(x!, y!)) ? [] : [`“${called}” has no frame at its ${side}`],
    )
  }, png)
}

test('whatever a remote has the focus on is framed all round on a TV', async ({ browser }) => {
  const { page } = await device(browser, 'tv')
  const wrong: string[] = []
  const look = async (): Promise<void> => void wrong.push(...(await staysWrong(page, () => unframed(page))))
  await asTvSet(page)
  await page.goto(`${host.url}/`)
  await expect(page.getByTestId('tv-play')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByTestId('tv-play')).toBeFocused()
  await look()

  await endedAtOnce(page, host.port)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByTestId('tv-go-on')).toBeFocused()
  await look()
  await page.keyboard.press('Enter')

  // So many tables that their row goes on beyond the edge.
  for (const [at, name] of ['Ben', 'Cal', 'Dot', 'Eve', 'Fay', 'Gus', 'Heinrich', 'Ida', 'Jo'].entries()) {
    const one = await join(host.port, { name, colour: at, avatar: 'owl' })
    await opened(one, ['brawl', 'knockout-whist', 'clash'][at % 3]!, { seats: 2 })
  }
  const row = page.getByTestId('tv-tables').getByRole('button')
  await expect(row).toHaveCount(11)
  const seen = new Set<string>()
  for (const [at, key] of [...Array<string>(11).fill('ArrowRight'), ...Array<string>(10).fill('ArrowLeft')].entries()) {
    await page.keyboard.press(key)
    seen.add((await page.locator(':focus').textContent()) ?? '')
    // At both ends of the row, and where it has come to an edge of the screen: each picture takes seconds.
    if ([0, 5, 10, 16, 20].includes(at)) await look()
  }
  expect(seen.size).toBe(11)
  expect(wrong).toEqual([])
})
