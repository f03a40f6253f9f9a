import { expect } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { sound } from '../support/e2e-sound.ts'
import { overlapping, wrongInEach } from '../support/e2e-sizes.ts'
import { device } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { join, type TestClient } from '../support/host-client.ts'
import { ok, opened, seatOf } from '../support/host-play.ts'

let host: BuiltHost
test.beforeEach(async () => {
  host = await builtHost({ pace: [900, 1500] })
})
test.afterEach(() => host.end())

const long = [
  'Maximiliane von Hohenfels-Wittgenstein',
  'Bartholomäus Kniehase-Wenzel',
  'Guadalupe Etxeberria Goikoetxea',
  'Wolfgang Amadeus Pfefferkorn',
]

/** Somebody with a table of bots that plays. */
async function plays(name: string, game: string, seats: number, more: object = {}): Promise<[TestClient, string]> {
  const client = await join(host.port, { name, colour: name.length % 12, avatar: 'owl' })
  const table = await opened(client, game, { seats, ...more })
  await ok(client, { say: 'start', table })
  return [client, table]
}

test('a house of several tables on one TV: chances, all at once, a choice, and what nobody wants to miss', async ({
  browser,
}) => {
  const [ann] = await plays(long[0]!, 'knock-out-whist', 4)
  const tv = await device(browser, 'tv')
  await tv.page.goto(`${host.url}/tv`)
  await expect(tv.page.getByTestId('tv-captions')).toBeVisible()
  // What lies open says who will win: as much in all as there is.
  const chances = tv.page.getByTestId('chances')
  await expect(chances.locator('li')).toHaveCount(4)
  const sum = async (): Promise<number> =>
    (await chances.locator('strong').allTextContents()).reduce((all, text) => all + Number.parseInt(text, 10), 0)
  await expect.poll(async () => Math.abs((await sum()) - 100)).toBeLessThanOrEqual(2)
  const sizes = [
    [1920, 1080],
    [1280, 720],
    [3840, 2160],
  ] as const
  const pieces = '.tv-head h1, .tv-head p, .tv-game, .chances > li, .tv-captions > p, .tv-silent'
  expect(await wrongInEach(tv.page, 'house-tv-table', sizes, () => overlapping(tv.page, pieces))).toEqual([])
  await tv.page.setViewportSize({ width: 1920, height: 1080 })
  // The sign for sound, which this browser needs not, takes from the story at its own side alone.
  const room = (box: Element): number => {
    const sign = document.createElement('p')
    sign.className = 'tv-silent'
    document.querySelector('.tv')!.append(sign)
    const { paddingLeft, paddingRight } = getComputedStyle(box)
    const beside = (box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)) / innerWidth
    sign.remove()
    return beside
  }
  expect(await tv.page.getByTestId('tv-captions').evaluate(room)).toBeGreaterThan(0.75)

  const [ben, second] = await plays(long[1]!, 'all-out-brawl', 12)
  const [cal, third] = await plays(long[2]!, 'knockout-whist', 3)
  const [dot] = await plays(long[3]!, 'clash', 2)
  const eve = await join(host.port, { name: 'Eve', colour: 3, avatar: 'fox' })
  await opened(eve, 'brawl', { seats: 2 })
  const choice = tv.page.getByTestId('tv-tables')
  // The row moves as tables come: it is pressed once all five are there, beside the two ways to show them.
  await expect(choice.getByRole('button')).toHaveCount(7)
  await choice.getByRole('button', { name: 'All at once' }).click()
  await expect(tv.page.getByTestId('tv-card')).toHaveCount(5)
  // Of the duel of Clash nothing can be said before its hands are kept.
  await expect(tv.page.getByTestId('tv-card').getByTestId('chances')).toHaveCount(3)
  const cards = '.tv-card, .tv-tables > :first-child, .tv-silent'
  /** Lines of a card that are cut at its lower edge. */
  const cut = (): Promise<string[]> =>
    tv.page.evaluate(() =>
      [...document.querySelectorAll('.tv-card')]
        .filter(card => card.scrollHeight > card.clientHeight + 1)
        .map(card => `${card.textContent} is cut`),
    )
  const wrongInCards = async (): Promise<string[]> => [...(await overlapping(tv.page, cards)), ...(await cut())]
  expect(await wrongInEach(tv.page, 'house-tv-all', sizes, wrongInCards)).toEqual([])
  await tv.page.setViewportSize({ width: 1920, height: 1080 })
  await sound(tv.page)

  // Somebody gives up where the TV does not look: it does at once, and goes back afterwards. The scene is short, so it is
  // written down as it comes.
  await tv.page.evaluate(() => {
    const seen = window as unknown as { stamped?: string }
    const look = (): void => {
      const stamp = document.querySelector('[data-testid="out-stamp"]')
      if (stamp !== null) seen.stamped = `${document.querySelector('.tv-head h1')?.textContent}: ${stamp.textContent}`
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
  await ok(ben, { say: 'act', table: second, seat: seatOf(ben), action: { do: 'concede' } })
  await expect
    .poll(() => tv.page.evaluate(() => (window as unknown as { stamped?: string }).stamped))
    .toMatch(/^All Out Brawl:[^]*Kniehase/)
  await expect(tv.page.getByTestId('tv-card')).toHaveCount(5)

  // What the room chooses stays, whatever happens elsewhere.
  await choice.getByRole('button', { name: /Maximiliane/ }).click()
  await expect(tv.page.locator('.tv-head h1')).toHaveText('Knock-out Whist')
  await ok(cal, { say: 'act', table: third, seat: seatOf(cal), action: { do: 'concede' } })
  await tv.page.waitForTimeout(1500)
  await expect(tv.page.locator('.tv-head h1')).toHaveText('Knock-out Whist')
  await choice.getByRole('button', { name: 'In turn' }).click()
  await expect(choice.getByRole('button', { name: 'In turn' })).toHaveAttribute('aria-pressed', 'true')
  for (const client of [ann, ben, cal, dot, eve]) await client.close()
  await tv.context.close()
})
