import { expect, type Page } from '@playwright/test'
import { fillings } from '../../src-engine/core/offers.ts'
import type { BrawlView } from '../../src-engine/brawl/view.ts'
import { crowns, deck, hand, held } from '../support/e2e-brawl.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { errorsOf } from '../support/e2e-play.ts'
import { ask, device, fitsSideways, openTable, shot, sizes } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { join, type TestClient } from '../support/host-client.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

const lit = (page: Page) => page.locator('[data-spot].is-lit')

async function solo(page: Page, options: object = {}, bots = 1): Promise<string> {
  await page.goto(host.url)
  await page.evaluate(() => localStorage.setItem('knockabout.me', '{"name":"Ann","colour":0,"avatar":""}'))
  await page.reload()
  await expect(page.getByTestId('solo-now')).toBeVisible()
  const opened = (await ask(page, { say: 'open', game: 'brawl', options, solo: { bots, level: 'easy' } })) as {
    readonly table: string
  }
  await page.evaluate(table => (location.hash = `#/t/${table}`), opened.table)
  await expect(page.getByTestId('knock-panel')).toBeVisible()
  return opened.table
}

/** Draws a card, whatever the last play came to: one that was too late is in the hand again, and is put down first. */
async function drawOne(page: Page): Promise<void> {
  const left = async (): Promise<number> => Number(await deck(page).locator('.brawl-number').textContent())
  const before = await left()
  await expect(async () => {
    if ((await left()) < before) return
    if ((await held(page).count()) > 0) await page.getByTestId('discard').first().click()
    await deck(page).click()
    await expect.poll(left, { timeout: 3000 }).toBeLessThan(before)
  }).toPass()
  await expect(held(page)).toHaveCount(1)
}

/** Draws, and plays where the first light is, or puts the card down. */
async function oneCard(page: Page): Promise<'played' | 'discarded'> {
  await drawOne(page)
  // A bot may take the light away while the finger is on its way: then the card goes down.
  const place = lit(page).first()
  const open = await place.waitFor({ timeout: 400 }).then(
    () => true,
    () => false,
  )
  if (open) await place.click({ timeout: 1500 }).catch(() => undefined)
  if ((await held(page).count()) > 0) {
    await page.getByTestId('discard').first().click()
    await expect(held(page)).toHaveCount(0)
    return 'discarded'
  }
  return 'played'
}

