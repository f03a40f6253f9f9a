import { expect, type Browser, type Page } from '@playwright/test'
import type { JsonObject } from '../../src-engine/core/json.ts'
import { asks, handOf, oneAct } from '../support/e2e-play.ts'
import { builtHost } from '../support/e2e-host.ts'
import { hostDealing, scriptWhere, type Script } from '../support/e2e-script.ts'
import { ask, device, joinByCode, linkOf, openTable, setTable, shot, sizes } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { join, type TestClient } from '../support/host-client.ts'
import { ok } from '../support/host-play.ts'

// The last file to begin, and a long one: whoever is free takes its next test. Each has a host of its own.
test.describe.configure({ mode: 'parallel' })

const names = ['Ann', 'Ben', 'Cal', 'Dee'] as const

/** Ann at a laptop, Ben on a phone, the others as programs, and the TV: all but the script's last play is played. */
async function playUp(
  browser: Browser,
  url: string,
  port: number,
  title: string,
  script: Script,
  { seats = names, options = {} }: { readonly seats?: readonly string[]; readonly options?: JsonObject } = {},
) {
  const [laptop, phone, tv] = [
    await device(browser, 'laptop'),
    await device(browser, 'phone'),
    await device(browser, 'tv'),
  ]
  const pages = [laptop.page, phone.page, tv.page]
  for (const page of pages) await page.addInitScript(keepNews)
  const [anns, bens] = seats as readonly [string, string]
  const table = await openTable(laptop.page, url, anns, title)
  await setTable(laptop.page, table, { seats: seats.length, fill: false, options })
  await joinByCode(phone.page, await linkOf(laptop.page), bens)
  const others: { [name: string]: TestClient } = {}
  for (const name of seats.slice(2)) {
    others[name] = await join(port, { name })
    await ok(others[name], { say: 'watch', table })
    await ok(others[name], { say: 'sit', table })
  }
  await tv.page.goto(`${url}/tv?table=${table}`)
  await expect(tv.page.getByTestId('tv')).toContainText(seats.at(-1)!)
  await laptop.page.getByTestId('start').click()
  for (const page of [laptop.page, phone.page]) await expect(page.getByTestId('hand')).toBeVisible()
  const act = async ({ by, action }: Script['plays'][number]): Promise<void> => {
    const words = { say: 'act', table, seat: by, action } as const
    const other = others[by]
    if (other === undefined) await ask(by === anns ? laptop.page : phone.page, words)
    else await ok(other, words)
  }
  for (const one of script.plays.slice(0, -1)) await act(one)
  return {
    laptop: laptop.page,
    phone: phone.page,
    tv: tv.page,
    last: () => act(script.plays.at(-1)!),
    end: async () => {
      await Promise.all(Object.values(others).map(one => one.close()))
      for (const one of [laptop, phone, tv]) await one.context.close()
    },
  }
}

/** Keeps what the paper on the table says, as long as the page lives: it lies there for some seconds only. */
function keepNews(): void {
  const kept: { text: string; cards: string[] }[] = []
  ;(window as unknown as { news: unknown }).news = kept
  new MutationObserver(() => {
    const paper = document.querySelector<HTMLElement>('[data-testid="scene"].is-tie')
    if (paper === null) return
    const cards = [...paper.querySelectorAll<HTMLElement>('[data-card]')].map(card => card.dataset['card'] ?? '')
    kept.push({ text: paper.innerText.replaceAll('\u00AD', ''), cards })
  }).observe(document, { childList: true, subtree: true })
}
const news = (page: Page): Promise<readonly { text: string; cards: readonly string[] }[]> =>
  page.evaluate(() => (window as unknown as { news: { text: string; cards: string[] }[] }).news)

/** Whether the paper, what is on it, or what somebody must answer hangs over the edge of the felt, or one lies under another. */
const cutOff = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const paper = document.querySelector('[data-testid="scene"].is-tie')
    if (paper === null) return false // read and gone
    const felt = paper.parentElement!.getBoundingClientRect()
    const box = paper.getBoundingClientRect()
    const call = document.querySelector('[data-testid="trump-call"]')?.getBoundingClientRect()
    const shared = (low: 'left' | 'top', high: 'right' | 'bottom'): number =>
      call === undefined ? 0 : Math.min(call[high], box[high]) - Math.max(call[low], box[low])
    const under = shared('top', 'bottom') > 8 && shared('left', 'right') > 8
    const drawn = [...paper.querySelectorAll('figure > *')].map(one => one.getBoundingClientRect())
    const over = [box, ...drawn, ...(call === undefined ? [] : [call])].some(
      one =>
        one.left < felt.left - 6 ||
        one.right > felt.right + 6 ||
        one.top < felt.top - 6 ||
        one.bottom > felt.bottom + 6,
    )
    return under || over
  })

