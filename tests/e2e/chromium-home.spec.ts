import { expect, type Page } from '@playwright/test'
import type { Desktop, FoundHost, TableSummary } from '../../src-engine/protocol/desktop.ts'
import { protocolVersion } from '../../src-engine/protocol/version.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { errorsOf, playOut } from '../support/e2e-play.ts'
import { sound } from '../support/e2e-sound.ts'
import { ask, dealAlone, device, openStart, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost({ pace: [10, 30] })
})
test.afterAll(() => host.end())

// What moves is shown elsewhere: here nothing has to be waited for.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('one click from the start screen to a game, played to its end, again, and put away', async ({ page }) => {
  const errors = errorsOf(page)
  await dealAlone(page, host.url)
  await expect(page.getByTestId('table')).toBeVisible()
  await expect(page.getByTestId('hand')).toBeVisible()
  const hand = page.getByTestId('hand').getByRole('option')
  await expect(page.getByTestId('missed')).toHaveCount(0) // who has just sat down was not away
  await expect(hand).toHaveCount(7) // dealt, and none played before this hand has been
  await page.reload()
  await expect(hand).toHaveCount(7)
  await playOut(page)
  await page.getByTestId('rematch').click()
  await expect(page.getByTestId('result')).toBeHidden()
  await page.getByRole('button', { name: 'Save and leave' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save and leave' }).click()
  await expect(page.getByTestId('take-up')).toBeVisible()
  expect(errors).toEqual([])
})

test('the first visit: a name, a proposed face, straight into a game; the next one knows who it is', async ({
  page,
}) => {
  await page.goto(host.url)
  const name = page.getByTestId('first-name')
  await expect(name).toBeFocused()
  await expect(page.getByTestId('solo-now')).toHaveText('Play')
  // A name nobody can see is told so where it is typed, and nothing begins.
  await name.fill('\u200b')
  await name.press('Enter')
  await expect(page.getByTestId('home')).toContainText('A name needs at least one letter.')
  await name.fill(' Ann ')
  await page.getByRole('button', { name: 'Choose another face' }).click()
  await expect(page.getByTestId('my-name')).toHaveValue(' Ann ')
  await page.keyboard.press('Escape')
  await name.press('Enter')
  await expect(page.getByTestId('hand').getByRole('option')).toHaveCount(7)
  await expect(page.getByTestId('table')).toContainText('Ann')
  await page.goto(`${host.url}/#/`)
  await expect(page.getByRole('button', { name: 'You are Ann' })).toBeVisible()
  await expect(name).toHaveCount(0)
})

/** What the buttons on this page are called: each by a name that no other has. */
async function buttonNames(page: Page): Promise<void> {
  const buttons = await page.getByTestId('home').ariaSnapshot()
  const names = [...buttons.matchAll(/- button "([^"]+)"/g)].map(match => match[1])
  expect(names.length).toBeGreaterThan(6)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
}

/** Houses of the list whose names are seen without scrolling. */
const housesInSight = (page: Page): Promise<number> =>
  page.locator('.found-list').evaluate(list => {
    const end = list.getBoundingClientRect().bottom
    return [...list.querySelectorAll('.found-house')].filter(one => one.getBoundingClientRect().bottom <= end).length
  })

test('ten found hosts leave Play in sight, every button has a name of its own, and a typed name is kept', async ({
  page,
}) => {
  const table = (id: string, game: string): TableSummary => ({
    id,
    game,
    title: game,
    phase: 'lobby',
    seats: 6,
    taken: 2,
    watching: 0,
    host: `Kasimir von Hohenst${id}`,
  })
  const found = Array.from({ length: 10 }, (_, i): FoundHost => ({
    id: `host-${i}`,
    name: i % 3 === 0 ? 'Bartholomew Featherby-Haugh’s house' : `The Boar ${i}`,
    url: `http://192.168.1.${20 + i}:4680`,
    version: '0.1.0',
    protocol: i === 8 ? protocolVersion - 1 : protocolVersion,
    pin: i === 2,
    state: i === 3 ? 'quiet' : 'here',
    tables: i % 4 === 3 ? [] : [table(`${i}a`, 'clash'), ...(i % 2 ? [table(`${i}b`, 'brawl')] : [])],
  }))
  await page.addInitScript(
    ([url, hosts]) => {
      const never = () => () => undefined
      const bridge: Partial<Desktop> = {
        version: '0.1.0',
        local: () => Promise.resolve({ id: 'own', name: 'Own', url, ownerKey: '', open: false, addresses: [] }),
        onHosts: tell => (tell(hosts), () => undefined),
        onSweep: tell => (tell({ state: 'idle', asked: 0, total: 0 }), () => undefined),
        onNotices: never,
        onQuitAsked: never,
        onOpenedFile: never,
        onLink: never,
        onHouse: never,
        tellWords: () => Promise.resolve(),
        flushStorage: () => undefined,
      }
      Object.assign(window, { desktop: bridge })
    },
    [host.url, found] as const,
  )
  for (const [width, height] of [
    [1280, 800],
    [844, 340],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openStart(page, host.url)
    await expect(page.getByTestId('found-table')).toHaveCount(10)
    // The second way is spelt out once; the other tables have its sign.
    await expect(page.getByText('Just watch', { exact: true })).toHaveCount(1)
    await expect(page.getByRole('button', { name: /^Just watch/ })).toHaveCount(10)
    await expect(page.getByTestId('solo-now')).toBeInViewport({ ratio: 1 })
    if (width === 1280) await expect.poll(() => housesInSight(page)).toBeGreaterThanOrEqual(3)
    await shot(page, `home-ten-hosts-${width}`)
  }
  await buttonNames(page)
  await page.getByText('The Boar 8').scrollIntoViewIfNeeded()
  await expect(page.getByTestId('found-other-version')).toBeInViewport()
  await page.getByTestId('first-name').fill('Ann')
  await page.getByTestId('practice').click()
  await expect(page.getByTestId('practice-page')).toBeVisible()
  await page.getByTestId('back').click()
  await expect(page.getByRole('button', { name: 'You are Ann' })).toBeVisible()
})

test('a press that comes before the host has answered deals as soon as it has', async ({ page }) => {
  let answer = (): void => undefined
  const answered = new Promise<void>(resolve => (answer = resolve))
  await page.routeWebSocket(/./, async socket => {
    await answered
    socket.connectToServer()
  })
  await page.goto(host.url)
  const solo = page.getByTestId('solo-now')
  await solo.click()
  await expect(solo).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByTestId('host-table')).toBeDisabled()
  answer()
  await expect(page.getByTestId('hand').getByRole('option')).toHaveCount(7)
})

