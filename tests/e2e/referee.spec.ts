import { expect, type Page } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { hold, life, phone, seat, sitDown, tap, tv } from '../support/e2e-referee.ts'
import { sound } from '../support/e2e-sound.ts'
import { ask, fitsSideways, shot, sizes } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

test('life, turns, a fall and its undoing go from phone to phone and to the TV', async ({ browser }) => {
  const sitting = await sitDown(host.port, ['Ann', 'Ben', 'Cal'], { format: 'free-for-all' })
  const [a, b, c] = sitting.seats as [string, string, string]
  const ann = await phone(browser, sitting, 0, 'Ann')
  const ben = await phone(browser, sitting, 1, 'Ben')
  const screen = await tv(browser, sitting)

  // One's own life by tap: shown at once, then everywhere; taps together are one change.
  await expect(life(ann)).toHaveAttribute('aria-valuenow', '20')
  await tap(ann, 'less')
  await tap(ann, 'less')
  await tap(ann, 'less')
  await expect(life(ann)).toHaveAttribute('aria-valuenow', '17')
  await expect(seat(ben, a)).toHaveAttribute('data-life', '17')
  await expect(seat(screen, a)).toHaveAttribute('data-life', '17')

  // A tap on the button does not end the turn; holding it does.
  await expect(ann.getByTestId('turn-line')).toContainText('Your turn')
  await ann.getByTestId('end-turn').click()
  await expect(ann.getByTestId('turn-line')).toContainText('Your turn')
  await hold(ann.getByTestId('end-turn'))
  await expect(ben.getByTestId('turn-line')).toContainText('Your turn')
  await expect(ann.getByTestId('turn-line')).toContainText('Ben’s turn')
  await expect(seat(screen, b)).toHaveClass(/has-turn/)

  // Ben hits Cal through the ring.
  await seat(ben, c).click()
  await ben.getByTestId('step -5').click()
  await ben.getByTestId('change-life').click()
  await expect(seat(screen, c)).toHaveAttribute('data-life', '15')
  await expect(ben.getByTestId('seat-sheet')).toBeHidden()

  // Ann is knocked out by Ben, and it was a mistake.
  await ann.getByTestId('im-out').click()
  await ann.getByRole('radio', { name: 'Ben' }).click()
  await hold(ann.getByTestId('out'))
  await expect(seat(screen, a)).toHaveClass(/is-out/)
  await expect(screen.getByTestId('referee-tv')).toContainText('Ann is knocked out by Ben')
  await expect(life(ann)).toHaveCount(0)
  const out = ann.getByTestId('out-bar')
  await expect(out).toContainText('You’re out: 3rd of 3')
  await out.getByTestId('cheer-beer').click()
  await expect(screen.getByTestId('cheers-shown')).toContainText('Ann')
  await ann.getByTestId('undo').click()
  await expect(out).toHaveCount(0)
  await expect(seat(screen, a)).not.toHaveClass(/is-out/)
  await expect(life(ann)).toHaveAttribute('aria-valuenow', '17')
  await ann.getByTestId('more').click()
  await ann.getByRole('menuitem', { name: 'What happened' }).click()
  await expect(ann.getByTestId('log-sheet').locator('.is-undone')).toContainText('knocked out by Ben')

  for (const page of [ann, ben, screen]) await page.context().close()
})

