import { rmSync } from 'node:fs'
import { join as path } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { NightWord } from '../../../src-engine/night/acts.ts'
import type { MatchState, NightState, TournamentState } from '../../../src-engine/night/state.ts'
import type { TournamentSetting } from '../../../src-engine/night/tournament/tournament.ts'
import { join, personOf, tokenOf, type TestClient } from '../../support/host-client.ts'
import { ok, tableOf } from '../../support/host-play.ts'
import { freshFolder, runHost } from '../../support/host-run.ts'

// Tournaments of a night on a whole host: tables for each match, seats by teams, the same through a kill.

let host: Awaited<ReturnType<typeof runHost>>
afterEach(async () => {
  await host.end()
})

const paper = (tournament: Partial<TournamentSetting>, options = {}) => ({
  game: 'referee',
  options,
  rounds: 1,
  tournament: { form: 'single', seats: 2, team: 1, ...tournament } as const,
})
const say = (client: TestClient, act: NightWord) => ok(client, { say: 'night', act })
const refused = async (client: TestClient, act: NightWord): Promise<string> => {
  const answer = await client.ask({ say: 'night', act })
  return answer.say === 'refused' ? answer.code : answer.say
}
const seen = (client: TestClient): NightState => {
  const found = client.messages.findLast(one => one.say === 'night')
  if (found?.say !== 'night') throw new Error('no night yet')
  return found.night
}
const cup = (client: TestClient): TournamentState => seen(client).games.at(-1)!.tournament!
const crowd = async (count: number): Promise<TestClient[]> => {
  const people: TestClient[] = []
  for (let i = 0; i < count; i++) people.push(await join(host.port, { name: `P${i}` }))
  return people
}
/** Everybody comes in, and the first leads the night. */
const planned = async (people: readonly TestClient[], game: ReturnType<typeof paper>): Promise<void> => {
  await say(people[0]!, { do: 'plan', playlist: [game] })
  for (const one of people.slice(1)) await say(one, { do: 'in', on: true })
}
/** At each table that is on, the entrant drawn later gives up. */
const playRound = async (people: readonly TestClient[]): Promise<void> => {
  const { tournament, tables } = seen(people[0]!).games.at(-1)!
  for (const { id } of tables.filter(one => one.on)) {
    const { entrants } = tournament!.matches.find(one => one.table === id)!
    const loser = tournament!.entrants[Math.max(...entrants.map(one => one!))]!
    const clients = people.filter(one => seatsAt(one, id))
    for (const one of clients) await one.until(message => message.say === 'table' && message.table.id === id)
    const { host: starter } = tableOf(clients[0]!, id)
    await ok(
      clients.find(one => personOf(one) === starter)!,
      { say: 'start', table: id },
    )
    for (const one of clients.filter(client => loser.includes(personOf(client)))) {
      const { seat } = tableOf(one, id).places.find(place => place.person === personOf(one))!
      await one.ask({ say: 'act', table: id, seat, action: { do: 'concede' } })
    }
  }
  await people[0]!.until(one => one.say === 'night' && one.night.phase !== 'playing' && one === last(people[0]!))
  function seatsAt(client: TestClient, id: string): boolean {
    return tables.find(one => one.id === id)!.people.includes(personOf(client))
  }
}
const last = (client: TestClient) => client.messages.findLast(one => one.say === 'night')

test('five in a single elimination: byes, numbered tables, a walk-over, a kill in the middle, and the champion', async () => {
  host = await runHost()
  const people = await crowd(5)
  const [ann] = people as [TestClient]
  await planned(people, paper({}))
  await say(ann, { do: 'next' })
  expect(
    cup(ann)
      .matches.filter(one => one.round === 1)
      .map(one => one.by ?? one.number),
  ).toEqual(['bye', 1, 'bye', 'bye'])
  await playRound(people)
  await say(ann, { do: 'next' })
  expect(cup(ann).matches.flatMap(one => (one.round === 2 ? [one.number] : []))).toEqual([1, 2])
  const before = seen(ann)
  // What a host finds that starts after the kill: the file as it is now.
  const data = freshFolder()
  await host.lobby.context.store.log.copy(path(data, 'knockabout.db')).made
  const tokens = people.map(tokenOf)
  await host.end()
  host = await runHost({}, { data })
  const back: TestClient[] = []
  for (const [at, token] of tokens.entries()) back.push(await join(host.port, { name: `P${at}`, token }))
  expect(seen(back[0]!)).toEqual(before)
  await playRound(back)
  // One finalist has gone home, and the other has won.
  const { entrants, matches } = cup(back[0]!)
  const finalists = matches.at(-1)!.entrants.map(one => entrants[one!]![0]!)
  const gone = finalists.find(one => one !== personOf(back[0]!))!
  await say(back[0]!, { do: 'in', on: false, person: gone })
  await say(back[0]!, { do: 'next' })
  expect([seen(back[0]!).phase, cup(back[0]!).matches.at(-1)!.by]).toEqual(['over', 'award'])
  expect(seen(back[0]!).standings[0]!.person).toBe(finalists.find(one => one !== gone))
  rmSync(data, { recursive: true, force: true })
})

