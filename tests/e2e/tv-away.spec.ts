import { expect, type Page } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { staysWrong } from '../support/e2e-sizes.ts'
import { device, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { join } from '../support/host-client.ts'
import { ok, opened, seatOf } from '../support/host-play.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

const names = ['Wilhelmina Wagemuths', 'Kasimir Hohenstein', 'Guadalupe Montserrat', 'Maximiliane Obermoos']
const plates = '.whist-badge, .brawl-who, .clash-seat, .ref-seat'

/** What hangs out of somebody's plate, is cut in it, or lies under the next one, in words. */
const hanging = (page: Page): Promise<string[]> =>
  page.evaluate(css => {
    const all = [...document.querySelectorAll<HTMLElement>(css)]
    const over = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
    return all.flatMap((plate, at) => {
      const box = plate.getBoundingClientRect()
      const within = [...plate.querySelectorAll<HTMLElement>('*')].filter(
        one => one.offsetWidth > 2 && !one.matches('.only-heard, .k-avatar *, [class*=dealer]'),
      )
      const out = within.filter(one => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return left < box.left - 2 || right > box.right + 2 || top < box.top - 2 || bottom > box.bottom + 2
      })
      const isWritten = (one: Element): boolean =>
        [...one.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const cut = within.filter(
        one =>
          isWritten(one) &&
          getComputedStyle(one).overflowX !== 'visible' &&
          (one.scrollWidth > one.clientWidth + 2 || one.scrollHeight > one.clientHeight + 4),
      )
      const under = all
        .slice(at + 1)
        .filter(other => !plate.contains(other) && over(box, other.getBoundingClientRect()))
      return [
        ...out.map(one => `${one.className} “${one.textContent}” hangs out`),
        ...cut.map(one => `${one.className} “${one.textContent}” is cut`),
        ...under.map(other => `${plate.textContent} lies under ${other.textContent}`),
      ]
    })
  }, `${plates}, .brawl-tv-people`)

for (const [game, seats, options] of [
  ['knock-out-whist', 4, {}],
  ['all-out-brawl', 4, {}],
  ['brawl', 2, { table: 'duel' }],
  ['brawl', 4, { table: 'tag-team' }],
  ['clash', 4, {}],
  ['referee', 4, {}],
] as const) {
  test(`who left the table has room for it on their plate on the TV: ${game}, ${seats}`, async ({ browser }) => {
    const people = await Promise.all(names.slice(0, seats).map((name, colour) => join(host.port, { name, colour })))
    const [first, ...others] = people
    const table = await opened(first!, game, { seats, options })
    for (const other of others) await ok(other, { say: 'sit', table })
    await ok(first!, { say: 'start', table })
    const left = others.map(seatOf)
    // Before a fight everybody knocks: then no question lies over the board.
    if (game === 'brawl')
      for (const one of people) await ok(one, { say: 'act', table, seat: seatOf(one), action: { do: 'knock' } })
    for (const other of others) await other.close()
    const wrong: string[] = []
    const { page, context } = await device(browser, 'tv')
    await page.goto(`${host.url}/#/tv?table=${table}`)
    // No bot plays for whom the table only keeps count.
    for (const sitIn of game === 'referee' ? [false] : [false, true]) {
      if (sitIn) for (const seat of left) await ok(first!, { say: 'sit-in', table, seat })
      // A TV reads the language of the table's host.
      for (const language of ['en', 'de', 'es']) {
        await ok(first!, { say: 'profile', name: names[0]!, colour: 0, language })
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.locator(plates)).toHaveCount(seats)
        const found = await staysWrong(page, () => hanging(page))
        wrong.push(...found.map(one => `${language}, ${sitIn ? 'a bot plays' : 'away'}: ${one}`))
        await shot(page, `away-${game}-${seats}-${language}-${sitIn}`)
      }
    }
    await context.close()
    await first!.close()
    expect(wrong).toEqual([])
  })
}
