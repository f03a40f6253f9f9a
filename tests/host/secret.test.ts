import { expect, test } from 'vitest'
import { chanceFrom, games, play } from '../../src-engine/index.ts'
import type { JsonObject } from '../../src-engine/core/json.ts'
import type { Match } from '../../src-engine/core/match.ts'
import { fillings } from '../../src-engine/core/offers.ts'
import { join, type TestClient } from '../support/host-client.ts'
import { ok, opened, pause } from '../support/host-play.ts'
import { liveAt, matchOf, plant, recordOf } from '../support/host-table.ts'
import { runHost, freshFolder } from '../support/host-run.ts'
import { unseenAnew } from '../support/unseen.ts'

// Two hosts with the same seed, whose games differ only in what the viewer may not see, must send that viewer the very
// same bytes over the socket: whole views and differences, offers and events, to the last trick.

const playable = Object.values(games).filter(game => game.paper !== true)

async function twin(
  seed: string,
  game: string,
): Promise<{ host: Awaited<ReturnType<typeof runHost>>; ann: TestClient; table: string }> {
  // No bots of the host's own: the test plays every seat through the queue.
  const host = await runHost({ seed, botPace: [1e8, 1e8] }, { data: freshFolder() })
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, game)
  const names = ['Ben', 'Cal', 'Dot', 'Eve', 'Fay'].slice(0, liveAt(host, table).table.places.length - 1)
  for (const name of names) {
    const other = await join(host.port, { name })
    await ok(other, { say: 'sit', table })
  }
  await ok(ann, { say: 'start', table })
  await ann.until(one => one.say === 'view')
  return { host, ann, table }
}

/** A match like this one in all that Ann may see, in which this action is possible too. */
function other(match: Match, viewer: string, seat: string, action: JsonObject, salt: number): Match | undefined {
  for (let tries = 0; tries < 60; tries++) {
    const chance = chanceFrom({ seed: 'f'.repeat(32), drawn: { unseen: salt * 1000 + tries * 7 } })
    const state = unseenAnew(match.game, match.state, viewer, {
      ...chance,
      below: (_what, n) => chance.below('unseen', n),
      shuffle: (_what, items) => chance.shuffle('unseen', items),
    })
    const twin = { ...match, state }
    if (play(twin, seat, action).ok) return twin
  }
  return undefined
}

test.each(playable.map(game => game.id))('%s: what Ann may not see changes no byte she is sent', async id => {
  const one = await twin('0123456789abcdef'.repeat(2), id)
  const two = await twin('0123456789abcdef'.repeat(2), id)
  const [roomA, roomB] = [liveAt(one.host, one.table), liveAt(two.host, two.table)]
  const views = ({ ann, table }: typeof one): string[] =>
    ann.texts.filter(text => text.startsWith('{"say":"view"')).map(text => text.replace(table, 'TABLE'))
  let differed = 0
  for (let step = 0; step < 500 && roomA.table.phase.at === 'playing'; step++) {
    const match = matchOf(roomA)
    const actors = match.game.actors(match.state)
    const seat = actors[step % actors.length]!
    const all = fillings(match.game.offers(match.state, seat)).filter(way => way.do !== 'concede')
    // As long a game as can be: nobody says they are done while they can play on.
    const longer = all.filter(way => way.do !== 'done')
    const open = longer.length > 0 ? longer : all
    const action = open[step % open.length] as unknown as JsonObject
    // Where an act shows what nobody had seen, the two must be the same.
    const twin =
      match.game.acts.reveals?.(match.state, action as never) === true
        ? undefined
        : other(match, 'Ann', seat, action, step)
    if (
      twin !== undefined &&
      JSON.stringify(twin.game.scenario.see(twin.state)) !== JSON.stringify(match.game.scenario.see(match.state))
    )
      differed++
    plant(roomB, twin ?? match)
    roomA.submit({ act: { do: 'act', seat, action } })
    roomB.submit({ act: { do: 'act', seat, action } })
    // A game without turns writes a moment after the play came, with whatever else came by then.
    for (let i = 0; i < 100 && matchOf(roomA).seq + matchOf(roomB).seq < 2 * match.seq + 2; i++) await pause(2)
    expect(matchOf(roomA).seq).toBe(match.seq + 1)
    expect(matchOf(roomB).seq).toBe(match.seq + 1)
    // From here both go on with the same cards; the next step deals the unseen anew.
    if (roomA.table.phase.at === 'playing') plant(roomB, matchOf(roomA))
    if (step % 5 === 0) for (const { ann, table } of [one, two]) ann.say({ say: 'sync', table, viewer: 'Ann' })
    await new Promise(resolve => setImmediate(resolve))
  }
  expect(roomA.table.phase.at).toBe('over')
  for (const { ann } of [one, two]) {
    ann.say({ say: 'ping', at: 1 })
    await ann.until(said => said.say === 'pong')
  }
  expect(differed).toBeGreaterThan(3)
  expect(views(one).length).toBeGreaterThan(10)
  expect(views(two)).toEqual(views(one))
  await one.host.end()
  await two.host.end()
})

test('no words of a file, whatever they are, open a game that is still on to more than the table’s eyes', async () => {
  const host = await runHost({ botPace: [1e8, 1e8] })
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist')
  await ok(ann, { say: 'start', table })
  const room = liveAt(host, table)
  const record = recordOf(room)
  const ask = (about: object) => ann.ask({ say: 'ask', what: 'replay', about } as never)
  expect((await ask({ record, viewer: 'table' })).say).toBe('answer')
  const played = host.hall.house.store.records.count(record)
  const other = room.table.places.map(place => place.seat).find(seat => seat !== room.table.places[0]!.seat)!
  for (const scenario of [`${record} ${played}`, `record ${record} ${played}`, record])
    expect(await ask({ scenario, viewer: other })).toMatchObject({ say: 'refused', code: 'bad-scenario' })
  expect(await ask({ record, viewer: other })).toMatchObject({ say: 'refused', code: 'no-viewer' })
  await ann.close()
  await host.end()
})
