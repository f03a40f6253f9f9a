import { expect, type Page, type Request } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { device, joinByCode, linkOf, openStart, openTable } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

/**
 * What a device may fetch before anybody can do anything, in bytes as the host sends them: a phone on a crowded wireless
 * network waits for each of them.
 */
const mostBytes = { start: 170 * 1024, lobby: 182 * 1024 }

// Some pictures are fetched as they are drawn.
test.use({ drawn: true })

let house: BuiltHost
test.beforeAll(async () => {
  house = await builtHost()
})
test.afterAll(() => house.end())

/** What the page fetches from now on. */
function fetched(page: Page): Request[] {
  const requests: Request[] = []
  page.on('requestfinished', request => {
    if (request.url().startsWith('http')) requests.push(request)
  })
  return requests
}

/** Everything that was asked for has come: fonts and pictures too. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => void (await document.fonts.ready))
}

/** The bytes in all, which the report lists by file. */
async function sumOf(requests: readonly Request[], what: string): Promise<number> {
  const sizes = requests.map(
    async request => [new URL(request.url()).pathname, (await request.sizes()).responseBodySize] as const,
  )
  const rows = (await Promise.all(sizes)).toSorted(([, a], [, b]) => b - a)
  const sum = rows.reduce((all, [, bytes]) => all + bytes, 0)
  const list = rows.map(([name, bytes]) => `${String(bytes).padStart(7)} ${name}`).join('\n')
  test.info().annotations.push({ type: what, description: `${sum} bytes in ${rows.length} files\n${list}` })
  return sum
}

test('the start page comes in at most 170 kB', async ({ browser }) => {
  const { context, page } = await device(browser, 'phone', { heard: true })
  const files = fetched(page)
  await openStart(page, house.url)
  await settled(page)
  expect(await sumOf(files, 'start')).toBeLessThan(mostBytes.start)
  await context.close()
})

test('a phone that scans a code sits in the lobby after at most 182 kB', async ({ browser }) => {
  const laptop = await device(browser, 'laptop')
  await openTable(laptop.page, house.url, 'Ann')
  const link = await linkOf(laptop.page)
  const { context, page } = await device(browser, 'phone', { heard: true })
  const files = fetched(page)
  await joinByCode(page, link, 'Ben')
  await settled(page)
  expect(await sumOf(files, 'lobby')).toBeLessThan(mostBytes.lobby)
  await context.close()
  await laptop.context.close()
})

/**
 * What comes as a game is dealt, after its lobby: the frame round every game and the game's own chunk, each with its
 * styles, whist's cards, the fist of Brawl's knock, the sounds, the film that keeps a phone awake; everything else was there, words included. `bytes` as of the first load.
 */
const mostAtTheDeal = {
  'Knock-out Whist': { files: 8, bytes: 59.5 * 1024 },
  // The fist where the lobby has not shown it yet.
  Brawl: { files: 7, bytes: 61.5 * 1024 },
  Clash: { files: 4, bytes: 41 * 1024 },
  Referee: { files: 3, bytes: 24 * 1024 },
}
for (const [game, most] of Object.entries(mostAtTheDeal)) {
  test(`the table of ${game} comes in ${most.files} files`, async ({ browser }) => {
    const laptop = await device(browser, 'laptop')
    await openTable(laptop.page, house.url, 'Ann', game)
    const link = await linkOf(laptop.page)
    const { context, page } = await device(browser, 'phone', { heard: true })
    await joinByCode(page, link, 'Ben')
    await settled(page)
    const fresh = fetched(page)
    await laptop.page.getByTestId('start').click()
    await expect(page.locator('.table-game > :not(.k-spinner)').first()).toBeVisible()
    await settled(page)
    // What is written on cards comes with the first card shown, which is one of the lobby or of the deal; the doctor
    // comes ten seconds after the host was reached, which on a busy machine is as late as the deal.
    const files = fresh.filter(request => !/\/(?:(?:card-)?text|[a-z-]*doctor)-[^/]*\.(?:js|css)$/i.test(request.url()))
    const code = files.filter(request => /\.(?:js|css)$/.test(new URL(request.url()).pathname))
    expect(await sumOf(files, `table of ${game}`)).toBeLessThan(most.bytes)
    expect(code.length).toBeLessThanOrEqual(most.files)
    await context.close()
    await laptop.context.close()
  })
}

test('whoever has sat in the lobby for a while has the table: dealing fetches no code', async ({ browser }) => {
  const laptop = await device(browser, 'laptop')
  await openTable(laptop.page, house.url, 'Ann')
  const link = await linkOf(laptop.page)
  const { context, page } = await device(browser, 'phone', { heard: true })
  const coming = [/\/whist-[^/]*\.css$/, /\/ZzFX-[^/]*\.js$/].map(file =>
    page.waitForEvent('requestfinished', request => file.test(request.url())),
  )
  await joinByCode(page, link, 'Ben')
  await Promise.all(coming)
  await settled(page)
  const fresh = fetched(page)
  await laptop.page.getByTestId('start').click()
  await expect(page.locator('.table-game > :not(.k-spinner)').first()).toBeVisible()
  await settled(page)
  expect(fresh.map(request => request.url()).filter(url => /\.(?:js|css)$/.test(url))).toEqual([])
  await context.close()
  await laptop.context.close()
})