test('chance is witnessed by all, the judge sets right with a reason, a pause stops everybody', async ({ browser }) => {
  const sitting = await sitDown(host.port, ['Ann', 'Ben', 'Cal'], { format: 'melee' })
  const [, b] = sitting.seats as [string, string]
  const ann = await phone(browser, sitting, 0, 'Ann')
  const ben = await phone(browser, sitting, 1, 'Ben', () => {
    // What is tapped is sent a moment later; here long enough for the pause to come first on any machine.
    const later = setTimeout as (run: () => void, wait?: number) => number
    Object.assign(window, { setTimeout: (run: () => void, wait = 0) => later(run, wait === 900 ? 3000 : wait) })
  })
  const screen = await tv(browser, sitting)

  await ben.getByTestId('chance').click()
  await ben.getByTestId('roll').click()
  for (const page of [ann, ben, screen])
    await expect(page.getByTestId('witnessed')).toContainText('Ben rolls a die of 20')
  const faces = await Promise.all(
    [ann, ben, screen].map(async page => {
      await expect(page.getByTestId('witnessed')).toHaveClass(/is-still/)
      return page.getByTestId('witnessed').locator('.ref-draw-face').innerText()
    }),
  )
  expect(new Set(faces).size).toBe(1)

  await ann.getByTestId('witnessed').waitFor({ state: 'hidden' })
  await ann.getByTestId('more').click()
  await ann.getByRole('menuitem', { name: 'Set things right' }).click()
  await ann.getByTestId('judge-seat').selectOption({ label: 'Ben' })
  await ann.getByLabel('Life', { exact: true }).fill('31')
  await ann.getByLabel('Life', { exact: true }).press('Tab')
  await expect(ann.getByTestId('judge-set')).toBeDisabled() // no reason yet
  await ann.getByTestId('judge-why').fill('counted wrong')
  await ann.getByTestId('judge-set').click()
  await expect(life(ben)).toHaveAttribute('aria-valuenow', '31')
  await expect(screen.getByTestId('referee-tv')).toContainText('counted wrong')

  // An impossible thing says why: Ben's change comes while the table is paused.
  await ann.getByTestId('more').click()
  await ann.getByRole('menuitem', { name: 'Set things right' }).click()
  await ann.getByRole('tab', { name: 'Pause and time' }).click()
  await ann.getByTestId('set-clock').click()
  await ann.getByTestId('more').click()
  await ann.getByRole('menuitem', { name: 'Set things right' }).click()
  await ann.getByRole('tab', { name: 'Pause and time' }).click()
  await tap(ben, 'more')
  await ann.getByTestId('pause').click()
  await expect(ben.locator('.k-toast', { hasText: 'The table is paused. The host lets it go on.' })).toBeVisible()
  await expect(life(ben)).toHaveAttribute('aria-disabled', 'true')
  await expect(screen.getByTestId('referee-tv')).toContainText('Paused')
  await expect(seat(screen, b)).toBeVisible()

  for (const page of [ann, ben, screen]) await page.context().close()
})

test('the rules page says which book is in force at the table one comes from', async ({ browser }) => {
  const sitting = await sitDown(host.port, ['Ann', 'Ben', 'Cal', 'Dee'], {
    format: 'two-headed-giant',
    rules: 'modern',
  })
  const ann = await phone(browser, sitting, 0, 'Ann')
  await expect(life(ann)).toHaveAttribute('aria-valuenow', '30') // today's; the booklet has 40
  await ann.goto(`${host.url}/#/rules/referee?from=${sitting.table}`)
  const rules = ann.locator('.rules-page')
  await expect(rules).toContainText('This table: today’s rules')
  await expect(rules.locator('#format-two-headed-giant')).toContainText('Played here')
  await expect(rules.locator('.ref-seat')).not.toHaveCount(0)
  await ann.context().close()
})

test('a table is run from one machine, and its screens are sound for assistive tools', async ({ browser }) => {
  const sitting = await sitDown(host.port, ['Ann'], { format: 'melee' }, 5)
  const ann = await phone(browser, sitting, 0, 'Ann')
  await ann.setViewportSize({ width: 1280, height: 800 })
  await expect(ann.getByTestId('whole-table')).toHaveAttribute('aria-pressed', 'true')
  const rows = ann.locator('[data-row]')
  await expect(rows).toHaveCount(6)
  await rows
    .nth(2)
    .getByRole('button', { name: /loses one life/ })
    .click()
  await rows
    .nth(2)
    .getByRole('button', { name: /loses one life/ })
    .click()
  const screen = await tv(browser, sitting)
  const third = await rows.nth(2).getAttribute('data-row')
  await expect(seat(screen, third!)).toHaveAttribute('data-life', '18')
  await hold(rows.nth(0).getByRole('button', { name: 'Hold: ends the turn' }))
  await expect(rows.nth(1)).toHaveClass(/has-turn/)

  for (const page of [ann, screen]) await sound(page)
  await ann.getByRole('button', { name: 'Guest 2' }).first().click()
  await expect(ann.getByTestId('life')).toBeVisible()
  for (const page of [ann, screen]) await page.context().close()
})

