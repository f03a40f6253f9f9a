import { expect, type Page } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { phone, seat, sitDown, tv } from '../support/e2e-referee.ts'
import { windows, wrongInEach, type Window } from '../support/e2e-sizes.ts'
import { ask, cutOnPodium, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { longNames } from '../support/long-names.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

/** And laptops of 1280 × 800 and 1920 × 1080 at 200 %. */
const own = [...windows, [375, 553], [390, 844], [640, 400], [960, 540], [1280, 800], [2560, 1440]] as const
/** What does not hold at this size, in words; nothing if all does. */
function wrongs(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wrong: string[] = []
    const shown = (one: Element): boolean => one.getClientRects().length > 0
    const all = (which: string): readonly HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(which)].filter(shown)
    const called = (one: Element): string => `${one.className} “${one.textContent?.trim().slice(0, 30)}”`
    const board = document.querySelector('.ref-board, .ref-tv-board')!.getBoundingClientRect()
    if (board.height < innerHeight * 0.45) wrong.push(`the board is ${Math.round(board.height)} of ${innerHeight} high`)
    const parts = '.life-dial, .ref-end, .ref-tools > button, .ref-news > li, .ref-banner, .ref-seat'
    for (const one of all(parts)) {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      // A list of rows that scrolls is held by its own box.
      if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) wrong.push(`off: ${called(one)}`)
    }
    // What is counted against oneself stands whole in the middle, which need not be scrolled for it.
    for (const one of all('.ref-middle .ref-fact-counter, .ref-totals ~ .ref-facts > .k-badge')) {
      const { top, bottom } = one.getBoundingClientRect()
      const middle = one.closest('.ref-middle')!.getBoundingClientRect()
      if (top < middle.top - 1 || bottom > middle.bottom + 1) wrong.push(`the middle cuts: ${called(one)}`)
    }
    const words = '.ref-banner-words > *, .ref-end .k-button-text, .ref-tools > button, .life-dial, .ref-strip > button'
    for (const one of all(words)) {
      if (one.scrollWidth > one.clientWidth + 1) wrong.push(`cut: ${called(one)}`)
    }
    // Of a dozen every name is whole, on phones as well.
    for (const one of all('.ref-seat').length <= 12 ? all('.ref-seat .k-name, .ref-seat-tallies > *') : []) {
      const line = Number.parseFloat(getComputedStyle(one).fontSize)
      if (one.scrollHeight > one.clientHeight + line / 2 || one.scrollWidth > one.clientWidth + 1)
        wrong.push(`name cut: ${called(one)}`)
      if (line < 12) wrong.push(`letters of ${line}: ${called(one)}`)
    }
    for (const one of all('.ref-seat').length <= 12 ? all('.ref-seat') : []) {
      const box = one.getBoundingClientRect()
      const boxes = [...one.querySelectorAll('.ref-seat-name, .ref-seat-row')].map(part => part.getBoundingClientRect())
      if (boxes.some(part => part.top < box.top - 2 || part.bottom > box.bottom + 2))
        wrong.push(`too full: ${called(one)}`)
      if (box.width < 44 || box.height < 44) wrong.push(`small for a thumb: ${called(one)}`)
    }
    const within = (which: string, outer: string): void => {
      for (const one of all(which)) {
        const [box, room] = [one, one.closest(outer)!].map(part => part.getBoundingClientRect()) as [DOMRect, DOMRect]
        const over = Math.max(
          room.top - box.top,
          box.bottom - room.bottom,
          room.left - box.left,
          box.right - room.right,
        )
        if (over > 4) wrong.push(`${Math.round(over)} px outside ${outer}: ${called(one)}`)
      }
    }
    within('.ref-tv-middle > *, .ref-totals strong', '.ref-ring-middle')
    within('.ref-seat-away', '.ref-seat')
    within('.life-dial > *', '.life-dial')
    // The newest change of one's life, which one may say is not right.
    within('.ref-news > li:first-child', '.ref-own')
    const seats = all('.ref-seat').map(one => ({ one, box: one.getBoundingClientRect() }))
    for (const [i, { one, box }] of seats.entries()) {
      for (const { one: other, box: next } of seats.slice(i + 1)) {
        const x = Math.min(box.right, next.right) - Math.max(box.left, next.left)
        const y = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top)
        if (x > 1 && y > 1) wrong.push(`covered: ${called(one)} by ${called(other)}`)
      }
      const name =
        one.closest('.is-tv') === null ? undefined : one.querySelector('.ref-seat-name')?.getBoundingClientRect()
      if (name !== undefined && name.top < box.top) wrong.push(`cut above: ${called(one)}`)
      const life = one.querySelector('.ref-seat-life')
      const small = life === null ? 12 : Number.parseFloat(getComputedStyle(life).fontSize)
      if (small < 12) wrong.push(`small: ${called(one)}`)
    }
    return wrong
  })
}

