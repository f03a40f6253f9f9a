import type { EnginePage } from './engine-page.ts'
import { cutOff, overText, tooSmall } from './screen-faults.ts'

/** What reaches over the side of the page, by kind: where nothing scrolls sideways, nobody sees it. */
const overTheSide = (): string[] => {
  const wide = document.documentElement.scrollWidth
  const over = wide > innerWidth ? [`the page is ${wide} px wide`] : []
  for (const one of document.querySelectorAll('button, input, select, img, canvas, h1, h2, [data-card]')) {
    const { left, right, width } = one.getBoundingClientRect()
    if (width < 2 || (left > -1 && right < innerWidth + 1) || one.closest('[inert], .only-heard') !== null) continue
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    let at = one.parentElement
    while (at !== null && !/auto|scroll/.test(getComputedStyle(at).overflowX)) at = at.parentElement
    if (at === null || at === document.documentElement || at === document.body)
      over.push(`${one.className} “${one.textContent.trim().slice(0, 30)}” lies at ${left} to ${right}`)
  }
  return over
}

/** What holds a page: thumbs, on whose all must be large enough; a desk; or a room, from where names on a row that goes on are seen to the edge. */
export type Held = 'phone' | 'laptop' | 'tv'

/** What is wrong with what this page shows, in words. */
async function faultsOf(page: EnginePage, on: Held): Promise<string[]> {
  // A name may be cut where many share a small place.
  const cut = (await cutOff(page)).filter(one => !one.includes('k-name'))
  const wrong = [...(await page.evaluate(overTheSide)), ...cut]
  if (on !== 'tv') wrong.push(...(await overText(page)))
  return on === 'phone' ? [...wrong, ...(await tooSmall(page))] : wrong
}

/** The same once it stays so: what is laid out a moment later is right by then. */
export async function lastingFaults(page: EnginePage, on: Held): Promise<string[]> {
  for (const end = Date.now() + 3000; ;) {
    const wrong = await faultsOf(page, on)
    if (wrong.length === 0 || Date.now() > end) return wrong
    await new Promise(next => setTimeout(next, 100))
  }
}