test('undo takes back what was tapped and not sent yet before anything else', async ({ browser }) => {
  const sitting = await sitDown(host.port, ['Ann', 'Ben'], { format: 'free-for-all' })
  const ben = await phone(browser, sitting, 1, 'Ben')
  await tap(ben, 'less')
  await expect(seat(ben, sitting.seats[1]!)).toHaveAttribute('data-life', '19')
  // One less by key, and undo before any timer can send it.
  await ben.evaluate(async () => {
    const dial = document.querySelector('[data-testid="life"]')!
    dial.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    for (let i = 0; i < 20; i++) await Promise.resolve()
    document.querySelector<HTMLElement>('[data-testid="undo"]')!.click()
  })
  await expect(life(ben)).toHaveAttribute('aria-valuenow', '19')
  await ben.getByTestId('undo').click()
  await expect(life(ben)).toHaveAttribute('aria-valuenow', '20')
  await ben.getByTestId('more').click()
  await ben.getByRole('menuitem', { name: 'What happened' }).click()
  await expect(ben.getByTestId('log-sheet').getByRole('listitem')).toHaveCount(1)
  await ben.context().close()
})

test('a guest with several seats at one phone takes back what any of them did, undo always in reach', async ({
  browser,
}) => {
  const sitting = await sitDown(host.port, ['Ann', 'Ben'], { format: 'free-for-all' }, 9, 1)
  const ben = await phone(browser, sitting, 1, 'Ben')
  const rows = ben.locator('[data-row]')
  await expect(ben.getByTestId('undo')).toBeInViewport({ ratio: 1 })
  const last = rows.nth(10)
  await last.getByRole('button', { name: /loses one life/ }).click()
  const id = (await last.getAttribute('data-row'))!
  await expect(seat(ben, id)).toHaveAttribute('data-life', '19')
  await expect(ben.getByTestId('undo')).toBeInViewport({ ratio: 1 })
  await ben.getByTestId('undo').click()
  await expect(seat(ben, id)).toHaveAttribute('data-life', '20')
  await ben.context().close()
})

