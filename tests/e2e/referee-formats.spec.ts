import { expect, type Page } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { hold, life, phone, seat, sitDown, tv } from '../support/e2e-referee.ts'
import { ask, device, fitsSideways, joinByCode, linkOf, openTable, setTable, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { join, type TestClient } from '../support/host-client.ts'
import { ok } from '../support/host-play.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

/** Sits down as programs, one after the other; they do no more. */
async function programs(table: string, names: readonly string[]): Promise<TestClient[]> {
  const all: TestClient[] = []
  for (const name of names) {
    const client = await join(host.port, { name })
    await ok(client, { say: 'watch', table })
    await ok(client, { say: 'sit', table })
    all.push(client)
  }
  return all
}

test('One Deck: the deck is asked about and counted, and the fallen player’s things go to the right when the turn ends', async ({
  browser,
}) => {
  const laptop = await device(browser, 'laptop')
  const { page } = laptop
  const table = await openTable(page, host.url, 'Ann', 'Referee')
  const link = await linkOf(page)
  const phones = [await device(browser, 'phone'), await device(browser, 'phone')]
  await setTable(page, table, { seats: 5 })
  for (const [i, one] of phones.entries()) await joinByCode(one.page, link, ['Ben', 'Cal'][i]!)
  const others = await programs(table, ['Dee', 'Eli'])
  await page.getByLabel('Format', { exact: true }).selectOption({ label: 'One Deck' })

  // 120 for four, 20 more for the fifth (RULES FMT-16): asked for, and what is too small is told and not taken.
  const check = page.getByTestId('deck-check')
  await expect(check).toContainText('at least 140 cards')
  const cards = page.getByRole('spinbutton', { name: 'Cards in your deck' })
  await cards.fill('130')
  await cards.press('Tab')
  await expect(page.locator('.k-toast', { hasText: /need at least 140 cards, not 130/ })).toBeVisible()
  await page.getByRole('button', { name: 'It has 140' }).click()
  await expect(check).toContainText('Yours has 140: it is large enough.')
  await expect(phones[0]!.page.getByTestId('deck-check')).toContainText('large enough')
  await shot(page, 'one-deck-lobby-laptop')
  await shot(phones[0]!.page, 'one-deck-lobby-phone')
  // A sixth needs twenty more: the table says so and does not begin.
  await setTable(page, table, { seats: 6 })
  others.push(...(await programs(table, ['Fay'])))
  await expect(page.getByTestId('lobby-problem')).toContainText('6 players need at least 160 cards')
  await expect(page.getByTestId('start')).toBeDisabled()
  await page.getByRole('button', { name: 'It has 160' }).click()
  await expect(page.getByTestId('lobby-problem')).toContainText('Ready')
  await page.getByTestId('start').click()
  await expect(page.getByTestId('referee')).toBeVisible()

  // Ben, to Ann's left, falls on Ann's turn: she is to get his things, and does as her turn ends.
  const screen = await device(browser, 'tv')
  await screen.page.goto(`${host.url}/#/tv?table=${table}`)
  await expect(screen.page.getByTestId('referee-tv')).toBeVisible()
  await phones[0]!.page.getByTestId('im-out').click()
  await phones[0]!.page.getByRole('radio', { name: 'Dee' }).click()
  await hold(phones[0]!.page.getByTestId('out'))
  const spoils = page.getByTestId('spoils')
  await expect(spoils).toContainText('As this turn ends you get all Ben had')
  await expect(screen.page.getByTestId('referee-tv')).toContainText('Ann gets all Ben had when this turn ends.')
  await expect(phones[1]!.page.getByTestId('spoils')).toHaveCount(0)
  await shot(page, 'one-deck-spoils-laptop')
  await shot(screen.page, 'one-deck-spoils-tv')
  await hold(page.getByTestId('end-turn'))
  await expect(spoils).toHaveCount(0)
  await expect(screen.page.getByTestId('referee-tv')).toContainText('Ann takes over all that Ben had.')
  await Promise.all(others.map(one => one.close()))
  for (const one of [laptop, screen, ...phones]) await one.context.close()
})

test('the star: colours are assigned, turned, follow the seats when these are drawn again, and stand on every screen', async ({
  browser,
}) => {
  const laptop = await device(browser, 'laptop')
  const { page } = laptop
  const table = await openTable(page, host.url, 'Ann', 'Referee')
  await setTable(page, table, { seats: 5 })
  const ben = await device(browser, 'phone')
  await joinByCode(ben.page, await linkOf(page), 'Ben')
  await page.getByLabel('Format', { exact: true }).selectOption({ label: 'Two-Color Star' })
  const rows = page.getByTestId('star-colours').getByRole('listitem')
  await expect(rows.first()).toContainText('Annwhite and blue')
  await page.getByRole('button', { name: 'Turn the star' }).click()
  await expect(rows.first()).toContainText('Anngreen and white')
  // Colours were told before these came: they go on round the star.
  const others = await programs(table, ['Cal', 'Dee', 'Eli'])
  const pairs = ['green and white', 'white and blue', 'blue and black', 'black and red', 'red and green']
  for (const [i, pair] of pairs.entries()) await expect(rows.nth(i)).toContainText(pair)
  await page.getByTestId('lot').click()
  await ask(page, { say: 'watch', table }) // answered after the lot
  await expect(page.getByTestId('lobby-problem')).toContainText('Ready')
  await expect(page.getByTestId('star-colours')).toBeVisible()
  await expect(ben.page.getByTestId('star-colours')).toBeVisible()
  await expect(ben.page.getByRole('button', { name: 'Turn the star' })).toHaveCount(0)
  const assigned = await rows.allTextContents()
  await expect
    .poll(() => ben.page.getByTestId('star-colours').getByRole('listitem').allTextContents())
    .toEqual(assigned)
  await shot(page, 'star-lobby-laptop')
  await shot(ben.page, 'star-lobby-phone')
  await page.getByTestId('start').click()

  // On one's own phone: the pair that was told, and the two to attack, who sit across.
  const screen = await device(browser, 'tv')
  await screen.page.goto(`${host.url}/#/tv?table=${table}`)
  await expect(screen.page.getByTestId('referee-tv')).toBeVisible()
  const mine = assigned.find(row => row.startsWith('Ben'))!
  await expect(ben.page.locator('.ref-facts')).toContainText(mine.slice('Ben'.length))
  await expect(ben.page.locator('.ref-seat.is-target')).toHaveCount(2)
  // Each plate is of its player's two colours, wherever they sit.
  await expect(screen.page.locator('.ref-seat.is-pair')).toHaveCount(5)
  const plates = await screen.page
    .locator('.ref-seat')
    .evaluateAll(all =>
      all.map(one => ['--first', '--second'].map(name => (one as HTMLElement).style.getPropertyValue(name)).join()),
    )
  expect(plates).toEqual(
    assigned.map(row => {
      const [, first, second] = /(white|blue|black|red|green) and (white|blue|black|red|green)$/.exec(row)!
      return `var(--mana-${first}),var(--mana-${second})`
    }),
  )
  await shot(ben.page, 'star-phone')
  await shot(screen.page, 'star-tv')
  await fitsSideways(ben.page)
  await Promise.all(others.map(one => one.close()))
  for (const one of [laptop, screen, ben]) await one.context.close()
})

test('creatures moved to a team-mate are shown to both, come home again, and are told to the room', async ({
  browser,
}) => {
  const sitting = await sitDown(host.port, ['Ann', 'Ben', 'Cal', 'Dee'], { format: 'dci-two-on-two' })
  // Clockwise A-left, B-right, B-left, A-right (RULES FMT-19): Dee is Ann's partner.
  const ann = await phone(browser, sitting, 0, 'Ann')
  const dee = await phone(browser, sitting, 3, 'Dee')
  const screen = await tv(browser, sitting)
  await dee.getByTestId('more').click()
  await dee.getByRole('menuitem', { name: 'Move creatures' }).click()
  await expect(dee.getByTestId('move-sheet')).toContainText('Creatures move on your own turn.')
  await dee.keyboard.press('Escape')

  await ann.getByTestId('more').click()
  await ann.getByRole('menuitem', { name: 'Move creatures' }).click()
  const sheet = ann.getByTestId('move-sheet')
  await sheet.getByRole('button', { name: 'More: How many' }).click()
  await sheet.getByRole('button', { name: 'To Dee' }).click()
  await expect(sheet).toContainText('2 creatures with Dee')
  await shot(ann, 'moved-sheet-phone')
  await sheet.getByRole('button', { name: 'Less: How many' }).click()
  await sheet.getByRole('button', { name: '1 home' }).click()
  await expect(sheet).toContainText('1 creature with Dee')
  await ann.keyboard.press('Escape')
  await expect(ann.locator('.ref-facts')).toContainText('1 creature of yours with Dee')
  await expect(dee.locator('.ref-facts')).toContainText('1 creature of Ann with you')
  await expect(screen.getByTestId('tv')).toContainText('1 creature of Ann comes home from Dee.')
  await shot(dee, 'moved-guest-phone')

  // Whoever hosted them falls: the rest go home.
  await seat(ann, sitting.seats[3]!).click()
  await expect(ann.getByTestId('seat-sheet')).toContainText('1 creature of yours here')
  await hold(ann.getByTestId('knock-out'))
  await expect(seat(screen, sitting.seats[3]!)).toHaveClass(/is-out/)
  await expect(ann.locator('.ref-facts')).not.toContainText('creature')
  for (const page of [ann, dee, screen]) await page.context().close()
})

test('ten poison and 21 from one commander are told to that player and the judge, who say with one tap what they mean', async ({
  browser,
}) => {
  const sitting = await sitDown(host.port, ['Ann', 'Ben', 'Cal', 'Dee'], { format: 'free-for-all' })
  const [ann, ben, cal] = await Promise.all(['Ann', 'Ben', 'Cal'].map((name, i) => phone(browser, sitting, i, name)))
  const screen = await tv(browser, sitting)
  const [a, b, c] = sitting.seats as [string, string, string]
  const say = (page: Page, by: string, action: object): Promise<unknown> =>
    ask(page, { say: 'act', table: sitting.table, seat: by, action })
  const note = (page: typeof ann) => page!.getByTestId('notes')

  // Nine poison say nothing; the tenth does, to Ben and to Ann, who hosts. Nobody is put out by it.
  await ben!.getByTestId('counters').click()
  const more = ben!.getByRole('button', { name: 'More: poison' })
  const poison = ben!.locator('.ref-counters:not([data-testid=commander]) strong').first()
  await more.click()
  await expect(poison).toHaveText('1')
  await say(ben!, b, { do: 'counter', of: b, name: 'poison', amount: 8 })
  await expect(poison).toHaveText('9')
  await expect(note(ann)).toHaveCount(0)
  await more.click()
  await expect(note(ann)).toContainText('Ben has 10 poison.')
  await ben!.keyboard.press('Escape')
  await expect(note(ben)).toContainText('You have 10 poison.')
  await expect(note(cal)).toHaveCount(0)
  await expect(screen.getByTestId('referee-tv')).toContainText('Ben has 10 poison.')
  await expect(seat(screen, b)).not.toHaveClass(/is-out/)
  await shot(ann!, 'deadly-judge-phone')
  await shot(ben!, 'deadly-own-phone')
  await shot(screen, 'deadly-tv')
  // A card of Ben's says otherwise: put aside, until there is more of it.
  await note(ben).getByRole('button', { name: 'Not out' }).click()
  await expect(note(ben)).toHaveCount(0)
  await ben!.getByTestId('counters').click()
  await more.click()
  await ben!.keyboard.press('Escape')
  await expect(note(ben)).toContainText('You have 11 poison.')
  await note(ben).getByTestId('deadly-out').click()
  await expect(seat(screen, b)).toHaveClass(/is-out/)
  await expect(note(ann)).toHaveCount(0)

  // Twenty-one from Ann's commander, entered from either side: Cal is out by Ann when the judge says so.
  await seat(ann!, c).click()
  await ann!.getByTestId('commander-open').click()
  const hit = ann!.getByRole('button', { name: 'My commander hit Cal for 1' })
  await hit.click()
  await say(ann!, a, { do: 'life', of: c, amount: -11, from: a, counts: 'commander' })
  await expect(ann!.getByTestId('commander').getByRole('listitem').last()).toContainText('12')
  await expect(life(cal!)).toHaveAttribute('aria-valuenow', '8')
  await ann!.keyboard.press('Escape')
  // Two taps: the seat, and one more of it.
  await seat(cal!, a).click()
  await cal!.getByRole('button', { name: 'Ann’s commander hit me for 1' }).click()
  await expect(life(cal!)).toHaveAttribute('aria-valuenow', '7')
  await cal!.keyboard.press('Escape')
  // Cards give Cal life meanwhile, which commander damage does not mind.
  await seat(ann!, c).click()
  await ann!.getByTestId('step 10').click()
  await ann!.getByTestId('change-life').click()
  await expect(life(cal!)).toHaveAttribute('aria-valuenow', '17')
  await seat(ann!, c).click()
  await say(ann!, a, { do: 'life', of: c, amount: -7, from: a, counts: 'commander' })
  await hit.click()
  await ann!.keyboard.press('Escape')
  await expect(note(cal)).toContainText('You have 21 damage from Ann’s commander.')
  await note(ann).getByRole('button', { name: 'Cal is out' }).click()
  await expect(seat(screen, c)).toHaveClass(/is-out/)
  await expect(screen.getByTestId('referee-tv')).toContainText('Cal is knocked out by Ann')
  for (const page of [ann!, ben!, cal!, screen]) await page.context().close()
})

test('two on each other’s chairs: the judge puts them right, and every screen moves them', async ({ browser }) => {
  const sitting = await sitDown(host.port, ['Ann', 'Ben', 'Cal', 'Dee', 'Eli'], { format: 'melee' })
  const [a, b, c, d, e] = sitting.seats as [string, string, string, string, string]
  const ann = await phone(browser, sitting, 0, 'Ann')
  const dee = await phone(browser, sitting, 3, 'Dee')
  const screen = await tv(browser, sitting)
  /** Who sits where, clockwise from Ann, by what the screen shows. */
  const round = async (page: Page): Promise<readonly (string | null)[]> => {
    const seats = await page.locator('[data-seat]').evaluateAll(elements => {
      const boxes = elements.map(one => one.getBoundingClientRect())
      const middle = (at: 'left' | 'top', size: 'width' | 'height'): readonly number[] =>
        boxes.map(box => box[at] + box[size] / 2)
      const [xs, ys] = [middle('left', 'width'), middle('top', 'height')]
      const half = (of: readonly number[]): number => (Math.min(...of) + Math.max(...of)) / 2
      const angle = elements.map((_, i) => Math.atan2(ys[i]! - half(ys), xs[i]! - half(xs)))
      return elements
        .map((one, i) => ({ seat: one.getAttribute('data-seat'), angle: angle[i]! }))
        .sort((one, other) => one.angle - other.angle)
        .map(({ seat }) => seat)
    })
    const from = seats.indexOf(a)
    return [...seats.slice(from), ...seats.slice(0, from)]
  }
  await expect.poll(() => round(screen)).toEqual([a, b, c, d, e])

  await ann.getByTestId('more').click()
  await ann.getByRole('menuitem', { name: 'Set things right' }).click()
  await ann.getByTestId('judge-seat').selectOption({ label: 'Ben' })
  await ann.getByTestId('judge-swap').selectOption({ label: 'Dee' })
  await ann.getByTestId('judge-why').fill('they sat down the wrong way round')
  await shot(ann, 'judge-swaps-phone')
  await ann.getByTestId('judge-set').click()

  // First of all: news stands for a while only.
  await expect(screen.getByTestId('referee-tv')).toContainText('Ben and Dee change seats')
  for (const page of [screen, ann]) await expect.poll(() => round(page)).toEqual([a, d, c, b, e])
  // Melee attacks the left (RULES FMT-11): that is Dee now, and she faces Cal.
  await expect(seat(ann, d)).toHaveClass(/is-target/)
  await expect(seat(ann, b)).not.toHaveClass(/is-target/)
  await shot(screen, 'judge-swaps-tv')
  await shot(dee, 'judge-swaps-dee-phone')
  for (const page of [ann, dee, screen]) await page.context().close()
})
