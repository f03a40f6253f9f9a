import { afterEach, expect, test } from 'vitest'
import type { NightGame } from '../../../src-engine/night/night.ts'
import type { SeatingAnswer } from '../../../src-engine/protocol/answers.ts'
import { join, personOf, type TestClient } from '../../support/host-client.ts'
import { asked, ok, tableOf } from '../../support/host-play.ts'
import { runHost } from '../../support/host-run.ts'

let host: Awaited<ReturnType<typeof runHost>>
afterEach(async () => {
  await host.end()
})

const plays = (game: string, more: Partial<NightGame> = {}): NightGame => ({ game, options: {}, rounds: 1, ...more })

test('who plans a night is told how many tables of how many people, with how many bots, and what can’t be played', async () => {
  host = await runHost()
  const ann = await join(host.port, { name: 'Ann' })
  const playlist = [
    plays('knockout-whist'),
    plays('all-out-brawl'),
    plays('knock-out-whist', { duplicate: true }),
    plays('clash', { options: { format: 'two-headed-giant' } }),
    plays('brawl', { tournament: { form: 'single', seats: 2, team: 1 } }),
    plays('chess'),
  ]
  const { games } = await asked<SeatingAnswer>(ann, 'seating', { people: 9, playlist })
  const tables = games.map(one => one?.map(({ people, bots }) => [people, bots]) ?? null)
  const [whist, allOut, sameCards, giants, ...others] = tables
  expect(whist).toEqual([
    [5, 0],
    [4, 0],
  ])
  expect(allOut).toEqual([[9, 0]])
  expect(sameCards).toEqual([
    [3, 0],
    [3, 0],
    [3, 0],
  ])
  expect(giants).toEqual([
    [3, 1],
    [3, 1],
    [3, 1],
  ])
  // A tournament pairs again each round; and chess is no game of the house.
  expect(others).toEqual([null, null])
  expect(new Set(games[3]?.map(one => one.team))).toEqual(new Set([2]))
  // Whatever doesn't fit the question is refused, and nothing is opened by asking.
  expect((await ann.ask({ say: 'ask', what: 'seating', about: { people: 0, playlist } })).say).toBe('refused')
  expect(ann.messages.findLast(one => one.say === 'lobby')).toMatchObject({ tables: [] })
})

test('the tables that are opened are those that were told', async () => {
  host = await runHost()
  const people: TestClient[] = []
  for (let at = 0; at < 9; at++) people.push(await join(host.port, { name: `Guest ${at}` }))
  const [ann] = people as [TestClient]
  const playlist = [plays('knockout-whist'), plays('clash', { options: { format: 'two-headed-giant' } })]
  const { games } = await asked<SeatingAnswer>(ann, 'seating', { people: people.length, playlist })
  await ok(ann, { say: 'night', act: { do: 'plan', playlist } })
  for (const one of people) await ok(one, { say: 'night', act: { do: 'in', on: true } })
  for (const told of games) {
    await ok(ann, { say: 'night', act: { do: 'next' } })
    const said = ann.messages.findLast(one => one.say === 'night')
    const opened = said?.say === 'night' ? said.night.games.at(-1)!.tables : []
    expect(opened.map(one => one.people.length)).toEqual(told!.map(one => one.people))
    const at = opened.findIndex(one => one.people.includes(personOf(ann)))
    const { people: sitting, bots } = told![at]!
    expect(tableOf(ann, opened[at]!.id).places).toHaveLength(sitting + bots)
    await ok(ann, { say: 'night', act: { do: 'skip' } })
  }
})