test('forty on a TV with a clock: why a turn waits and who fell are told whole, none over another', async ({
  browser,
}) => {
  const sitting = await sitDown(host.port, ['Bartholomew'], { format: 'grand-melee' }, 39)
  const ann = await phone(browser, sitting, 0, 'Bartholomew')
  const screen = await tv(browser, sitting)
  const seats = await screen
    .locator('[data-seat]')
    .evaluateAll(all => all.map(one => (one as HTMLElement).dataset.seat!))
  const [host0] = sitting.seats as [string]
  const say = (action: object): Promise<unknown> => ask(ann, { say: 'act', table: sitting.table, seat: host0, action })
  await say({ do: 'clock', seconds: 3000 })
  // From the third seat a turn would reach the fifth, as the seventh's does (RULES FMT-13).
  for (const i of [0, 1]) await say({ do: 'judge', why: 'their turn is over', endTurn: seats[i]! })
  await say({ do: 'counter', of: seats[5]!, name: 'poison', amount: 11 })
  const table = screen.getByTestId('referee-tv')
  await expect(screen.getByTestId('held')).toContainText('Guest 2 waits: Guest 6’s turn reaches')
  await expect(table).toContainText('Guest 5 has 11 poison.')
  // Everything told lies inside the middle, which cuts off what does not fit. News goes after a while: a slow machine
  // looks again at newer ones.
  let total = 20
  await expect(async () => {
    for (const i of [20, 21]) await say({ do: 'judge', why: 'the blow was blocked', life: { [seats[i]!]: ++total } })
    await expect(table.locator('.ref-tv-news')).toContainText(`Guest 21 has ${total} life`, { timeout: 5_000 })
    const cut = await screen.locator('.ref-tv').evaluate(tv => {
      const middle = tv.querySelector('.ref-ring-middle')!
      const figures = [...tv.querySelectorAll('.ref-seat')].filter(seat => {
        const [number, row] = ['.ref-seat-place', '.ref-seat-life'].map(part => seat.querySelector(part))
        return number && row && number.getBoundingClientRect().right > row.getBoundingClientRect().left
      })
      const room = middle.getBoundingClientRect()
      const lines = [...middle.querySelectorAll('p, li')].map(one => ({ box: one.getBoundingClientRect(), one }))
      const out = lines.filter(({ box }) => box.top < room.top || box.bottom > room.bottom || box.right > room.right)
      return [...figures, ...out.map(({ one }) => one)].map(one => one.textContent)
    })
    expect(cut).toEqual([])
  }).toPass()
  // With another table to choose, the choice has a place of its own below the story.
  await sitDown(host.port, ['Zoë'], { format: 'free-for-all' }, 1)
  const choice = await screen.getByTestId('tv-tables').boundingBox()
  const story = await screen.locator('.tv-captions p').last().boundingBox()
  expect(story!.y + story!.height).toBeLessThanOrEqual(choice!.y)
  await shot(screen, 'forty-told-tv')
  for (const page of [ann, screen]) await page.context().close()
})

test('ten emperors’ soldiers with long names: nothing hangs over the side of a phone', async ({ browser }) => {
  const names = Array.from({ length: 10 }, (_, i) => `Bartholomew ${i + 1}`)
  const sitting = await sitDown(host.port, names, { format: 'emperor' })
  const ann = await phone(browser, sitting, 0, names[0]!)
  await expect(ann.locator('.ref-facts')).toContainText('Bartholomew 9 (emperor)')
  for (const part of [life(ann), ann.locator('.ref-facts'), ann.locator('.ref-facts > :visible').last()]) {
    const box = (await part.boundingBox())!
    expect(box.x + box.width).toBeLessThanOrEqual(390)
  }
  await ann.context().close()
})

/** Words of the rules that stand out too little from the nearest ground that has a colour (axe looks at no gradients). */
function unread(page: Page): Promise<(string | null)[]> {
  return page.locator('.rules-page').evaluate(rules => {
    const light = (colour: string): number => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(part => {
        const one = Number(part) / 255
        return one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const ground = (one: Element | null): number => {
      for (let at = one; at !== null; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if (backgroundColor.startsWith('rgb(')) return light(backgroundColor)
      }
      return 1
    }
    return [...rules.querySelectorAll('p, li, dt, dd, th, td, h2, h3, caption, figcaption, nav button')]
      .filter(one => {
        const [a, b] = [light(getComputedStyle(one).color), ground(one)]
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < 4.5
      })
      .map(one => one.textContent)
  })
}

test('the rules of all nine formats can be read, on a phone and a laptop', async ({ browser }) => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce', viewport: sizes.laptop })).newPage()
  await page.goto(`${host.url}/#/rules/referee`)
  await expect(page.locator('.ref-format')).toHaveCount(9)
  await sound(page)
  for (const size of [sizes.phone, sizes.laptop]) {
    await page.setViewportSize(size)
    expect(await unread(page)).toEqual([])
    await fitsSideways(page)
    await shot(page, `rules-${size.width}`)
    await page.getByRole('button', { name: 'Emperor' }).click()
    await expect(page.locator('#format-emperor h3')).toBeInViewport()
    await shot(page, `rules-emperor-${size.width}`)
  }
  await page.context().close()
})
