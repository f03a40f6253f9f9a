import { expect, type Browser, type Page } from '@playwright/test'
import type { JsonObject } from '../../src-engine/core/json.ts'
import { hostDealing, scriptWhere, type Script } from '../support/e2e-script.ts'
import { ask, device } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { join, tokenOf, type TestClient } from '../support/host-client.ts'
import { ok, opened } from '../support/host-play.ts'

// Nothing is told before it has happened: every change of the page is kept as a frame of a film, on the TV and on one's own
// screen, and what the frames show must come in the order of the story. No times: only what is seen before what.

/** Begins a film of the page. A frame is what a newcomer would notice, by name. */
function film(page: Page, card: string): Promise<void> {
  return page.evaluate(last => {
    const frames: string[][] = []
    const seen = (selector: string): boolean => document.querySelector(selector) !== null
    const look = (): void => {
      const words = document.body.textContent ?? ''
      const facts: readonly (readonly [string, boolean])[] = [
        ['card', last !== '' && seen(`.whist-played [data-card="${last}"]`)],
        ['trick', seen('.whist-badge.is-taking')],
        ['hand', seen('[data-testid="scene"]')],
        ['stamp', seen('[data-testid="out-stamp"]')],
        ['podium', seen('[data-testid="result"], [data-testid="podium"]')],
        ['crown', seen('.k-avatar-crown')],
        ['out', /\bis out\b|You’re out/.test(words)],
        ['wins', /\bwins\b|You win/.test(words)],
        ['tie', seen('[data-testid="scene"].is-tie')],
        ['has-it', /\bhas it\./.test(words)],
        ['calling', /is calling trump/.test(words)],
        ['call', /must call trumps/.test(words)],
      ]
      const frame = facts.flatMap(([name, is]) => (is ? name : []))
      if (frame.join() !== frames.at(-1)?.join()) frames.push(frame)
    }
    ;(window as unknown as { film: string[][] }).film = frames
    look()
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  }, card)
}
const framesOf = (page: Page): Promise<string[][]> =>
  page.evaluate(() => (window as unknown as { film: string[][] }).film)

/** Waits for the last of these and looks whether each came after the one before; `early`: what must not come before what. */
async function inOrder(
  page: Page,
  story: readonly string[],
  early: readonly (readonly [string, string])[],
): Promise<void> {
  await expect.poll(async () => (await framesOf(page)).some(frame => frame.includes(story.at(-1)!))).toBe(true)
  const frames = await framesOf(page)
  const told = frames.map(frame => frame.join('+')).join(' → ')
  const first = (fact: string): number => frames.findIndex(frame => frame.includes(fact))
  // The trick before may still lie there as the film begins.
  const begins = first(story[0]!)
  const from = (fact: string): number => frames.findIndex((frame, at) => at >= begins && frame.includes(fact))
  for (const fact of story) expect(from(fact), `${fact} is seen in ${told}`).toBeGreaterThan(-1)
  expect(story.map(from), told).toEqual(story.map(from).toSorted((a, b) => a - b))
  for (const [fact, cause] of [...early, ...story.slice(2).map(moment => [moment, story[0]!] as const)]) {
    if (first(fact) >= 0) expect(first(fact), `${fact} before ${cause} in ${told}`).toBeGreaterThanOrEqual(from(cause))
  }
}

const titles: { readonly [game: string]: string } = {
  'knock-out-whist': 'Knock-out Whist',
  'all-out-brawl': 'All Out Brawl',
  'knockout-whist': 'Knockout Whist',
  clash: 'Clash',
  referee: 'Referee',
}

type Play = Script['plays'][number]

/**
 * A game that has come as far as `before`, with Ann at a page, the others as programs, and the TV. The screens come last:
 * what they show of the way there is nothing that is looked at.
 */
async function sit(
  browser: Browser,
  game: string,
  seats: readonly string[],
  options: JsonObject,
  { seed, before }: { readonly seed: string; readonly before: readonly Play[] },
) {
  const host = await hostDealing(seed)
  const clients: { [name: string]: TestClient } = {}
  for (const name of seats) clients[name] = await join(host.port, { name })
  const { [seats[0]!]: first, ...others } = clients
  const table = await opened(first!, game, { seats: seats.length, options })
  for (const client of Object.values(others)) {
    await ok(client, { say: 'watch', table })
    await ok(client, { say: 'sit', table })
  }
  await ok(first!, { say: 'start', table })
  const actAs = (by: string, action: JsonObject) => ok(clients[by]!, { say: 'act', table, seat: by, action })
  for (const { by, action } of before) await actAs(by, action)
  await first!.close()

  const [own, tv] = [await device(browser, 'laptop'), await device(browser, 'tv')]
  await own.context.addInitScript(([origin, secret]) => localStorage.setItem(`knockabout.token.${origin}`, secret!), [
    host.url,
    tokenOf(first!),
  ] as const)
  await own.page.goto(`${host.url}/t/${table}`)
  await tv.page.goto(`${host.url}/tv?table=${table}`)
  await expect(tv.page.getByTestId('tv')).toContainText(seats.at(-1)!)
  const act = async (by: string, action: JsonObject): Promise<void> => {
    if (by === seats[0]) await ask(own.page, { say: 'act', table, seat: by, action })
    else await actAs(by, action)
  }
  const end = async (): Promise<void> => {
    await Promise.all(Object.values(others).map(one => one.close()))
    for (const one of [own, tv]) await one.context.close()
    await host.end()
  }
  return { screens: [own.page, tv.page], act, end }
}

