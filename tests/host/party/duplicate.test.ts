import { afterEach, expect, test } from 'vitest'
import type { RecordsAnswer } from '../../../src-engine/protocol/asks.ts'
import type { NightGame } from '../../../src-engine/night/night.ts'
import type { NightState } from '../../../src-engine/night/state.ts'
import { join, personOf, type TestClient } from '../../support/host-client.ts'
import { asked, ok, tableOf } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

// The same cards at every table of a night: nobody learns of them before they are played everywhere.

let host: Awaited<ReturnType<typeof runHost>>
afterEach(async () => {
  await host.end()
})

const deal = { game: 'knock-out-whist', options: {}, rounds: 1, duplicate: true } as const
const seen = (client: TestClient): NightState => {
  const found = client.messages.findLast(one => one.say === 'night')
  if (found?.say !== 'night') throw new Error('no night yet')
  return found.night
}
const code = async (client: TestClient, message: Parameters<TestClient['ask']>[0]): Promise<string> => {
  const answer = await client.ask(message)
  return answer.say === 'refused' ? answer.code : answer.say
}
/** A night for four, with its first deal open at two tables of two. */
const begun = async (game: NightGame = deal) => {
  host = await runHost()
  const people: TestClient[] = []
  for (const name of ['Ann', 'Ben', 'Cal', 'Dee']) people.push(await join(host.port, { name }))
  const [ann, ...others] = people as [TestClient, ...TestClient[]]
  await ok(ann, { say: 'night', act: { do: 'plan', playlist: [game, deal] } })
  for (const one of others) await ok(one, { say: 'night', act: { do: 'in', on: true } })
  await ok(ann, { say: 'night', act: { do: 'next' } })
  const { tables } = seen(ann).games[0]!
  const at = tables.map(one => ({
    id: one.id,
    people: one.people.map(id => people.find(client => personOf(client) === id)!),
  }))
  for (const { id, people: own } of at) {
    for (const one of own) await one.until(said => said.say === 'table' && said.table.id === id)
  }
  const [first, second] = at as [(typeof at)[number], (typeof at)[number]]
  return { ann, first, second }
}
type At = Awaited<ReturnType<typeof begun>>['first']
const dealt = async ({ id, people }: At): Promise<void> => {
  const leader = people.find(one => personOf(one) === tableOf(one, id).host)!
  await ok(leader, { say: 'start', table: id })
  for (const one of people) await one.until(said => said.say === 'view' && said.table === id)
}
const seatAt = (client: TestClient, table: string): string =>
  tableOf(client, table).places.find(one => one.person === personOf(client))!.seat
const concedes = async ({ id, people }: At, by = 1): Promise<void> => {
  const loser = people[by]!
  await ok(loser, { say: 'act', table: id, seat: seatAt(loser, id), action: { do: 'concede' } })
  await loser.until(said => said.say === 'table' && said.table.id === id && said.table.phase === 'over')
}
/** The cards each seat holds, by place. */
const hands = ({ id, people }: At): unknown[] =>
  tableOf(people[0]!, id).places.map(({ seat, person }) => {
    const { view } = people.find(one => personOf(one) === person)!.views.get(seat)!
    return (view['seats'] as { readonly [seat: string]: { readonly cards?: unknown } })[seat]!.cards
  })

test('the same cards at each table are compared once all have played them, and the next deal is another', async () => {
  const { ann, first, second } = await begun()
  await dealt(first)
  await dealt(second)
  expect(hands(first)[0]).toHaveLength(7)
  expect(hands(second)).toEqual(hands(first))
  const before = hands(first)
  await concedes(first)
  expect(seen(ann)).toMatchObject({ phase: 'playing', games: [{ results: [], compared: [] }] })
  expect(seen(ann).standings.map(one => one.points)).toEqual([0, 0, 0, 0])
  await concedes(second)
  await ann.until(one => one.say === 'night' && one.night.phase === 'between')
  // Nobody took a trick: all are level with who held their cards.
  expect(seen(ann).games[0]!.compared).toHaveLength(4)
  expect(seen(ann).standings.map(one => one.points)).toEqual([1.5, 1.5, 1.5, 1.5])
  await ok(ann, { say: 'rematch', table: [first, second].find(one => one.people.includes(ann))!.id })
  const again = [first, second].find(one => one.people.includes(ann))!
  await ann.until(said => said.say === 'table' && said.table.id === again.id && said.table.phase === 'playing')
  await expect.poll(() => hands(again)).not.toEqual(before)
})

