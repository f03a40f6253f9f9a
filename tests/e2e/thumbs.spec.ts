import { expect, type Page } from '@playwright/test'
import { duelFrom } from '../support/e2e-brawl.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { positionWhere, sitInPosition } from '../support/e2e-position.ts'
import { staysWrong } from '../support/e2e-sizes.ts'
import { ask, openStart, openTable, setTable, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { tooSmall } from '../support/screen-faults.ts'
import { longNames as names } from '../support/long-names.ts'

// On phones: whatever is tapped has 44 px each way, no letter is under 12 px, and nothing lies under a notch.
let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())
test.use({ contextOptions: { reducedMotion: 'reduce', hasTouch: true }, viewport: { width: 390, height: 664 } })

const seats = names.map((_, i) => `P${i + 1}`)
const called = Object.fromEntries(seats.map((seat, i) => [seat, names[i]!]))

async function fitsThumbs(page: Page, what: string): Promise<string[]> {
  const wrong: string[] = []
  for (const [width, height] of [
    [390, 664],
    [844, 340],
  ] as const) {
    await page.setViewportSize({ width, height })
    // A phone on its side has a notch at one end and a round corner at the other.
    const notch = width > height ? 47 : 0
    await page.evaluate(inset => {
      const { style } = document.documentElement
      for (const side of ['left', 'right']) style.setProperty(`--inset-${side}`, `${inset}px`)
    }, notch)
    wrong.push(...(await staysWrong(page, () => tooSmall(page))).map(one => `${what} at ${width} × ${height}: ${one}`))
    await shot(page, `thumbs-${what}-${width}x${height}`)
  }
  return wrong
}

test('the rooms about the tables', async ({ page }) => {
  const wrong: string[] = []
  await openStart(page, host.url)
  wrong.push(...(await fitsThumbs(page, 'start')))
  for (const [room, shown] of [
    ['practice', 'practice-page'],
    ['settings', 'settings'],
    ['statistics', 'statistics'],
    ['rules', 'rules'],
  ] as const) {
    await page.evaluate(to => (location.hash = `#/${to}`), room)
    await expect(page.getByTestId(shown)).toBeVisible()
    wrong.push(...(await fitsThumbs(page, room)))
  }
  const table = await openTable(page, host.url, names[0]!, 'Clash')
  await setTable(page, table, { seats: 12 })
  for (let i = 1; i < 12; i++) await ask(page, { say: 'sit', table, guest: names[i]! })
  await expect(page.getByTestId('lobby')).toContainText(names[11]!)
  wrong.push(...(await fitsThumbs(page, 'lobby')))
  expect(wrong).toEqual([])
})

test('a full table of cards, of creatures, and of Bases', async ({ page }) => {
  const wrong: string[] = []
  await openStart(page, host.url)
  const full = positionWhere('all-out-brawl', seats, ({ view }) => view.trick.plays.length === 11)
  await sitInPosition(
    page,
    { ...full, text: JSON.stringify({ ...(JSON.parse(full.text) as object), names: called }) },
    'all-out-brawl',
  )
  await expect(page.locator('.whist-trick-area .playing-card')).toHaveCount(11)
  wrong.push(...(await fitsThumbs(page, 'whist')))

  const lands = ['Island', 'Swamp', 'Mountain', 'Forest', 'Plains']
  const clash = {
    title: 'Main',
    game: 'clash',
    seats: seats.slice(0, 6),
    names: Object.fromEntries(Object.entries(called).slice(0, 6)),
    options: { format: 'free-for-all' },
    seed: 3,
    given: {
      active: 'P1',
      stops: 'default',
      hand: { P1: ['Plains', 'Fire Bolt'] },
      battlefield: { P1: [...lands, ...lands, 'Sky Lancer', 'Bog Rat'], P2: [...lands, 'Web Weaver'] },
    },
    steps: [],
  }
  await sitInPosition(page, { text: JSON.stringify(clash), seat: 'P1' }, 'clash')
  await expect(page.getByTestId('clash')).toBeVisible()
  wrong.push(...(await fitsThumbs(page, 'clash')))

  const stack = ['hit-red', 'hit-red', 'hit-blue']
  await duelFrom(page, host.url, {
    given: {
      stacks: [{ owner: 'Ann', sides: { Ann: { stack }, Ben: { stack } } }, { owner: 'Ben' }, { owner: 'Ann' }],
    },
    steps: [
      { by: 'Ann', do: 'knock' },
      { by: 'Ben', do: 'knock' },
    ],
  })
  wrong.push(...(await fitsThumbs(page, 'brawl')))
  expect(wrong).toEqual([])
})
