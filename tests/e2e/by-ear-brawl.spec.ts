import { setTimeout as later } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { Listener } from '../support/by-ear.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { ask } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost({ pace: [0, 1] })
})
test.afterAll(() => host.end())
test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

const kinds = {
  training: { seats: ['Ann', 'Ben'], options: { mode: 'training' } },
  tournament: { seats: ['Ann', 'Ben'], options: { mode: 'tournament' } },
  'tag team': { seats: ['Ann', 'Ben', 'Cal', 'Dee'], options: { mode: 'training', table: 'tag-team' } },
}
for (const [kind, { seats, options }] of Object.entries(kinds)) {
  test(`a ${kind} of Brawl is played to its end by ear and key alone`, async ({ page }) => {
    await page.goto(host.url)
    await expect(page.getByTestId('solo-now')).toBeVisible()
    const scenario = {
      title: `A ${kind}`,
      game: 'brawl',
      seats,
      seed: 1,
      options,
      // Few cards, and one Base frozen already.
      given: {
        first: 'Ann',
        decks: {
          ...Object.fromEntries(seats.map(seat => [seat, ['press', 'press']])),
          Ann: ['hit-green', 'freeze', 'freeze'],
        },
        stacks: [
          { owner: 'Ann', modifiers: ['freeze'], sides: { Ann: { stack: ['hit-red'] } } },
          { owner: 'Ben', sides: { Ann: { stack: ['hit-green'] } } },
        ],
      },
    }
    const opened = (await ask(page, {
      say: 'open',
      game: 'brawl',
      solo: { bots: seats.length - 1, level: 'easy' },
      scenario: JSON.stringify(scenario),
      seat: 'Ann',
    })) as { table: string }
    await page.route(/\/use-reading-/, async route => {
      await later(1000)
      await route.continue()
    })
    await page.goto(`${host.url}/#/t/${opened.table}`)
    const listener = await Listener.at(page)
    await listener.waitFor(/^Draw: \d+ cards? left/)
    // Pressed while what reads is still on its way.
    await listener.readsAgain('Shift+H', /Your hand is empty|In your hand/)
    await listener.readsAgain('Shift+T', /Base 1/)
    await listener.readsAgain('Shift+L', /\.$/)
    const end = await listener.playUntil(/^(You win!|.+ wins!|A draw)$/, async choices => {
      const knock = choices.find(({ name }) => name.startsWith('Knock'))
      if (knock !== undefined) {
        await listener.key('a')
        return true
      }
      // A spot says its key only where the card in hand may go; else it is put down, or another is drawn.
      const spot = choices.find(({ name, shortcut }) => shortcut !== '' && /^(Base|The left|The right)/.test(name))
      const holds = choices.some(({ name }) => name.startsWith('In hand: '))
      await listener.key(spot?.shortcut ?? (holds ? 'q' : 'a'))
      return true
    })
    expect(end).not.toBe('')
  })
}
