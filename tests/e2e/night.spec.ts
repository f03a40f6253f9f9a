import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { NightState } from '../../src-engine/night/state.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { atPage, beginAt, nightOn, Unseen, type NightGuest } from '../support/e2e-night.ts'
import { sound } from '../support/e2e-sound.ts'
import { wrongInEach } from '../support/e2e-sizes.ts'
import { ask, cutOnPodium, device, fitsSideways, openStart, sayName, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeEach(async () => {
  host = await builtHost()
})
test.afterEach(() => host.end())

const long = [
  'Maximiliane von Hohenfels',
  'Bartholomäus Kniehase-Wenzel',
  'Guadalupe Etxeberria Goikoetxea',
  'Wolfgang Amadeus Pfefferkorn',
]
const others = [...long, 'Al', 'Bo', 'Cäcilie', 'Désirée de la Fontaine', 'Emma', 'Friedrich-Wilhelm Schmitt']

/** Names and points of the standings that are cut off, or hang over the edge. */
const cutInStandings = (page: Page): Promise<string[]> =>
  page.locator('.standings').evaluate(all => {
    const cells = [...all.querySelectorAll('.k-name, .standings-points, .standings-place')] as HTMLElement[]
    const wrong = cells.filter(one => {
      const { left, right, bottom } = one.getBoundingClientRect()
      const off =
        left < 0 || right > innerWidth || (document.documentElement.dataset['scale'] === 'tv' && bottom > innerHeight)
      return off || one.scrollWidth > one.clientWidth + 1
    })
    return wrong.map(one => one.textContent ?? '')
  })
test('a night for twelve: planned on a laptop, led from game to game, a break, a kill, a bracket, and its champion as a picture', async ({
  browser,
}) => {
  const [ann, ben, tv] = [await device(browser, 'laptop'), await device(browser, 'phone'), await device(browser, 'tv')]
  await openStart(ann.page, host.url)
  await ann.page.getByTestId('plan-night').click()
  await sayName(ann.page, 'Ann')
  await ann.page.getByTestId('plan').click()
  const list = ann.page.getByTestId('playlist')
  await list.getByRole('spinbutton', { name: 'People' }).fill('12')
  await list.getByRole('spinbutton', { name: 'Minutes' }).fill('45')
  await list.getByTestId('suggest').click()
  await expect(list.getByTestId('playlist-length')).toContainText(/About (3\d|4[0-5]) minutes\. A guess/)
  const add = async (game: string): Promise<void> => {
    await list.getByRole('combobox', { name: 'Which game' }).selectOption({ label: game })
    await list.getByTestId('add-game').click()
  }
  const playsLast = (how: string): Promise<unknown> =>
    list.getByRole('combobox', { name: 'How it is played' }).last().selectOption({ label: how })
  await add('Referee')
  await list.getByTestId('add-game').click()
  await shot(ann.page, 'night-playlist-laptop')
  // Any minute may be asked for; the buttons beside it go by quarters of an hour.
  const removed = list.getByRole('button', { name: /^Remove (?!Referee)/ })
  while ((await removed.count()) > 0) await removed.first().click()
  await add('Knock-out Whist')
  await playsLast('The same cards at every table')
  await expect(list).toContainText('you are compared with those who held yours')
  await expect(list.getByTestId('seating').last()).toHaveText('3 tables for 4 each')
  await shot(ann.page, 'night-playlist-same-cards')
  await list.getByRole('button', { name: 'Move Knock-out Whist up' }).click()
  await add('Knockout Whist')
  await playsLast('Single elimination')
  await list
    .getByRole('button', { name: /^Remove Referee/ })
    .last()
    .click()
  await ann.page.getByTestId('playlist-done').click()
  // A phone comes in by the code on the TV; ten more follow.
  await tv.page.goto(`${host.url}/tv`)
  await expect(tv.page.getByTestId('tv-night')).toContainText('Ann')
  const link = await tv.page.locator('.tv-night-code .k-qr').getAttribute('aria-label')
  await ben.page.goto(/https?:\S+/.exec(link ?? '')![0])
  await ben.page.getByTestId('come-in').click()
  await sayName(ben.page, 'Benedikt Ahrenfeldt')
  await expect(tv.page.getByTestId('tv-night')).toContainText('Benedikt Ahrenfeldt')
  const crowd: Unseen[] = []
  for (const name of others) crowd.push(await Unseen.comesIn(host.port, name))
  /** Of a tournament everybody reads whom they play, and goes there by a press. */
  let isCalled = false
  const guest = (name: string, page: Page): NightGuest =>
    atPage(name, page, async () => {
      if (!isCalled) return
      await expect(page.getByTestId('night-call')).toContainText('you play')
      await page.getByTestId('my-table').click()
    })
  const [atLaptop, atPhone] = [guest('Ann', ann.page), guest('Benedikt Ahrenfeldt', ben.page)]
  const all = [atLaptop, atPhone, ...crowd]
  await expect(tv.page.getByTestId('tv-night')).toContainText('Emma')
  expect(await cutInStandings(tv.page)).toEqual([])
  await shot(tv.page, 'night-tv-planned')
  await sound(ann.page)

  // Everybody who has a seat is brought to the table. All give up one after another, so that the laptop wins.
  await ann.page.getByTestId('next-game').click()
  const first = await atLaptop.table()
  for (const one of all) expect(await one.table()).toBe(first)
  await ann.page.getByTestId('start').click()
  for (const one of [...crowd, atPhone]) await one.concedes(first)
  await ann.page.getByTestId('result-night').click()
  await expect(ann.page.getByTestId('standings')).toContainText('12')
  await shot(ann.page, 'night-between-laptop')
  await ann.page.getByRole('button', { name: 'A break of 10 minutes' }).click()
  await expect(tv.page.getByTestId('break-clock')).toContainText(/(10:00|9:\d\d)/)
  expect(
    await wrongInEach(
      tv.page,
      'night-tv-break',
      [
        [1920, 1080],
        [1280, 720],
      ],
      () => cutInStandings(tv.page),
    ),
  ).toEqual([])
  await ben.page.getByTestId('result-night').click()
  expect(
    await wrongInEach(
      ben.page,
      'night-phone-break',
      [
        [390, 664],
        [320, 568],
        [844, 340],
      ],
      () => cutInStandings(ben.page),
    ),
  ).toEqual([])
  await sound(ben.page)
  // The host's machine dies in the middle of the break, and is started again: nothing of the evening is lost.
  await host.kill()
  host = await builtHost({ port: host.port, data: host.data })
  await expect(tv.page.getByTestId('break-clock')).toContainText(/\d:\d\d/)
  await expect(tv.page.getByTestId('tv-night').locator('.standings')).toContainText('12')
  await expect(ann.page.getByTestId('next-game')).toBeEnabled()
  // Who presses while the line is still sought is told that it is down, and nothing is done.
  // An answer says that it is back: a page that hasn't noticed yet shows no banner either.
  for (const { page } of [ann, ben]) await ask(page, { say: 'ask', what: 'records' })
  for (const { page } of [ann, ben]) await expect(page.getByTestId('connection')).toBeHidden()
  for (const one of crowd) await one.comesBack(host.port)
  // The same cards at three tables: nothing is shown of them before all are done, and then who held which.
  await ann.page.getByTestId('next-game').click()
  const tables = new Map<string, NightGuest[]>()
  for (const one of all) {
    const table = await one.table()
    tables.set(table, [...(tables.get(table) ?? []), one])
  }
  await expect(tv.page.getByTestId('tv-night')).toBeVisible()
  for (const [table, sitting] of tables) {
    await beginAt(table, sitting)
    for (const one of sitting) await one.concedes(table)
  }
  await expect(tv.page.getByTestId('hands')).toContainText('Hand 4')
  await shot(tv.page, 'night-tv-same-cards')
  await ben.page.setViewportSize({ width: 390, height: 664 })
  await ben.page.getByTestId('result-night').click()
  await ben.page.getByTestId('hands').scrollIntoViewIfNeeded()
  await expect(ben.page.getByTestId('hands')).toContainText('Those who held your cards')
  await fitsSideways(ben.page)
  await shot(ben.page, 'night-phone-same-cards')
  // A bracket of twelve: everybody reads whom they play, four wait a round, and whoever gives up is out. Of the later
  // rounds others than the laptop's are walk-overs.
  await ann.page.getByTestId('result-night').click()
  isCalled = true
  for (const [round, pairs] of [4, 4, 2, 1].entries()) {
    await ann.page.getByTestId('next-game').click()
    const ready = (night: NightState) =>
      night.games.at(-1)!.tournament?.matches.filter(one => one.state === 'ready' && one.table !== undefined) ?? []
    await expect.poll(async () => ready(await nightOn(ann.page)).length).toBe(pairs)
    // The final alone is shown as any table.
    if (pairs > 1) await expect(tv.page.getByTestId('tv-tournament')).toContainText('Ann')
    if (pairs === 2) await shot(tv.page, 'night-tv-bracket')
    const night = await nightOn(ann.page)
    const { entrants } = night.games.at(-1)!.tournament!
    const guestOf = (id: string): NightGuest =>
      all.find(({ name }) => name === night.people.find(one => one.id === id)!.name)!
    for (const match of ready(night)) {
      const both = match.entrants.map(entrant => guestOf(entrants[entrant!]![0]!))
      if (round > 0 && !both.includes(atLaptop)) {
        await ask(ann.page, { say: 'night', act: { do: 'award', match: match.id, winner: match.entrants[0] } })
        continue
      }
      const [table] = [await both[0]!.table(), await both[1]!.table()]
      await beginAt(table, both)
      await both.find(one => one !== atLaptop)!.concedes(table)
      if (both.includes(atLaptop)) await ann.page.getByTestId('result-night').click()
    }
  }
  await expect(ann.page.getByTestId('champion')).toContainText('Ann wins the night!')
  await shot(ann.page, 'night-champion-laptop')
  await ben.page.goto(`${host.url}/#/night`)
  await expect(ben.page.getByTestId('champion')).toContainText('Ann wins the night!')
  await fitsSideways(ben.page)
  await shot(ben.page, 'night-champion-phone')
  const saved = ann.page.waitForEvent('download')
  await ann.page.getByTestId('keep-picture').click()
  const picture = await readFile(await (await saved).path())
  expect([picture.subarray(1, 4).toString(), picture.length > 10_000]).toEqual(['PNG', true])
  if (process.env.KNOCKABOUT_SHOTS !== undefined)
    await (await saved).saveAs(`${process.env.KNOCKABOUT_SHOTS}/night-picture.png`)
  // The end of the game first, then the champion of the evening.
  await expect(tv.page.getByTestId('tv-champion')).toContainText('Ann wins the night!')
  expect(await cutOnPodium(tv.page)).toEqual([])
  // A place stands beside whose it is, and the next one further off.
  const apart = await tv.page.locator('.podium-others > li').evaluateAll(all =>
    all.map(one => {
      const [place, face] = [one.querySelector('b')!, one.querySelector('.k-avatar')!]
      return face.getBoundingClientRect().left - place.getBoundingClientRect().right
    }),
  )
  expect(Math.max(...apart)).toBeLessThan(24)
  await shot(tv.page, 'night-tv-champion')
  for (const one of crowd) await one.close()
  for (const { context } of [ann, ben, tv]) await context.close()
})
