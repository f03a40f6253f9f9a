import { expect, type Page } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { hiddenCards } from '../support/e2e-play.ts'
import { positionWhere, sitInPosition, type FoundPosition } from '../support/e2e-position.ts'
import { windows, wrongInEach, type Window } from '../support/e2e-sizes.ts'
import { ask, openStart } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const own = [
  ...windows,
  [390, 844],
  // Laptops of 1024 × 640 and 1920 × 1080 at 200 %.
  [512, 320],
  [960, 540],
] as const
/** Pages grow with these alike: the fullest table and the emptiest tell. */
const large = [
  [2560, 1440],
  [3840, 2160],
] as const

const long = ['Anne-Marie Schulz', 'Александра', '王小明王小明', 'Maximilian']
function named(found: FoundPosition): FoundPosition {
  const file = JSON.parse(found.text) as { seats: string[] }
  const names = Object.fromEntries(file.seats.map((seat, i) => [seat, `${long[i % 4]!}${i}`]))
  return { ...found, text: JSON.stringify({ ...file, names }) }
}

type FoundView = Parameters<Parameters<typeof positionWhere>[2]>[0]['view']

interface Wrong {
  readonly felt: number
  readonly outside: readonly string[]
  readonly covered: readonly string[]
  readonly clipped: readonly string[]
  readonly smallest: number
  readonly strip: number
}

/** Everything that can be wrong with a table in this window, measured. */
const measured = (page: Page): Promise<Wrong> =>
  page.evaluate(() => {
    const all = (what: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(what)]
    const box = (one: Element): DOMRect => one.getBoundingClientRect()
    const name = (one: HTMLElement): string =>
      one.dataset['card'] ?? one.dataset['seat'] ?? `${one.className} ${one.textContent}`.slice(0, 60)
    const trick = all('.whist-trick-area .playing-card')
    const hand = all('.whist-own .playing-card')
    const badges = all('.whist-badge')
    const parts = all('.whist-line, .whist-where, .whist .k-button, .table-turn, .whist-sign, .whist-call *')
    const outside = [...trick, ...hand, ...badges, ...parts].filter(one => {
      const { left, right, top, bottom } = box(one)
      return left < -2 || right > innerWidth + 2 || top < -2 || bottom > innerHeight + 2
    })
    const over = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3
    const covered = trick.flatMap(card =>
      badges.filter(badge => over(box(card), box(badge))).map(badge => `${name(badge)} on ${name(card)}`),
    )
    const pairs = badges.flatMap((one, i) =>
      badges.slice(i + 1).flatMap(two => (over(box(one), box(two)) ? [`${name(one)} on ${name(two)}`] : [])),
    )
    const clipped = parts.filter(
      // What is only heard has no width.
      one =>
        one.clientWidth > 2 && one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).overflowX !== 'visible',
    )
    const again = document.querySelector('[data-testid="last-trick"] svg')
    const signs = again === null ? [] : all('.whist-sign').filter(sign => over(box(sign), box(again)))
    const asked = document.querySelector('.whist-call')
    const under = asked === null ? [] : badges.filter(badge => over(box(asked), box(badge)))
    // Smaller than the smallest phone there is a name may hang over its badge.
    const roomy = innerWidth >= 360 && innerHeight >= 340
    const bursting = badges.filter(
      badge => roomy && (badge.scrollWidth > badge.clientWidth + 2 || badge.scrollHeight > badge.clientHeight + 2),
    )
    const lefts = hand.map(card => box(card).left).sort((a, b) => a - b)
    return {
      felt: box(document.querySelector('[data-testid="board"]')!).height / innerHeight,
      outside: outside.map(name),
      covered: [...covered, ...pairs, ...signs.map(name), ...under.map(badge => `the call on ${name(badge)}`)],
      clipped: [...clipped, ...bursting].map(name),
      smallest: Math.min(...trick.map(card => card.offsetWidth)),
      strip: Math.min(...lefts.slice(1).map((left, i) => left - lefts[i]!), 99),
    }
  })

