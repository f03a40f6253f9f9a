import { expect, type Page } from '@playwright/test'
import { duel, whichFirst } from '../support/e2e-clash.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { windows, wrongInEach } from '../support/e2e-sizes.ts'
import { fitsSideways, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { tooSmall } from '../support/screen-faults.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const phones = [
  [390, 664],
  [360, 640],
] as const
const own = [...windows, [640, 360], [2560, 1440]] as const

const seats = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay', 'Gus']
const long = [
  'Kasimir von Hohenstein-Waldburg zu Zeil',
  'Александра Петровская-Воскресенская',
  '王小明王小明王小明王小明',
]
const names = Object.fromEntries(
  seats.map((seat, i) => [seat, i === 1 ? 'Margarethe Oberhuber' : `${long[i % 3]}${i}`]),
)
const library = Object.fromEntries(seats.map(seat => [seat, ['Plains', 'Plains', 'Plains']]))
const lands = ['Island', 'Island', 'Swamp', 'Swamp', 'Mountain', 'Forest', 'Forest', 'Forest', 'Plains', 'Plains']
const crowd = ['Stump Giant', 'Sky Lancer', 'Sky Lancer', 'Bog Rat', 'Web Weaver', 'Marches Bull', 'Watch Goose']
const position = {
  game: 'clash',
  seats,
  names,
  options: { format: 'free-for-all' },
  seed: 3,
  given: {
    stops: 'default',
    library,
    hand: {
      Ann: ['Plains', 'Not in This House', 'Fire Bolt', 'Second Helping', 'Elder Oak', 'Chimney Dragon', 'River Sage'],
      Ben: ['Knife on the Stairs'],
    },
    battlefield: { Ann: [...lands, ...crowd], Ben: [...lands, ...crowd, 'Iron Wall'] },
  },
}
/** Late on a full table: one's own main phase, an answer to what is aimed at one's own, a vote, blocks against many. */
const moments = {
  main: { ...position, title: 'Main', given: { ...position.given, active: 'Ann' }, steps: [] },
  answer: {
    ...position,
    title: 'Answer',
    names: { ...names, Ann: 'Kasimir von Hohenst0' },
    given: { ...position.given, active: 'Ben' },
    steps: [{ by: 'Ben', do: 'cast', card: 'Knife on the Stairs', targets: ['Ann:Stump Giant'] }],
  },
  vote: {
    ...position,
    title: 'Vote',
    given: {
      ...position.given,
      active: 'Ben',
      crown: 'Cal',
      bounties: { Ann: 1, Ben: 12 },
      hand: { ...position.given.hand, Ben: ['Show of Hands'] },
    },
    steps: [
      { by: 'Ben', do: 'cast', card: 'Show of Hands' },
      ...['Ben', 'Cal', 'Dee', 'Eve', 'Fay', 'Gus'].map((by, i) => ({ by, do: 'choose', pick: String((i % 2) + 1) })),
    ],
  },
  block: {
    ...position,
    title: 'Block',
    given: { ...position.given, active: 'Ben', phase: 'attack' },
    steps: [
      {
        by: 'Ben',
        do: 'attack',
        attackers: { 'Ben:Stump Giant': 'Ann', 'Ben:Bog Rat': 'Ann', 'Ben:Watch Goose': 'Ann' },
      },
      { by: 'Ann', do: 'pass' },
    ],
  },
} as const

