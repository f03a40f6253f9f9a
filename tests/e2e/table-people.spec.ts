import { expect, type Page } from '@playwright/test'
import { decode } from '../../src-renderer/connection/decode.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { asks, errorsOf, handCards, handOf, oneAct, playOut } from '../support/e2e-play.ts'
import { hostDealing } from '../support/e2e-script.ts'
import { device, fitsSideways, joinByCode, linkOf, openTable, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

const shown = (tv: Page): Promise<string[]> =>
  tv.locator('[data-card]').evaluateAll(cards => cards.map(card => (card as HTMLElement).dataset['card'] ?? ''))

test('a laptop, a phone that scanned the code and the TV: a whole game, and the TV never knows a hidden card', async ({
  browser,
}) => {
  // Two who play the first card they may are done with this deal in half the tricks most deals take.
  const dealing = await hostDealing('2'.padStart(32, '0'))
  const [laptop, phone, tv] = [
    await device(browser, 'laptop'),
    await device(browser, 'phone'),
    await device(browser, 'tv'),
  ]
  const errors = [laptop, phone, tv].map(one => errorsOf(one.page))
  await phone.page.addInitScript(() => {
    const felt: unknown[] = []
    Object.assign(window, { felt })
    Navigator.prototype.vibrate = pattern => felt.push(pattern) > 0
  })
  const frames: string[] = []
  tv.page.on('websocket', socket => {
    socket.on('framereceived', ({ payload }) => void frames.push(JSON.stringify(decode(payload))))
  })

  await tv.page.goto(`${dealing.url}/tv`)
  await expect(tv.page.getByTestId('tv')).toContainText('No table is open yet')
  await shot(tv.page, 'people-tv-waiting')
  await openTable(laptop.page, dealing.url, 'Ann', 'Knock-out Whist')
  const link = await linkOf(laptop.page)
  await expect(tv.page.getByTestId('tv')).toContainText('Scan to sit down')
  await expect(tv.page.locator('.tv-qr')).toHaveAttribute('aria-label', `Code for ${link}`)
  await expect(tv.page.locator('.tv-address')).toHaveText(/127\.0\.0\.1:\d+/)
  await joinByCode(phone.page, link, 'Ben')
  await expect(tv.page.getByTestId('tv')).toContainText('Ben')
  await shot(laptop.page, 'people-lobby-laptop')
  await shot(phone.page, 'people-lobby-phone')
  await shot(tv.page, 'people-lobby-tv')
  await fitsSideways(phone.page)

  await laptop.page.getByTestId('start').click()
  for (const one of [laptop, phone]) await expect(handCards(one.page)).toHaveCount(7)
  await expect(tv.page.getByTestId('trump')).toBeVisible()
  await shot(phone.page, 'people-table-phone')
  await shot(laptop.page, 'people-table-laptop')
  await shot(tv.page, 'people-table-tv')
  await fitsSideways(phone.page)

  const dealt = [...(await handOf(laptop.page)), ...(await handOf(phone.page))]
  let looked = 0
  const annPlays = async (): Promise<void> => {
    for (;;) {
      const { over, call, card } = asks(laptop.page)
      await expect(over.or(call).or(card).first()).toBeVisible({ timeout: 60_000 })
      if (await over.isVisible()) return
      // Ann's turn: nobody else moves, so what both hold now is hidden from the room.
      const held = [...(await handOf(laptop.page)), ...(await handOf(phone.page))]
      // The trick before may still lie there for a moment, with a card that has been dealt again since.
      await expect.poll(async () => (await shown(tv.page)).filter(one => held.includes(one))).toEqual([])
      if (looked++ === 0)
        expect(dealt.filter(one => held.includes(one) && frames.join().includes(`"${one}"`))).toEqual([])
      await oneAct(laptop.page)
    }
  }
  const story = expect(tv.page.getByTestId('tv-captions')).toContainText(/takes the trick|calls|leads|plays/)
  await Promise.all([annPlays(), playOut(phone.page, 60_000), story])
  expect(looked).toBeGreaterThan(2)
  // What was played is told to the TV in just these words: the test would see a hidden card.
  expect(dealt.filter(one => frames.join().includes(`"${one}"`)).length).toBeGreaterThan(2)
  await expect(tv.page.locator('.tv-winner')).toContainText('win')
  await expect(phone.page.getByTestId('result')).toContainText('win')
  await shot(phone.page, 'people-result-phone')
  await shot(tv.page, 'people-result-tv')
  // A phone in a pocket tells that it is one's turn.
  expect(await phone.page.evaluate(() => (window as unknown as { felt: unknown[] }).felt.length)).toBeGreaterThan(0)
  expect(errors).toEqual([[], [], []])
  for (const one of [laptop, phone, tv]) await one.context.close()
  await dealing.end()
})

test('people at a table talk: the words come as they were typed, and the phone tells of new ones', async ({
  browser,
}) => {
  const [laptop, phone] = [await device(browser, 'laptop'), await device(browser, 'phone')]
  await openTable(laptop.page, host.url, 'Ann', 'Knock-out Whist')
  await joinByCode(phone.page, await linkOf(laptop.page), 'Ben')
  await laptop.page.getByTestId('start').click()
  await expect(phone.page.getByTestId('hand')).toBeVisible()
  await laptop.page.getByRole('button', { name: 'Chat' }).click()
  await laptop.page.getByLabel('Say something').fill('<b>Cheers</b> & good luck')
  await laptop.page.keyboard.press('Enter')
  await phone.page.getByRole('button', { name: 'Chat, 1 new' }).click()
  await expect(phone.page.getByTestId('chat')).toContainText('Ann <b>Cheers</b> & good luck')
  await shot(phone.page, 'people-chat-phone')
  await phone.page.keyboard.press('Escape')
  await expect(phone.page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible()
  for (const one of [laptop, phone]) await one.context.close()
})
