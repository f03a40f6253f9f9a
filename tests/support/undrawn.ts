import type { BrowserContext, Page } from '@playwright/test'

/** What shows a page that is not drawn, in the picture of a failure. */
export const drawnAgain = 'html { opacity: 1 !important }'

/**
 * Lays pages out, but draws none: what is wholly transparent need not be painted. It has its place, its focus and its
 * words as ever, and is pressed as ever. Without a graphics card, drawing is a third of all the processor time a page takes.
 */
export const undraw = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const transparent = new CSSStyleSheet()
    transparent.replaceSync('html { opacity: 0 } html, body { background-image: none !important }')
    document.adoptedStyleSheets.push(transparent)
    // What would be seen is asked of everything but the whole, or a test would find no fault with anything.
    const { checkVisibility } = Element.prototype
    const isClear = (one: Element): boolean =>
      one !== document.documentElement &&
      (getComputedStyle(one).opacity === '0' || (one.parentElement !== null && isClear(one.parentElement)))
    Element.prototype.checkVisibility = function (how) {
      const isThere = checkVisibility.call(this, { ...how, opacityProperty: false, checkOpacity: false })
      return isThere && !((how?.opacityProperty || how?.checkOpacity) && isClear(this))
    }
  })

/** Draws this page from now until it is reloaded, for what judges its colours. */
export const draw = (page: Page): Promise<void> => page.evaluate(() => void (document.adoptedStyleSheets = []))
