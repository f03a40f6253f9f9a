import { expect, type Page } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { windows, wrongInEach } from '../support/e2e-sizes.ts'
import { ask, cutOnPodium, device } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { join as joins } from '../support/host-client.ts'
import { ok, opened, tableOf } from '../support/host-play.ts'

// Every screen holds the game: one load a kind of table, then every size from a small phone to a TV.
let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

const own = [
  ...windows,
  // Laptops of 1280 × 800 and 1920 × 1080 at 200 %.
  [640, 400],
  [960, 540],
] as const
/** Pages grow with these alike: one kind of table tells. */
const large = [
  [2560, 1440],
  [3840, 2160],
] as const
const screens = [
  [1280, 720],
  [1920, 1080],
] as const
const me = 'Kasimir Maximilian von Hohenstein-Wallau'
/** Names of forty and of twenty characters, some in wide scripts. */
const people = [
  me,
  '東京都千代田区山田太郎',
  'Wilhelmina Friederike Wagemuth-Oberhofen',
  'Константин Богданови',
  'Maximiliane Obermoos',
  'Bartholomew Featherb',
  '김수한무거북이와두루미삼천갑자동방',
  'Theodora Papadopoulo',
  'Αλέξανδρος Παπαδόπου',
  'Guadalupe Montserrat',
  'Wwwwwwwwww Mmmmmmmmm',
  'Ferdinand Zwanziger!',
]

/** Strings as long as they get in a hard fight. */
function row(one: string, other: string): object[] {
  const hits = (colour: string, count: number): string[] => Array.from({ length: count }, () => `hit-${colour}`)
  return [
    { owner: one, sides: { [one]: { stack: hits('red', 6) }, [other]: { stack: [...hits('blue', 3), 'dodge'] } } },
    { owner: other, modifiers: ['reverse'], sides: { [other]: { stack: [...hits('green', 4), 'block-green'] } } },
    { owner: one, modifiers: ['freeze'], sides: { [one]: { stack: ['hit-blue', 'hit2-blue', 'hit2-blue'] } } },
  ]
}
const tables = {
  duel: { seats: 2, zones: false },
  'round-robin': { seats: 12, zones: true },
  'tag-team': { seats: 6, zones: false },
} as const

/** Where twelve share a phone, names of up to twenty characters are whole; a longer one is cut in its row. */
const nameOf = (at: number, table: keyof typeof tables): string =>
  tables[table].zones ? people[at]!.slice(0, 20).trim() : people[at]!

/** A training position in which this page's seat holds a card, and nobody else is on turn. */
async function sitDown(page: Page, table: keyof typeof tables): Promise<void> {
  const seats = people.slice(0, tables[table].seats).map((_, at) => `s${at}`)
  const mine = seats[0]!
  const pairs = seats.map((seat, at) => [seat, seats[(at + 1) % seats.length]!] as const)
  const decks = Object.fromEntries(seats.map(seat => [seat, ['hit-red', 'hit-blue', 'press', 'freeze']]))
  const stacks = tables[table].zones
    ? Object.fromEntries(pairs.map(([one, other]) => [`${one}|${other}`, row(one, other)]))
    : row(seats[0]!, seats[1]!)
  const scenario = {
    title: 'As full as it gets',
    game: 'brawl',
    seats,
    seed: 1,
    options: { table, mode: 'training' },
    names: Object.fromEntries(seats.map((seat, at) => [seat, nameOf(at, table)])),
    given: { first: mine, decks, stacks },
    steps: [...seats.map(by => ({ by, do: 'knock' })), { by: mine, do: 'draw' }],
  }
  await page.goto(host.url)
  await page.evaluate(
    name => localStorage.setItem('knockabout.me', JSON.stringify({ name, colour: 0, avatar: '' })),
    nameOf(0, table),
  )
  await page.reload()
  await expect(page.getByTestId('solo-now')).toBeVisible()
  const solo = { bots: seats.length - 1, level: 'easy' }
  const text = JSON.stringify(scenario)
  const opened = await ask(page, { say: 'open', game: 'brawl', solo, scenario: text, seat: mine })
  const id = (opened as { readonly table: string }).table
  await page.evaluate(code => (location.hash = `#/t/${code}`), id)
  await expect(page.getByTestId('hand').locator('[data-card]')).toHaveCount(1)
}

