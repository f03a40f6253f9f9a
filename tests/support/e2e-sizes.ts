import type { Page } from '@playwright/test'
import { fitsSideways, isPhone, shot } from './e2e-table.ts'

/** Width and height. */
export type Window = readonly [number, number]

/** What every table is held in: phones and laptops as they are sold, with what a browser takes, and a TV. */
export const windows: readonly Window[] = [
  [360, 640],
  [390, 664],
  [844, 340],
  [1024, 640],
  [1366, 625],
  [1920, 1080],
]

/** Two frames: the window is measured, and drawn for. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await new Promise(done => requestAnimationFrame(done))
  })

/**
 * Looks for what is wrong with a page whose window was just set. The layout follows a window a frame or two later, on a
 * busy machine after a longer while: only what stays wrong for half a minute is.
 */
export async function staysWrong(page: Page, look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const enough = Date.now() + 30_000
  for (;;) {
    await drawn(page)
    const wrong = await look()
    if (wrong.length === 0 || Date.now() > enough) return wrong
  }
}

/**
 * Windows a page is measured in and not looked at: it is laid out as ever and drawn at a tenth of its size, as drawing is
 * a quarter of what a new window takes. After `end` it is in the last of them as any other page.
 */
export async function measuring(page: Page): Promise<{ to(size: Window): Promise<void>; end(): Promise<void> }> {
  const devtools = await page.context().newCDPSession(page)
  const mobile = isPhone(page)
  const scale = process.env.KNOCKABOUT_SHOTS === undefined ? 0.1 : 1
  let last: Window | undefined
  return {
    to: async size => {
      const [width, height] = (last = size)
      const box = { width, height, screenWidth: width, screenHeight: height }
      await devtools.send('Emulation.setDeviceMetricsOverride', { ...box, deviceScaleFactor: 1, mobile, scale })
      // The page hears of it later: measured before that, it would be right for the window it had.
      await page.waitForFunction(query => matchMedia(query).matches, `(width: ${width}px) and (height: ${height}px)`)
      await drawn(page)
    },
    end: async () => {
      await devtools.detach()
      if (last === undefined) return
      const [width, height] = last
      const known = page.viewportSize()
      // Playwright does nothing where it takes the window to be of that size already.
      if (known?.width === width && known.height === height) await page.setViewportSize({ width, height: height + 1 })
      await page.setViewportSize({ width, height })
    },
  }
}

/** What is wrong with a page in each of these windows, told all together, with a picture of each. */
export async function wrongInEach(
  page: Page,
  what: string,
  sizes: readonly Window[],
  look: () => Promise<readonly string[]>,
): Promise<string[]> {
  const wrong: string[] = []
  const windowOf = await measuring(page)
  for (const [width, height] of sizes) {
    await windowOf.to([width, height])
    const found = await staysWrong(page, look)
    wrong.push(...found.map(one => `${what} at ${width} × ${height}: ${one}`))
    await fitsSideways(page)
    await shot(page, `${what}-${width}x${height}`)
  }
  await windowOf.end()
  return wrong
}

/** What of the table, or of `parts`, this note or banner (`css`) lies over, in words. */
export const tableUnder = (
  page: Page,
  css: string,
  parts = '.table-game, [data-testid="turn"], .table-bar button',
): Promise<string[]> =>
  page.locator(css).evaluate((note, below) => {
    const { left, right, top, bottom } = note.getBoundingClientRect()
    const off = left < 0 || right > innerWidth || bottom > innerHeight
    const covered = [...document.querySelectorAll(below)].filter(one => {
      const box = one.getBoundingClientRect()
      if (box.width === 0) return false
      const wide = Math.min(box.right, right) - Math.max(box.left, left)
      return wide > 1 && Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1
    })
    return [...(off ? ['it leaves the window'] : []), ...covered.map(one => `it lies over ${one.className}`)]
  }, parts)

/** What hangs over the edge of the TV, or lies under something else. */
export const overlapping = (page: Page, what: string): Promise<string[]> =>
  page.evaluate(selector => {
    const shown = [...document.querySelectorAll(selector)].map(
      one => [one.className || one.tagName, one.getBoundingClientRect()] as const,
    )
    const out = shown.filter(
      ([, box]) => box.left < 0 || box.top < 0 || box.bottom > innerHeight || box.right > innerWidth,
    )
    const over = shown.flatMap(([name, a], at) =>
      shown
        .slice(at + 1)
        .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1)
        .filter(([, b]) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        .map(([other]) => `${name} on ${other}`),
    )
    return [...out.map(([name]) => `${name} is out`), ...over]
  }, what)
