import { expect, test } from 'vitest'
import { paceOf } from '../../../src-engine/core/game.ts'
import { games } from '../../../src-engine/index.ts'
import { join } from '../../support/host-client.ts'
import { ok, opened, playOn, seatOf, tableOf } from '../../support/host-play.ts'
import { liveAt, matchOf } from '../../support/host-table.ts'
import { runHost } from '../../support/host-run.ts'
import { viewFor } from '../../../src-engine/core/view.ts'

/** All but the game of people with their own cards, for whom nobody else can play. */
const playable = Object.values(games).filter(game => game.ownCards !== true)

test('there are games to try', () => {
  expect(playable.length).toBeGreaterThanOrEqual(3)
})

test.each(playable.map(game => game.id))('%s: a whole game over sockets, people, bots and a display', async id => {
  const game = games[id]!
  const host = await runHost({ reaction: 0.02 })
  const ann = await join(host.port, { name: 'Ann' })
  const ben = await join(host.port, { name: 'Ben' })
  const tv = await join(host.port, { display: true })
  const table = await opened(ann, id)
  await ok(ben, { say: 'sit', table })
  await ok(tv, { say: 'watch', table })
  await ok(ann, { say: 'set', table, change: { level: 'easy', thinking: 20 } })
  await ok(ann, { say: 'start', table })
  // Games in real time are too quick for this client and long ones take too long: bots sit in for both people, who look on.
  const plays = async (one: typeof ann): Promise<void> => {
    if (paceOf(game) === 'turns') await playOn(one, table, 60)
    await one.ask({ say: 'here', table, seat: seatOf(one), sitIn: true })
  }
  await Promise.all([plays(ann), plays(ben)])
  await tv.until(one => one.say === 'table' && one.table.phase === 'over')
  for (const client of [ann, ben]) await client.until(one => one.say === 'table' && one.table.phase === 'over')
  const match = matchOf(liveAt(host, table))
  // What each client put together from differences is what the rules show.
  for (const [client, viewer] of [
    [ann, 'Ann'],
    [ben, 'Ben'],
    [tv, 'table'],
  ] as const) {
    expect(client.views.get(viewer)!.view).toEqual(JSON.parse(JSON.stringify(viewFor(game, match!.state, viewer))))
  }
  expect(tableOf(tv).winners).toEqual(match!.game.outcome(match!.state)?.winners)
  await host.end()
})
