import type { BrowserContext, Page } from '@playwright/test'
import { draw } from './undrawn.ts'

/** A text as it stands in the window, in pixels. */
interface Written {
  readonly text: string
  readonly ink: readonly [number, number, number, number]
  readonly least: number
  readonly box: readonly [number, number, number, number]
}

/** Pictures of other things that lie on paper: tables and cards, each with a ground of its own. */
const pictures = '.felt, .table-top, .playing-card, .clash-card, .brawl-card, .k-avatar'

/** Every text shown within `which`, with its colour, what stands above it counted in. */
const written = (page: Page, which: string): Promise<Written[]> =>
  page.evaluate(
    ([within, without]) => {
      const all: Written[] = []
      const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
      type Parts = [number, number, number, number]
      const known = new Map<string, Parts>()
      const parts = (colour: string): Parts => {
        const before = known.get(colour)
        if (before !== undefined) return before
        pen.clearRect(0, 0, 1, 1)
        pen.fillStyle = colour
        pen.fillRect(0, 0, 1, 1)
        const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data
        const found: Parts = [red!, green!, blue!, alpha! / 255]
        known.set(colour, found)
        return found
      }
      const isWithin = [...document.querySelectorAll(within)]
      for (const root of isWithin) {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const parent = node.parentElement!
          const text = node.textContent!.trim()
          if (text === '' || parent.closest(`.only-heard, script, style, ${without}`)) continue
          if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
          // Who can't press it now is told so by its paleness too (WCAG 1.4.3 leaves it out).
          if (parent.closest(':disabled, [aria-disabled="true"]')) continue
          const range = document.createRange()
          range.selectNodeContents(node)
          const lines = [...range.getClientRects()].filter(({ left, top, width, height }) => {
            const isIn = top >= 0 && top + height <= innerHeight && left >= 0 && left + width <= innerWidth + 1
            return width >= 2 && height >= 2 && isIn
          })
          // Most of a long page is another window's.
          if (lines.length === 0) continue
          const style = getComputedStyle(parent)
          // Letters of a chart are filled, not coloured.
          const [red, green, blue, alpha] = parts(parent.closest('svg') === null ? style.color : style.fill)
          let seen = alpha
          let isHeardOnly = false
          for (let at: Element | null = parent; at; at = at.parentElement) {
            const { opacity, clipPath } = getComputedStyle(at)
            seen *= Number(opacity)
            isHeardOnly ||= clipPath.startsWith('inset(50%')
          }
          if (isHeardOnly) continue
          const size = Number.parseFloat(style.fontSize)
          const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
          for (const { left, top, width, height } of lines) {
            // What lies under a sheet, or scrolled away within its own box, is not read now.
            const on = document.elementFromPoint(left + width / 2, top + height / 2)
            if (on === null || !(parent.contains(on) || on.contains(parent))) continue
            all.push({
              text: text.slice(0, 50),
              ink: [red, green, blue, seen],
              least: isLarge ? 3 : 4.5,
              // Letters fill the middle of their line: what is above and below it may be an edge, as of a small round sign.
              box: [left, top + height * 0.15, width, height * 0.7].map(Math.round) as never,
            })
          }
        }
      }
      return all
    },
    [which, pictures] as const,
  )

/**
 * Takes the letters off the page until what it gives is called; their colour stays what it was, to be read. For all
 * windows of a page at once: each time costs all its styles.
 */
async function withoutLetters(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({
    content: `svg text, svg text * { fill-opacity: 0 !important }
      *, *::before, *::after { -webkit-text-fill-color: transparent !important;
      text-decoration-color: transparent !important; text-shadow: none !important; transition: none !important }`,
  })
  return () => style.evaluate(one => (one as Element).remove())
}

/** Those of these texts that stand out too little from the picture of what lies behind them, in words. */
async function paleOn(reader: Page, picture: string, texts: readonly Written[]): Promise<string[]> {
  return reader.evaluate(
    async ([base64, all]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const pen = canvas.getContext('2d', { willReadFrequently: true })!
      pen.drawImage(image, 0, 0)
      const light = (colour: readonly number[]): number =>
        colour
          .map(one => one / 255)
          .map(one => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
          .reduce((sum, one, at) => sum + one * [0.2126, 0.7152, 0.0722][at]!, 0)
      return all.flatMap(({ text, ink, least, box }) => {
        const { data } = pen.getImageData(...(box as [number, number, number, number]))
        const ratios: number[] = []
        for (let at = 0; at < data.length; at += 4 * 7) {
          const ground = [data[at]!, data[at + 1]!, data[at + 2]!]
          const seen = ground.map((one, part) => ink[part]! * ink[3] + one * (1 - ink[3]))
          const [one, other] = [light(ground), light(seen)]
          ratios.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05))
        }
        // A tenth may be a line or a corner beside the letters.
        const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 10)]!
        return ratio < least ? [`${ratio.toFixed(2)} of ${least}: ${text}`] : []
      })
    },
    [picture, texts] as const,
  )
}

/** An empty page that reads the pictures of a browser's pages: opening one takes as long as reading. */
const readers = new WeakMap<BrowserContext, Promise<Page>>()
function readerOf(context: BrowserContext): Promise<Page> {
  const reader = readers.get(context) ?? context.newPage()
  readers.set(context, reader)
  return reader
}

/**
 * Texts within `which` (a selector) that stand out too little from what lies behind them, measured on pictures of the
 * page without its letters, window by window from its top, at most six: 4.5 to 1, large ones 3 to 1 (WCAG 1.4.3).
 * Gives how many were measured, and those in words.
 */
export async function palest(
  page: Page,
  which: string,
): Promise<{ readonly measured: number; readonly pale: string[] }> {
  await draw(page)
  const reader = await readerOf(page.context())
  const devtools = await page.context().newCDPSession(page)
  const lettersBack = await withoutLetters(page)
  const pale: string[] = []
  let measured = 0
  for (let at = 0; at < 6; at++) {
    const isMore = await page.evaluate(async window => {
      scrollTo({ top: window * (innerHeight - 100), behavior: 'instant' })
      for (let i = 0; i < 2; i++) await new Promise(done => requestAnimationFrame(done))
      return scrollY + innerHeight < document.documentElement.scrollHeight - 1
    }, at)
    const texts = await written(page, which)
    if (texts.length > 0) {
      // Playwright's own way packs the picture as small as it can, which takes as long as all else.
      const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
      pale.push(...(await paleOn(reader, data, texts)))
    }
    measured += texts.length
    if (!isMore) break
  }
  await lettersBack()
  await devtools.detach()
  return { measured, pale: [...new Set(pale)] }
}
