import { expect, type Page } from '@playwright/test'
import { duelFrom } from '../support/e2e-brawl.ts'
import { whichFirst } from '../support/e2e-clash.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { positionWhere, sitInPosition } from '../support/e2e-position.ts'
import { phone, sitDown } from '../support/e2e-referee.ts'
import { staysWrong } from '../support/e2e-sizes.ts'
import { ask, linkOf, openStart, openTable, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

// Letters twice as large, by the browser's own setting or by page zoom: every prompt's answer is reached by scrolling one way.
let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())
test.use({ contextOptions: { reducedMotion: 'reduce' }, isMobile: true, hasTouch: true })

/** A window in CSS pixels and the browser's own letters: a page zoomed to 200 % has a window of half the size. */
const windows = [
  [390, 664, 32],
  [844, 340, 32],
  [195, 332, 16],
  [422, 170, 16],
] as const

/** What can't be reached, in words. Scrolling for this, nothing that hides what is over its edge may move. */
const unreached = (page: Page, answers: string): Promise<string[]> =>
  page.evaluate(wanted => {
    const wrong: string[] = []
    const room = document.documentElement.clientWidth
    if (Math.max(document.documentElement.scrollWidth, innerWidth) > room + 1) wrong.push('the page scrolls sideways')
    const all = [...document.querySelectorAll<HTMLElement>(wanted)].filter(one => one.checkVisibility())
    if (all.length === 0) wrong.push('nothing is asked')
    for (const one of all) {
      const hiding = []
      for (let at = one.parentElement; at; at = at.parentElement)
        if (/hidden|clip/.test(getComputedStyle(at).overflowY)) hiding.push([at, at.scrollTop] as const)
      one.scrollIntoView({ block: 'center', inline: 'nearest' })
      for (const [at, was] of hiding) at.scrollTop = was
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const isIn = left > -2 && right < innerWidth + 2 && top > -2 && bottom < innerHeight + 2
      if (!isIn || on === null || !(one.contains(on) || one.closest('label')?.contains(on)))
        wrong.push(`${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 30)} can’t be reached`)
    }
    return wrong
  }, answers)

async function reached(page: Page, what: string, answers: string, more: () => Promise<string[]> = async () => []) {
  const wrong: string[] = []
  const devtools = await page.context().newCDPSession(page)
  for (const [width, height, letters] of windows) {
    await page.setViewportSize({ width, height })
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: letters } })
    const found = await staysWrong(page, async () => [...(await unreached(page, answers)), ...(await more())])
    wrong.push(...found.map(one => `${what} at ${width} × ${height} in letters of ${letters}: ${one}`))
    await shot(page, `large-${what}-${width}x${height}`)
  }
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await devtools.detach()
  await page.setViewportSize({ width: 390, height: 664 })
  return wrong
}

test('with letters twice as large every answer is reached by scrolling one way, and a trick is read', async ({
  page,
  browser,
}) => {
  const wrong: string[] = []
  await openStart(page, host.url)
  await openTable(page, host.url, 'Ann', 'Knock-out Whist')
  wrong.push(...(await reached(page, 'lobby', '[data-testid="start"], .k-number-row button, .chat-form button')))

  const seats = ['Ann', 'Ben', 'Cal', 'Dee']
  const trick = positionWhere('knock-out-whist', seats, ({ view }) => view.trick.plays.length === 3 && view.cards === 7)
  await sitInPosition(page, trick, 'knock-out-whist')
  await expect(page.locator('.whist-trick-area .playing-card')).toHaveCount(3)
  const small = (): Promise<string[]> =>
    page.locator('.whist-trick-area .playing-card').evaluateAll(cards =>
      cards.flatMap(card => {
        const { width, left, top, height } = card.getBoundingClientRect()
        const on = document.elementFromPoint(left + width * 0.14, top + height * 0.12)
        const isRead = width > 30 && on !== null && card.contains(on)
        return isRead ? [] : [`${card.getAttribute('data-card')} is ${Math.round(width)} px wide or covered`]
      }),
    )
  const menu = '[data-testid="table-menu"]'
  wrong.push(...(await reached(page, 'trick', menu, small)))
  const call = positionWhere('knock-out-whist', seats, ({ view }) => view.phase === 'trump')
  await sitInPosition(page, call, 'knock-out-whist')
  wrong.push(...(await reached(page, 'call', '[data-testid="trump-call"] button')))

  await sitInPosition(page, { text: JSON.stringify(whichFirst), seat: 'Ann' }, 'clash')
  wrong.push(...(await reached(page, 'clash', '[data-option], .clash-buttons .k-button')))
  await duelFrom(page, host.url, { given: { stacks: [{ owner: 'Ann' }, { owner: 'Ben' }] }, steps: [] })
  wrong.push(...(await reached(page, 'brawl', '[data-testid="knock"]')))

  const sitting = await sitDown(host.port, ['Ann', 'Ben'], { format: 'free-for-all', life: 40 })
  const ann = await phone(browser, sitting, 0, 'Ann')
  wrong.push(...(await reached(ann, 'referee', '[data-testid="end-turn"], .ref-tools button')))
  const [mine, other] = sitting.seats as [string, string]
  await ask(ann, { say: 'act', table: sitting.table, seat: mine, action: { do: 'eliminate', seat: [other] } })
  await expect(ann.getByTestId('rematch')).toBeVisible()
  wrong.push(...(await reached(ann, 'result', '.result-doors .k-button')))
  await ann.context().close()
  expect(wrong).toEqual([])
})

test('with a keyboard on the screen field, button and whose turn it is stay in sight', async ({ page, browser }) => {
  await openTable(page, host.url, 'Ann', 'Knock-out Whist')
  const link = await linkOf(page)
  const context = await browser.newContext({ viewport: { width: 390, height: 664 }, reducedMotion: 'reduce' })
  const guest = await context.newPage()
  await guest.goto(link)
  // Chrome gives a page that asks for it the room that a keyboard leaves.
  await expect(guest.locator('meta[name="viewport"]')).toHaveAttribute('content', /interactive-widget=resizes-content/)
  const covered = (...parts: string[]) =>
    guest.evaluate(
      all =>
        all.filter(part => {
          const one = document.querySelector(part)
          const box = one?.getBoundingClientRect()
          if (!one || !box || box.top < 0 || box.bottom > innerHeight) return true
          const on = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
          return !part.includes('turn') && !one.contains(on)
        }),
      parts,
    )
  const types = async (field: string): Promise<void> => {
    await guest.setViewportSize({ width: 390, height: 664 })
    await guest.locator(field).focus()
    await guest.setViewportSize({ width: 390, height: 300 })
    await guest.keyboard.type('Ben')
  }
  await types('[data-testid="my-name"]')
  expect(await covered('[data-testid="my-name"]', '[data-testid="name-done"]')).toEqual([])
  await shot(guest, 'keyboard-name')
  await guest.getByTestId('name-done').click()
  await guest.locator('.lobby-chat > summary').click()
  await types('.chat-form input')
  expect(await covered('.chat-form input', '.chat-form button')).toEqual([])
  await shot(guest, 'keyboard-lobby')
  await page.getByTestId('start').click()
  await guest.getByRole('button', { name: 'Chat' }).click()
  await types('.chat-form input')
  expect(await covered('.chat-form input', '.chat-form button', '[data-testid="turn"]')).toEqual([])
  await shot(guest, 'keyboard-table')
  await context.close()
})