/** Everything that is wrong with the table in this window, in words. */
const wrongWith = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = (what: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(what)]
    const name = (one: HTMLElement): string =>
      one.dataset['thing'] ?? one.dataset['testid'] ?? one.textContent.trim().slice(0, 40)
    const isOut = (one: HTMLElement): boolean => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return left < -2 || right > innerWidth + 2 || top < -2 || bottom > innerHeight + 2
    }
    const board = document.querySelector('.clash-board')!.getBoundingClientRect()
    const felt = board.height / innerHeight
    // Of the hand the upper part is enough to know a card by.
    const hidden = all('.clash-held').filter(one => one.getBoundingClientRect().top > innerHeight - 24)
    const parts = all(
      '.clash-line p, .clash-buttons .k-button, .clash-ballot button, [data-testid="me"], .clash-phase, .clash-piles button',
    )
    const cut = parts.filter(
      one => one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).overflowX !== 'visible',
    )
    const tiles = all('.clash-front .clash-tile').map(one => one.getBoundingClientRect())
    const over = tiles.filter(tile => tile.left < board.left - 4 || tile.right > board.right + 4)
    // On phones as they are sold all lands are in sight, whole, while nothing lies on the stack.
    const isRoomy = innerHeight >= 640 && document.querySelector('.clash-stack') === null
    const lands = (isRoomy ? all('.clash-back .clash-tile') : []).filter(one => {
      const [tile, field] = [one.getBoundingClientRect(), one.closest('.clash-field')!.getBoundingClientRect()]
      return tile.top < field.top - 2 || tile.bottom > field.bottom + 2
    })
    // One's own name is whole on every phone but the smallest that lies, and everybody's where a window is large.
    const whole = all(innerWidth >= 900 && innerHeight >= 560 ? '.clash .k-name' : '[data-testid="me"] .k-name')
    const isSmallest = innerWidth === 640 && innerHeight === 360
    const shortened = whole.filter(one => !isSmallest && one.scrollHeight > one.clientHeight + 4)
    // On a phone on its side the plate lies in the corner of the felt, and on no land.
    const isOnSide = innerWidth >= 800 && innerHeight <= 480
    const me = document.querySelector('[data-testid="me"]')!.getBoundingClientRect()
    const under = all('.clash-field:not(.is-far) .clash-back .clash-tile').filter(one => {
      if (!isOnSide) return false
      const { left, top, bottom } = one.getBoundingClientRect()
      return left < me.right - 2 && top < me.bottom - 2 && bottom > me.top + 2
    })
    // What a creature does may cover its name on a small tile, but never its power and toughness.
    const covered = all('.clash-tile:has(.clash-tag)').filter(one => {
      const [tag, strength] = [one.querySelector('.clash-tag')!, one.querySelector('.clash-card-strength')]
      if (strength === null) return false
      const [over, under] = [tag.getBoundingClientRect(), strength.getBoundingClientRect()]
      return over.bottom > under.top + 2 && over.right > under.left + 2
    })
    return [
      ...covered.map(one => `the strength of ${name(one)} is covered`),
      ...shortened.map(one => `${one.textContent} is cut`),
      ...under.map(one => `${name(one)} lies under one's own plate`),
      ...lands.map(one => `${name(one)} is cut`),
      ...(felt < 0.45 ? [`the felt has ${felt.toFixed(2)} of the height`] : []),
      ...parts.filter(isOut).map(one => `${name(one)} is outside`),
      ...cut.map(one => `${name(one)} is cut`),
      ...hidden.map(one => `${one.dataset['hand']} in the hand is not seen`),
      ...(over.length > 0 ? [`${over.length} creatures hang over the felt`] : []),
    ]
  })

test('every window holds the duel: a table of seven in one’s own turn, with something to answer, in a vote, with blocks', async ({
  page,
}) => {
  const wrong: string[] = []
  for (const [what, scenario] of Object.entries(moments)) {
    await duel(page, host.url, { bots: 1, scenario })
    await expect(page.locator('.clash-line.is-mine')).toBeVisible()
    wrong.push(...(await wrongInEach(page, `clash-${what}`, own, () => wrongWith(page))))
  }
  // Asked which of two effects comes first, on phones.
  const { Ann, Ben } = position.given.battlefield
  const battlefield = { Ann: [...Ann, ...whichFirst.given.battlefield.Ann], Ben }
  await duel(page, host.url, { bots: 1, scenario: { ...whichFirst, given: { ...whichFirst.given, battlefield } } })
  await expect(page.locator('[data-option]')).toHaveCount(2)
  wrong.push(...(await wrongInEach(page, 'clash-first', phones, () => wrongWith(page))))
  // All attack one of several, whose name then stands at each of them.
  const many = [...crowd, 'Forest Bear', 'Hill Goat', 'Reef Crab', 'Plains Pony']
  const all = { ...moments.main.given, phase: 'attack', battlefield: { Ann: [...lands, ...many], Ben: lands } }
  const attack = { ...moments.main, title: 'Attack', given: all }
  await duel(page, host.url, { bots: 1, scenario: attack })
  await page.getByTestId('prompt attack-all').click()
  await expect(page.locator('.clash-tag')).toHaveCount(many.length - 1)
  wrong.push(...(await wrongInEach(page, 'clash-attack', phones, () => wrongWith(page))))
  expect(wrong).toEqual([])
})

