import { expect, type Page } from '@playwright/test'
import { deck, discard, duelFrom, hand, held, line, nearlyWon, winIt } from '../support/e2e-brawl.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { errorsOf } from '../support/e2e-play.ts'
import { device, fitsSideways, shot, sizes } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { join as joins } from '../support/host-client.ts'
import { ok, opened, tableOf } from '../support/host-play.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

const ghost = (page: Page) => page.getByTestId('ghost')

test('a won duel is a ghost to race: one’s own best, whose time stays until it is beaten', async ({ browser }) => {
  const { context, page } = await device(browser, 'laptop')
  const errors = errorsOf(page)
  await duelFrom(page, host.url, nearlyWon)
  await expect(ghost(page)).toContainText('your run becomes a ghost')
  await winIt(page)
  await expect(ghost(page)).toContainText('New best run')
  await duelFrom(page, host.url, nearlyWon)
  await expect(ghost(page)).toContainText('Ann’s ghost')
  await page.evaluate(() => {
    const best = JSON.parse(localStorage.getItem('knockabout.brawl.best')!) as object
    localStorage.setItem('knockabout.brawl.best', JSON.stringify({ ...best, length: 20, plays: [1, 2, 3] }))
  })
  await page.reload()
  await page.getByTestId('knock').click()
  await expect(ghost(page)).toContainText('3 plays · you: 0')
  await shot(page, 'brawl-ghost')
  await deck(page).click()
  await page.locator('.brawl-on-base.is-lit').click()
  await expect(page.getByTestId('brawl-result')).toBeVisible()
  await expect(ghost(page)).toContainText('3 plays · you: 1')
  for (const kind of ['laptop', 'phone'] as const) {
    await page.setViewportSize(sizes[kind])
    await fitsSideways(page)
    await shot(page, `brawl-ghost-over-${kind}`)
  }
  expect(errors).toEqual([])
  await context.close()
})

test('significant cards are called: in words, by a voice too, or not at all', async ({ browser }) => {
  const { context, page } = await device(browser, 'laptop')
  await page.addInitScript(() => {
    const told = { said: [] as string[], shown: [] as string[], opacity: [] as string[] }
    Object.assign(window, { told })
    const speak = speechSynthesis.speak.bind(speechSynthesis)
    speechSynthesis.speak = words => {
      told.said.push(words.text)
      speak(words)
    }
    new MutationObserver(() => {
      for (const call of document.querySelectorAll('.brawl-calls > p')) {
        told.shown.push(call.textContent.trim())
        // Well before it goes, and after the first frames of any animation.
        setTimeout(() => call.isConnected && told.opacity.push(getComputedStyle(call).opacity), 100)
      }
    }).observe(document, { childList: true, subtree: true })
  })
  const toldSoFar = () => page.evaluate(() => (window as unknown as { told: { said: string[]; shown: string[] } }).told)
  // On a machine that wants less motion they are there to be read as well.
  const opacity = () => page.evaluate(() => (window as unknown as { told: { opacity: string[] } }).told.opacity)
  const freezes = (texts: readonly string[]): boolean => texts.some(text => text.startsWith('Freeze!'))
  for (const calling of ['captions', 'voice', 'off'] as const) {
    await duelFrom(page, host.url, { ...nearlyWon, options: { calling } })
    await winIt(page)
    await expect.poll(async () => freezes((await toldSoFar()).shown), calling).toBe(calling !== 'off')
    const { said, shown } = await toldSoFar()
    expect(freezes(said), calling).toBe(calling === 'voice')
    expect(shown.some(text => text.startsWith('Fight!'))).toBe(true)
    await expect.poll(async () => [...new Set(await opacity())]).toEqual(['1'])
  }
  await context.close()
})

test('the last seconds can be seen again after the end, on a laptop and a phone', async ({ browser }) => {
  const { context, page } = await device(browser, 'laptop')
  await duelFrom(page, host.url, nearlyWon)
  await winIt(page)
  for (const kind of ['laptop', 'phone'] as const) {
    await page.setViewportSize(sizes[kind])
    await fitsSideways(page)
    await shot(page, `brawl-over-${kind}`)
    // It is told first who has won.
    await expect(page.getByTestId('result')).toBeVisible()
    await page.keyboard.press('Shift+r')
    const ribbon = page.getByTestId('again')
    await expect(ribbon).toContainText('Ann freezes')
    // It lies over the bar, and over nobody's name.
    const under = await page.locator('.table-game').boundingBox()
    const over = await ribbon.boundingBox()
    expect(over!.y + over!.height).toBeLessThanOrEqual(under!.y + 1)
    // The board is as it was, and the result is not told beside it.
    await expect(page.getByTestId('brawl-result')).toBeHidden()
    await shot(page, `brawl-again-${kind}`)
    await expect(ribbon).toBeHidden()
    await expect(page.getByTestId('brawl-result')).toBeVisible()
  }
  await context.close()
})

test('the TV shows the last seconds by itself before the room is told the result', async ({ browser }) => {
  const { context, page: tv } = await device(browser, 'tv')
  const ann = await joins(host.port, { name: 'Ann' })
  const table = await opened(ann, 'brawl', { seats: 2 })
  await ok(ann, { say: 'sit', table, guest: 'Bob' })
  await tv.goto(`${host.url}/#/tv?table=${table}`)
  await ok(ann, { say: 'start', table })
  const seats = tableOf(ann, table).places.map(place => place.seat!)
  await expect(tv.getByTestId('knock-panel')).toContainText('Bob')
  for (const deed of ['knock', 'draw', 'discard'])
    for (const seat of seats) await ok(ann, { say: 'act', table, seat, action: { do: deed } })
  await expect(tv.getByTestId('knock-panel')).toHaveCount(0)
  await ok(ann, { say: 'act', table, seat: seats[0]!, action: { do: 'concede' } })
  await expect(tv.getByTestId('again')).toContainText('gives up')
  await expect(tv.locator('.tv-winner')).toHaveCount(0)
  await shot(tv, 'brawl-again-tv')
  await expect(tv.locator('.tv-winner')).toBeVisible()
  await ann.close()
  await context.close()
})