/** What is wrong with the table in each window, told all together: nothing, if `card` pixels are the least a card in play has. */
function wrongAt(page: Page, what: string, card: number, more: readonly Window[] = []): Promise<string[]> {
  return wrongInEach(page, what, [...own, ...more], async () => {
    const { felt, outside, covered, clipped, smallest, strip } = await measured(page)
    return [
      ...(await hiddenCards(page)).map(one => `${one} is covered`),
      ...outside.map(one => `${one} is outside`),
      ...covered,
      ...clipped.map(one => `${one} is cut`),
      ...(felt < 0.45 ? [`the felt has ${felt.toFixed(2)} of the height`] : []),
      ...(smallest < card ? [`a card in play is ${smallest} px wide`] : []),
      ...(strip < 24 ? [`${strip.toFixed(0)} px show of a card in the hand`] : []),
    ]
  })
}

test('every window holds the table: twelve with long names, seven, four, and a call of trump', async ({ page }) => {
  await openStart(page, host.url)
  const twelve = Array.from({ length: 12 }, (_, i) => `P${i + 1}`)
  // Nearly everybody's card lies on the table, and whoever is to act holds theirs.
  const crowd = named(positionWhere('all-out-brawl', twelve, ({ view }) => view.trick.plays.length === 11))
  const table = await sitInPosition(page, crowd, 'all-out-brawl')
  await expect(page.locator('.whist-trick-area .playing-card')).toHaveCount(11)
  // The least is at 200 %, where it is twice as wide to the eye.
  const wrong = await wrongAt(page, 'twelve', 24, large)

  // A pause is told beside what one must know of the trick, not over it.
  await ask(page, { say: 'pause', table, on: true })
  const overSigns = (): Promise<string[]> =>
    page.locator('.table-note').evaluate(note => {
      const { left, right, top, bottom } = note.getBoundingClientRect()
      return [...document.querySelectorAll('.whist-sign, .whist-where')].flatMap(sign => {
        const box = sign.getBoundingClientRect()
        const isUnder = box.left < right && box.right > left && box.top < bottom - 2 && box.bottom > top + 2
        return isUnder ? sign.textContent : []
      })
    })
  for (const [width, height] of own.filter(([wide, high]) => wide <= 390 || high <= 340)) {
    await page.setViewportSize({ width, height })
    await expect.poll(overSigns, `${width} × ${height}`).toEqual([])
  }

  const seven = named(
    positionWhere(
      'knock-out-whist',
      twelve.slice(0, 7),
      ({ view }) => view.trick.plays.length === 6 && view.cards === 7,
    ),
  )
  await sitInPosition(page, seven, 'knock-out-whist')
  await expect(page.locator('.whist-trick-area .playing-card')).toHaveCount(6)
  wrong.push(...(await wrongAt(page, 'seven', 34)))

  const four = positionWhere(
    'knock-out-whist',
    twelve.slice(0, 4),
    ({ view }) => view.trick.plays.length === 3 && view.history.length > 0,
  )
  await sitInPosition(page, four, 'knock-out-whist')
  await expect(page.locator('.whist-trick-area .playing-card')).toHaveCount(3)
  wrong.push(...(await wrongAt(page, 'four', 36, [...large, [360, 640]])))

  // Twelve, and seven with dogs among them.
  const call = named(positionWhere('all-out-brawl', twelve, ({ view }) => view.phase === 'trump'))
  const dogs = ({ seats }: FoundView): boolean => Object.values(seats).some(({ status }) => status === 'dog')
  const seated = twelve.slice(0, 7)
  const callWithDogs = positionWhere('knock-out-whist', seated, ({ view }) => view.phase === 'trump' && dogs(view))
  for (const [game, found] of [
    ['all-out-brawl', call],
    ['knock-out-whist', named(callWithDogs)],
  ] as const) {
    await sitInPosition(page, found, game)
    await expect(page.getByTestId('trump-call')).toBeVisible()
    wrong.push(...(await wrongAt(page, `call-${game}`, 0)))
  }
  expect(wrong).toEqual([])
})

/** The table as the coach's advice and the last card must leave it: where badges lie, and how high the felt is. */
const layoutOf = (page: Page) =>
  page.evaluate(() => ({
    lie: [...document.querySelectorAll('.whist-seat')].map(one => one.getBoundingClientRect().x),
    felt: document.querySelector<HTMLElement>('[data-testid="board"]')!.offsetHeight,
  }))