// Whoever calls on the phone is asked once the paper has gone.
test('a tie for most tricks is drawn on the table for all to see: laptop, phone and TV show the same cards', async ({
  browser,
}) => {
  // Six who draw, with names as long and as broad as they may be.
  const first = ['Bartholomew', 'Annegret', 'Theodora', 'Maximiliane', 'Wilhelmina', 'Guadalupe', 'Oluwaseun']
  const seats = first.map(name => name.padEnd(20, 'mw'))
  const script = scriptWhere(
    'all-out-brawl',
    seats,
    (events, view) =>
      view.callsTrump === seats[1] && events.some(event => event.type === 'tie' && event.seats.length === 6),
    { most: 6 * seats.length }, // after the first hand, so that no more is played than needed
  )
  const tie = script.events.find(event => event.type === 'tie')!
  const host = await hostDealing(script.seed)
  const table = await playUp(browser, host.url, host.port, 'All Out Brawl', script, { seats })
  const screens = [table.laptop, table.phone, table.tv]
  for (const page of screens) expect((await news(page)).some(one => one.text.includes('tie'))).toBe(false)
  // People play slower than this: what was told before has gone again.
  for (const page of screens) await expect(page.getByTestId('announce')).toHaveCount(0)
  await table.last()
  const drawn = tie.draws.flatMap(draw => Object.values(draw))
  const shots = screens.map(async (page, i) => {
    await expect(page.getByTestId('scene').filter({ hasText: 'tie' })).toContainText('tie')
    expect(await cutOff(page), `the paper is cut off on screen ${i}`).toBe(false)
    await shot(page, `theatre-tie-${['laptop', 'phone', 'tv'][i]}`)
  })
  for (const page of screens) {
    await expect
      .poll(async () => (await news(page)).findLast(one => one.text.includes('A tie for most tricks'))?.cards)
      .toEqual(drawn)
    const heard = (await news(page)).findLast(one => one.text.includes('A tie for most tricks'))!
    expect(heard.text).toContain(`${tie.winner} has it.`)
    for (const seat of tie.seats) expect(heard.text).toContain(seat)
  }
  await Promise.all(shots)
  await table.end()
  await host.end()
})

/** Where the lamp hangs, against the badge it hangs over: inside it, in shares of the badge from its middle. */
const lampOff = (page: Page, seat: string): Promise<readonly [number, number]> =>
  page.evaluate(id => {
    const light = document.querySelector<HTMLElement>('[data-testid="dog-light"]')!
    const probe = document.createElement('i')
    probe.style.cssText =
      'position:absolute;width:0;height:0;left:calc(var(--spill) + var(--x));top:calc(var(--spill) + var(--y))'
    light.append(probe)
    const lamp = probe.getBoundingClientRect()
    probe.remove()
    const badge = document.querySelector(`.whist-badge[data-seat="${id}"]`)!.getBoundingClientRect()
    return [
      (lamp.left - (badge.left + badge.width / 2)) / badge.width,
      (lamp.top - (badge.top + badge.height / 2)) / badge.height,
    ] as const
  }, seat)

test('while the dog thinks about its one card the lamp hangs over its seat, on another’s laptop, phone and the TV', async ({
  browser,
}) => {
  // Cal or Dee is the dog to act: for Ann, for Ben and for the room it is another seat.
  const script = scriptWhere('knock-out-whist', names, (_, view) => {
    const acting = view.phase === 'play' ? view.toAct[0] : undefined
    return (acting === 'Cal' || acting === 'Dee') && view.seats[acting]?.status === 'dog'
  })
  const dog = script.view.toAct[0]!
  const host = await hostDealing(script.seed)
  const table = await playUp(browser, host.url, host.port, 'Knock-out Whist', script)
  await table.last()
  for (const [i, page] of [table.laptop, table.phone, table.tv].entries()) {
    const light = page.getByTestId('dog-light')
    await expect(light).toBeVisible()
    await expect(light).toHaveAttribute('data-dog', dog)
    await expect(light).toContainText(`${dog}’s one card: play or tap?`)
    const off = await lampOff(page, dog)
    expect(Math.max(...off.map(Math.abs)), `the lamp hangs beside ${dog}`).toBeLessThan(0.5)
    await shot(page, `theatre-dog-${['laptop', 'phone', 'tv'][i]}`)
  }
  await table.end()
  await host.end()
})

