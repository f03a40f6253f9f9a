import { expect } from '@playwright/test'
import { Listener, type Heard } from '../support/by-ear.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { ask, openTable, setTable } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost({ pace: [0, 1] })
})
test.afterAll(() => host.end())
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const short = { 'knock-out-whist': {}, 'all-out-brawl': { lives: 1 }, 'knockout-whist': {} }
for (const [game, options] of Object.entries(short)) {
  test(`${game} is played to its end by ear and key alone`, async ({ page }) => {
    await page.goto(host.url)
    await expect(page.getByTestId('solo-now')).toBeVisible()
    const opened = (await ask(page, { say: 'open', game, solo: { bots: 1, level: 'easy' }, options })) as {
      table: string
    }
    await page.goto(`${host.url}/#/t/${opened.table}`)
    const listener = await Listener.at(page)
    await listener.waitFor(/^Your hand$/)
    // The hand and the table are read again at a key each.
    await listener.readsAgain('Shift+H', /You hold .+\./)
    await listener.readsAgain('Shift+T', / has taken 0 tricks/)
    // Until somebody has played there is nothing of it to be read.
    await listener.waitFor(/^Your turn/)
    await listener.readsAgain('Shift+L', / (deals|leads|wins) |: /)
    const end = await listener.playUntil(/^(You win!|.+ wins!)$/, async choices => {
      const choice = choices.find(one => one.shortcut !== '' && !one.disabled)
      if (choice === undefined) return false
      await listener.key(choice.shortcut)
      return true
    })
    expect(end).toMatch(/win/)
    // What was below the podium is out of reach.
    const left = await listener.choices()
    expect(left.filter(({ name }) => / of (spades|hearts|diamonds|clubs)/.test(name))).toEqual([])
    await listener.press(/^Play again$/)
    await listener.waitFor(/^Your hand$/)
  })
}

test('two at one device hand it on by ear and key alone, and neither hears the other’s cards', async ({ page }) => {
  const table = await openTable(page, host.url, 'Ann', 'Knock-out Whist')
  await setTable(page, table, { seats: 2, fill: false })
  await ask(page, { say: 'sit', table, guest: 'Ben' })
  const listener = await Listener.at(page)
  await listener.press(/^Deal the cards$/)
  const asked: string[] = []
  for (let turn = 0; turn < 3; turn++) {
    // Who is to have the device is said by itself, and nothing of a hand is there to be heard, nor what was read of it.
    const { name } = await listener.waitFor(/^Hand the device to (Ann|Ben)$/, 'heading')
    await expect.poll(async () => (await listener.announced()).at(-1)?.endsWith(name)).toBe(true)
    asked.push(name.slice(-3))
    const heard = await listener.hear()
    const isOfHand = (one: Heard): boolean =>
      one.name.includes('You hold ') || (one.role === 'option' && / of (spades|hearts|diamonds|clubs)/.test(one.name))
    expect(heard.filter(isOfHand)).toEqual([])
    // The keyboard's place is at the table, also when what was pressed is gone.
    await expect(page.locator('.table-game:focus, .table-game :focus')).toHaveCount(1)
    await listener.press(new RegExp(`^I am ${asked.at(-1)}$`))
    await listener.waitFor(/^Your hand$/)
    await listener.readsAgain('Shift+H', /You hold .+\./)
    // As long as it is their turn again, they play on.
    await listener.playUntil(/^Hand the device to /, async choices => {
      const card = choices.find(one => one.shortcut !== '' && !one.disabled)
      return card !== undefined && listener.pressNow(card)
    })
  }
  expect(new Set(asked).size).toBe(2)
  await ask(page, { say: 'close', table })
})