/** Labels of a sheet that are cut off or hang over its side. */
function cutIn(page: Page): Promise<readonly string[]> {
  return page.getByRole('dialog').evaluate(dialog => {
    const room = dialog.getBoundingClientRect()
    const labels = 'button, label, legend, h2, h3, summary, .k-choice-one, .ref-counter-name, .k-badge'
    return [...dialog.querySelectorAll<HTMLElement>(labels)]
      .filter(one => one.getClientRects().length > 0 && !one.classList.contains('only-heard'))
      .filter(one => {
        const { left, right } = one.getBoundingClientRect()
        return one.scrollWidth > one.clientWidth + 2 || left < room.left - 1 || right > room.right + 1
      })
      .map(one => `${one.className} “${one.textContent?.trim().slice(0, 40)}”`)
  })
}

/** Three frames: the window is measured, drawn for, drawn. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise(done => requestAnimationFrame(done))
  })

async function holds(page: Page, what: string, sizes: readonly Window[] = own): Promise<void> {
  expect(await wrongInEach(page, what, sizes, () => wrongs(page))).toEqual([])
}

test('twelve with long names: every size holds the phone and the TV', async ({ browser }) => {
  test.slow()
  const sitting = await sitDown(host.port, longNames, { format: 'free-for-all', life: 40 })
  const ann = await phone(browser, sitting, 0, longNames[0]!)
  const ben = await phone(browser, sitting, 1, longNames[1]!)
  const [a, b] = sitting.seats as [string, string]
  const say = (page: Page, by: string, action: object): Promise<unknown> =>
    ask(page, { say: 'act', table: sitting.table, seat: by, action })
  await say(ben, b, { do: 'life', of: a, amount: -15, from: b, counts: 'commander' })
  await say(ben, b, { do: 'life', of: a, amount: -3 })
  await say(ann, a, { do: 'life', of: a, amount: 4 })
  await say(ann, a, { do: 'counter', of: a, name: 'poison', amount: 7 })
  await say(ann, a, { do: 'counter', of: a, name: 'monarch', amount: 1 })
  await expect(ann.getByTestId('life-news').getByRole('listitem')).toHaveCount(3)
  await holds(ann, 'twelve')
  await ben.context().close()
  for (const language of ['de', 'es']) {
    await ann.evaluate(now => localStorage.setItem('knockabout.language', now), language)
    await ann.reload()
    await expect(ann.getByTestId('referee')).toBeVisible()
    await holds(ann, `twelve-${language}`, [
      [320, 568],
      [390, 664],
      [844, 340],
      [1280, 800],
    ])
    await ann.setViewportSize({ width: 390, height: 664 })
    for (const sheet of ['seat', 'counters', 'chance', 'im-out', 'judge']) {
      if (sheet === 'seat') await seat(ann, b).click()
      else if (sheet === 'judge') {
        await ann.getByTestId('more').click()
        await ann.getByRole('menuitem').last().click()
      } else await ann.getByTestId(sheet).click()
      await expect(ann.getByRole('dialog')).toBeVisible()
      await settled(ann)
      await shot(ann, `sheet-${sheet}-${language}`)
      expect(await cutIn(ann), `${sheet} in ${language}`).toEqual([])
      await ann.keyboard.press('Escape')
      await expect(ann.getByRole('dialog')).toHaveCount(0)
    }
  }
  const screen = await tv(browser, sitting)
  await holds(screen, 'twelve-tv', [
    [1366, 625],
    [1920, 1080],
    [2560, 1440],
    [3840, 2160],
  ])
  // One sweep takes eleven at once: their names share a step of the podium.
  await say(ann, a, { do: 'eliminate', seat: sitting.seats.slice(1) })
  await expect(screen.getByTestId('podium')).toBeVisible()
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await screen.setViewportSize({ width, height })
    await expect.poll(() => cutOnPodium(screen), { message: `${width} × ${height}` }).toEqual([])
    await expect(screen.getByTestId('game-course')).toBeInViewport({ ratio: 1 })
    const beside = await screen.evaluate(() => {
      const [face, course] = ['.podium-winners', '.game-course'].map(one => document.querySelector(one)!)
      return course!.getBoundingClientRect().left - face!.getBoundingClientRect().right
    })
    expect(beside).toBeGreaterThan(0)
    await shot(screen, `twelve-podium-tv-${width}`)
  }
  for (const page of [ann, screen]) await page.context().close()
})

for (const many of [4, 8])
  test(`${many}, most of whom knocked somebody out: the podium on the TV is whole, down to the way on`, async ({
    browser,
  }) => {
    const sitting = await sitDown(host.port, longNames.slice(0, many), { format: 'free-for-all' })
    const ann = await phone(browser, sitting, 0, longNames[0]!)
    const screen = await tv(browser, sitting)
    const [a] = sitting.seats as [string]
    await ask(ann, { say: 'act', table: sitting.table, seat: a, action: { do: 'life', of: a, amount: -3 } })
    // Each is knocked out by the next.
    for (const [at, out] of sitting.seats.slice(1).entries()) {
      const action = { do: 'eliminate', seat: out, knockedOutBy: sitting.seats[at + 2] ?? a }
      await ask(ann, { say: 'act', table: sitting.table, seat: a, action })
    }
    const course = screen.getByTestId('game-course')
    await expect(course).toContainText('knocked out')
    // Of a few it is said by name whose line it is.
    await expect(course.locator('figcaption')).toBeVisible({ visible: many <= 4 })
    for (const [width, height] of [
      [1280, 720],
      [1920, 1080],
    ] as const) {
      await screen.setViewportSize({ width, height })
      await expect(screen.getByTestId('tv-go-on')).toBeInViewport({ ratio: 1 })
      expect(await cutOnPodium(screen)).toEqual([])
      await shot(screen, `podium-of-${many}-tv-${width}`)
    }
    for (const page of [ann, screen]) await page.context().close()
  })

test('forty at a table: every size holds one’s own phone, the whole table at one machine, and the TV', async ({
  browser,
}) => {
  test.slow()
  const names = Array.from({ length: 40 }, (_, i) => `${longNames[i % 12]!.slice(0, 18)}${i + 1}`)
  const sitting = await sitDown(host.port, names, { format: 'grand-melee' })
  const ann = await phone(browser, sitting, 0, names[0]!)
  await holds(ann, 'forty')
  const screen = await tv(browser, sitting)
  // Whose turns run is told by name, and the numbers tell who is left of whom.
  for (const i of [0, 6, 13, 20, 26, 33]) await expect(screen.locator('.ref-tv-turns')).toContainText(names[i]!)
  await expect(seat(screen, sitting.seats[39]!).locator('.ref-seat-place')).toHaveText('40')
  await holds(screen, 'forty-tv', [
    [1366, 625],
    [1920, 1080],
    [2560, 1440],
    [3840, 2160],
  ])
  for (const page of [ann, screen]) await page.context().close()
})

test('two heads with long names: both totals stand whole and large, above a story of one height', async ({
  browser,
}) => {
  const sitting = await sitDown(host.port, longNames.slice(0, 4), { format: 'two-headed-giant' })
  const ann = await phone(browser, sitting, 0, longNames[0]!)
  await expect(ann.getByTestId('team-life')).toHaveText(['40', '40'])
  await holds(ann, 'giant', [
    [390, 664],
    [360, 640],
    [320, 568],
    [844, 340],
  ])
  const screen = await tv(browser, sitting)
  await holds(screen, 'giant-tv', [
    [1280, 720],
    [1920, 1080],
  ])
  // The story below has its height before a word is said in it.
  const story = (): Promise<number> => screen.getByTestId('tv-captions').evaluate(one => one.clientHeight)
  const high = await story()
  const [a, , c] = sitting.seats as [string, string, string]
  await ask(ann, { say: 'act', table: sitting.table, seat: a, action: { do: 'life', of: c, amount: -4, from: a } })
  await expect(screen.getByTestId('team-life').last()).toHaveText('36')
  expect(await story()).toBe(high)
  const digits = screen.getByTestId('team-life').first()
  await expect.poll(() => digits.evaluate(one => Number.parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThan(90)
  for (const page of [ann, screen]) await page.context().close()
})

test('a table run from one machine: every size holds it', async ({ browser }) => {
  const sitting = await sitDown(host.port, ['Ann'], { format: 'melee' }, 7)
  const ann = await phone(browser, sitting, 0, 'Ann')
  await holds(ann, 'whole')
  await ann.setViewportSize({ width: 320, height: 568 })
  const over = (): Promise<number> =>
    ann.locator('.ref-run-rows').evaluate(list => {
      const edges = [...list.querySelectorAll('button')].map(one => one.getBoundingClientRect().right)
      return Math.max(...edges) - innerWidth
    })
  await expect.poll(over).toBeLessThanOrEqual(0)
  await ann.context().close()
})