test('a deck in two taps, and one put together, in German too: nothing hangs over the side', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`${host.url}/#/practice/clash`)
  const mine = page.getByTestId('deck place1')
  await mine.click()
  // Looked into, a deck shows what it holds.
  await page.getByTestId('look aviary').click()
  await expect(page.getByRole('tab', { name: 'Deck (60)' })).toHaveAttribute('aria-selected', 'true')
  await page.getByTestId('deck-back').click()
  await page.getByTestId('ready aviary').click()
  await expect(mine).toContainText('The Aviary')
  await mine.click()
  await page.getByRole('tab', { name: 'Two half-decks' }).click()
  await page.getByTestId('half bench').click()
  // The second is looked into with the first, and a deck of one's own begun from both.
  await page.getByTestId('look harbour').click()
  await expect(page.getByRole('tab', { name: 'Deck (60)' })).toHaveAttribute('aria-selected', 'true')
  await page.getByTestId('deck-save').click()
  await page.getByTestId('half harbour').click()
  await expect(mine).toContainText('The Long Bench & The Harbour')

  await page.evaluate(() => localStorage.setItem('knockabout.language', 'de'))
  await page.reload()
  await mine.click()
  await page.getByRole('tab', { name: 'Meine Decks' }).click()
  await expect(page.getByTestId('own The Long Bench & The Harbour')).toBeVisible()
  await page.getByTestId('deck-new').click()
  await page.getByTestId('deck-search').fill('flug')
  await expect(page.locator('[data-row="Sky Lancer"]')).toBeVisible()
  await expect(page.locator('[data-row="Hill Goat"]')).toHaveCount(0)
  await fitsSideways(page)
  await page.locator('[data-row="Sky Lancer"]').getByTestId('more').click()
  await page.getByRole('tab', { name: 'Als Text' }).click()
  await page.getByTestId('deck-text').fill('# Zoo\n4 Forest Bear\n4x web weaver\n4 Elder Oak\n1 Black Lotus')
  await page.getByTestId('deck-read').click()
  await expect(page.locator('.k-field-error')).toContainText('Black Lotus')
  await page.getByTestId('deck-text').fill('# Zoo\n4 Forest Bear\n4x web weaver\n4 Elder Oak\n5 Hill Goat')
  await page.getByTestId('deck-read').click()
  const fit = page.locator('[data-fits="own"]')
  await page.getByTestId('deck-fill').click()
  await expect(fit).toHaveAttribute('data-ok', 'false')
  await page.locator('[data-row="Hill Goat"]').getByTestId('less').click()
  await page.getByTestId('deck-fill').click()
  await expect(fit).toHaveAttribute('data-ok', 'true')
  await shot(page, 'clash-builder')
  await fitsSideways(page)
  // Nor is anything of it cut at the edge of its sheet, or too small to be read: its costs, its tabs, its curve.
  expect(await tooSmall(page)).toEqual([])
  await page.getByTestId('deck-save').click()

  // Kept by its name, also for the next visit; and the host plays with it.
  await page.reload()
  await mine.click()
  await page.getByRole('tab', { name: 'Meine Decks' }).click()
  await page.getByTestId('own Zoo').click()
  await expect(mine).toContainText('Zoo, 60 Karten')
  await page.getByTestId('practice-deal').click()
  await expect(page.getByTestId('clash')).toBeVisible()
  const hand = await page
    .locator('[data-hand]')
    .evaluateAll(all => all.map(one => (one as HTMLElement).dataset['hand']))
  expect(hand).toHaveLength(7)
  const deck = ['Forest Bear', 'Web Weaver', 'Elder Oak', 'Hill Goat', 'Forest', 'Mountain']
  expect(hand.filter(card => !deck.includes(card!))).toEqual([])
  // Before it is kept all of it is in sight, and large enough to be read on a laptop.
  for (const [width, height] of [...windows.slice(0, 3), [640, 360], [1280, 800], [1366, 625]] as const) {
    await page.setViewportSize({ width, height })
    const wrong = (): Promise<string[]> =>
      page.evaluate(() => {
        const board = document.querySelector('.clash-board')!.getBoundingClientRect()
        const cards = [...document.querySelectorAll('.clash-hand.is-open > .clash-held')]
        const boxes = cards.map(one => one.getBoundingClientRect())
        return [
          ...(boxes.length === 7 ? [] : [`${boxes.length} cards`]),
          ...boxes.filter(one => one.top < board.top || one.bottom > board.bottom).map(() => 'a card is cut'),
          ...boxes.filter(one => innerWidth > 1200 && one.width < 150).map(one => `a card is ${one.width} wide`),
        ]
      })
    await expect.poll(wrong, { message: `${width} × ${height}` }).toEqual([])
    await shot(page, `clash-keep-${width}x${height}`)
  }
})

test('on a phone on its side no seat of a duel lies on the hand that may be kept', async ({ page }) => {
  await duel(page, host.url, { bots: 1 })
  await expect(page.locator('.clash-hand.is-open > .clash-held')).toHaveCount(7)
  for (const [width, height] of [
    [844, 340],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    const covered = (): Promise<number> =>
      page.evaluate(() => {
        const plates = [...document.querySelectorAll('.clash-whose')].map(plate => plate.getBoundingClientRect())
        return [...document.querySelectorAll('.clash-held')]
          .map(card => card.getBoundingClientRect())
          .filter(card =>
            plates.some(
              plate =>
                Math.min(card.right, plate.right) - Math.max(card.left, plate.left) > 1 &&
                Math.min(card.bottom, plate.bottom) - Math.max(card.top, plate.top) > 1,
            ),
          ).length
      })
    await expect.poll(covered, { message: `${width} × ${height}` }).toBe(0)
    await shot(page, `clash-keep-duel-${width}x${height}`)
  }
})