test('training goes turn by turn: only where the card may go is lit, and the turn comes back', async ({ browser }) => {
  const { context, page } = await device(browser, 'phone')
  await duelFrom(page, host.url, {
    options: { mode: 'training' },
    given: {
      first: 'Ann',
      decks: { Ann: ['hit2-red', 'hit-blue', 'freeze'], Ben: ['press', 'press', 'press', 'press'] },
      stacks: [
        { owner: 'Ann', sides: { Ann: { stack: ['hit-red'] } } },
        { owner: 'Ben', sides: { Ben: { stack: ['hit-green'] } } },
      ],
    },
    steps: [
      { by: 'Ann', do: 'knock' },
      { by: 'Ben', do: 'knock' },
    ],
  })
  await expect(page.getByTestId('turn')).toHaveText('Your turn')
  await expect(line(page)).toHaveText('Your turn: draw a card.')
  await deck(page).tap()
  await expect(page.locator('[data-spot].is-lit')).toHaveCount(1)
  await shot(page, 'brawl-training-phone')
  await page.getByTestId('side 0 near').tap()
  await expect(page.getByTestId('side 0 near').locator('[data-card="hit2-red"]')).toHaveCount(1)
  // Ben can only draw and put down; then it is one's own turn again.
  await expect(page.getByTestId('other Ben')).toContainText('3')
  await expect(line(page)).toHaveText(/^Your turn: draw/)
  await deck(page).tap()
  await expect(held(page)).toHaveAttribute('data-card', 'hit-blue')
  await expect(page.locator('[data-spot].is-lit')).toHaveCount(2)
  await context.close()
})

test('on honour nothing is stopped: a play is taken back, a foul called, and what stands wrongly forfeits its Base', async ({
  browser,
}) => {
  const { context, page } = await device(browser, 'laptop')
  await duelFrom(page, host.url, {
    options: { referee: 'honour' },
    given: {
      decks: { Ann: ['hit2-red', 'freeze', 'freeze'], Ben: ['hit2-blue', 'press'] },
      stacks: [
        { owner: 'Ann', sides: { Ann: { stack: ['hit-green'] } } },
        { owner: 'Ben', sides: {} },
      ],
    },
    steps: [
      { by: 'Ann', do: 'knock' },
      { by: 'Ben', do: 'knock' },
      { by: 'Ben', do: 'draw' },
      { by: 'Ben', do: 'play', base: 1, side: 'Ben' },
    ],
  })
  const more = async (entry: string): Promise<void> => {
    await page.getByTestId('more').click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  const side = page.getByTestId('side 0 near')
  await deck(page).click()
  await expect(held(page)).toHaveCount(1)
  // Nobody is told where the card may go.
  await expect(page.locator('[data-spot].is-lit')).toHaveCount(0)
  await side.click()
  await expect(side.locator('[data-card="hit2-red"]')).toHaveCount(1)
  await more('Take my last play back')
  await expect(side.locator('[data-card="hit2-red"]')).toHaveCount(0)
  await expect(hand(page).locator('[data-card="hit2-red"]')).toHaveCount(1)
  await discard(page).click()

  // A key does it, and another takes it back.
  await page.keyboard.press('Digit3')
  await expect(line(page)).toHaveText('Tap the Base where something is wrong.')
  await page.keyboard.press('Digit3')
  await expect(line(page)).not.toHaveText('Tap the Base where something is wrong.')
  await page.getByTestId('foul').click()
  await expect(line(page)).toHaveText('Tap the Base where something is wrong.')
  await page.locator('.brawl-on-base').nth(1).click()
  await expect(page.locator('.brawl-tag.is-bad')).toHaveText('foul called')
  await shot(page, 'brawl-honour')
  for (const at of [0, 1]) {
    await deck(page).click()
    await expect(held(page)).toHaveAttribute('data-card', 'freeze')
    await page.locator('.brawl-on-base').nth(at).click()
    await expect(held(page)).toHaveCount(0)
  }
  await expect(page.getByTestId('brawl-result')).toContainText('forfeit')
  await shot(page, 'brawl-honour-over')
  await context.close()
})

test('a Base that is cleared leaves from where it lay', async ({ browser }) => {
  const { context, page } = await device(browser, 'laptop')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const plain = { owner: 'Ann', sides: {} }
  await duelFrom(page, host.url, {
    given: { decks: { Ann: ['clear', 'freeze'], Ben: ['press'] }, stacks: [plain, plain, plain] },
    steps: [
      { by: 'Ann', do: 'knock' },
      { by: 'Ben', do: 'knock' },
      { by: 'Ann', do: 'draw' },
    ],
  })
  await page.addStyleTag({ content: '.brawl-row-leave-active { transition-duration: 600s !important; }' })
  const base = page.locator('.brawl-base').first()
  const { x, width } = (await base.boundingBox())!
  const card = page.locator('.brawl-on-base.is-lit').first()
  await card.click()
  const going = page.locator('.brawl-row-leave-active')
  await expect(going).toHaveCount(1)
  const box = (await going.boundingBox())!
  expect([Math.abs(box.x - x) < 12, Math.abs(box.width - width) < 12]).toEqual([true, true])
  await context.close()
})
