import { test as playwright } from '@playwright/test'
import { withoutLoudspeaker } from './e2e-table.ts'
import { undraw } from './undrawn.ts'

/** A look at a page is wanted: at a picture kept of it, or at what a trace shows. */
const isLookedAt = [process.env.KNOCKABOUT_SHOTS, process.env.KNOCKABOUT_PICTURES, process.env.KNOCKABOUT_TRACE].some(
  wish => wish !== undefined,
)
let isDrawn = isLookedAt

/**
 * A test in a browser. Most ask what a page holds, says and does, and not how it looks: their pages are not drawn. Those
 * that look say `test.use({ drawn: true })`.
 */
export const test = playwright.extend<{ readonly drawn: boolean; readonly drawing: void }, { readonly undrawn: void }>({
  drawn: [false, { option: true }],
  // Those that listen have a device of their own (`device`).
  context: async ({ context }, use) => {
    await withoutLoudspeaker(context)
    await use(context)
  },
  drawing: [
    async ({ drawn }, use) => {
      isDrawn = drawn || isLookedAt
      await use()
    },
    { auto: true },
  ],
  undrawn: [
    async ({ browser }, use) => {
      const { newContext } = browser
      browser.newContext = async options => {
        const context = await newContext.call(browser, options)
        if (!isDrawn) await undraw(context)
        return context
      }
      await use()
      browser.newContext = newContext
    },
    { scope: 'worker', auto: true },
  ],
})