/** What a person could not see or read here, in words; nothing where all is well. */
function wrongs(page: Page, felt: string): Promise<string[]> {
  return page.evaluate(feltIs => {
    const found: string[] = []
    const box = (one: Element): DOMRect => one.getBoundingClientRect()
    const shown = (css: string): Element[] =>
      [...document.querySelectorAll(css)].filter(one => one.getClientRects().length > 0)
    const part = box(document.querySelector(feltIs)!).height / innerHeight
    if (part < 0.45) found.push(`the felt has ${Math.round(part * 100)} % of the height`)
    if (document.documentElement.scrollWidth > innerWidth) found.push('something hangs over the side')
    const name = (one: Element): string =>
      `${one.className} ${(one as HTMLElement).dataset['card'] ?? one.textContent?.trim().slice(0, 30)}`
    const inside = '[data-card], .brawl-pile, .brawl-hits, .brawl-title, .brawl-tools button, .brawl-who, .brawl-line'
    for (const one of shown('.brawl, .brawl-tv').flatMap(all => [...all.querySelectorAll(inside)])) {
      if (one.getClientRects().length === 0 || one.closest('.brawl-far-rows')) continue
      const { left, right, top, bottom } = box(one)
      if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1)
        found.push(`cut off: ${name(one)} ${[left, top, right, bottom].map(Math.round).join(' ')}`)
    }
    for (const one of shown('.brawl-hits, .brawl-on-base')) {
      if (one.closest('.brawl-small')) continue
      const { left, top, width, height } = box(one)
      const on = document.elementFromPoint(left + width * 0.4, top + height / 2)
      if (on === null || !(one.contains(on) || on.closest('.brawl-middle') === one.closest('.brawl-middle')))
        found.push(`covered: ${name(one)} by ${on?.className}`)
    }
    for (const who of shown('.brawl-small-who')) {
      const [one, all] = [box(who), box(who.closest('.brawl-small')!)]
      if (one.top < all.top - 2 || one.bottom > all.bottom + 2) found.push(`a name leaves its row: ${name(who)}`)
    }
    const lines = shown('.brawl-line > span')
    for (const pile of shown('.brawl-pile, .brawl-tools button')) {
      const [one, two] = [box(pile), lines[0] && box(lines[0])]
      if (two === undefined) continue
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left)
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
      if (wide > 2 && high > 2) found.push(`the line of words lies over ${name(pile)}`)
    }
    for (const pile of shown('.brawl-pile')) {
      const one = box(pile)
      for (const two of shown('.brawl-tools button').map(box))
        if (Math.min(one.right, two.right) - Math.max(one.left, two.left) > 2)
          if (Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 2)
            found.push(`tools lie over ${name(pile)}`)
    }
    for (const card of shown('.brawl-row [data-card], .brawl-pile [data-card]'))
      if (box(card).width < 26) found.push(`too small: ${name(card)} ${Math.round(box(card).width)} px`)
    for (const list of shown('.brawl-string')) {
      const cards = [...list.querySelectorAll('[data-card]')].map(box)
      cards.slice(1).forEach((card, at) => {
        if (Math.abs(card.top - cards[at]!.top) < 4) found.push('cards of a string lie on each other')
      })
      const base = box(list.closest('.brawl-base')!)
      if (cards.some(card => card.top < base.top - 3 || card.bottom > base.bottom + 3))
        found.push(`a string leaves its Base: ${cards.length} cards`)
    }
    const names =
      '.brawl-title b, .brawl-tv-score .k-name, .brawl-tv-people .k-name, .brawl-names > .k-name, .brawl-small-who > .k-name, .brawl-strip-side > .k-name'
    for (const one of shown(names)) {
      const line = Number.parseFloat(getComputedStyle(one).fontSize)
      const strip = one.closest('.brawl-strip') !== null
      // Not every name has room to be whole: on the smallest phones and at 200 %, in the strips of a laptop, and in
      // the small rows of the TV, where whole names stand above.
      const phone = (innerWidth === 390 && innerHeight === 664) || (innerWidth === 844 && innerHeight === 340)
      const roomy = phone || !(strip || one.closest('.brawl-small') !== null || innerHeight < 500 || innerWidth < 390)
      const wide = one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0
      const high = one.scrollHeight > one.clientHeight + line / 2
      if ((wide && (roomy || !strip)) || (high && roomy)) found.push(`a name is cut: ${name(one)}`)
    }
    // Three Bases in each row, where so far fewer lie.
    for (const bases of shown('.brawl-small.is-large > .brawl-small-bases')) {
      const more = Array.from({ length: 3 - bases.children.length }, () => bases.lastElementChild!.cloneNode(true))
      bases.append(...more)
      const [all, first, last] = [bases, bases.firstElementChild!, bases.lastElementChild!].map(box)
      if (first!.left < all!.left - 1 || last!.right > all!.right + 1) found.push('three Bases leave their row')
      for (const one of more) (one as Element).remove()
    }
    return [...new Set(found)]
  }, felt)
}

