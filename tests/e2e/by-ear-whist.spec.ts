import { expect } from '@playwright/test'
import { Listener } from '../support/by-ear.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { ask } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  test.setTimeout(180_000)
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
    await listener.readsAgain('Shift+H', /You hold the .+\./)
    await listener.readsAgain('Shift+T', / has taken 0 tricks/)
    // Until somebody has played there is nothing of it to be read.
    await listener.waitFor(/^Your turn/)
    await listener.readsAgain('Shift+L', / (deals|leads|plays|wins) /)
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
