import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { sound } from '../support/e2e-sound.ts'
import { wrongInEach } from '../support/e2e-sizes.ts'
import { ask, cutOnPodium, device, fitsSideways, openStart, sayName, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { join, personOf, tokenOf, type TestClient } from '../support/host-client.ts'
import { ok, tableOf } from '../support/host-play.ts'

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
test('a night for twelve: planned on a laptop, led from game to game, a break, a kill, and its champion as a picture', async ({
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
  await list.getByRole('combobox', { name: 'Which game' }).selectOption({ label: 'Referee' })
  for (let i = 0; i < 2; i++) await list.getByTestId('add-game').click()
  await shot(ann.page, 'night-playlist-laptop')
  // Any minute may be asked for; the buttons beside it go by quarters of an hour.
  const removed = list.getByRole('button', { name: /^Remove (?!Referee)/ })
  while ((await removed.count()) > 0) await removed.first().click()
  await list.getByRole('combobox', { name: 'Which game' }).selectOption({ label: 'Knock-out Whist' })
  await list.getByTestId('add-game').click()
  const how = list.getByRole('combobox', { name: 'How it is played' }).last()
  await how.selectOption({ label: 'The same cards at every table' })
  await expect(list).toContainText('you are compared with those who held yours')
  await shot(ann.page, 'night-playlist-same-cards')
  await list.getByRole('button', { name: 'Move Knock-out Whist up' }).click()
  await ann.page.getByTestId('playlist-done').click()
  // A phone comes in by the code on the TV; ten more follow.
  await tv.page.goto(`${host.url}/tv`)
  await expect(tv.page.getByTestId('tv-night')).toContainText('Ann')
  const link = await tv.page.locator('.tv-night-code .k-qr').getAttribute('aria-label')
  await ben.page.goto(/https?:\S+/.exec(link ?? '')![0])
  await ben.page.getByTestId('come-in').click()
  await sayName(ben.page, 'Benedikt Ahrenfeldt')
  await expect(tv.page.getByTestId('tv-night')).toContainText('Benedikt Ahrenfeldt')
  const crowd: TestClient[] = []
  for (const [at, name] of others.entries()) {
    const client = await join(host.port, { name, colour: at % 12, avatar: ['fox', 'owl', 'bear'][at % 3]! })
    await ok(client, { say: 'night', act: { do: 'in', on: true } })
    crowd.push(client)
  }
  await expect(tv.page.getByTestId('tv-night')).toContainText('Emma')
  expect(await cutInStandings(tv.page)).toEqual([])
  await shot(tv.page, 'night-tv-planned')
  await sound(ann.page)

  /** All give up one after another, so that the first of them ends last but one and the laptop wins. */
  const playOut = async (): Promise<void> => {
    await ann.page.getByTestId('next-game').click()
    // Everybody who has a seat is brought to the table.
    await expect(ann.page.getByTestId('lobby')).toBeVisible()
    await expect(ben.page.getByTestId('lobby')).toBeVisible()
    const table = new URL(ann.page.url()).hash.replace('#/t/', '')
    await ask(ann.page, { say: 'start', table })
    for (const client of crowd) {
      await client.until(one => one.say === 'table' && one.table.id === table && one.table.phase === 'playing')
      const { seat } = tableOf(client, table).places.find(one => one.person === personOf(client))!
      await ok(client, { say: 'act', table, seat, action: { do: 'concede' } })
    }
    const { seat } = tableOf(crowd[0]!, table).places.find(one => one.name.startsWith('Benedikt'))!
    await ask(ben.page, { say: 'act', table, seat, action: { do: 'concede' } })
  }
  await playOut()
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
  const tokens = crowd.map(tokenOf)
  await host.kill()
  host = await builtHost({ port: host.port, data: host.data })
  for (const [at, token] of tokens.entries()) crowd[at] = await join(host.port, { name: others[at]!, token })
  await expect(tv.page.getByTestId('break-clock')).toContainText(/\d:\d\d/)
  await expect(tv.page.getByTestId('tv-night').locator('.standings')).toContainText('12')
  await expect(ann.page.getByTestId('next-game')).toBeEnabled()
  // Who presses while the line is still sought is told that it is down, and nothing is done.
  // An answer says that it is back: a page that hasn't noticed yet shows no banner either.
  for (const { page } of [ann, ben]) await ask(page, { say: 'ask', what: 'records' })
  for (const { page } of [ann, ben]) await expect(page.getByTestId('connection')).toBeHidden()
  // The same cards at three tables: nothing is shown of them before all are done, and then who held which.
  await ann.page.getByTestId('next-game').click()
  await expect(ben.page.getByTestId('lobby')).toBeVisible()
  await expect(tv.page.getByTestId('tv-night')).toBeVisible()
  const pages = [ann.page, ben.page]
  const at = async (page: Page): Promise<string> => new URL(page.url()).hash.replace('#/t/', '')
  for (const page of pages) await expect.poll(() => at(page)).not.toContain('#')
  const night = crowd[0]!.messages.findLast(one => one.say === 'night')!
  for (const { id: table } of night.say === 'night' ? night.night.games.at(-1)!.tables : []) {
    const sitting = crowd.filter(one => one.messages.some(said => said.say === 'table' && said.table.id === table))
    const { host: leader } = tableOf(sitting[0]!, table)
    const led = sitting.find(one => personOf(one) === leader)
    if (led !== undefined) await ok(led, { say: 'start', table })
    else for (const page of pages) if ((await at(page)) === table) await ask(page, { say: 'start', table })
    for (const client of sitting) {
      await client.until(one => one.say === 'table' && one.table.id === table && one.table.phase === 'playing')
      const { seat } = tableOf(client, table).places.find(one => one.person === personOf(client))!
      await client.ask({ say: 'act', table, seat, action: { do: 'concede' } })
    }
  }
  await expect(tv.page.getByTestId('hands')).toContainText('Hand 4')
  await shot(tv.page, 'night-tv-same-cards')
  await ben.page.setViewportSize({ width: 390, height: 664 })
  await ben.page.getByTestId('result-night').click()
  await ben.page.getByTestId('hands').scrollIntoViewIfNeeded()
  await expect(ben.page.getByTestId('hands')).toContainText('Those who held your cards')
  await fitsSideways(ben.page)
  await shot(ben.page, 'night-phone-same-cards')
  await ann.page.getByTestId('result-night').click()
  await playOut()
  await ann.page.getByTestId('result-night').click()
  await expect(ann.page.getByTestId('champion')).toContainText('Ann wins the night!')
  await shot(ann.page, 'night-champion-laptop')
  await ben.page.getByTestId('result-night').click()
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
  await expect(tv.page.getByTestId('tv-champion')).toContainText('Ann wins the night!', { timeout: 30_000 })
  expect(await cutOnPodium(tv.page)).toEqual([])
  await shot(tv.page, 'night-tv-champion')
  for (const client of crowd) await client.close()
  for (const one of [ann, ben, tv]) await one.context.close()
})
