import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { dropFile, shot, sizes } from '../support/e2e-table.ts'

import { sound } from '../support/e2e-sound.ts'
import { test } from '../support/e2e-test.ts'
import { join as joinHost, tokenOf } from '../support/host-client.ts'
import { opened, playOn, tableOf } from '../support/host-play.ts'

const root = join(import.meta.dirname, '..', '..')
const scenario = join(root, 'tests', 'scenarios', 'knock-out-whist', 'kow-dog-need-not-lead.json')
let host: BuiltHost
/** Somebody who has played two games here before the browser opens. */
let token: string

test.beforeAll(async () => {
  host = await builtHost({ pace: [0, 1] })
  const client = await joinHost(host.port, { name: 'Ann', avatar: 'fox', colour: 4 })
  token = tokenOf(client)
  for (const bots of [3, 2]) {
    await playOn(client, await opened(client, 'knockout-whist', { solo: { bots, level: 'easy' } }))
  }
  await client.close()
})
test.afterAll(() => host.end())
test.beforeEach(({ page }) =>
  page.addInitScript(([origin, secret]) => localStorage.setItem(`knockabout.token.${origin}`, secret!), [
    host.url,
    token,
  ] as const),
)

// What moves is shown elsewhere: here nothing has to be waited for.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const badge = (page: Page, seat: string) => page.locator(`.whist-badge[data-seat="${seat}"]`)

/** Cards and names of the rules' pictures that hang over the edge of the felt, where they are cut off. */
const cutInPictures = (page: Page): Promise<(string | null)[]> =>
  page.locator('.whist-picture-felt').evaluateAll(felts =>
    felts.flatMap(felt => {
      const edge = felt.getBoundingClientRect()
      const parts = [...felt.querySelectorAll('.whist-played, .whist-played-by, .whist-badge')]
      const cut = parts.filter(part => {
        const box = part.getBoundingClientRect()
        return box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom
      })
      return cut.map(part => part.textContent)
    }),
  )

test('settings are kept on the device and act at once', async ({ page }) => {
  await page.goto(`${host.url}/#/settings`)
  const html = page.locator('html')
  await page.getByTestId('settings').getByText('Four', { exact: true }).click()
  await expect(html).toHaveAttribute('data-suits', 'four')
  await page.getByText('Big', { exact: true }).click()
  await page.getByText('High', { exact: true }).click()
  await page.getByText('Less', { exact: true }).click()
  await page.getByRole('switch', { name: 'No sound' }).click()
  await expect(page.getByTestId('test-sound')).toBeDisabled()
  await sound(page)

  await page.reload()
  await expect(page.getByTestId('settings')).toBeVisible()
  await expect(html).toHaveAttribute('data-suits', 'four')
  await expect(html).toHaveAttribute('data-cards', 'big')
  await expect(html).toHaveAttribute('data-contrast', 'high')
  await expect(html).toHaveAttribute('data-motion', 'less')
  await expect(page.getByTestId('test-sound')).toBeDisabled()
  await expect(page.getByText('James Ernest')).toBeVisible()

  await page.getByTestId('reset-preferences').click()
  await page.getByTestId('confirm-yes').click()
  await expect(html).toHaveAttribute('data-suits', 'two')
})