test('teams sit as the format wants them, and whoever would be left over is said', async () => {
  host = await runHost()
  const people = await crowd(8)
  const [ann] = people as [TestClient]
  const format = { format: 'two-on-two' }
  expect(await refused(ann, { do: 'plan', playlist: [paper({ seats: 3, form: 'single' })] })).toBe('night-no-such-game')
  expect(await refused(ann, { do: 'plan', playlist: [paper({}, format)] })).toBe('night-no-such-game')
  await planned(people.slice(0, 7), paper({ team: 2 }, format))
  expect(await refused(ann, { do: 'next' })).toBe('night-no-teams')
  await say(people[7]!, { do: 'in', on: true })
  await say(ann, { do: 'next' })
  const { entrants, matches } = cup(ann)
  expect(entrants.map(one => one.length)).toEqual([2, 2, 2, 2])
  for (const client of people) {
    const mine = entrants.findIndex(one => one.includes(personOf(client)))
    const { table } = matches.find(one => one.entrants.includes(mine))!
    await client.until(one => one.say === 'table' && one.table.id === table)
    const { places } = tableOf(client, table!)
    const partner = entrants[mine]!.find(one => one !== personOf(client))
    const at = (id: string | undefined): number => places.findIndex(place => place.person === id)
    // Two-on-two: partners sit opposite each other.
    expect((at(partner) - at(personOf(client)) + 4) % 4).toBe(2)
  }
  await playRound(people)
  await say(ann, { do: 'next' })
  await playRound(people)
  expect(seen(ann).phase).toBe('over')
  expect(seen(ann).standings.map(one => one.place)).toEqual([1, 1, 3, 3, 5, 5, 5, 5])
})

test('nobody changes the game or its house rules at a night’s table', async () => {
  host = await runHost()
  const people = await crowd(2)
  const [ann, ben] = people as [TestClient, TestClient]
  await planned(people, paper({}))
  await say(ann, { do: 'next' })
  const { table } = cup(ann).matches[0]!
  await ann.until(one => one.say === 'table' && one.table.id === table)
  for (const change of [{ game: 'brawl' }, { options: { life: 3 } }, { seats: 3 }] as const) {
    const answer = await ann.ask({ say: 'set', table: table!, change })
    expect([change, answer.say === 'refused' ? answer.code : answer.say]).toEqual([change, 'night-table'])
  }
  await ok(ann, { say: 'set', table: table!, change: { timer: 30 } })
  expect(tableOf(ben, table!).game).toBe('referee')
})

test('a semi-final found wrong: the final’s table has other people, through a kill; its draw is undone before a card', async () => {
  host = await runHost()
  const people = await crowd(4)
  const [ann] = people as [TestClient]
  await planned(people, paper({}))
  await say(ann, { do: 'next' })
  // Two change places: both tables have other people, by the same numbers.
  const [first, second] = cup(ann).matches as [MatchState, MatchState]
  const [one, other] = [first.entrants[0]!, second.entrants[0]!]
  expect(await refused(people[1]!, { do: 'swap', one, other })).toBe('not-night-host')
  await say(ann, { do: 'swap', one, other })
  const [now1, now2] = cup(ann).matches as [MatchState, MatchState]
  expect([now1.entrants.includes(other), now2.entrants.includes(one)]).toEqual([true, true])
  expect([now1.number, now2.number]).toEqual([first.number, second.number])
  expect([...host.lobby.tables.keys()].toSorted()).toEqual([now1.table!, now2.table!].toSorted())
  expect([first.table === now1.table, second.table === now2.table]).toEqual([false, false])
  await playRound(people)
  await say(ann, { do: 'next' })
  const { entrants, matches } = cup(ann)
  const finalOf = (client: TestClient) => cup(client).matches.at(-1)!
  const { table } = finalOf(ann)
  const [semi] = matches
  const [winner, loser] = [semi!.places[0]![0]!, semi!.places[1]![0]!]
  const correct: NightWord = { do: 'award', game: 0, match: semi!.id, places: [[loser], [winner]] }
  expect(await refused(people[1]!, correct)).toBe('not-night-host')
  await say(ann, correct)
  expect(finalOf(ann).entrants).toContain(loser)
  expect([finalOf(ann).table === table, finalOf(ann).number]).toEqual([false, 1])
  const now = people.find(one => entrants[loser]!.includes(personOf(one)))!
  await now.until(one => one.say === 'table' && one.table.id === finalOf(ann).table)
  expect(host.lobby.tables.has(table!)).toBe(false)
  expect(seen(ann).changes.map(({ by, about }) => [by, about.what])).toEqual([
    [personOf(ann), 'swap'],
    [personOf(ann), 'match'],
  ])
  const before = seen(ann)
  const data = freshFolder()
  await host.lobby.context.store.log.copy(path(data, 'knockabout.db')).made
  const tokens = people.map(tokenOf)
  await host.end()
  host = await runHost({}, { data })
  const back: TestClient[] = []
  for (const [at, token] of tokens.entries()) back.push(await join(host.port, { name: `P${at}`, token }))
  const [lead] = back as [TestClient]
  expect(seen(lead)).toEqual(before)
  expect([...host.lobby.tables.keys()]).toContain(finalOf(lead).table)
  expect(host.lobby.tables.has(table!)).toBe(false)
  await say(lead, { do: 'revert', change: 2 })
  expect(finalOf(lead).entrants).toContain(winner)
  await say(lead, { do: 'undo-round' })
  expect([seen(lead).phase, finalOf(lead).table, [...host.lobby.tables.keys()].length]).toEqual([
    'between',
    undefined,
    0,
  ])
  await say(lead, { do: 'next' })
  const again = finalOf(lead).table!
  const starter = back.find(one => personOf(one) === host.lobby.tables.get(again)!.table.host)!
  await ok(starter, { say: 'start', table: again })
  expect(await refused(lead, { do: 'undo-round' })).toBe('round-begun')
  expect(await refused(lead, { do: 'award', match: semi!.id, winner: loser })).toBe('match-moved-on')
  expect(await refused(lead, { do: 'award', match: 99, winner: 0 })).toBe('no-match')
  rmSync(data, { recursive: true, force: true })
})