/** Keeps of each card called on this page whether it lay over the score. */
const watchCalls = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept = new Map<Element, boolean>()
    ;(window as unknown as { calls: typeof kept }).calls = kept
    new MutationObserver(() => {
      const [call, score] = ['.brawl-calls > p', '.brawl-tv-score, .brawl-tv-people'].map(one =>
        document.querySelector(one),
      )
      if (!call || !score) return
      kept.set(call, call.getBoundingClientRect().bottom > score.getBoundingClientRect().top + 2)
    }).observe(document, { childList: true, subtree: true })
  })
const callsOf = (page: Page): Promise<boolean[]> =>
  page.evaluate(() => [...(window as unknown as { calls: Map<Element, boolean> }).calls.values()])

for (const kind of ['duel', 'round-robin', 'tag-team'] as const) {
  test(`${kind}: every size shows the whole table`, async ({ browser }) => {
    const { context, page } = await device(browser, 'laptop')
    await sitDown(page, kind)
    const sizes = [...own, ...(kind === 'duel' ? large : [])]
    const all = await wrongInEach(page, `brawl-size-${kind}`, sizes, () => wrongs(page, '.brawl-zones'))
    expect(all).toEqual([])
    await context.close()
  })
}

test('every TV shows the whole table, of every kind, and the places of twelve at the end', async ({ browser }) => {
  const { context, page: tv } = await device(browser, 'tv')
  const ann = await joins(host.port, { name: me })
  const all: string[] = []
  const each = async (what: string, wrong: () => Promise<string[]>): Promise<void> => {
    const sizes = what === 'round-robin' ? [...screens, ...large] : screens
    all.push(...(await wrongInEach(tv, `brawl-size-${what}-tv`, sizes, wrong)))
  }
  for (const kind of ['duel', 'tag-team', 'round-robin'] as const) {
    const { seats } = tables[kind]
    const table = await opened(ann, 'brawl', { seats, options: { table: kind } })
    for (const guest of people.slice(1, seats)) await ok(ann, { say: 'sit', table, guest })
    await tv.goto(`${host.url}/#/tv?table=${table}`)
    await ok(ann, { say: 'start', table })
    const round = tableOf(ann, table).places.map(place => place.seat!)
    await expect(tv.getByTestId('brawl-tv')).toBeVisible()
    await watchCalls(tv)
    const act = (seat: string, deed: string) => ok(ann, { say: 'act', table, seat, action: { do: deed } })
    for (const seat of round) await act(seat, 'knock')
    await expect(tv.getByTestId('knock-panel')).toHaveCount(0)
    // The call that begins the fight, and whether any count lay under it.
    await expect.poll(() => callsOf(tv)).toEqual([false])
    await each(kind, () => wrongs(tv, '.brawl-tv'))
    if (kind !== 'round-robin') continue
    for (const seat of round.slice(0, -1)) await act(seat, 'concede')
    await expect(tv.getByTestId('podium')).toBeVisible()
    await each('podium', () => cutOnPodium(tv))
  }
  expect(all).toEqual([])
  await ann.close()
  await context.close()
})