test('a duel alone by clicks: knock, draw, play where it is lit, discard, give up; on a phone, then on a laptop', async ({
  browser,
}) => {
  const { context, page } = await device(browser, 'phone')
  const errors = errorsOf(page)
  await solo(page)
  await shot(page, 'brawl-phone-knock')
  const decks = page.getByRole('button', { name: /Look at the deck/ })
  await decks.first().click()
  await expect(page.getByTestId('recipe').first()).toContainText('deck of 35 cards')
  await shot(page, 'brawl-phone-recipe')
  await page.keyboard.press('Escape')
  await page.getByTestId('knock').click()
  await expect(page.getByTestId('knock-panel')).toBeHidden()
  for (const kind of ['phone', 'laptop'] as const) {
    await page.setViewportSize(sizes[kind])
    const did: string[] = []
    // Four cards as a rule; as many as it takes for one that may be played.
    for (let i = 0; i < 4 || (!did.includes('played') && i < 14); i++) did.push(await oneCard(page))
    expect(did).toContain('played')
    await fitsSideways(page)
    await shot(page, `brawl-${kind}-play`)
  }
  expect(errors).toEqual([])
  await page.getByTestId('more').click()
  await page.getByRole('menuitem', { name: 'Give up' }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Give up' }).click()
  // Bases that lie on the table then are nobody's by count, and are not shown as if they were.
  await expect(page.getByTestId('brawl-result')).toContainText('Ann gave up')
  // Who loses a duel is not out while others play on: nobody does.
  expect(await page.getByTestId('out-bar').count()).toBe(0)
  await expect(page.locator('.brawl-hits.is-leading').first()).toBeVisible()
  expect(await crowns(page)).toBe(0)
  await shot(page, 'brawl-laptop-over')
  await context.close()
})

test('a play that comes too late shows at once, then flies back with the reason', async ({ browser }) => {
  const { context, page } = await device(browser, 'laptop')
  // What the host says is held up on its way to this page, as on a slow connection.
  let slow = false
  const late: (() => void)[] = []
  await page.routeWebSocket(/\/ws$/, socket => {
    const server = socket.connectToServer()
    server.onMessage(message => {
      if (slow) late.push(() => socket.send(message))
      else socket.send(message)
    })
  })
  const table = await openTable(page, host.url, 'Ann')
  await ask(page, { say: 'set', table, change: { game: 'brawl', seats: 2, fill: false } })
  const ben = await join(host.port, { name: 'Ben' })
  await ben.ask({ say: 'sit', table })
  await page.getByTestId('start').click()
  const seat = await seatOf(ben)
  await act(ben, table, seat, { do: 'knock' })
  await page.getByTestId('knock').click()
  await expect(page.getByTestId('knock-panel')).toBeHidden()

  const ours = await drawUntil(
    async () => {
      await deck(page).click()
      await expect(held(page)).toHaveCount(1)
      return (await held(page).getAttribute('data-card')) ?? ''
    },
    card => card.startsWith('hit-'),
    () => page.getByTestId('discard').first().click(),
  )
  const theirs = await drawUntil(
    async () => {
      await act(ben, table, seat, { do: 'draw' })
      return viewOf(ben, seat).seats[seat]?.hand ?? ''
    },
    card => card.startsWith('hit-') && card !== ours,
    () => act(ben, table, seat, { do: 'discard' }),
  )
  const place = page.getByTestId('side 0 near')
  await expect(place).toHaveClass(/is-lit/)
  slow = true
  const { bases = [], order } = viewOf(ben, seat)
  const annSeat = order.find(one => one !== seat)!
  await act(ben, table, seat, { do: 'play', id: bases[0]!.id, side: annSeat, card: theirs })
  await place.click()
  await expect(place.locator(`[data-card="${ours}"]`)).toHaveCount(1)
  await expect(held(page)).toHaveCount(0)
  slow = false
  for (const send of late) send()
  await expect(page.getByTestId('line').first()).toHaveText(
    /^Too late: Ben’s (red|blue|green) Hit was first \([\d,]+ ms\)\.$/,
  )
  await expect(hand(page).locator(`[data-card="${ours}"]`)).toHaveCount(1)
  await expect(place.locator(`[data-card="${theirs}"]`)).toHaveCount(1)
  await expect(place.locator(`[data-card="${ours}"]`)).toHaveCount(0)
  await shot(page, 'brawl-too-late')
  // Why the last card came back is of no matter for the next.
  await page.getByTestId('discard').first().click()
  await deck(page).click()
  await expect(page.getByTestId('line').first()).not.toContainText('Too late')
  // Who leaves is played for by a bot, and the others are told so.
  await ben.ask({ say: 'leave', table })
  await expect(page.getByTestId(`other ${seat}`)).toContainText('bot plays')
  await ben.close()
  await context.close()
})

test('two at one keyboard knock, draw and play with a hand each, and the TV shows both sides', async ({ browser }) => {
  const { context, page } = await device(browser, 'laptop')
  const errors = errorsOf(page)
  const table = await openTable(page, host.url, 'Ann')
  await ask(page, { say: 'set', table, change: { game: 'brawl', seats: 2 } })
  await ask(page, { say: 'sit', table, guest: 'Bob' })
  const { context: room, page: tv } = await device(browser, 'tv')
  await tv.goto(`${host.url}/#/tv?table=${table}`)
  await page.getByTestId('start').click()
  await expect(page.getByTestId('knock')).toHaveCount(2)
  await page.keyboard.press('KeyA')
  await expect(page.getByTestId('knock')).toHaveCount(1)
  await page.keyboard.press('KeyH')
  await expect(page.getByTestId('knock-panel')).toBeHidden()
  const both = page.getByTestId('hand').locator('[data-card]')
  await page.keyboard.press('KeyA')
  await page.keyboard.press('KeyH')
  await expect(both).toHaveCount(2)
  await expect(page.locator('.brawl-pile kbd.is-left').first()).toBeVisible()
  await expect(page.locator('.brawl-pile kbd.is-right').first()).toBeVisible()
  await shot(page, 'brawl-two-keyboard')
  await page.keyboard.press('KeyQ')
  await expect(both).toHaveCount(1)
  await page.keyboard.press('KeyY')
  await expect(both).toHaveCount(0)
  // Each plays at a Base by the key that is shown there.
  for (const [seat, draw, put, side, keys] of [
    ['Ann', 'KeyA', 'KeyQ', 'side 0 near', 'left'],
    ['Bob', 'KeyH', 'KeyY', 'side 0 far', 'right'],
  ] as const) {
    const inHand = page.getByTestId(`own ${seat}`).getByTestId('hand').locator('[data-card]')
    const cap = page.getByTestId(side).locator(`kbd.is-${keys}`)
    let card = ''
    while (!card.startsWith('hit-')) {
      if (card !== '') {
        await page.keyboard.press(put)
        await expect(inHand).toHaveCount(0)
      }
      await page.keyboard.press(draw)
      await expect(inHand).toHaveCount(1)
      card = (await inHand.getAttribute('data-card')) ?? ''
    }
    await expect(cap).toBeVisible()
    await shot(page, `brawl-keys-${seat}`)
    await page.keyboard.press(((await cap.textContent()) ?? '').toLowerCase())
    await expect(page.getByTestId(side).locator(`[data-card="${card}"]`)).toHaveCount(1)
    await expect(inHand).toHaveCount(0)
  }
  const zone = tv.getByTestId('zone')
  await expect(zone).toContainText('Ann')
  await expect(zone).toContainText('Bob')
  await expect(zone.locator('[data-base]')).toHaveCount(2)
  // Each with their score beside their half.
  await expect(tv.locator('.brawl-tv-people')).toHaveText([/Bob/, /Ann/])
  await expect(tv.locator('.is-scored .k-badge')).toHaveCount(2)
  const small = await tv.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('.tv')!, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement!
      if (
        node.textContent?.trim() &&
        parent.getClientRects().length > 0 &&
        parseFloat(getComputedStyle(parent).fontSize) < 27.9
      )
        found.push(`${node.textContent} ${getComputedStyle(parent).fontSize}`)
    }
    return found
  })
  expect(small).toEqual([])
  await shot(tv, 'brawl-tv')
  await page.getByTestId('stop').first().click()
  await expect(tv.getByTestId('stopped')).toContainText('Nobody plays a card until the game goes on')
  await shot(tv, 'brawl-tv-stopped')
  await page.getByTestId('go-on').click()
  await expect(tv.getByTestId('countdown')).toHaveText(/^[123]$/)
  await shot(tv, 'brawl-tv-countdown')
  await shot(page, 'brawl-countdown')
  await expect(tv.getByTestId('stopped')).toHaveCount(0)
  expect(errors).toEqual([])
  await room.close()
  await context.close()
})