test('statistics: counted, exported, cleared by holding, imported again; a broken file changes nothing', async ({
  page,
}) => {
  await page.goto(`${host.url}/#/statistics`)
  await expect(page.getByTestId('total-games')).toHaveText('2')
  const four = page.getByTestId('by-players').locator('[data-row="4"]').getByRole('cell')
  await expect(four.first()).toHaveText('1')
  await page.getByTestId('chart-table rate').click()
  await expect(page.getByRole('cell', { name: 'Knockout Whist' })).toHaveCount(2)
  await page.getByTestId('statistics-game').selectOption({ label: 'Knockout Whist' })
  await expect(page.getByTestId('hand-sizes').getByRole('listitem')).toHaveCount(8)
  await sound(page)
  // A phone shows all columns; in one's hand nobody looks for some that must be dragged into sight.
  await page.setViewportSize(sizes.phone)
  await shot(page, 'pages-statistics-phone')
  const cut = (): Promise<unknown[]> =>
    page.locator('.figures-scroll').evaluateAll(all => all.filter(one => one.scrollWidth > one.clientWidth))
  expect(await cut()).toEqual([])
  // On the narrowest one the way back and what more there is still stand in one line.
  await page.setViewportSize({ width: 320, height: 568 })
  await expect.poll(cut).toEqual([])
  const [back, more] = await Promise.all(['back', 'statistics-more'].map(one => page.getByTestId(one).boundingBox()))
  expect(Math.abs(more!.y - back!.y)).toBeLessThan(8)
  await page.setViewportSize(sizes.laptop)

  const saving = page.waitForEvent('download')
  await page.getByTestId('statistics-more').click()
  await page.getByRole('menuitem', { name: 'Export', exact: true }).click()
  const kept = join(host.data, 'statistics.json')
  await (await saving).saveAs(kept)
  expect(JSON.parse(await readFile(kept, 'utf8'))).toMatchObject({ format: 'knockabout-statistics', version: 1 })

  await page.getByTestId('statistics-more').click()
  await page.getByRole('menuitem', { name: 'Clear mine' }).click()
  await page.getByTestId('confirm-yes').click() // a short press is not enough
  await expect(page.getByTestId('confirm-yes')).toBeVisible()
  await page.getByTestId('confirm-yes').click({ delay: 1500 })
  await expect(page.getByText('Nothing to count yet')).toBeVisible()

  const pick = async (path: string): Promise<void> => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByTestId('statistics-more').click()
    await page.getByRole('menuitem', { name: 'Import', exact: true }).click()
    await (await choosing).setFiles(path)
  }
  const broken = join(host.data, 'broken.json')
  await writeFile(broken, (await readFile(kept, 'utf8')).slice(0, 120))
  await pick(broken)
  await expect(page.locator('.k-toast', { hasText: 'Nothing was changed.' })).toBeVisible()
  await expect(page.getByText('Nothing to count yet')).toBeVisible()
  await pick(kept)
  await expect(page.getByTestId('total-games')).toHaveText('2')
  await pick(kept)
  await expect(page.locator('.k-toast', { hasText: 'Everything in that file was here already.' })).toBeVisible()
  await expect(page.getByTestId('total-games')).toHaveText('2')
})

test('a game of this host is watched, stepped and saved as a file, and the judge looks back', async ({ page }) => {
  await page.goto(`${host.url}/#/replay`)
  await expect(page.getByTestId('record')).toHaveCount(2)
  await page.getByTestId('watch-record').first().click()
  await expect(page.getByTestId('replay-where')).toContainText('0 of')
  // As they sat there: Ann's fox in the colour she chose, and bots as such.
  await expect(badge(page, 'Ann').locator('.k-avatar-picture')).toBeVisible()
  await expect(badge(page, 'Ann').locator('.k-avatar')).toHaveCSS('--coin', '#2f6fd0')
  await expect(page.locator('.whist-badge .k-avatar-picture')).toHaveCount(3)
  await expect(page.locator('.whist-badge .k-avatar-sign')).toHaveCount(2)
  await page.getByTestId('replay-step').click()
  await expect(page.getByTestId('replay-where')).toContainText('1 of')
  await expect(page.getByTestId('replay-caption')).toContainText('leads')
  await page.getByTestId('replay-chapter').click()
  // To the second round; or to the end, where somebody took every trick of the first.
  await expect(page.getByTestId('replay-where')).toContainText(/Round 2|(\d+) of \1/)
  await page.keyboard.press('Home')
  await expect(page.getByTestId('replay-where')).toContainText(/(^|\D)0 of/)
  await page.getByTestId('replay-play').click()
  await expect(page.getByTestId('replay-where')).toContainText(/(^|\D)3 of/)
  await page.getByTestId('replay-play').click()
  // Back to the deal: later on Ann may hold nothing any more.
  await page.keyboard.press('Home')
  await expect(page.getByTestId('replay-where')).toContainText(/(^|\D)0 of/)
  await page.getByTestId('replay-eyes').selectOption({ label: 'Ann' })
  await expect(page.getByTestId('hand')).toBeVisible()
  await sound(page)
  // On a phone, upright and on its side, the controls are there without scrolling.
  for (const [width, height] of [
    [390, 664],
    [844, 340],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const id of ['replay-play', 'replay-speed']) await expect(page.getByTestId(id)).toBeInViewport({ ratio: 1 })
  }

  await page.getByTestId('replay-coach').click()
  await page.getByTestId('ask-judge').click()
  await expect(page.getByTestId('judged-all')).toContainText('as good as any', { timeout: 60_000 })
  await sound(page)

  const saving = page.waitForEvent('download')
  await page.getByTestId('share').click()
  const kept = join(host.data, 'shared.json')
  await (await saving).saveAs(kept)
  await page.getByTestId('replay-list').click()
  await dropFile(page, 'shared.json', await readFile(kept, 'utf8'))
  await expect(page.getByTestId('replay-player')).toBeVisible()
})