test('two clicks and a name to a hosted table; a phone that scanned the code sits down by giving its name', async ({
  page,
  browser,
}) => {
  await openStart(page, host.url)
  await page.getByTestId('host-table').click()
  await page.getByTestId('my-name').fill('Ann')
  await page.getByTestId('name-done').click()
  await page.getByTestId('host-begin').click()
  await expect(page.getByTestId('lobby')).toBeVisible()
  await expect(page.getByTestId('join-address')).toHaveText(/127\.0\.0\.1:\d+/)
  const table = new URL(page.url()).hash.replace('#/t/', '')

  const { context: pocket, page: phone } = await device(browser, 'phone')
  const errors = errorsOf(phone)
  // Whoever typed the address alone finds the table before anything else, without scrolling.
  await ask(page, { say: 'profile', name: 'Kasimir Maximilian von Hohenstein-Wallau', colour: 0, avatar: '' })
  await phone.setViewportSize({ width: 360, height: 640 })
  await phone.goto(host.url)
  await expect(phone.getByRole('heading', { level: 2 }).first()).toHaveText('Join in')
  await expect(phone.getByTestId('found-table').first()).toContainText('Hohenstein-Wallau')
  await expect(phone.getByTestId('found-table').first()).toBeInViewport({ ratio: 1 })
  await ask(page, { say: 'profile', name: 'Ann', colour: 0, avatar: '' })
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto(`${host.url}/t/${table}`)
  await phone.getByTestId('my-name').fill('<b>Ben</b>')
  await phone.getByTestId('name-done').click()
  await expect(page.getByTestId('seat-1')).toContainText('<b>Ben</b>')
  await expect(phone.getByTestId('start')).toHaveCount(0)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  const { context: hall, page: tv } = await device(browser, 'tv')
  await tv.goto(`${host.url}/tv`)
  await expect(tv.getByTestId('tv')).toContainText('Ann')
  await page.getByTestId('start').click()
  await expect(page.getByTestId('hand')).toBeVisible()
  await expect(phone.getByTestId('hand')).toBeVisible()
  await expect(tv.getByTestId('tv-captions')).toContainText('trumps')
  await expect(tv.getByTestId('hand')).toHaveCount(0)
  // On the way back nobody is offered a seat at their own table, two ways to it, nor two buttons of one name.
  await page.evaluate(() => (location.hash = '#/'))
  await expect(page.getByTestId('my-table')).toContainText('Back to the table')
  await expect(page.getByRole('button', { name: /Back to/ })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Sit down' })).toHaveCount(0)
  await buttonNames(page)
  expect(errors).toEqual([])
  for (const one of [pocket, hall]) await one.close()
})

test('the quiet pages and the start screen have nothing a screen reader stumbles over', async ({ page }) => {
  await openStart(page, host.url)
  await sound(page)
  for (const place of ['settings', 'practice', 'statistics', 'replay', 'rules/knock-out-whist']) {
    await page.goto(`${host.url}/#/${place}`)
    await expect(page.getByTestId('back')).toBeVisible()
    await sound(page)
  }
})

test('a table that is gone says so and leads home', async ({ page }) => {
  await page.goto(`${host.url}/#/t/nothing-here`)
  await expect(page.getByText('That table is not there any more').first()).toBeVisible()
  await page.getByRole('button', { name: 'To the start' }).click()
  await expect(page.getByTestId('home')).toBeVisible()
})