const two = ['Ann', 'Ben'] as const
const four = ['Ann', 'Ben', 'Cal', 'Dee'] as const
interface Climax {
  readonly game: string
  readonly options?: JsonObject
  readonly seats?: readonly string[]
  readonly what: string
  readonly wanted: (events: Script['events'], view: Script['view']) => boolean
  readonly story: readonly string[]
}
const is = (events: Script['events'], type: string): boolean => events.some(event => event.type === type)
const toTheEnd = ['card', 'trick', 'hand', 'stamp', 'podium']
const climaxes: readonly Climax[] = [
  {
    game: 'knock-out-whist',
    options: { dogs: 'none' },
    what: 'the last trick of a hand, who is knocked out by it, and the winner',
    wanted: events => is(events, 'out') && is(events, 'game-won'),
    story: toTheEnd,
  },
  {
    game: 'knockout-whist',
    what: 'the last trick, who is knocked out by it, and the winner',
    wanted: events => is(events, 'out') && is(events, 'game-won'),
    story: toTheEnd,
  },
  {
    game: 'knockout-whist',
    what: 'the last trick of a hand, and who calls trump after it',
    wanted: (events, view) => is(events, 'hand-over') && view.callsTrump === 'Ben',
    story: ['card', 'trick', 'hand', 'call'],
  },
  {
    game: 'knock-out-whist',
    what: 'a tie for most tricks, who wins the cut, and who calls trump after it',
    wanted: (events, view) => is(events, 'tie') && is(events, 'hand-over') && view.callsTrump === 'Ben',
    story: ['card', 'trick', 'hand', 'tie', 'has-it', 'calling'],
  },
  {
    game: 'all-out-brawl',
    options: { lives: 1 },
    seats: four,
    what: 'how the last hand ends, and the winner',
    wanted: events => is(events, 'game-won'),
    story: ['card', 'trick', 'hand', 'podium'],
  },
]
const neverEarly = [
  ['out', 'stamp'],
  ['crown', 'podium'],
  ['wins', 'podium'],
] as const

for (const { game, options = {}, seats = two, what, wanted, story } of climaxes) {
  test(`${titles[game]}: ${what}: told in turn, on the TV and on one’s own screen`, async ({ browser }) => {
    const script = scriptWhere(game, seats, wanted, { most: 60, options })
    const [before, last] = [script.plays.slice(0, -1), script.plays.at(-1)!]
    const { screens, act, end } = await sit(browser, game, seats, options, { seed: script.seed, before })
    // The film holds the last play and nothing else.
    for (const screen of screens) {
      await expect(screen.locator('.whist-played')).toHaveCount(script.view.lastTrick!.plays.length - 1)
      await expect(screen.getByTestId('scene')).toHaveCount(0)
      await film(screen, String(last.action['card']))
    }
    await act(last.by, last.action)
    for (const screen of screens) await inOrder(screen, story, neverEarly)
    await end()
  })
}

const three = ['Ann', 'Ben', 'Cal'] as const
for (const game of ['clash', 'referee']) {
  test(`${titles[game]}: who goes out is stamped before the seat says so, and the winner told after it`, async ({
    browser,
  }) => {
    const options = { format: 'free-for-all' }
    const { screens, act, end } = await sit(browser, game, three, options, { seed: '1'.padStart(32, '0'), before: [] })
    for (const screen of screens) await expect(screen.locator('body')).toContainText('Cal')
    await act('Cal', { do: 'concede' })
    // At all of them at once: it stands for a moment only.
    await Promise.all(screens.map(screen => expect(screen.getByTestId('out-stamp')).toBeVisible()))
    for (const screen of screens) await expect(screen.getByTestId('out-stamp')).toHaveCount(0)
    for (const screen of screens) await film(screen, '')
    await act('Ben', { do: 'concede' })
    for (const screen of screens) {
      await inOrder(
        screen,
        ['stamp', 'podium'],
        [
          ['crown', 'podium'],
          ['wins', 'stamp'],
        ],
      )
    }
    await end()
  })
}