test('pass and play: one press for each change of hands, none while nobody here is to play, and no hand shows through', async ({
  page,
}) => {
  const host = await builtHost()
  await page.setViewportSize(sizes.phone)
  const table = await openTable(page, host.url, 'Ann', 'Knock-out Whist')
  await setTable(page, table, { seats: 4 })
  await page.getByTestId('add-guest').click()
  await page.getByTestId('guest-name').fill('Bo')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('lobby')).toContainText('Bo')
  await page.getByTestId('start').click()
  const curtain = page.getByTestId('curtain')
  const due = curtain.getByRole('heading', { name: 'Hand the device to' })
  const { card, call, tap } = asks(page)
  const opened: string[] = []
  /** What each held in the first hand, when they first had the device. */
  const hands = new Map<string, ReadonlySet<string>>()
  let acts = 0
  let shownWaiting = false
  for (let look = 0; acts < 6 && look < 60; look++) {
    // Bots lead: the curtain waits by itself, and asks for no press.
    await expect(due.or(card).or(call).or(tap).first()).toBeVisible()
    if (await due.isVisible()) {
      expect(await page.locator('[data-card]').count()).toBe(0)
      const name = ((await due.textContent()) ?? '').replace('Hand the device to ', '')
      // Nobody is asked for twice running: between two presses the device went to somebody else.
      expect(name).not.toBe(opened.at(-1))
      opened.push(name)
      if (!shownWaiting) await shot(page, 'theatre-curtain-phone')
      shownWaiting = true
      await page.getByTestId('curtain-open').click()
      await expect(page.getByTestId('hand').or(due).first()).toBeVisible()
      continue
    }
    // No card of one hand is seen while the other has the device.
    const [mine = '', held] = [opened.at(-1), await handOf(page)]
    for (const [other, cards] of hands) if (other !== mine) expect(held.filter(one => cards.has(one))).toEqual([])
    if (!hands.has(mine)) hands.set(mine, new Set(held))
    const did = await oneAct(page, 2000).catch(() => undefined)
    if (did !== undefined) acts++
    if (did === 'over') break
  }
  expect(new Set(opened)).toEqual(new Set(['Ann', 'Bo']))
  await host.end()
})

test('who is knocked out is stamped on every screen, whole and in sight, and told so on their own', async ({
  browser,
}) => {
  const script = scriptWhere(
    'knock-out-whist',
    names,
    events =>
      events.some(event => event.type === 'out' && event.seat === 'Ben') &&
      !events.some(({ type }) => type === 'game-won'),
  )
  const gone = script.events.flatMap(event => (event.type === 'out' ? event.seat : []))
  const host = await hostDealing(script.seed)
  const table = await playUp(browser, host.url, host.port, 'Knock-out Whist', script)
  await table.phone.setViewportSize({ width: 320, height: 568 })
  // Seen and measured in one go: it stands there for seconds only.
  const stamped = [table.tv, table.laptop, table.phone].map(page =>
    page.waitForFunction(() => {
      const stamp = document.querySelector('[data-testid="out-stamp"]')
      const parts = [...(stamp?.querySelectorAll('.out-stamp-word, .out-stamp-name, p') ?? [])]
      // The word comes down on it from above.
      const lands = parts.some(part => part.getAnimations().some(({ playState }) => playState === 'running'))
      if (stamp === null || lands) return undefined
      // What one can do now lies below it.
      const end = document.querySelector('[data-testid="out-bar"]')?.getBoundingClientRect().top ?? innerHeight
      const over = parts.some(part => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        return left < 0 || top < 0 || right > innerWidth || bottom > end
      })
      return { text: stamp.textContent, over }
    }),
  )
  await table.last()
  for (const [at, one] of stamped.entries()) {
    const heard = (await (await one).jsonValue())!
    for (const name of gone) expect(heard.text).toContain(name)
    expect(heard.over).toBe(false)
    const own = (at === 1 && gone.includes('Ann')) || (at === 2 && gone.includes('Ben'))
    expect(heard.text?.includes('You’re out')).toBe(own)
  }
  await table.end()
  await host.end()
})

test('after a game everybody’s lives are drawn, on the TV and on each screen, and read out as a sentence', async ({
  browser,
}) => {
  const options = { lives: 1 }
  const ends = (events: Script['events']): boolean => events.some(({ type }) => type === 'game-won')
  const script = scriptWhere('all-out-brawl', names, ends, { most: 60, options })
  const host = await hostDealing(script.seed)
  const table = await playUp(browser, host.url, host.port, 'All Out Brawl', script, { options })
  await table.last()
  for (const [i, page] of [table.tv, table.laptop, table.phone].entries()) {
    const picture = page.getByTestId('game-course').getByRole('img')
    await expect(picture).toBeVisible()
    const sentence = (await picture.getAttribute('aria-label')) ?? ''
    // On a large screen nothing of it is scrolled to; on phones it is.
    if (page !== table.phone) await expect(page.getByTestId('game-course')).toBeInViewport({ ratio: 1 })
    for (const name of names) expect(sentence).toMatch(new RegExp(`${name} from \\d+ to \\d+`))
    await shot(page, `theatre-lives-${['tv', 'laptop', 'phone'][i]}`)
  }
  await table.end()
  await host.end()
})
