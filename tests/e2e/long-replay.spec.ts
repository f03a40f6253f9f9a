import { expect, type Page } from '@playwright/test'
import type { Json } from '../../src-engine/core/json.ts'
import { botAction, counted, play, start, toAct, type Match } from '../../src-engine/core/match.ts'
import { games } from '../../src-engine/index.ts'
import { uploadBytes } from '../../src-engine/protocol/asks.ts'
import { limits } from '../../src-engine/protocol/version.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { dropFile } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

interface LongGame {
  readonly text: string
  readonly actions: number
  readonly winner: string
}

/** A whole game of All Out Brawl for twelve, four lives each, played by bots; with looks between, as a checked file has. */
function longGame(): LongGame {
  const seats = Array.from({ length: 12 }, (_, i) => `Guest${String.fromCodePoint(65 + i)}`)
  const options = { lives: 4, matchEnd: 'last-in-game' }
  const started = start(games['all-out-brawl']!, { seats, seed: 12, options })
  if (!started.ok) throw new Error(started.code)
  let match: Match = started.match
  const steps: object[] = []
  let actions = 0
  while (match.game.outcome(match.state) === undefined) {
    const seat = toAct(match)[0]!
    const action = botAction(match, seat, 'easy', counted(0)) as unknown as Json
    const played = play(match, seat, action)
    if (!played.ok) throw new Error(played.refused)
    match = played.match
    actions++
    const { seats: now } = match.game.open(match.state) as unknown as { readonly seats: object }
    steps.push({ by: seat, ...(action as object) }, { see: { seats: now } })
  }
  const winner = match.game.outcome(match.state)!.winners[0]!
  return {
    text: JSON.stringify({ title: 'A long evening', game: 'all-out-brawl', seats, seed: 12, options, steps }),
    actions,
    winner,
  }
}

const where = (page: Page) => page.getByTestId('replay-where')

test('a game too long for one message is sent in slices, watched to its end, and comes again on a new connection', async ({
  page,
}) => {
  const game = longGame()
  expect(game.text.length).toBeGreaterThan(2 * limits.messageBytes)
  expect(game.text.length).toBeLessThan(uploadBytes)
  const cuts: (() => Promise<void>)[] = []
  await page.routeWebSocket(/\/ws$/, socket => {
    const server = socket.connectToServer()
    cuts.push(async () => {
      await server.close()
      await socket.close()
    })
  })
  await page.goto(`${host.url}/#/replay`)
  await expect(page.getByTestId('replay')).toBeVisible()
  await dropFile(page, 'long.json', game.text)
  await expect(where(page)).toContainText(`0 of ${game.actions}`)
  await page.getByTestId('replay-player').press('End')
  await expect(where(page)).toContainText(`${game.actions} of ${game.actions}`)
  await expect(page.getByTestId('replay-caption')).toContainText(game.winner)
  // It is too long to open a table with: no button that could only fail.
  await expect(page.getByTestId('play-file')).toHaveCount(0)

  // The connection falls away and comes again: the host no longer knows the file, and is sent it again.
  expect(cuts).toHaveLength(1)
  await cuts[0]!()
  await expect.poll(() => cuts.length).toBe(2)
  await page.getByTestId('replay-player').press('Home')
  await expect(where(page)).toContainText(`0 of ${game.actions}`)
  await page.getByTestId('replay-eyes').selectOption({ label: 'GuestC' })
  await expect(page.getByTestId('hand')).toBeVisible()
})

test('more than any game comes to is refused with a plain word, and what is shown stays', async ({ page }) => {
  const game = longGame()
  await page.goto(`${host.url}/#/replay`)
  await expect(page.getByTestId('replay')).toBeVisible()
  await dropFile(page, 'long.json', game.text)
  await expect(where(page)).toContainText(`0 of ${game.actions}`)
  await dropFile(page, 'huge.json', game.text.replace('A long evening', 'x'.repeat(uploadBytes)))
  await expect(page.getByTestId('replay-problem')).toContainText('larger than any game comes to: at most 4 MB')
  await expect(where(page)).toContainText(`0 of ${game.actions}`)
})