test('a duel of Clash has the same decks in the same order at each table, and counts by the life the winner has left', async () => {
  const { ann, first, second } = await begun({ ...deal, game: 'clash', options: { format: 'star' } })
  await dealt(first)
  await dealt(second)
  const opening = ({ id, people }: At): unknown[] =>
    people.map(one => {
      const seat = seatAt(one, id)
      return (one.views.get(seat)!.view['seats'] as Record<string, { hand?: unknown }>)[seat]!.hand
    })
  expect(opening(first)[0]).toHaveLength(7)
  expect(opening(second)).toEqual(opening(first))
  // Nobody brings a deck of their own.
  const one = first.people[0]!
  const seat = seatAt(one, first.id)
  expect(await code(one, { say: 'choose', table: first.id, seat, key: 'decks', value: 'foundry' })).toBe('night-table')
  await concedes(first, 1)
  await concedes(second, 0)
  await ann.until(one => one.say === 'night' && one.night.phase === 'between')
  const made = seen(ann).games[0]!.compared!.map(one => [one.seat, one.made, one.others[0]!.made])
  expect(made.toSorted()).toEqual([
    [0, -20, 20],
    [0, 20, -20],
    [1, -20, 20],
    [1, 20, -20],
  ])
  expect(seen(ann).standings.map(one => one.points)).toEqual([2, 2, 1, 1])
})

test('nothing of a table is told to anybody else while the same cards are on the other one', async () => {
  const { first, second } = await begun()
  const tv = await join(host.port, { display: true })
  const stranger = await join(host.port, { name: 'Eve' })
  await dealt(first)
  await dealt(second)
  await concedes(first)
  const [done] = first.people as [TestClient]
  const [plays] = second.people as [TestClient]
  // Who still plays looks on nowhere, nor does anybody else, a TV or one who has played.
  for (const one of [plays, tv, stranger]) expect(await code(one, { say: 'watch', table: first.id })).toBe('same-deal')
  for (const one of [done, tv, stranger]) expect(await code(one, { say: 'watch', table: second.id })).toBe('same-deal')
  for (const one of [done, stranger]) expect(await code(one, { say: 'sit', table: second.id })).toBe('same-deal')
  const { record } = tableOf(done, first.id)
  const running = tableOf(plays, second.id).record
  for (const client of [done, plays, stranger]) {
    for (const what of ['record', 'replay', 'event-log', 'judge']) {
      expect([what, await code(client, { say: 'ask', what, about: { record: record! } })]).toEqual([what, 'same-deal'])
    }
    expect((await asked<RecordsAnswer>(client, 'records')).records).toEqual([])
  }
  expect(await code(stranger, { say: 'ask', what: 'replay', about: { record: running! } })).toBe('same-deal')
  // At their own table they see again what was played there.
  expect(await code(plays, { say: 'ask', what: 'replay', about: { record: running! } })).toBe('answer')
  // What would make them other cards is set by the night.
  const leader = second.people.find(one => personOf(one) === tableOf(one, second.id).host)!
  expect(await code(leader, { say: 'set', table: second.id, change: { joint: true } })).toBe('night-table')
  const all = [...first.people, ...second.people, tv, stranger]
  const told = all.map(client => client.texts.length)
  await concedes(second)
  await done.until(one => one.say === 'night' && one.night.phase === 'between')
  const { scenario } = await asked<{ scenario: { seed: string } }>(done, 'record', { record: record! })
  expect(scenario.seed).toMatch(/^[0-9a-f]{32}$/)
  for (const [at, client] of all.entries()) {
    expect(client.texts.slice(0, told[at]).some(text => text.includes(scenario.seed))).toBe(false)
  }
  expect((await asked<RecordsAnswer>(done, 'records')).records).toHaveLength(2)
})

test('a game that can’t be compared is not planned so', async () => {
  host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const plan = (game: object) => code(ann, { say: 'night', act: { do: 'plan', playlist: [{ ...deal, ...game }] } })
  expect(await plan({ game: 'referee' })).toBe('night-no-such-game')
  expect(await plan({ rounds: 2 })).toBe('night-no-such-game')
  expect(await plan({})).toBe('done')
})
