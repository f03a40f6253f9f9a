import { expect, test } from 'vitest'
import { clash } from '../../../src-engine/clash/game.ts'
import { anyGame, type AnyGame } from '../../../src-engine/core/game.ts'
import { games, start } from '../../../src-engine/index.ts'
import { gameCards } from '../../../src-main/host/lobby/lobby.ts'
import { join } from '../../support/host-client.ts'
import { ok, opened } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'
import { liveAt, matchOf } from '../../support/host-table.ts'

const game: AnyGame = anyGame(clash)

test('at a table Clash is dealt with default stops and kind hands, but for what its host chose (RULES CLA-1, CLA-11)', async () => {
  const host = await runHost({ botPace: [1e8, 1e8] })
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const usual = await opened(ann, 'clash', { solo: { bots: 1, level: 'easy' } })
  expect(matchOf(liveAt(host, usual))!.options).toMatchObject({ stops: 'default', kindHands: true, quick: 'by-format' })
  const chosen = await opened(ben, 'knock-out-whist', { seats: 2 })
  // Another game, then house rules of its own: what is not said is as at any table.
  await ok(ben, { say: 'set', table: chosen, change: { game: 'clash' } })
  await ok(ben, { say: 'set', table: chosen, change: { options: { kindHands: false } } })
  await ok(ben, { say: 'start', table: chosen })
  expect(matchOf(liveAt(host, chosen))!.options).toMatchObject({ stops: 'default', kindHands: false })
  await host.end()
})

test('in scenarios and records the defaults are others, and the form at a table shows those of the table', () => {
  const started = start(game, { seats: ['Ann', 'Ben'], seed: 1 })
  expect(started.ok && started.match.options).toMatchObject({ stops: 'all', kindHands: false })
  const fields = gameCards({ clash: games['clash']! })[0]!.options
  expect(fields).toContainEqual(expect.objectContaining({ key: 'stops', default: 'default' }))
  expect(fields).toContainEqual({ key: 'kindHands', kind: 'switch', default: true })
})
