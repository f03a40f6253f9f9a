import { expect, type Page } from '@playwright/test'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { errorsOf } from '../support/e2e-play.ts'
import { ask, device, fitsSideways, joinByCode, linkOf, openTable, setTable, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

const heard = (page: Page) => page.getByTestId('heard')
/** What was announced there to a screen reader, oldest first. */
const announced = (page: Page): Promise<readonly string[]> =>
  page.getByTestId('live-region').locator('p').allInnerTexts()

test('a tag team on two devices: sides and characters from the lobby, then tag, talk, point and stop the game', async ({
  browser,
}) => {
  const { context, page: ann } = await device(browser, 'laptop')
  const { context: pocket, page: cal } = await device(browser, 'phone')
  const errors = [errorsOf(ann), errorsOf(cal)]
  const table = await openTable(ann, host.url, 'Ann')
  await setTable(ann, table, { game: 'brawl', seats: 4, options: { table: 'tag-team' }, fill: true, level: 'easy' })
  await joinByCode(cal, await linkOf(ann), 'Cal')

  // The places bots will fill can be chosen for too; a guest sees it all, and chooses for nobody but themself.
  await expect(ann.getByTestId(/^character /)).toHaveCount(4)
  await expect(cal.getByTestId('character Ann')).toBeDisabled()
  await expect(cal.getByTestId('character place4')).toBeDisabled()
  await expect(cal.getByTestId('character Cal')).toContainText('choose yours')
  await cal.getByTestId('character Cal').click()
  await expect(cal.getByRole('dialog')).toContainText('Who do you play?')
  await cal.getByTestId('pick hana').click()
  await shot(cal, 'brawl-choose-phone')
  await cal.getByTestId('take-character').click()
  await expect(ann.getByTestId('character Cal')).toContainText('Hana')
  await ann.getByTestId('character place4').click()
  await ann.getByTestId('pick noor').click()
  await ann.getByTestId('take-character').click()
  await expect(cal.getByTestId('character Cal')).toContainText('Hana')
  // Every other seat teams up: Ann with the third place. Cal and the bot there change sides at once.
  const sides = ann.locator('.brawl-teams > div')
  await sides.locator('p', { hasText: 'Cal' }).getByRole('button', { name: 'Change sides' }).click()
  await expect(sides.first().locator('p')).toHaveText([/^Ann/, /^Cal/])
  await expect(sides.last().locator('p')).toHaveText([/^Seat 4/, /^Seat 3/])
  await expect(ann.getByTestId('lobby-problem')).toHaveText('Ready when you are.')
  await shot(ann, 'brawl-team-lobby')
  await shot(cal, 'brawl-team-lobby-phone')
  await ann.getByTestId('start').click()

  await expect(ann.getByTestId('knock-panel')).toContainText('Hana')
  await ann.getByTestId('knock').click()
  await cal.getByTestId('knock').click()
  await expect(cal.getByTestId('knock-panel')).toBeHidden()
  await expect(ann.getByTestId('own Ann').getByTestId('deck')).toHaveClass(/is-lit/)
  await expect(cal.getByTestId('own Cal').getByTestId('deck')).not.toHaveClass(/is-lit/)
  await fitsSideways(cal)

  // Whoever waits asks for the ring in one tap: the question is called over the table, and is put once.
  await cal.getByTestId('tag-me').click()
  await expect(ann.locator('.brawl-calls')).toContainText('Tag me in!')
  await expect(ann.getByTestId('tag')).toHaveClass(/is-primary/)
  await expect(cal.getByTestId('tag-me')).toHaveAttribute('aria-disabled', 'true')
  // Pointing: a tap on a Base without a card in hand, seen by the other.
  await cal.locator('.brawl-on-base').first().tap()
  await expect(ann.locator('.brawl-point')).toContainText('Cal: here!')
  await expect(ann.locator('.brawl-foot .brawl-title .brawl-ring')).toHaveCSS('margin-left', /^[1-9]/)
  await shot(ann, 'brawl-team-laptop')
  await shot(cal, 'brawl-team-phone')

  // Tagged out with a card in hand one has still a finger to point with; whoever is tagged in is told.
  await ann.getByTestId('own Ann').getByTestId('deck').click()
  await expect(ann.getByTestId('own Ann').getByTestId('hand').locator('[data-card]')).toHaveCount(1)
  await ann.getByTestId('tag').click()
  await expect(cal.locator('.brawl-calls')).toContainText('You’re in!')
  await ann.locator('.brawl-on-base').first().click()
  await expect(cal.locator('.brawl-point', { hasText: 'Ann: here!' })).toBeVisible()
  await expect(cal.getByTestId('own Cal').getByTestId('deck')).toHaveClass(/is-lit/)
  await expect(ann.getByTestId('own Ann').getByTestId('deck')).not.toHaveClass(/is-lit/)
  await expect(ann.getByTestId('tag-me')).toBeVisible()

  // Anybody stops the game, everybody sees it and knows why, and nobody’s card moves until it goes on.
  await cal.getByTestId('stop').click()
  await expect(ann.getByTestId('stopped')).toBeVisible()
  await expect(heard(ann)).toContainText('I dropped a card!')
  await expect(heard(ann)).not.toContainText('I dropped a card! to the team')
  const deck = cal.getByTestId('own Cal').getByTestId('deck')
  const before = await deck.locator('.brawl-number').textContent()
  await expect(deck).not.toHaveClass(/is-lit/)
  await deck.tap()
  await expect(cal.getByTestId('own Cal').getByTestId('hand').locator('.brawl-card')).toHaveCount(0)
  await shot(cal, 'brawl-stopped-phone')
  // It goes on once both have said that they are ready, and not before.
  await ann.getByTestId('go-on').click()
  await expect(cal.getByTestId('awaited-ready')).toHaveText('Still to say they are ready: Cal')
  await expect(ann.getByTestId('go-on')).toBeHidden()
  await cal.getByTestId('go-on').click()
  await expect(cal.getByTestId('stopped')).toBeHidden()
  await expect(deck.locator('.brawl-number')).toHaveText(before!)
  await deck.tap()
  await expect(deck.locator('.brawl-number')).toHaveText(String(Number(before) - 1))
  // Who only hears it is told the same, each thing once and in its order; of what lies too far back the log tells.
  const happened = [
    'Cal asks to be tagged in.',
    'Cal points at Base 1.',
    'Ann tags Cal in.',
    'Cal says: Stop: I dropped a card!',
    'The game is paused.',
    'Still to say they are ready: Cal',
    'Everybody is ready: it goes on in three seconds.',
    'The game goes on.',
  ]
  await expect.poll(async () => (await announced(ann)).join(' ')).toContain('The game goes on.')
  const said = (await announced(ann)).join(' ')
  const told = happened.filter(line => said.includes(line))
  expect(told.toSorted((a, b) => said.indexOf(a) - said.indexOf(b))).toEqual(told)
  expect(told.filter(line => said.split(line).length > 2)).toEqual([])
  expect(said).not.toContain('**')
  // Cal goes on at another device of theirs: the first is told so once, the second nothing of what was.
  const second = await pocket.newPage()
  await second.goto(cal.url())
  await expect(second.getByTestId('own Cal').getByTestId('deck')).toBeVisible()
  const moved = 'You are playing in another window or on another device now.'
  await expect.poll(async () => (await announced(cal)).join(' ').split(moved).length).toBe(2)
  const saidThere = (await announced(second)).join(' ')
  expect(happened.filter(line => saidThere.includes(line))).toEqual([])
  expect(errors).toEqual([[], []])
  await pocket.close()
  await context.close()
})

test('a circle on a phone: one zone large, the other in little; a tap or a dragged card brings it to the front', async ({
  browser,
}) => {
  const { context, page } = await device(browser, 'phone')
  const errors = errorsOf(page)
  await page.goto(host.url)
  await expect(page.getByTestId('solo-now')).toBeVisible()
  const seats = ['Ann', 'Ben', 'Cal', 'Dot']
  const zones = seats.map((seat, at) => [seat, seats[(at + 1) % 4]!] as const)
  const row = ([one, other]: readonly [string, string]) => [
    { owner: one, sides: { [one]: { stack: ['hit-red', 'hit-red', 'hit2-red', 'block-red'] } } },
    { owner: other, sides: { [other]: { stack: ['hit-blue', 'dodge', 'hit-green', 'hit2-green', 'hit-green'] } } },
    { owner: one },
  ]
  const scenario = {
    title: 'A circle',
    game: 'brawl',
    seats,
    seed: 1,
    options: { table: 'round-robin', mode: 'training' },
    given: {
      first: 'Ann',
      decks: { Ann: ['hit-blue', 'freeze'] },
      stacks: Object.fromEntries(zones.map(zone => [zone.join('|'), row(zone)])),
    },
    steps: seats.map(by => ({ by, do: 'knock' })),
  }
  const opened = (await ask(page, {
    say: 'open',
    game: 'brawl',
    solo: { bots: 3, level: 'easy' },
    scenario: JSON.stringify(scenario),
    seat: 'Ann',
  })) as { readonly table: string }
  await page.evaluate(table => (location.hash = `#/t/${table}`), opened.table)
  const large = page.locator('.brawl-zone .brawl-row')
  await expect(large).toHaveAttribute('data-row', 'Ann|Ben')
  await fitsSideways(page)
  // Large enough to read and to tap, and no card lies on a Base it does not belong to.
  for (const card of await page.locator('.brawl-zone .brawl-on-base').all())
    expect((await card.boundingBox())!.width).toBeGreaterThan(40)
  const middle = await page.locator('.brawl-zone .brawl-on-base').first().boundingBox()
  for (const card of await page.locator('.brawl-zone .brawl-base').first().locator('.brawl-side:not(.is-far) li').all())
    expect((await card.boundingBox())!.y).toBeGreaterThan(middle!.y + middle!.height - 1)

  await page.getByTestId('other-zone').tap()
  await expect(large).toHaveAttribute('data-row', 'Dot|Ann')
  await shot(page, 'brawl-circle-phone')
  // Somebody else’s row, held up to be looked at.
  await page.locator('.brawl-strip').first().tap()
  await expect(page.getByTestId('row-sheet')).toBeVisible()
  await shot(page, 'brawl-circle-sheet')
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('row-sheet')).toBeHidden()

  // From the deck over the small zone, which opens under the card, to the bare side it is let go on.
  const from = (await page.getByTestId('deck').boundingBox())!
  const over = (await page.getByTestId('other-zone').boundingBox())!
  await page.mouse.move(from.x + 20, from.y + 30)
  await page.mouse.down()
  await page.mouse.move(over.x + over.width / 2, over.y + over.height / 2, { steps: 6 })
  await expect(large).toHaveAttribute('data-row', 'Ann|Ben')
  // What lies small under the card now stays so while the finger goes on over it.
  await page.mouse.move(over.x + over.width / 2 + 8, over.y + over.height / 2)
  await expect(large).toHaveAttribute('data-row', 'Ann|Ben')
  const bare = page.getByTestId('side 2 near')
  await expect(bare).toHaveClass(/is-lit/)
  const to = (await bare.boundingBox())!
  await page.mouse.move(to.x + to.width / 2, to.y + 20, { steps: 4 })
  await page.mouse.up()
  await expect(bare.locator('[data-card="hit-blue"]')).toHaveCount(1)
  expect(errors).toEqual([])
  await context.close()
})