test('a card dragged from the deck in one movement lies where it is let go', async ({ browser }) => {
  const { context, page } = await device(browser, 'laptop')
  await solo(page)
  await page.getByTestId('knock').click()
  await expect(page.getByTestId('knock-panel')).toBeHidden()
  const [from, to] = [await deck(page).boundingBox(), await page.getByTestId('discard').first().boundingBox()]
  await page.mouse.move(from!.x + 30, from!.y + 40)
  await page.mouse.down()
  await page.mouse.move(to!.x + 30, to!.y + 40, { steps: 6 })
  await expect(page.locator('.brawl-drag')).toBeVisible()
  await page.mouse.up()
  await expect(page.getByTestId('discard').first().locator('[data-card]')).toHaveCount(1)
  await expect(held(page)).toHaveCount(0)
  await context.close()
})

const viewOf = (client: TestClient, seat: string): BrawlView => client.views.get(seat)?.view as unknown as BrawlView

async function seatOf(client: TestClient): Promise<string> {
  const said = await client.until(one => one.say === 'view' && one.viewer !== 'table' && (one.offers?.length ?? 0) > 0)
  return said.say === 'view' ? said.viewer : ''
}

async function act(
  client: TestClient,
  table: string,
  seat: string,
  action: { readonly do: string; readonly [field: string]: unknown },
): Promise<void> {
  const seen = client.next(one => one.say === 'view' && one.viewer === seat)
  const said = await client.ask({ say: 'act', table, seat, action: action as never })
  expect(said.say, JSON.stringify(said)).toBe('done')
  await seen.catch(() => undefined)
  expect(fillings(client.views.get(seat)?.offers ?? []).length).toBeGreaterThan(0)
}

/** Draws and puts down until such a card comes. */
async function drawUntil(
  draw: () => Promise<string>,
  wanted: (card: string) => boolean,
  down: () => Promise<void>,
): Promise<string> {
  for (let i = 0; i < 31; i++) {
    const card = await draw()
    if (wanted(card)) return card
    await down()
  }
  throw new Error('no such card in the whole deck')
}