/** Waits until the felt has kept its height for thirty frames: the hand has been measured and has taken its place. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const felt = document.querySelector<HTMLElement>('[data-testid="board"]')!
    for (let [same, height] = [0, 0]; same < 30; same = felt.offsetHeight === height ? same + 1 : 0) {
      height = felt.offsetHeight
      await new Promise(done => requestAnimationFrame(done))
    }
  })

test('a hand keeps its layout as the coach speaks and as the last card goes', async ({ page }) => {
  await openStart(page, host.url)
  const last = positionWhere(
    'knock-out-whist',
    ['Ann', 'Ben', 'Cal', 'Dee'],
    ({ view }) => view.history.length === 6 && view.trick.plays.length === 1,
  )
  for (const [width, height] of [
    [390, 664],
    [390, 844],
    [844, 340],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => (location.hash = '#/'))
    await sitInPosition(page, last, 'knock-out-whist')
    await expect(page.getByTestId('coach')).toBeVisible()
    await atRest(page)
    const before = await layoutOf(page)
    // A pixel or two is rounding.
    const moved = async (): Promise<string[]> => {
      const { lie, felt } = await layoutOf(page)
      const isKept = lie.every((x, i) => Math.abs(x - before.lie[i]!) <= 3) && Math.abs(felt - before.felt) <= 3
      return isKept ? [] : [`at ${width} × ${height} the felt was ${before.felt} high and is ${felt}, ${lie.join(' ')}`]
    }
    await page.getByTestId('coach').click()
    await expect(page.locator('.whist-coach-list')).toBeVisible()
    // Smaller where the advice lies below the felt, and nobody at another edge.
    const { lie } = await layoutOf(page)
    expect(lie.filter((x, i) => Math.abs(x - before.lie[i]!) > width / 8)).toEqual([])
    await page.getByTestId('coach').click()
    await expect(page.locator('.whist-coach-list')).toHaveCount(0)
    await expect.poll(moved).toEqual([])
    await page.getByTestId('hand').locator('button').click()
    await expect(page.getByTestId('hand').locator('[data-card]')).toHaveCount(0)
    expect(await moved()).toEqual([])
  }
})

test('a dog reads its own name whole beside what it may do, however small the phone', async ({ page }) => {
  await openStart(page, host.url)
  const dog = positionWhere(
    'knock-out-whist',
    ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay', 'Gus'],
    ({ view }) => view.phase === 'play' && view.seats[view.toAct[0]!]?.status === 'dog',
  )
  const file = JSON.parse(dog.text) as object
  const names = { [dog.seat]: 'Anne-Marie Schulz' }
  await sitInPosition(page, { ...dog, text: JSON.stringify({ ...file, names }) }, 'knock-out-whist')
  await expect(page.getByTestId('tap')).toBeVisible()
  const cut = (): Promise<boolean> =>
    page.locator('.whist-own .whist-badge-name').evaluate(one => one.scrollHeight > one.clientHeight + 4)
  for (const [width, height] of [
    [360, 640],
    [390, 664],
    [844, 340],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(cut, `${width} × ${height}`).toBe(false)
  }
})

test('at a hand’s end the names of twelve stand whole on a phone', async ({ page }) => {
  await openStart(page, host.url)
  const twelve = Array.from({ length: 12 }, (_, i) => `P${i + 1}`)
  const end = named(
    positionWhere('all-out-brawl', twelve, ({ view }) => view.history.length === 3 && view.trick.plays.length === 11),
  )
  for (const [width, height] of [
    [360, 640],
    [390, 664],
    [844, 340],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => (location.hash = '#/'))
    await sitInPosition(page, end, 'all-out-brawl')
    await page.getByTestId('hand').locator('button').click()
    await expect(page.locator('.whist-score-name')).toHaveCount(12)
    const cut = await page.locator('.whist-score-name').evaluateAll(names => {
      const felt = document.querySelector('.whist-scene')!.getBoundingClientRect()
      return names.flatMap(one =>
        one.scrollHeight > one.clientHeight + 4 || one.getBoundingClientRect().bottom > felt.bottom
          ? one.textContent
          : [],
      )
    })
    expect(cut).toEqual([])
  }
})