test('a replay dropped on the page plays; cut short or edited it gets a word and what is shown stays', async ({
  page,
}) => {
  const text = readFileSync(scenario, 'utf8')
  await page.goto(`${host.url}/#/replay`)
  await expect(page.getByTestId('replay')).toBeVisible()
  await dropFile(page, 'dog.json', text)
  await expect(page.getByTestId('replay-where')).toContainText('0 of')
  // A file without faces: initials.
  await expect(badge(page, 'Ben').locator('.k-avatar-letters')).toHaveText('B')
  await page.getByTestId('replay-step').click()
  await expect(page.getByTestId('replay-caption')).toContainText('Ben leads the two of hearts')

  await dropFile(page, 'dog.json', text.slice(0, text.length / 2))
  await expect(page.getByTestId('replay-problem')).toContainText('cut short')
  await expect(page.getByTestId('replay-where')).toContainText('1 of')

  // Ben has no ace of spades: edited by somebody.
  await dropFile(page, 'dog.json', text.replace('"do": "play", "card": "2H"', '"do": "play", "card": "AS"'))
  await expect(page.getByText('This game cannot be shown')).toBeVisible()
  await expect(page.getByText(/step 1/u)).toBeVisible()
  await page.getByTestId('replay-close').click()
  await expect(page.getByTestId('record')).toHaveCount(2)
})

test('the lesson explains wrong tries and ends in a real hand', async ({ page }) => {
  await page.goto(`${host.url}/#/rules/knock-out-whist?lesson=1`)
  const title = page.getByTestId('lesson-title')
  // On a phone a step is seen whole: what to do, the cards to do it with, and the way on.
  await page.setViewportSize({ width: 390, height: 664 })
  const fits = async (): Promise<void> => {
    for (const id of ['lesson-title', 'hand', 'lesson-skip'])
      await expect(page.getByTestId(id)).toBeInViewport({ ratio: 0.9 })
  }
  // Cards lie on each other: one is pressed where it shows.
  const corner = { force: true, position: { x: 8, y: 14 } }
  const card = (words: string) => page.getByTestId('hand').getByRole('option', { name: words })
  await expect(title).toHaveText('A trick')
  await page.getByTestId('lesson-next').click()
  await expect(title).toHaveText('Follow suit')
  await expect(page.getByTestId('lesson-next')).toBeHidden()
  await sound(page)
  await card('ace of spades').click(corner)
  await expect(page.getByTestId('hand')).toContainText(/heart/i)
  await expect(page.getByTestId('lesson-next')).toBeHidden()
  const answers = [
    'king of hearts',
    'queen of hearts',
    '4 of clubs',
    '2 of spades',
    '3 of diamonds',
    '7 of spades',
    'king of diamonds',
  ]
  for (const answer of answers) {
    if (answer !== 'king of hearts') await fits()
    await card(answer).click(corner)
    await page.getByTestId('lesson-next').click()
  }
  await expect(title).toHaveText('The dog’s life')
  await card('9 of clubs').click(corner)
  await expect(page.getByTestId('lesson-missed')).toContainText('Wait')
  await page.getByTestId('tap').click()
  await page.getByTestId('lesson-next').click()
  await card('9 of clubs').click(corner)
  await page.getByTestId('lesson-next').click()
  await page.getByTestId('lesson-play').click()
  await expect(page.getByTestId('hand')).toBeVisible()
  // Nobody said a name: “You” would not go with “wins”.
  await expect(page.locator('.whist-badge').filter({ hasText: 'Guest' })).toBeVisible()
  await expect(page.getByTestId('hand').getByRole('option', { name: 'ace of spades' })).toBeVisible()
  await expect(page.getByTestId('coach')).toBeVisible()
})

test('practice deals what was chosen, house rules included', async ({ page }) => {
  await page.goto(`${host.url}/#/practice/knock-out-whist`)
  const bots = page.getByRole('spinbutton', { name: 'Bots at your table' })
  await bots.fill('5')
  await bots.blur()
  await page.getByText('Easy', { exact: true }).click()
  await page.getByTestId('practice-rules').click()
  await page.getByTestId('house-rules').getByText('Once each', { exact: true }).click()
  await sound(page)
  await page.getByTestId('practice-deal').click()
  await expect(page.getByTestId('hand')).toBeVisible()
  await expect(page.locator('[data-seat]')).toHaveCount(6)
  const asked = await joinHost(host.port, { token })
  await asked.until(said => said.say === 'table')
  expect(tableOf(asked)).toMatchObject({ level: 'easy', options: { dogs: 'one-each' } })
  await asked.close()
})

test('every game has rules one can read', async ({ page }) => {
  await page.goto(`${host.url}/#/rules`)
  const read = page.getByRole('button', { name: 'Read the rules' })
  await expect(read.first()).toBeVisible()
  for (const game of ['knock-out-whist', 'all-out-brawl', 'knockout-whist']) {
    await page.goto(`${host.url}/#/rules/${game}`)
    await expect(page.getByRole('heading', { name: 'What is a trick?' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'House rules' })).toBeVisible()
    await sound(page)
    for (const size of [sizes.laptop, sizes.phone]) {
      await page.setViewportSize(size)
      await expect.poll(() => cutInPictures(page)).toEqual([])
    }
  }
})
