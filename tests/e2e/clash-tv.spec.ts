import { expect } from '@playwright/test'
import { builtHost } from '../support/e2e-host.ts'
import { device, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { join } from '../support/host-client.ts'
import { ok, opened } from '../support/host-play.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('in a ring on the TV arrows run from edge to edge, under seats and words', async ({ browser }) => {
  // Whoever is gone has a bot play on at once: the table plays by itself.
  const alone = await builtHost({ grace: 100, pace: [300, 400] })
  const ann = await join(alone.port, { name: 'Ann' })
  const table = await opened(ann, 'clash', { seats: 6, options: { format: 'free-for-all' } })
  const { context, page: tv } = await device(browser, 'tv')
  await tv.goto(`${alone.url}/#/tv?table=${table}`)
  await expect(tv.locator('.tv-seats')).toBeVisible()
  await ok(ann, { say: 'start', table })
  await ann.close()
  const arrow = tv.locator('.clash-arrows > path').first()
  await expect(arrow).toBeAttached({ timeout: 60_000 })
  const wrong = (): Promise<readonly string[]> =>
    tv.evaluate(() => {
      const svg = document.querySelector('.clash-arrows')!
      const { left, top } = svg.getBoundingClientRect()
      const boxes = [...document.querySelectorAll('.clash-tv .clash-seat, [data-arrow]')].map(box =>
        box.getBoundingClientRect(),
      )
      const layer = (which: string): number => Number(getComputedStyle(document.querySelector(which)!).zIndex)
      const covered = [...svg.querySelectorAll<SVGPathElement>(':scope > path')].flatMap(path => {
        const ends = [path.getPointAtLength(0), path.getPointAtLength(path.getTotalLength())]
        return ends.filter(end =>
          boxes.some(
            box =>
              end.x + left > box.left + 1 &&
              end.x + left < box.right - 1 &&
              end.y + top > box.top + 1 &&
              end.y + top < box.bottom - 1,
          ),
        )
      })
      return [
        ...(svg.querySelectorAll(':scope > path').length === 0 ? ['the arrow is gone'] : []),
        ...covered.map(end => `an arrow lies on something at ${end.x}, ${end.y}`),
        ...(layer('.clash-arrows') < layer('.clash-tv-middle') ? [] : ['arrows lie over words']),
      ]
    })
  await expect.poll(wrong).toEqual([])
  await shot(tv, 'clash-tv-arrows')
  // Four fights of three each, the most there are, have room between the seats.
  const fights = tv.locator('.clash-tv-fights')
  await expect(fights).toBeVisible({ timeout: 60_000 })
  const room = await fights.evaluate(list => {
    const [line] = list.children as unknown as [HTMLElement]
    const tile = line.querySelector('.clash-tile')!
    while (line.querySelectorAll('.clash-tile').length < 3) tile.after(tile.cloneNode(true))
    while (list.children.length < 4) line.after(line.cloneNode(true))
    ;(list as HTMLElement).style.setProperty('--lines', '4')
    const [inner, outer] = [list.parentElement!.scrollHeight, list.parentElement!.clientHeight]
    return { inner, outer, lines: list.children.length }
  })
  expect(room.lines).toBe(4)
  expect(room.inner).toBeLessThanOrEqual(room.outer)
  await context.close()
  await alone.end()
})
