import { expect, type Page } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { positionWhere, sitInPosition } from '../support/e2e-position.ts'
import { phone, sitDown } from '../support/e2e-referee.ts'
import { wrongInEach } from '../support/e2e-sizes.ts'
import { ask, device, openStart } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { cutOff, overText, tooSmall } from '../support/screen-faults.ts'
import { longNames as names } from '../support/long-names.ts'

// The longest words and the smallest phones: nothing is cut, nothing lies over another text, all can be tapped.
let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

const narrow = [
  [390, 664],
  [320, 568],
  [844, 340],
] as const
const seats = names.map((_, i) => `P${i + 1}`)
const longest = 'Bartholomew Featherbottom-Cholmondeley 4'

/** What is wrong in each of these windows; a name may be cut where a dozen share the smallest. */
const faults = (page: Page, what: string): Promise<string[]> =>
  wrongInEach(page, what, narrow, async () => {
    const cut = (await cutOff(page)).filter(one => !one.includes('k-name'))
    return [...(await tooSmall(page)), ...cut.map(one => `cut: ${one}`), ...(await overText(page))]
  })

for (const language of ['de', 'es']) {
  test(`in ${language} the smallest phones hold saved games, a crowd on its last legs, and the end of a turn for somebody away`, async ({
    browser,
  }) => {
    const wrong: string[] = []
    const { context, page } = await device(browser, 'phone')
    await context.addInitScript(now => localStorage.setItem('knockabout.language', now), language)
    await openStart(page, host.url)
    // Lives of nought, and others are out.
    const last = positionWhere('all-out-brawl', seats, ({ view }) => {
      const all = Object.values(view.seats)
      return all.filter(({ lives }) => lives === 0).length > 2 && all.some(({ status }) => status === 'out')
    })
    const called = Object.fromEntries(seats.map((seat, i) => [seat, names[i]!]))
    const text = JSON.stringify({ ...(JSON.parse(last.text) as object), names: called })
    await sitInPosition(page, { ...last, text }, 'all-out-brawl')
    await expect(page.locator('.whist-badge')).toHaveCount(12)
    wrong.push(...(await faults(page, `last-legs-${language}`)))

    await ask(page, { say: 'open', game: 'clash', solo: { bots: 3, level: 'easy' } })
    await openStart(page, host.url)
    await expect(page.getByTestId('take-up').first()).toBeVisible()
    wrong.push(...(await faults(page, `saved-${language}`)))
    await context.close()

    const people = [names[0]!, longest, names[2]!, names[3]!, names[4]!]
    const sitting = await sitDown(host.port, people, { format: 'free-for-all', life: 40 })
    const own = await phone(browser, sitting, 0, names[0]!)
    await own.evaluate(now => localStorage.setItem('knockabout.language', now), language)
    await own.reload()
    await expect(own.getByTestId('end-turn').or(own.getByTestId('end-turn-for'))).toBeVisible()
    const [mine] = sitting.seats
    await ask(own, { say: 'act', table: sitting.table, seat: mine!, action: { do: 'life', of: mine!, amount: -7 } })
    await ask(own, { say: 'act', table: sitting.table, seat: mine!, action: { do: 'concede' } })
    await expect(own.getByTestId('out-bar')).toBeVisible()
    await expect(own.getByTestId('end-turn-for')).toBeVisible()
    wrong.push(...(await faults(own, `referee-out-${language}`)))
    // What the one who is out may still do stands whole above the bar.
    for (const [width, height] of narrow) {
      await own.setViewportSize({ width, height })
      const tools = await own.locator('.ref-tools').boundingBox()
      const bar = await own.getByTestId('out-bar').boundingBox()
      if (tools!.y + tools!.height > bar!.y + 1) wrong.push(`tools lie under the bar at ${width} × ${height}`)
    }
    await own.context().close()
    expect(wrong).toEqual([])
  })
}
