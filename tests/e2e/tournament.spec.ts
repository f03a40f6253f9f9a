import { expect } from '@playwright/test'
import type { NightWord } from '../../src-engine/night/acts.ts'
import { newNight, reduceNight } from '../../src-engine/night/reduce.ts'
import { nightState, type NightState, type TournamentState } from '../../src-engine/night/state.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { cut } from '../support/e2e-cut.ts'
import { sound } from '../support/e2e-sound.ts'
import { wrongInEach } from '../support/e2e-sizes.ts'
import { bracket } from '../../src-main/host/party/bracket.ts'
import { ask, device, fitsSideways, hostStore, openStart, sayName, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { join, type TestClient } from '../support/host-client.ts'
import { ok } from '../support/host-play.ts'
import { longNames } from '../support/long-names.ts'
import { printed, unparted } from '../support/printed.ts'

let host: BuiltHost
test.beforeEach(async () => {
  host = await builtHost()
})
test.afterEach(() => host.end())

const names = [
  'Maximiliane von Hohenfels',
  'Bartholomäus Kniehase-Wenzel',
  'Guadalupe Etxeberria Goikoetxea',
  'Wolfgang Amadeus Pfefferkorn',
  'Al',
  'Cäcilie',
  'Désirée de la Fontaine',
  'Emma',
  'Friedrich-Wilhelm Schmitt',
  'Bo',
]
const night = (client: TestClient): NightState => {
  const found = client.messages.findLast(one => one.say === 'night')
  if (found?.say !== 'night') throw new Error('no night yet')
  return found.night
}
const cup = (client: TestClient): TournamentState => night(client).games.at(-1)!.tournament!
const comes = (name: string, at: number): Promise<TestClient> =>
  join(host.port, { name, colour: at % 12, avatar: ['fox', 'owl', 'bear'][at % 3]! })

test('a tournament of twelve and one of forty: one’s own table on the phone, pairings and standings on the TV', async ({
  browser,
}) => {
  const [ann, ben, tv] = [await device(browser, 'laptop'), await device(browser, 'phone'), await device(browser, 'tv')]
  await openStart(ann.page, host.url)
  await ann.page.getByTestId('plan-night').click()
  await sayName(ann.page, 'Ann')
  await ann.page.getByTestId('plan').click()
  const list = ann.page.getByTestId('playlist')
  const removed = list.getByRole('button', { name: /^Remove/ })
  await expect(removed.first()).toBeVisible()
  while ((await removed.count()) > 1) await removed.first().click()
  await list.getByRole('combobox', { name: 'Which game' }).selectOption({ label: 'Referee' })
  await list.getByTestId('add-game').click()
  await list
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await list.getByRole('combobox', { name: 'How it is played' }).selectOption({ label: 'Swiss rounds' })
  await list.getByText('House rules of Referee').click()
  await expect(list.getByTestId('house-rules')).toBeVisible()
  await shot(ann.page, 'cup-playlist-laptop')
  await sound(ann.page)
  await ann.page.getByTestId('playlist-done').click()
  const crowd: TestClient[] = []
  for (const [at, name] of names.entries()) crowd.push(await comes(name, at))
  await ben.page.goto(`${host.url}/#/night`)
  await ben.page.getByTestId('come-in').click()
  await sayName(ben.page, 'Benedikt Ahrenfeldt')
  for (const one of crowd) await ok(one, { say: 'night', act: { do: 'in', on: true } })
  await tv.page.goto(`${host.url}/tv`)
  // A list with somebody twice gets its word and changes nothing; then the TV says who is awaited.
  await ann.page.getByTestId('names-edit').click()
  await ann.page.getByTestId('names-text').fill('Zoe\t1\nZoe')
  await ann.page.getByTestId('names-done').click()
  await expect(ann.page.getByTestId('names')).toContainText('Zoe is on the list twice.')
  await shot(ann.page, 'cup-names-laptop')
  await ann.page.getByTestId('names-text').fill('Zoe\t3\nEmma\t1\tReds')
  await ann.page.getByTestId('names-done').click()
  await expect(tv.page.getByTestId('awaited')).toHaveText('Not here yet: Zoe')
  await shot(tv.page, 'cup-tv-awaited')
  await ann.page.getByTestId('next-game').click()
  // Two change places before the first card, and the TV says so.
  await ann.page.getByTestId('swap-ask').click()
  await shot(ann.page, 'cup-swap-laptop')
  await ann.page.getByTestId('swap-done').click()
  await expect(tv.page.getByTestId('night-news')).toContainText('have changed places in the draw')
  // The phone says against whom and where, and one press leads there.
  const call = ben.page.getByTestId('night-call')
  await expect(call).toHaveText(/^Round 1: you play .+ at table [1-6]$/)
  await expect(tv.page.getByTestId('tv-tournament')).toContainText('Benedikt Ahrenfeldt')
  await expect(tv.page.getByTestId('tv-tournament')).toContainText('Table 6')
  await shot(tv.page, 'cup-tv-12')
  expect(await cut(tv.page)).toEqual([])
  const sizes = [
    [390, 664],
    [320, 568],
    [844, 340],
  ] as const
  expect(await wrongInEach(ben.page, 'cup-phone', sizes, () => cut(ben.page))).toEqual([])
  // Who leads by phone decides below the names, which stay whole in longer words too.
  const speak = (language: string): Promise<unknown> =>
    ann.page.evaluate(now => localStorage.setItem('knockabout.language', now), language)
  await speak('de')
  await ann.page.goto(`${host.url}/#/night`)
  await ann.page.reload()
  await expect(ann.page.getByRole('button', { name: /entscheiden$/ }).first()).toBeVisible()
  expect(await wrongInEach(ann.page, 'cup-leader-phone', [[390, 664]], () => cut(ann.page))).toEqual([])
  await speak('en')
  await ann.page.setViewportSize({ width: 1280, height: 800 })
  await ann.page.reload()
  await ben.page.setViewportSize({ width: 390, height: 664 })
  await fitsSideways(ben.page)
  await expect(ben.page.locator('.k-toast')).toHaveCount(0)
  await sound(ben.page)
  const [watcher] = crowd as [TestClient]
  /** Whoever leads decides all that is on. */
  const decide = async (): Promise<void> => {
    await watcher.until(one => one.say === 'night' && one === watcher.messages.findLast(last => last.say === 'night'))
    for (const { id, entrants, state } of cup(watcher).matches) {
      if (state !== 'ready') continue
      await ask(ann.page, { say: 'night', act: { do: 'award', match: id, winner: entrants[id % 2]! } })
    }
  }
  await ben.page.getByTestId('my-table').click()
  await expect(ben.page.getByTestId('lobby')).toBeVisible()
  // The first by the menu of whoever leads, the others all alike.
  await ann.page
    .getByRole('button', { name: /^Decide/ })
    .first()
    .click()
  await ann.page.getByRole('menuitem', { name: /wins$/ }).first().click()
  await expect(ann.page.getByTestId('pairings').first()).toContainText('walk-over')
  await decide()
  await expect(ann.page.getByTestId('next-game')).toContainText('Open the next round of Referee')
  await shot(ann.page, 'cup-between-laptop')
  await shot(tv.page, 'cup-tv-between-12')
  for (let round = 2; round <= 4; round++) {
    await ann.page.getByTestId('next-game').click()
    await watcher.until(
      one => one.say === 'night' && one.night.games.at(-1)?.tournament?.matches.at(-1)?.round === round,
    )
    if (round === 2) {
      // A result of the first round was found wrong: the TV says that what is drawn stays.
      const form = ann.page.getByTestId('corrections')
      await form.getByTestId('correct').click()
      const [first, second] = [form.locator('input').nth(0), form.locator('input').nth(1)]
      const [one, other] = [await first.inputValue(), await second.inputValue()]
      await first.fill(other)
      await second.fill(one)
      await form.scrollIntoViewIfNeeded()
      await shot(ann.page, 'cup-correct-laptop')
      await form.getByTestId('correct-done').click()
      await expect(tv.page.getByTestId('night-news')).toContainText('The pairings already drawn stay.')
      await shot(tv.page, 'cup-tv-correct')
      expect(await cut(tv.page)).toEqual([])
      await expect(form).toContainText('Put right: Round 1')
      await shot(ann.page, 'cup-history-laptop')
      await ben.page.goto(`${host.url}/#/night`)
      await expect(ben.page.getByTestId('night-news')).toBeVisible()
      await shot(ben.page, 'cup-news-phone')
      await form.getByRole('button', { name: /^Take back/ }).click()
      await expect(form).toContainText('taken back by Ann')
    }
    await decide()
  }
  await expect(ann.page.getByTestId('champion')).toBeVisible()
  // Forty play for two more cups.
  for (let at = 0; at < 28; at++) {
    const one = await comes(`${names[at % names.length]!.slice(0, 14)} ${at + 1}`, at)
    await ok(one, { say: 'night', act: { do: 'in', on: true } })
    crowd.push(one)
  }
  const cupOf = (form: 'single' | 'swiss') =>
    ({ game: 'referee', options: {}, rounds: 1, tournament: { form, seats: 2, team: 1 } }) as const
  const { playlist } = night(watcher)
  const more = [...playlist, cupOf('single'), cupOf('swiss')]
  await ask(ann.page, { say: 'night', act: { do: 'playlist', playlist: more } })
  await ann.page.getByTestId('next-game').click()
  await expect(tv.page.getByTestId('tv-tournament')).toContainText('Table 16')
  await shot(tv.page, 'cup-tv-40-single')
  expect(await cut(tv.page)).toEqual([])
  await expect(tv.page.getByTestId('bracket')).toBeVisible({ timeout: 30_000 })
  await shot(tv.page, 'cup-tv-40-bracket')
  expect(await cut(tv.page)).toEqual([])
  await shot(ann.page, 'cup-bracket-laptop')
  await ask(ann.page, { say: 'night', act: { do: 'skip' } })
  await ann.page.getByTestId('next-game').click()
  await expect(tv.page.getByTestId('tv-tournament')).toContainText('Table 20')
  await shot(tv.page, 'cup-tv-40-swiss')
  expect(await cut(tv.page)).toEqual([])
  await decide()
  await expect(tv.page.getByTestId('tv-tournament').getByTestId('standings').first()).toBeVisible({ timeout: 30_000 })
  await shot(tv.page, 'cup-tv-40-standings')
  expect(await cut(tv.page)).toEqual([])
  await ann.page.emulateMedia({ media: 'print' })
  await expect(ann.page.getByTestId('next-game')).toBeHidden()
  expect(await ann.page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)')
  await shot(ann.page, 'cup-print')
  await ann.page.emulateMedia({ media: 'screen' })
  // Another evening’s page has this one among the past.
  for (const act of [{ do: 'end' }, { do: 'plan', playlist: [cupOf('single')] }, { do: 'end' }] as const) {
    await ask(ann.page, { say: 'night', act })
  }
  await expect(ann.page.getByTestId('past-nights')).toContainText(/wins? the night!/)
  await ann.page.getByTestId('past-nights').scrollIntoViewIfNeeded()
  await shot(ann.page, 'cup-past-nights')
  for (const client of crowd) await client.close()
  for (const one of [ann, ben, tv]) await one.context.close()
})

test('a double knock-out of twelve long names: both its sides are whole on the TV', async ({ browser }) => {
  const crowd: TestClient[] = []
  for (const [at, name] of longNames.entries()) crowd.push(await comes(name, at))
  const [lead] = crowd as [TestClient]
  const act = (what: NightWord): Promise<unknown> => ok(lead, { say: 'night', act: what })
  const double = { game: 'referee', options: {}, rounds: 1, tournament: { form: 'double', seats: 2, team: 1 } } as const
  await act({ do: 'plan', playlist: [double] })
  for (const one of crowd) await ok(one, { say: 'night', act: { do: 'in', on: true } })
  const ready = () => cup(lead).matches.filter(one => one.state === 'ready')
  for (const round of [1, 2, 3]) {
    await act({ do: 'next' })
    await expect.poll(() => ready().length).toBeGreaterThan(0)
    if (round < 3)
      for (const { id, entrants } of ready()) await act({ do: 'award', match: id, winner: entrants[id % 2]! })
  }
  const tv = await device(browser, 'tv')
  await tv.page.clock.install()
  await tv.page.goto(`${host.url}/tv`)
  const shown = tv.page.getByTestId('tv-tournament')
  await expect(shown).toContainText('Round 3')
  for (const heading of ['Round 2', 'Losers’ side, round 2']) {
    await tv.page.clock.fastForward(14_000)
    await expect(shown.getByTestId('bracket')).toContainText(heading)
    await shot(tv.page, `cup-tv-double-${heading.length}`)
    expect(await cut(tv.page)).toEqual([])
  }
  for (const client of crowd) await client.close()
  await tv.context.close()
})

/** A night with a bracket that is drawn, for people of these names. */
async function bracketOf(form: 'single' | 'double', people: readonly string[]): Promise<NightState> {
  const those = people.map((name, at) => ({ id: `p${at}`, name, colour: at % 12, avatar: 'fox' }))
  const by = { person: 'p0', owner: false }
  const matches = await bracket(form, people.length)
  const size = 2 ** Math.ceil(Math.log2(people.length))
  const draw = { entrants: Array.from({ length: size }, (_, at) => (at < people.length ? [`p${at}`] : [])), matches }
  const game = { game: 'referee', options: {}, rounds: 1, tournament: { form, seats: 2, team: 1 } } as const
  let night = newNight('n', those[0]!, [game])
  for (const who of those.slice(1)) night = done(reduceNight(night, { do: 'in', on: true, who, by }))
  night = done(reduceNight(night, { do: 'next', tables: [], draw, by }))
  return nightState(night, 0)
  function done(step: ReturnType<typeof reduceNight>): typeof night {
    if ('refused' in step) throw new Error(step.refused.code)
    return step.night
  }
}

test('on paper a bracket has every name and round, in letters that can be read', async ({ browser }) => {
  const eighty = Array.from({ length: 80 }, (_, at) =>
    at % 3 === 0 ? `${longNames[at % longNames.length]!} ${at}` : `${names[at % names.length]!} ${at}`,
  )
  const { context, page } = await device(browser, 'laptop')
  await page.goto(`${host.url}/#/night`)
  const store = await hostStore(page)
  const wrong: string[] = []
  for (const [form, people, most] of [
    ['double', longNames, 1],
    ['single', eighty, 3],
  ] as const) {
    const night = await bracketOf(form, people)
    const sent = JSON.stringify({ ...night, cameAt: 0 })
    await store.evaluate((shown, now) => void Object.assign(shown, { night: JSON.parse(now) as unknown }), sent)
    await expect(page.getByTestId('bracket')).toContainText('Final')
    const what = `${form} of ${people.length}`
    const sheets = await printed(page, process.env.KNOCKABOUT_SHOTS && `${process.env.KNOCKABOUT_SHOTS}/${what}.pdf`)
    const paper = sheets.slice(
      Math.max(
        0,
        sheets.findIndex(one => one.text.includes('Bracket')),
      ),
    )
    if (paper.length > most) wrong.push(`${what}: ${paper.length} sheets`)
    const text = paper.map(one => one.text).join('')
    for (const name of people) if (!text.includes(unparted(name))) wrong.push(`${what}: ${name}`)
    const titles = await page.locator('.bracket h3').allTextContents()
    for (const title of titles) if (!text.includes(unparted(title))) wrong.push(`${what}: ${title}`)
    for (const { least, off } of paper)
      if (least < 6.99 || off.length > 0) wrong.push(`${what}: ${least} pt, ${off.join()}`)
  }
  expect(wrong).toEqual([])
  await context.close()
})
